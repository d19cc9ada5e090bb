# Rulebook, course of the game. Late in the game a tile may be laid for one of its types only; the other one, which can no
# longer be carried out, is passed over.
title    A type that cannot be carried out is skipped
clauses  T7 E1 M6
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow energy = 0
given    yellow wand = 22
play     lay energy/wand 1,0 0,1; start energy
# No Energy units, and the end of the Wand: the turn is over by itself.
expect   turn = red 1
expect   yellow score = 0
