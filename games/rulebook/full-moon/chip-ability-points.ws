# Full Moon, module 2, the chip ability, with a points chip from the rack and one from the ball.
title    The chip ability for points
clauses  N4
players  yellow red

options  full_moon=deal
deal     chip v0 = points
hand     yellow witch/crystal
given    turn = yellow 1
given    yellow moon = crystal
given    yellow tower = t0
given    yellow built = t0-v0
given    yellow lying = 1
given    yellow crystal 2,-1 = 3,-1
given    table = energy points
play     lay witch/crystal 1,0 0,1; start crystal; crystal 3,-1 out crystal
offered  shelve = shelve crystal; shelve crystal chip energy; shelve crystal chip points; shelve crystal chip points +moon
play     shelve crystal chip points +moon
expect   yellow score = 4
