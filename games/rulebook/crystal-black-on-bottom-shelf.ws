# Rulebook, Crystal action. On the bottom shelf the Black Crystal gives three actions of the chip's type instead of one.
title    The Black Crystal on the bottom shelf
clauses  C4
players  yellow red

deal     table scroll points energy
hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 0,0 = 2,1
play     lay crystal/scroll -1,0 -1,1; start crystal; crystal 2,1 out wand; shelve black wand chip scroll
expect   pending = chip scroll x3
play     use chip scroll x3
offered  scroll = scroll 1; scroll 2; scroll 3
expect   yellow chips = scroll
