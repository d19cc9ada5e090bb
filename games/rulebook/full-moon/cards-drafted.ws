# Full Moon, module 2, set-up, second alternative: each chooses in turn order from all that are left.
title    Full-Moon cards are drafted
clauses  N1
players  yellow red

options  full_moon=draft
deal     chip t0 = points
deal     chip t1 = points
play     red: tower t0
play     yellow: tower t1
offered  = moon energy; moon witch; moon pentagram; moon crystal; moon wand; moon scroll
play     yellow: moon wand
offered  = moon energy; moon witch; moon pentagram; moon crystal; moon scroll
play     red: moon witch
expect   red moon = witch
expect   turn = yellow 1
