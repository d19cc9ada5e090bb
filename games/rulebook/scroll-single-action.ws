# Rulebook, Scroll action. A single Scroll action gives the Scroll furthest from the pile.
title    One Scroll action gives the first Scroll
clauses  R1 R5
players  yellow red

deal     scrolls prophecy rank; spell single
hand     yellow energy/scroll
given    turn = yellow 1
play     lay energy/scroll 1,0 0,1; start scroll
offered  scroll = scroll 1
play     scroll 1
expect   yellow prophecies = rank
expect   display 1 = spell single
