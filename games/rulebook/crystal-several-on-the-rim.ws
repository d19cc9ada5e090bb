# Rulebook, Crystal action, note. Crystals may wait on the rim until all movements are done, and are shelved in any order.
title    Crystals wait on the rim
clauses  C3 B2
players  yellow red

deal     table energy points
hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 2,-1 = 3,-1
given    yellow crystal 1,1 = 2,1
given    yellow cell -2,3 = crystal
play     lay crystal/scroll -2,2 -1,1; start crystal
expect   batch = crystal 3
play     crystal 3,-1 out crystal; crystal 2,1 out wand
expect   pending = rim crystal; rim wand
expect   batch = crystal 1
play     shelve wand chip points; shelve crystal
# The Crystal vial adds to the Crystal batch that is still open.
expect   batch = crystal 3
expect   yellow racked = 2
expect   yellow score = 3
