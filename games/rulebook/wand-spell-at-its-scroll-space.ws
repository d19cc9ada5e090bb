# A Wand move passes the Wand's own Scroll space and takes a Wand spell there. The move is over: the spell comes too late for it and
# waits for another Wand batch.
title    A spell that a Wand move brings comes too late for it
clauses  M1 M5 R4
players  yellow red

deal     scrolls spell wand; prophecy rank; prophecy chips; spell energy; spell witch; prophecy lying; spell crystal
hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow wand = 17
given    red wand = 20
play     lay energy/wand -3,2 -3,1; start wand
expect   batch = wand 2
play     wand 1; use wand scroll; scroll 1
expect   yellow spells = wand
expect   yellow wand = 18
# No Wand batch is left that it could be added to: the Energy type has begun.
expect   batch = energy 1
offered  spell = none
refused  spell wand : spell-not-suited wand (R3)
