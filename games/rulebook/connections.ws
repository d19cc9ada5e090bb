# Rulebook, Energy action. The first unit starts at the own tower; a connection that was begun is completed before another
# one; then it continues from the tower or from what it is joined to. Connections of 1, 2 and 3 spaces bring 1, 3, 6 points.
title    Connections of one, two and three spaces
clauses  E1 E3 E4 E5
players  yellow red

hand     yellow energy/wand energy/scroll energy/crystal
given    turn = yellow 1
given    yellow tower = t0
given    yellow cell 2,-2 2,-3 3,-2 = energy
given    yellow cell 0,1 -1,1 = energy

play     lay energy/wand 1,-1 1,0; start energy
expect   batch = energy 5
offered  energy = energy t0-stone; energy t0-v0; energy t0-c0; energy t0-f0; energy t0-f1
play     energy t0-v0
expect   yellow score = 1
# From the tower again, or on from the village.
offered  energy = energy t0-stone; energy t0-c0; energy t0-f0; energy t0-f1; energy f0-v0; energy v0-c0; energy c3-v0
play     energy t0-f0
expect   yellow begun = t0-f0 1
offered  energy = energy t0-f0
play     energy t0-f0
expect   yellow score = 4
play     energy t0-stone; energy t0-stone
expect   yellow begun = t0-stone 2
expect   yellow energy = 15
expect   batch = wand 1
play     end

# Yellow's second turn: what was begun comes first, and is worth 6.
given    turn = yellow 2
play     lay energy/scroll -1,0 -2,0; start energy
expect   batch = energy 3
offered  energy = energy t0-stone
play     energy t0-stone
expect   yellow score = 10
expect   yellow built = t0-stone t0-v0 t0-f0
