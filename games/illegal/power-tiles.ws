title    Power tiles
clauses  D2 D4
players  yellow red

options  ingredients
hand     yellow pentagram/crystal
given    turn = yellow 1
given    yellow pentagram = 4
given    yellow crystal 2,-1 = 3,-1
given    table = energy
given    power = energy scroll
play     lay pentagram/crystal 1,0 2,0; start pentagram
refused  decline : No power tile is being offered to you now (D2).
refused  power energy 0,1 0,2 : No power tile is being offered to you now (D2).
play     step
refused  step : First lay a power tile or decline it (D2).
refused  power wand 0,1 0,2 : The wand power tile is taken: choose another one (D4).
refused  power energy 0,2 0,1 : Name the cells of a power tile in ascending order: 0,1, then 0,2 (D4).
refused  power energy 0,0 0,1 : Cell 0,0 is not empty: choose another one (T2).
refused  power energy -1,1 0,2 : The cells -1,1 and 0,2 do not lie side by side (T2).
play     decline
play     crystal 3,-1 out crystal; shelve crystal collect
refused  decline : You chose the collecting tile: lay a power tile now (D2).
refused  end : First lay the power tile that you asked for (D2).
