# Full Moon, module 2, set-up, first alternative: each player gets a card at random.
title    Full-Moon cards are dealt
clauses  N1
players  yellow red

options  full_moon=deal
deal     moons wand energy scroll
deal     chip t0 = points
deal     chip t1 = points
play     red: tower t0
play     yellow: tower t1
expect   yellow moon = wand
expect   red moon = energy
expect   phase = lay
