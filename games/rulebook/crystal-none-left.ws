# Rulebook, Crystal action. Without Crystals in the Cauldron there are no Crystal actions.
title    No Crystals left
clauses  C6
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 0,0 = scroll
given    yellow crystal 1,1 = aside
given    yellow crystal 2,-1 = aside
given    yellow crystal -1,2 = aside
given    yellow crystal -2,1 = bottom
given    yellow crystal -1,-1 = bottom
given    yellow crystal 1,-2 = wand
play     lay crystal/scroll 1,0 0,1; start crystal
expect   batch = scroll 1
