# Full Moon, module 1, note. Declined, the points are scored and the tile stays.
title    The collecting tile of the Wand is declined
clauses  D2 D3
players  yellow red

options  ingredients
hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0 t0-f0
given    yellow wand = 3
given    red wand = 20
play     lay energy/wand 1,0 0,1; start wand; wand 1; decline
expect   yellow score = 2
expect   collecting = vial owl silver witchstone
expect   batch = energy 1
