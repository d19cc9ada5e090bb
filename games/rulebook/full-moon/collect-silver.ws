# Full Moon, module 1. On the first silver space of the Wand the points for connections may be forgone for a power tile. The
# space counts as reached all the same.
title    The collecting tile of the Wand
clauses  D2 D3
players  yellow red

options  ingredients
hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0 t0-f0
given    yellow wand = 3
given    red wand = 20
play     lay energy/wand 1,0 0,1; start wand; wand 1
expect   question = silver
play     power energy 2,0 3,-1
expect   yellow score = 0
expect   collecting = vial owl witchstone
# Laid beside the Energy symbol of the tile, it counts for the second type.
expect   batch = energy 3
given    yellow wand = 12
expect   yellow prophecy silver = 3
