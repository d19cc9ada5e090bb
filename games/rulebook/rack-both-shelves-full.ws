# Rulebook, Crystal action. Where the bottom shelf is full as well, the Crystal is kept next to the screen for nothing.
title    Both shelves are full
clauses  C5
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    shelf crystal = 4
given    shelf bottom = 4
given    yellow crystal 2,-1 = 3,-1
play     lay crystal/scroll 0,1 -1,1; start crystal; crystal 3,-1 out crystal
offered  shelve = shelve crystal
play     shelve crystal
expect   yellow racked = 0
expect   yellow aside = 1
# No action came of it: the second type is on.
expect   batch = scroll 1
