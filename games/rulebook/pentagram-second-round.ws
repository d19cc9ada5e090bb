# Rulebook, Pentagram action, note. The second time round the owl tiles are worth less.
title    The second round on the Pentagram
clauses  P5 P2
players  yellow red

hand     yellow pentagram/scroll
given    turn = yellow 1
given    yellow pentagram = 14
given    owls-left 1 = 4
given    yellow cell 1,2 0,2 -1,3 = pentagram
given    yellow cell -1,1 = pentagram
play     lay pentagram/scroll 0,1 1,0; start pentagram
expect   batch = pentagram 6
play     step
expect   yellow pentagram = 0
play     step; step
expect   yellow specials = 1
play     place special energy/witch -3,1; step; step; step
expect   yellow pentagram = 5
expect   yellow owls = 6
