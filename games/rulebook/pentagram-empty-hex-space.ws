# Rulebook, Pentagram action, note. An empty hex space gives two actions of one type, whichever the player chooses.
title    An empty hex space gives two actions of any type
clauses  P3
players  yellow red

hand     yellow pentagram/scroll
given    turn = yellow 1
given    yellow tower = t0
given    yellow pentagram = 1
given    special 1 = none
given    specials-left = 0
play     lay pentagram/scroll 1,0 0,1; start pentagram; step
expect   pending = free
offered  use = use free energy; use free witch; use free pentagram; use free crystal; use free wand; use free scroll
play     use free wand
expect   batch = wand 2
expect   yellow specials = 0
