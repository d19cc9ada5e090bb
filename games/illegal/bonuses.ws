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
refused  use chip wand : not-pending (B1)
refused  use free wand : not-pending (B1)
refused  place special energy/witch 1,-1 : not-pending (B1)
play     step
refused  use special energy/witch as wand : not-on-special energy/witch wand (P4)
refused  place special energy/witch 0,0 : cell-taken 0,0 (T2)
play     place special energy/witch -1,0; witch v0
refused  use chip wand x2 : not-pending (B1)
refused  use vial wand : not-pending (B1)
refused  use wand crystal : not-pending (B1)
