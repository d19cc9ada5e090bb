# FAQ. Two vials of one kind are two batches; a spell may be added to either.
title    Vials are not combined
clauses  B3 C3
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 1,1 = 2,1
given    yellow crystal -1,2 = 1,2
given    yellow spells = wand
given    yellow cell -2,3 = crystal
play     lay crystal/scroll -2,2 -1,1; start crystal; crystal 2,1 out wand; crystal 1,2 out wand; shelve wand; shelve wand
expect   pending = vial wand x2; vial wand x2
offered  use = use vial wand
play     use vial wand
offered  wand = wand 1; wand 2
play     spell wand
offered  wand = wand 1; wand 2; wand 3; wand 4
play     wand 1
# On space 1 nothing happens, and the second vial still waits with its two actions.
expect   pending = vial wand x2
play     use vial wand
offered  wand = wand 1; wand 2
