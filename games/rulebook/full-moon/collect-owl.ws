# Full Moon, module 1. On the first owl space the owl tile may be forgone for a power tile; once taken, the tile is gone.
title    The collecting tile of the Pentagram
clauses  D2 D3 D4
players  yellow red

options  ingredients
hand     yellow pentagram/wand energy/pentagram
given    turn = yellow 1
given    yellow pentagram = 4
play     lay pentagram/wand 1,0 0,1; start pentagram; step
expect   question = owl
legal    decline; power scroll 2,0 2,1
play     power wand -1,0 -1,1
expect   yellow owls = none
expect   owls-left 1 = 5
expect   collecting = vial silver witchstone
expect   batch = wand 3
# The next one there is asked nothing and takes the owl tile.
play     end
given    turn = yellow 2
given    yellow pentagram = 4
play     lay energy/pentagram -3,2 -3,1; start pentagram; step
expect   question = none
expect   yellow owls = 7
