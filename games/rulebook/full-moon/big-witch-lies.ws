# Full Moon, the Big Witch as twelfth Witch. While she lies beside the tower she is one of the waiting Witches.
title    A lying Big Witch is a waiting Witch
clauses  G2 F2
players  yellow red

options  grandmasters, big_witch
hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    yellow lying = 1
expect   yellow prophecy lying = 3
play     lay energy/witch 0,1 1,0; start witch; witch lay big
expect   yellow big = lying
expect   yellow prophecy lying = 5
