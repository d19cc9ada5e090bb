title    Walking on the Wand
clauses  M1 M6
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow wand = 20
given    yellow cell -2,0 = wand
play     lay energy/wand -3,2 -3,1; start wand
refused  wand 0 : no-movement wand (M1)
refused  wand 3 : beyond-the-wand needs 3, 2 left (M1)
given    yellow wand = 10
refused  wand 4 : too-few-actions needs 4, 3 left (M1)
given    yellow wand = 22
refused  wand 1 : end-of-wand (M6)
