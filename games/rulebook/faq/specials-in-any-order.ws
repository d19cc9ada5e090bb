# FAQ. Special tiles are used in any order and at any time of the running type.
title    Special tiles in any order
clauses  P4
players  yellow red

deal     specials wand/scroll energy/wand crystal/wand
hand     yellow pentagram/crystal
given    turn = yellow 1
given    yellow pentagram = 1
given    yellow cell 1,2 0,2 -1,3 = pentagram
given    yellow cell -1,1 -1,0 -2,0 = pentagram
play     lay pentagram/crystal 0,1 1,0; start pentagram
expect   batch = pentagram 8
play     step; step; step; step; step; step; step
# The second tile is used before the first, with a step still to come.
play     use special energy/wand as wand; wand 1; step
expect   pending = special wand/scroll
play     place special wand/scroll 1,-1
expect   batch = crystal 1
expect   yellow specials = 2
