# The same two Crystals, moved out first and racked afterwards: the order makes no difference.
title    Two Crystal vials, racked together
clauses  B3 B4 C3
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 2,-1 = 3,-1
given    yellow crystal 1,1 = 3,-2
given    yellow cell -2,3 = crystal
play     lay crystal/scroll -2,2 -1,1; start crystal
play     crystal 3,-1 out crystal; crystal 3,-2 out crystal
expect   batch = crystal 1
play     shelve crystal; shelve crystal
expect   batch = crystal 3
expect   pending = vial crystal x2
play     use vial crystal
expect   batches = crystal 3; crystal 2
