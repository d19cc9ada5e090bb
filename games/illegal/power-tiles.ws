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
refused  decline : no-question (D2)
refused  power energy 0,1 0,2 : no-question (D2)
play     step
refused  step : open-question owl (D2)
refused  power wand 0,1 0,2 : power-tile-gone wand (D4)
refused  power energy 0,2 0,1 : cells-out-of-order 0,2 0,1 (D4)
refused  power energy 0,0 0,1 : cell-taken 0,0 (T2)
refused  power energy -1,1 0,2 : not-neighbours -1,1 0,2 (T2)
play     decline
play     crystal 3,-1 out crystal; shelve crystal collect
refused  decline : cannot-decline (D2)
refused  end : open-question vial (D2)
