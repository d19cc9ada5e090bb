# Full Moon, module 1. Who puts a Crystal on the first vial of the bottom shelf may take the collecting tile instead of a
# chip: a power tile goes into the Cauldron at once and counts for clusters from then on.
title    The collecting tile of the bottom shelf
clauses  D1 D2 D4
players  yellow red

options  ingredients
deal     table points energy
hand     yellow crystal/wand
given    turn = yellow 1
given    yellow crystal 2,-1 = 3,-1
given    table = points energy
expect   power = energy witch pentagram crystal wand scroll
expect   collecting = vial owl silver witchstone
play     lay crystal/wand 1,0 2,0; start crystal; crystal 3,-1 out crystal
offered  shelve = shelve crystal; shelve crystal chip energy; shelve crystal chip points; shelve crystal collect
play     shelve crystal collect
expect   question = vial
# It was asked for, so it cannot be declined.
offered  decline = none
# Only empty neighbours take it, and their order is the ascending one.
legal    power wand 2,-1 3,-2
illegal  power wand 3,-2 2,-1; power wand 2,0 2,1
play     power wand 2,-1 3,-2
expect   collecting = owl silver witchstone
expect   power = energy witch pentagram crystal scroll
expect   yellow power = wand
expect   yellow cell 2,-1 3,-2 = wand
expect   yellow racked = 1
expect   shelf bottom = 1
expect   table = energy points
# It triggers nothing, but the second type counts it.
expect   batch = wand 3
