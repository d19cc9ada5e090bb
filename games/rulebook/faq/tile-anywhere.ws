# FAQ. A new tile need not touch a symbol that is there: any two empty neighbours do.
title    A tile may lie anywhere
clauses  T2
players  yellow red

hand     yellow energy/witch
given    turn = yellow 1
given    yellow cell 2,-3 2,-2 = wand
# Cells that touch no symbol at all, and the same the other way round.
legal    lay energy/witch 0,1 -1,1; lay energy/witch -1,1 0,1
# Tiles, printed symbols and Crystals are in the way.
illegal  lay energy/witch 2,-2 3,-2; lay energy/witch 3,-2 3,-3; lay energy/witch 3,-2 2,-1; lay energy/witch 0,1 0,0
