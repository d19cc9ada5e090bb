# Rulebook, Crystal action. Crystals may be taken out at any time of the own turn, the black one too: the first costs 1
# point, the second 2, the third 3.
title    Crystals are taken out for points
clauses  T10
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow score = 6
play     remove 0,0
expect   yellow score = 5
expect   yellow cell 0,0 = empty
play     lay crystal/scroll 0,1 -1,1; remove 1,1
expect   yellow score = 3
play     start crystal; remove -1,2
expect   yellow score = 0
expect   yellow removed = 3
expect   yellow aside = 3
# The fourth would cost 4.
offered  remove = none
expect   yellow racked = 0
