# Full Moon, towers of the Grandmasters. The Grandmaster takes the Big Witch's part at the set-up and counts where she did.
title    The Grandmaster takes a tower
clauses  G1
players  yellow red

options  grandmasters
deal     chip t0 = points
deal     chip t2 = wand
play     red: tower t2; use chip wand; wand 1
expect   red score = 2
play     yellow: tower t0
expect   yellow score = 5
expect   yellow tower = t0
# Without the option the Big Witch stays in the box.
expect   yellow big = unused
given    yellow lying = 4
expect   yellow prophecy board = 3
