# Rulebook, course of the game. The two types of a tile are carried out in either order, and the first is finished with its
# bonus actions before the second begins.
title    The types of a tile in the other order
clauses  T3 B1
players  yellow red

deal     chip v0 = scroll
hand     yellow witch/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0
given    yellow lying = 1

play     lay witch/wand 1,0 0,1; start witch; witch v0
# The chip waits, and the Wand type does not begin before it is used or given up.
expect   pending = chip scroll x1
offered  use = use chip scroll
legal    end
play     end
expect   pending = none
expect   batch = wand 1
expect   yellow scrolls = 0
# Given up, the chip still is owned.
expect   yellow chips = scroll
