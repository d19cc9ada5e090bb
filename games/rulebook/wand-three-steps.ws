# Rulebook, Wand action. With 3 spaces Yellow would end on the dark space itself, behind Red: two Witch actions only.
title    Yellow's three steps on the Wand
clauses  M3
players  yellow red blue

hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow standing = v0 f0
given    yellow lying = 2
given    yellow wand = 7
given    red wand = 11
given    blue wand = 5
given    yellow cell -2,0 -2,-1 = wand
play     lay energy/wand -3,2 -3,1; start wand; wand 3
expect   yellow wand = 10
expect   yellow score = 5
expect   pending = wand witch x2
play     use wand witch
expect   batch = witch 2
