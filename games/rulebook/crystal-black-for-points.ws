# Rulebook, Crystal action. With a points chip the Black Crystal brings 5 points instead of 3.
title    The Black Crystal for a points chip
clauses  C4
players  yellow red

deal     table scroll points energy
hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 0,0 = 2,1
given    yellow crystal 1,1 = 1,2
given    yellow cell 1,0 2,0 = crystal
play     lay crystal/scroll 0,1 -1,1; start crystal; crystal 2,1 out wand; shelve black wand chip points
expect   yellow score = 5
expect   yellow chips = points
# A Crystal of the own colour beside it for the 3 points of another one.
given    table = points
play     crystal 1,2 out wand; shelve wand chip points
expect   yellow score = 8
