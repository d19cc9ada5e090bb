# Full Moon, Big Witch. A points chip brings her 3 + 1 = 4 points.
title    The Big Witch takes a points chip
clauses  G2
players  blue red

options  grandmasters, big_witch
deal     chip v0 = points
hand     blue energy/witch
given    turn = blue 1
given    blue tower = t0
given    blue built = t0-v0
given    blue cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch; witch lay big; witch big v0
expect   blue score = 6
