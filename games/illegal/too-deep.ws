# Bonuses inside bonuses have a limit of 16 open batches, far beyond any game. This position is made to reach it: a Witch
# batch, chips from eleven places and vials from six Crystals, each started inside the one before.
title    Too many batches inside each other
clauses  B2 B4
players  yellow red

deal     chip v0 = energy
deal     chip c3 = energy
deal     chip c0 = energy
deal     chip v1 = pentagram
deal     chip f0 = pentagram
deal     chip f1 = pentagram
deal     chip f2 = wand
deal     chip f3 = wand
deal     chip t1 = wand
deal     chip c1 = scroll
deal     chip v2 = crystal
deal     table scroll
hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    yellow lying = 11
given    yellow spells = crystal
given    yellow built = t0-v0 c3-v0 t0-c0 c0-v1 f0-v0 f0-stone f1-stone f2-stone f3-stone t1-v1 t1-c1 c1-v2
# The Crystals lie at their exits.
given    yellow crystal 0,0 = 3,-2
given    yellow crystal 2,-1 = 3,-1
given    yellow crystal 1,1 = 1,2
given    yellow crystal -1,2 = -1,3
given    yellow crystal -2,1 = -3,1
given    yellow crystal -1,-1 = -1,-2
given    yellow crystal 1,-2 = 1,-3
given    yellow cell 2,0 2,1 1,0 1,1 0,1 0,2 -1,1 -1,2 -2,2 0,0 = witch

play     lay energy/witch -2,0 -1,0; start witch
expect   batch = witch 12
play     witch v0; witch c3; witch c0; witch v1; witch f0; witch f1; witch f2; witch f3; witch t1; witch c1; witch v2
expect   batch = witch 1
play     use chip crystal; spell crystal; crystal 3,-2 out crystal; shelve black crystal
expect   batch = crystal 6
play     crystal 3,-1 out crystal; crystal 1,2 out wand; crystal -1,3 out scroll
play     crystal -3,1 out energy; crystal -1,-2 out witch; crystal 1,-3 out pentagram
play     shelve crystal chip scroll; shelve wand; shelve scroll; shelve energy; shelve witch; shelve pentagram
expect   batches = witch 1
play     use chip energy; use chip energy; use chip energy; use chip pentagram; use chip pentagram; use chip pentagram
play     use chip wand; use chip wand; use chip wand; use chip scroll; use chip scroll
play     use vial wand; use vial scroll; use vial energy; use vial witch
expect   pending = vial pentagram x2
refused  use vial pentagram : too-deep (B2, ruling)
offered  use = none
play     end
legal    use vial pentagram
