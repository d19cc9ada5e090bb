# Full Moon, Big Witch, example 2. Green's Big Witch is the first at the Witchstone: 2 + 5 + 1 = 8 points. On the Wand both
# she and the Grandmaster are counted.
title    Green's Big Witch at the Witchstone
clauses  G2 M7
players  green red

options  grandmasters, big_witch
hand     green energy/witch energy/wand
given    turn = green 1
given    green tower = t0
given    green built = t0-stone
given    green wand = 7
given    red wand = 20
given    green cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch; witch lay big; witch big stone
expect   green score = 8
expect   green rank = 1
play     end; end
given    turn = green 2
play     lay energy/wand -1,0 -1,1; start wand; wand 1
expect   green silver witches = 2
