# Full Moon, module 2, the Wand ability. One dark space of a move is treated as if the player were first; with several, one
# has to be chosen.
title    The Wand ability doubles one dark space
clauses  N2 N4
players  yellow red

options  full_moon=deal
hand     yellow energy/wand
given    turn = yellow 1
given    yellow moon = witch
given    yellow tower = t0
given    yellow wand = 1
given    red wand = 20
given    yellow cell -2,0 -2,-1 -1,0 = wand
play     lay energy/wand -3,2 -3,1; start wand; wand 5
expect   pending = wand crystal x1
offered  use = use wand crystal; use wand crystal +moon
play     use wand crystal
expect   batch = crystal 1
play     end
offered  use = use wand energy; use wand energy +moon
play     use wand energy +moon
expect   batch = energy 2
expect   yellow moon-used = yes
