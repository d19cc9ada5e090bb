# Rulebook, Pentagram action, notes. Every space entered or passed counts: the topmost owl tile on an owl space, 2 points
# where the stack is used up, the special tile of a hex space, and the next round is like the first.
title    Round the Pentagram
clauses  P1 P2 P5 S2
players  yellow red

hand     yellow pentagram/scroll
given    turn = yellow 1
given    yellow pentagram = 4
given    owls-left 2 = 0
given    yellow cell 1,2 0,2 -1,3 = pentagram
given    yellow cell 2,1 2,0 1,0 = pentagram
given    yellow cell 1,-1 0,-1 = pentagram
play     lay pentagram/scroll 0,1 -1,1; start pentagram
expect   batch = pentagram 10
play     step
expect   yellow owls = 7
expect   owls-left 1 = 4
play     step; step; step
expect   yellow pentagram = 8
expect   yellow specials = 1
play     step; step; step
# The second stack is empty.
expect   yellow score = 2
expect   yellow owls = 7
play     step; step; step
expect   yellow specials = 2
# With the last step onto the hex space all ten actions are spent.
expect   yellow pentagram = 14
