# Full Moon, module 2, the Witch ability. Blue wants to reach Red's tower: one connection of his own, three of Green's, which
# the ability makes one action, and one of Red's. Three Witch actions in all.
title    Blue's walk over Green's connections
clauses  N4 W3
players  blue green red

options  full_moon=deal
hand     blue energy/witch
given    turn = blue 1
given    blue moon = scroll
given    blue tower = t0
given    green tower = t2
given    red tower = t3
given    blue built = t0-f1
given    green built = t2-f3 f1-stone f3-stone f3-v3
given    red built = t3-v3
given    blue lying = 1
given    blue cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch
expect   batch = witch 3
# Without the card Red's tower would cost 5.
offered  witch t3 = witch t3 +moon
play     witch t3 +moon
expect   blue standing = t3
expect   blue moon-used = yes
expect   batch = energy 1
