# FAQ, the long example. Blue has six Witch actions. His lying Witch goes to a place with an Energy chip, which completes a
# connection that he had begun. Another Witch is laid and goes to the place that it joins, with a Pentagram chip, put aside
# for now. A third is laid and goes over his own and another player's connection to a place with a Scroll chip. With it
# he takes a Pentagram spell, adds that to the Pentagram chip, walks three spaces and puts the special tile that he gets
# into his Cauldron. So the turn ends.
title    Blue's six Witch actions
clauses  B1 B2 B5 R4 W2 W3 W5 P4
players  blue red

deal     chip v0 = energy
deal     chip f0 = pentagram
deal     chip c3 = scroll
deal     scrolls spell pentagram
hand     blue energy/witch
given    turn = blue 1
given    blue tower = t0
given    red tower = t3
given    blue built = t0-v0
given    blue begun = t0-f0 1
given    blue lying = 1
given    red built = t3-c3 c3-v0
given    blue cell 2,0 2,1 3,-1 3,-2 = witch
# The Energy of the tile itself is not part of the example.
play     blue: lay energy/witch 0,1 1,0; start energy; end
expect   batch = witch 6
play     witch v0
expect   blue score = 2
play     use chip energy; energy t0-f0
expect   blue score = 5
expect   batch = witch 5
play     witch lay; witch f0
expect   blue score = 7
expect   pending = chip pentagram x1
play     witch lay
expect   batch = witch 2
play     witch c3
expect   blue score = 9
# All six are spent, and the bonuses are still there.
expect   batch = none
offered  use = use chip pentagram; use chip scroll
play     use chip scroll; scroll 1
expect   blue spells = pentagram
play     use chip pentagram; spell pentagram
expect   batch = pentagram 3
play     step; step; step
expect   blue pentagram = 3
expect   pending = special energy/witch
play     place special energy/witch -1,0
expect   turn = red 1
expect   blue chips = energy pentagram scroll
expect   blue standing = f0 v0 c3
