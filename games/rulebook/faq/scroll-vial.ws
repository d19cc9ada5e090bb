# FAQ. A Crystal in the Scroll vial gives one Scroll, from position 1 or 2. A spell opens higher positions.
title    The Scroll vial gives one Scroll out of two
clauses  B3 C3 R1
players  yellow red

deal     scrolls prophecy rank; spell wand; prophecy chips; spell energy
hand     yellow crystal/wand
given    turn = yellow 1
given    yellow crystal -1,2 = -1,3
given    yellow spells = scroll
play     lay crystal/wand 1,0 0,1; start crystal; crystal -1,3 out scroll; shelve scroll
expect   pending = vial scroll x2
play     use vial scroll
offered  scroll = scroll 1; scroll 2
play     spell scroll
offered  scroll = scroll 1; scroll 2; scroll 3; scroll 4
play     scroll 4
expect   yellow spells = energy
expect   batch = wand 1
