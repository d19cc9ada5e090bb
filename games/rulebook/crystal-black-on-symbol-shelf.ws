# Rulebook, Crystal action. On one of the six upper shelves the Black Crystal gives four actions instead of two.
title    The Black Crystal on a symbol shelf
clauses  C4
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 0,0 = 2,1
play     lay crystal/scroll -1,0 -1,1; start crystal; crystal 2,1 out wand; shelve black wand; use vial wand x4
expect   batch = wand 4
