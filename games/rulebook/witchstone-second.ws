# Rulebook, Witch action. Green already has a Witch at the Witchstone, on the space with the 5. Red's is the second there:
# 2 points for standing up and 3 for the best space that is left.
title    Red is second at the Witchstone
clauses  W6
players  red green

hand     red energy/witch
given    turn = red 1
given    red tower = t0
given    green tower = t1
given    green standing = stone
given    green rank = 1
given    red built = t0-stone
given    red lying = 1
play     lay energy/witch 0,1 1,0; start witch; witch stone
expect   red score = 5
expect   red rank = 2
expect   red chips = none
