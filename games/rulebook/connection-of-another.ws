# Rulebook, Energy action, note. Only the player who began a connection lays units on it.
title    Nobody lays on another's connection
clauses  E2 E4
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    red tower = t3
given    yellow built = t0-f0
given    red begun = t3-f0 1
given    red built = t3-c3 c3-v0
play     lay energy/wand 1,0 0,1; start energy
# Neither t3-f0, which Red has begun, nor c3-v0, which is Red's and touches nothing of Yellow's.
offered  energy = energy t0-stone; energy t0-v0; energy t0-c0; energy t0-f1; energy f0-stone; energy f0-v0; energy f0-c3
