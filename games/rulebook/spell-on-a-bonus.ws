# Rulebook, explanation of the spells. A single spell may be added to whatever batch is open, also to a bonus from the
# Pentagram, a Crystal, the Wand or a chip.
title    A spell may be added to a bonus
clauses  R3 B3
players  yellow red

deal     chip v0 = wand
hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0
given    yellow lying = 1
given    yellow spells = single
play     lay energy/witch 0,1 1,0; start witch; witch v0; use chip wand
offered  spell = spell single
play     spell single; wand 2
expect   yellow wand = 2
