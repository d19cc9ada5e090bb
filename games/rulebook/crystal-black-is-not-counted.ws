# Rulebook, Crystal action. The Black Crystal in the rack counts neither on the Wand nor for the Prophecy about Crystals.
title    The Black Crystal is not counted
clauses  C4 M7
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow wand = 19
given    red wand = 22
given    yellow crystal 0,0 = scroll
given    yellow crystal 1,1 = scroll
given    yellow crystal 2,-1 = bottom
given    yellow crystal -1,2 = aside
play     lay energy/wand 1,0 0,1; start wand; wand 1
expect   yellow silver crystals = 2
expect   yellow score = 2
# Two of them are one too few.
expect   yellow prophecy crystals = 1
given    yellow crystal -2,1 = wand
expect   yellow prophecy crystals = 3
