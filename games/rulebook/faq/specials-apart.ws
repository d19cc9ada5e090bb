# FAQ. Two special tiles with the same symbol, both used at once, are two batches of two actions and not one of four.
title    Special tiles are not combined
clauses  B3 P4
players  yellow red

deal     specials wand/scroll energy/wand
hand     yellow pentagram/crystal
given    turn = yellow 1
given    yellow pentagram = 1
given    yellow cell 1,2 0,2 -1,3 = pentagram
given    yellow cell -1,1 -1,0 = pentagram
play     lay pentagram/crystal 0,1 1,0; start pentagram
expect   batch = pentagram 7
play     step; step; step; step; step; step; step
expect   pending = special energy/wand; special wand/scroll
play     use special wand/scroll as wand
offered  wand = wand 1; wand 2
play     wand 2
play     use special energy/wand as wand
offered  wand = wand 1; wand 2
expect   yellow owls = 7
