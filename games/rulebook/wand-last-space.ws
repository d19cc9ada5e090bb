# Rulebook, Wand action. On the last space the Wand has ended, however many actions there are.
title    The last space of the Wand
clauses  M6 M7
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow specials = 3
given    yellow wand = 20
given    yellow cell -2,0 -2,-1 = wand
play     lay energy/wand -3,2 -3,1; start wand
offered  wand = wand 1; wand 2
play     wand 2
expect   yellow wand = 22
# Special tiles count 2 points each.
expect   yellow silver specials = 6
expect   yellow score = 6
