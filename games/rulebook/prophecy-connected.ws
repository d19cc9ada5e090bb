# Rulebook, Prophecies, example B. Green has joined one foreign tower and one forest to her tower. Her Prophecy names a
# foreign tower, another foreign tower, a forest: without the second tower the forest does not count, and it scores 3.
title    Green's connected locations
clauses  F6 F7
players  green red

given    green tower = t0
given    red tower = t1
given    green prophecies = connected tower tower forest
expect   green prophecy connected tower tower forest = 1
# By way of forest 1 to Red's tower.
given    green built = t0-f1
expect   green prophecy connected tower tower forest = 1
given    green built = t0-stone t1-stone
expect   green prophecy connected tower tower forest = 3
# A second foreign tower, which nobody owns, and the forest counts as well.
given    green built = t3-stone
expect   green prophecy connected tower tower forest = 7
# Connections of another colour join nothing to Red's tower.
expect   red prophecy connected tower tower forest = 1
