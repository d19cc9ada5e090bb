# Rulebook, Crystal action. Where the symbol's shelf is full only the bottom one is left.
title    A full shelf leaves the bottom shelf
clauses  C5
players  yellow red

deal     table points scroll energy
hand     yellow crystal/scroll
given    turn = yellow 1
given    shelf crystal = 4
given    table = energy points
given    yellow crystal 2,-1 = 3,-1
play     lay crystal/scroll 0,1 -1,1; start crystal; crystal 3,-1 out crystal
offered  shelve = shelve crystal chip energy; shelve crystal chip points
