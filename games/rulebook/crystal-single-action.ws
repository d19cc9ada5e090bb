# Rulebook, Crystal action. Blue's tile gives a single Crystal action. A: a Crystal on a cell at the rim leaves the
# Cauldron. B: or it goes to an empty neighbour, but not onto a tile or a printed symbol.
title    Blue's single Crystal action
clauses  C1 C2 C3
players  blue red

deal     table energy witch wand scroll points
hand     blue crystal/wand
given    turn = blue 1
given    blue crystal 2,-1 = 3,-1
play     lay crystal/wand 1,0 2,0; start crystal
expect   batch = crystal 1
# Beside 3,-1 lie two empty cells, the tile on 2,0 and the printed symbol on 3,0.
offered  crystal 3,-1 = crystal 3,-1 2,-1; crystal 3,-1 3,-2; crystal 3,-1 out crystal
# The other Crystals are too far from the rim.
illegal  crystal 1,1 out wand
play     crystal 3,-1 out crystal
expect   pending = rim crystal
offered  shelve = shelve crystal; shelve crystal chip energy; shelve crystal chip witch; shelve crystal chip wand; shelve crystal chip scroll; shelve crystal chip points
play     shelve crystal chip witch
expect   blue racked = 1
expect   shelf bottom = 1
expect   table = energy wand scroll points
expect   pending = chip witch x1
play     use chip witch
expect   batch = witch 1
