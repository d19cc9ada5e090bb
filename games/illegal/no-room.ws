title    No room for a tile
clauses  T9 T10
players  yellow red

hand     yellow energy/witch
given    turn = yellow 1
given    yellow cell 1,-3 2,-3 -1,-2 0,-2 2,-2 3,-2 = wand
given    yellow cell -2,-1 0,-1 1,-1 3,-1 -2,0 -1,0 = wand
given    yellow cell 1,0 2,0 -3,1 -1,1 0,1 2,1 = wand
given    yellow cell -3,2 -2,2 0,2 1,2 -2,3 = wand
# One empty cell is left, -1,3.
refused  lay energy/witch -1,3 0,3 : No two empty cells lie side by side: discard a tile, or remove a Crystal to make room (T9, our ruling).
refused  remove 0,0 : Removing this Crystal costs 1 point, and you have 0 (T10, our ruling).
refused  remove -1,3 : No Crystal of yours lies on -1,3 (C1).
offered  = discard energy/witch
