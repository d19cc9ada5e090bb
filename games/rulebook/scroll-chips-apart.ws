# Rulebook, Scroll action, note, and FAQ. Two Scroll chips won in one turn give the first Scroll of the display twice, not
# one Scroll from the second position. Only spells open higher positions.
title    Scroll chips are not combined
clauses  B3 R1 R4
players  yellow red

deal     chip v0 = scroll
deal     chip f0 = scroll
deal     scrolls spell scroll; prophecy rank; prophecy chips; spell wand
hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0 t0-f0
given    yellow lying = 2
given    yellow cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch; witch v0; witch f0
expect   pending = chip scroll x1; chip scroll x1
# Equal bonuses are offered once.
offered  use = use chip scroll
play     use chip scroll
offered  scroll = scroll 1
play     scroll 1
expect   yellow spells = scroll
# The spell just taken widens the second choice to three.
play     use chip scroll
offered  scroll = scroll 1
play     spell scroll
offered  scroll = scroll 1; scroll 2; scroll 3
play     scroll 3
expect   yellow scrolls = 2
expect   yellow chips = scroll scroll
