# FAQ: two vials of one kind are never combined. The Crystal vial adds to the Crystal batch that fills it (rulebook example), the
# second one is a separate bonus. Here each Crystal is racked as soon as it is out.
title    Two Crystal vials, racked one by one
clauses  B3 B4 C3
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 2,-1 = 3,-1
given    yellow crystal 1,1 = 3,-2
given    yellow cell -2,3 = crystal
play     lay crystal/scroll -2,2 -1,1; start crystal
expect   batch = crystal 3
play     crystal 3,-1 out crystal; shelve crystal
expect   batch = crystal 4
play     crystal 3,-2 out crystal; shelve crystal
expect   batch = crystal 3
expect   pending = vial crystal x2
# The bonus takes no part in the batch around it, and its own vial is the one that it may have.
play     use vial crystal
expect   batches = crystal 3; crystal 2
