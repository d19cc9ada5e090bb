# Full Moon, module 2, the Scroll ability. With the pile empty and four Scrolls on display, counting from above begins at the
# fourth, the highest there is.
title    The Scroll ability counts from the highest Scroll on display
clauses  N4
players  yellow red

options  full_moon=deal
deal     scrolls spell single; prophecy rank; spell wand; prophecy chips; spell witch; prophecy lying
hand     yellow energy/scroll
given    turn = yellow 1
given    yellow moon = energy
given    yellow tower = t0
given    scrolls-left = 0
given    display = spell single; prophecy rank; spell wand; prophecy chips
play     lay energy/scroll 0,-1 0,-2; start scroll
offered  scroll = scroll 1; scroll 2; scroll 1 +moon; scroll 2 +moon
play     scroll 1 +moon
expect   display = spell single; prophecy rank; spell wand
expect   yellow prophecies = chips
