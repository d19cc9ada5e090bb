# FAQ. Bonus actions of one type may be carried out in any order, also in the middle of the type; all of them before the
# second type begins or the turn ends. None is saved for later.
title    Bonuses in any order, and none for later
clauses  B1 B2 B5
players  yellow red

deal     scrolls prophecy rank
deal     chip v0 = energy
deal     chip f0 = scroll
deal     chip c0 = pentagram
hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0 t0-f0 t0-c0
given    yellow lying = 3
given    yellow pentagram = 1
given    yellow cell 2,0 3,-1 = witch
play     lay energy/witch 0,1 1,0; start witch
expect   batch = witch 4
play     witch v0; witch f0; witch c0
offered  use = use chip energy; use chip pentagram; use chip scroll
# The last one first; its special tile is another bonus.
play     use chip pentagram; step
expect   pending = chip energy x1; chip scroll x1; special energy/witch
play     use special energy/witch as energy
expect   batches = witch 1; energy 2
play     energy t0-f1
# Inside it another one, which is finished before the Energy batch continues.
play     use chip scroll
expect   batches = witch 1; energy 1; scroll 1
play     scroll 1
expect   batch = energy 1
play     energy t0-f1
expect   batch = witch 1
# Ending the Witch batch does not end the type while a chip waits; giving that up does.
play     end
expect   batch = none
expect   pending = chip energy x1
play     end
expect   pending = none
# The second type: the chip is gone for good.
expect   batch = energy 1
offered  use = none
