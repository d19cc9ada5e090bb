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
refused  lay energy/witch -1,3 0,3 : no-room (T9, ruling)
refused  remove 0,0 : too-poor needs 1, 0 left (T10, ruling)
refused  remove -1,3 : no-crystal -1,3 (C1)
offered  = discard energy/witch
