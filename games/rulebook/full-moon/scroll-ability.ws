# Full Moon, module 2, the Scroll ability. With two Scroll actions the choice is between the first two from below and the
# first two from above, once a turn.
title    The Scroll ability counts from above
clauses  N4
players  yellow red

options  full_moon=deal
deal     scrolls spell single; prophecy rank; spell wand; prophecy chips; spell witch; prophecy lying; spell crystal
hand     yellow energy/scroll
given    turn = yellow 1
given    yellow moon = energy
given    yellow tower = t0
play     lay energy/scroll 0,-1 0,-2; start scroll
offered  scroll = scroll 1; scroll 2; scroll 1 +moon; scroll 2 +moon
play     scroll 2 +moon
expect   yellow spells = witch
expect   display = spell single; prophecy rank; spell wand; prophecy chips; prophecy lying; spell crystal
