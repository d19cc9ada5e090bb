# Full Moon, module 2. The left side adds one action to the type of the tile that it shows, once a turn, whichever of the
# two types comes first.
title    The left ability adds an action
clauses  N2 N3
players  yellow red

options  full_moon=deal
hand     yellow energy/witch energy/wand
given    turn = yellow 1
given    yellow moon = energy
given    yellow tower = t0
play     lay energy/witch 0,1 1,0
offered  start = start energy; start energy +moon; start witch
play     start energy +moon
expect   batch = energy 2
expect   yellow moon-used = yes
play     end; end
given    turn = yellow 2
# A new turn, and the card may be used again; this time Energy comes second.
expect   yellow moon-used = no
play     lay energy/wand -2,0 -1,0; start wand; wand 1
expect   phase = begin
offered  begin = begin; begin +moon
play     begin +moon
expect   batch = energy 2
