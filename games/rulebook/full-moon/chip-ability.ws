# Full Moon, module 2, the chip ability. A chip from the ball or from the rack gives one action more, or 4 points instead of
# 3.
title    The chip ability
clauses  N4 N2
players  yellow red

options  full_moon=deal
deal     chip v0 = witch
deal     chip f0 = points
hand     yellow energy/witch
given    turn = yellow 1
given    yellow moon = crystal
given    yellow tower = t0
given    yellow built = t0-v0 t0-f0
given    yellow lying = 2
given    yellow cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch
# Where the chip is points the card has to be used when it is taken.
offered  witch = witch lay; witch v0; witch f0; witch f0 +moon
play     witch v0
offered  use = use chip witch; use chip witch +moon
play     use chip witch +moon
expect   batch = witch 2
# Used: the points chip brings 3.
play     end
offered  witch = witch lay; witch f0
play     witch f0
expect   yellow score = 7
