# Rulebook, Scroll action. Three steps on the Wand and a Wand spell make five; the spell is turned over and used once.
title    A Wand spell adds two steps
clauses  R3 M1
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow spells = wand
given    yellow cell -2,0 = wand
play     lay energy/wand -3,2 -3,1; start wand
expect   batch = wand 3
play     spell wand
offered  wand = wand 1; wand 2; wand 3; wand 4; wand 5
play     wand 5
expect   yellow wand = 5
expect   yellow spells = none
expect   yellow used-spells = wand
expect   yellow scrolls = 1
