title    Walking on the Wand
clauses  M1 M6
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow wand = 20
given    yellow cell -2,0 = wand
play     lay energy/wand -3,2 -3,1; start wand
refused  wand 0 : Advance at least one space, or end the actions (M1).
refused  wand 3 : You cannot advance 3 spaces: the Wand ends after 2 (M1).
given    yellow wand = 10
refused  wand 4 : That takes 4 actions, and there are 3 left (M1).
given    yellow wand = 22
refused  wand 1 : Your counter is on the last space of the Wand (M6).
