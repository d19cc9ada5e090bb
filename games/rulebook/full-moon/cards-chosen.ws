# Full Moon, module 2, set-up. The starting player draws two cards, keeps one and puts the other under the pile; then the
# next player.
title    Full-Moon cards are chosen
clauses  N1
players  yellow red

options  full_moon=choose
deal     moons wand energy scroll witch crystal pentagram
deal     chip t0 = points
deal     chip t1 = points
play     red: tower t0
play     yellow: tower t1
expect   turn = yellow 0
expect   phase = moon
offered  = moon energy; moon wand
play     yellow: moon wand
offered  = moon witch; moon scroll
play     red: moon scroll
expect   yellow moon = wand
expect   red moon = scroll
expect   turn = yellow 1
