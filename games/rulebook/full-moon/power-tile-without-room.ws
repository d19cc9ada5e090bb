# Full Moon, module 1. Without two empty neighbours, or without a power tile left, nothing is asked and nothing collected.
title    No room for a power tile
clauses  D4
players  yellow red

options  ingredients
hand     yellow pentagram/wand
given    turn = yellow 1
given    yellow pentagram = 4
given    power = none
play     lay pentagram/wand 1,0 0,1; start pentagram; step
expect   question = none
expect   yellow owls = 7
expect   collecting = vial owl silver witchstone
