# Full Moon, module 1, note. Declined, the collecting tile stays for the next one; the second owl space never has one.
title    The collecting tile of the Pentagram is declined
clauses  D2 D3
players  yellow red

options  ingredients
hand     yellow pentagram/wand
given    turn = yellow 1
given    yellow pentagram = 4
given    yellow cell 0,2 1,2 = pentagram
given    yellow cell -1,3 = pentagram
given    yellow cell -1,1 -1,0 = pentagram
play     lay pentagram/wand 0,1 1,0; start pentagram; step; decline
expect   yellow owls = 7
expect   collecting = vial owl silver witchstone
play     step; step; step; step; step; step
expect   yellow pentagram = 11
expect   question = none
expect   yellow owls = 7 7
