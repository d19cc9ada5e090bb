# FAQ. First on the Wand is the player furthest ahead at the moment, not who came to a space before all others; a shared
# front space is enough.
title    First on the Wand by a tie
clauses  M3
players  yellow red blue

hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow wand = 5
given    red wand = 7
given    blue wand = 7
given    yellow cell -2,0 = wand
play     lay energy/wand -1,1 -1,0; start wand
expect   batch = wand 3
play     wand 2
# Level with two others, who were there before: Energy twice.
expect   yellow wand = 7
expect   pending = wand energy x2
