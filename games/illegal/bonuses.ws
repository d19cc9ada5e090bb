title    Bonuses that do not wait
clauses  B1 P4
players  yellow red

deal     specials energy/witch
deal     chip v0 = wand
hand     yellow witch/pentagram
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0
given    yellow pentagram = 1
given    yellow lying = 1
play     lay witch/pentagram 1,0 0,1; start pentagram
refused  use chip wand : You have no such bonus waiting (B1).
refused  use free wand : You have no such bonus waiting (B1).
refused  place special energy/witch 1,-1 : You have no such bonus waiting (B1).
play     step
refused  use special energy/witch as wand : The special hex tile energy/witch does not show wand (P4).
refused  place special energy/witch 0,0 : Cell 0,0 is not empty: choose another one (T2).
play     place special energy/witch -1,0; witch v0
refused  use chip wand x2 : You have no such bonus waiting (B1).
refused  use vial wand : You have no such bonus waiting (B1).
refused  use wand crystal : You have no such bonus waiting (B1).
