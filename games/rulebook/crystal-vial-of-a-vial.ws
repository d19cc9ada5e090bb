# A Crystal batch that comes from a vial has taken up its one vial already: the next Crystal vial is a bonus again.
title    A Crystal vial does not add to another one
clauses  B4
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 2,-1 = 3,-1
given    yellow crystal 1,1 = 3,-2
given    yellow crystal 1,-2 = 2,-2
given    yellow cell -2,3 = crystal
play     lay crystal/scroll -2,2 -1,1; start crystal
play     crystal 3,-1 out crystal; shelve crystal; crystal 3,-2 out crystal; shelve crystal; crystal 2,-2 3,-2
expect   batch = crystal 2
play     use vial crystal; crystal 3,-2 out crystal; shelve crystal
expect   batches = crystal 2; crystal 1
expect   pending = vial crystal x2
