# Full Moon, module 1, note. Who takes a chip instead leaves the collecting tile, which moves on to the next vial.
title    The collecting tile of the bottom shelf moves on
clauses  D3
players  yellow red

options  ingredients
hand     yellow crystal/wand
given    turn = yellow 1
given    table = points energy
given    yellow crystal 2,-1 = 3,-1
given    yellow crystal 1,1 = 2,1
given    yellow cell 1,0 = crystal
play     lay crystal/wand 0,1 -1,1; start crystal; crystal 3,-1 out crystal; shelve crystal chip points
expect   collecting = vial owl silver witchstone
play     crystal 2,1 out wand
legal    shelve wand collect
# On the last vial it is gone with the shelf.
given    shelf bottom = 4
offered  shelve = shelve wand
