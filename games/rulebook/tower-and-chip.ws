# Rulebook, set-up. The last player in turn order puts the Big Witch on a tower first: 2 points, the chip's action at once,
# and the chip is kept, worth 2 more points at the end. The others follow backwards on free towers.
title    Towers are taken from the last player to the first
clauses  S9 S10 W5
players  yellow red blue

deal     chip t0 = points
deal     chip t1 = energy
deal     chip t2 = pentagram
expect   turn = blue 0
offered  = tower t0; tower t1; tower t2; tower t3
play     blue: tower t1
expect   blue score = 2
expect   blue chips = energy
expect   phase = tower bonus
# The chip is carried out before the next player chooses.
play     blue: use chip energy; energy t1-v1
expect   blue score = 3
expect   blue built = t1-v1
offered  = tower t0; tower t2; tower t3
# A points chip is worth 3 at once.
play     red: tower t0
expect   red score = 5
play     yellow: tower t2; use chip pentagram; step
expect   yellow pentagram = 1
expect   yellow score = 2
expect   turn = yellow 1
expect   phase = lay
# At the end each chip brings 2 more.
expect   blue total = 5
expect   red total = 7
expect   yellow total = 4
