# Rulebook, Scroll action. Three Scroll actions are one Scroll out of the first three. The Scrolls above it move down, and
# a new one fills position 6.
title    Three Scroll actions give one of three Scrolls
clauses  R1 R2 S3
players  yellow red

deal     scrolls spell single; prophecy rank; spell wand; prophecy chips; spell witch; prophecy lying; spell crystal
hand     yellow energy/scroll
given    turn = yellow 1
given    yellow tower = t0
given    yellow cell 0,-2 = scroll
play     lay energy/scroll -2,-1 -1,-2
expect   yellow cluster scroll -1,-2 = 3
play     start scroll
offered  scroll = scroll 1; scroll 2; scroll 3
play     scroll 3
expect   yellow spells = wand
expect   yellow scrolls = 1
expect   display = spell single; prophecy rank; prophecy chips; spell witch; prophecy lying; spell crystal
# One Scroll for the whole batch.
expect   batch = energy 1
