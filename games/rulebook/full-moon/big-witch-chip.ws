# Full Moon, Big Witch, example 1. Blue's Big Witch goes to a forest with a Pentagram chip: 1 + 1 = 2 steps.
title    Blue's Big Witch takes a chip
clauses  G2
players  blue red

options  grandmasters, big_witch
deal     chip f0 = pentagram
deal     chip v0 = points
hand     blue energy/witch witch/wand
given    turn = blue 1
given    blue tower = t0
given    blue built = t0-f0 t0-v0
given    blue cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch
offered  witch = witch lay; witch lay big
play     witch lay big
offered  witch = witch lay; witch big f0; witch big v0
play     witch big f0
expect   blue big = f0
expect   blue score = 2
expect   pending = chip pentagram x2
play     use chip pentagram x2
expect   batch = pentagram 2
# She stands there for good, and no other own Witch joins her.
play     step; step; place special energy/witch -1,0; witch lay
expect   blue pentagram = 2
expect   blue witches = 10
