title    A dark space of the Wand comes first
clauses  M4
players  yellow red

deal     chip v0 = wand
hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0
given    yellow lying = 1
given    yellow spells = witch
given    yellow wand = 5
given    yellow cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch; witch v0; use chip wand; wand 1
refused  witch lay : wand-first energy (M4, ruling)
refused  spell witch : wand-first energy (M4, ruling)
