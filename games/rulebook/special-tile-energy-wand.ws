# Rulebook, Pentagram action, example 3. Red lays Energy/Wand beside two special tiles: 3 Energy actions and 4 steps on the
# Wand.
title    Red's Energy/Wand tile beside two special tiles
clauses  T4 T5
players  red blue

hand     red energy/wand
given    turn = red 1
given    red tower = t0
given    red crystal 2,-1 = 3,-1
given    red cell 2,-2 = energy/wand
given    red cell 1,0 = pentagram/wand
given    red cell 2,0 = wand
play     lay energy/wand 1,-1 2,-1; start energy
expect   batch = energy 3
play     end
expect   batch = wand 4
expect   red specials = 2
