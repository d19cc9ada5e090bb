# Full Moon, module 2, the Pentagram ability. Instead of the special tile of the space any of the three on display is taken,
# and that space is refilled.
title    The Pentagram ability takes another special tile
clauses  N4
players  yellow red

options  full_moon=deal
deal     specials energy/witch wand/scroll energy/wand pentagram/crystal
hand     yellow pentagram/scroll
given    turn = yellow 1
given    yellow moon = wand
given    yellow tower = t0
given    yellow pentagram = 1
play     lay pentagram/scroll 1,0 0,1; start pentagram
offered  step = step; step +moon energy/wand; step +moon wand/scroll
play     step +moon energy/wand
expect   pending = special energy/wand
expect   special 1 = energy/witch
expect   special 2 = wand/scroll
expect   special 3 = pentagram/crystal
expect   yellow moon-used = yes
