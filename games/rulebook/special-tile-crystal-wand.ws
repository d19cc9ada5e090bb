# Rulebook, Pentagram action, example 2. Red lays Crystal/Wand beside a special tile that shows the same two symbols: 5
# Crystal actions and 3 steps on the Wand.
title    Red's Crystal/Wand tile beside a special tile
clauses  T4 T5
players  red blue

hand     red crystal/wand
given    turn = red 1
given    red crystal -2,1 = -3,1
given    red cell -2,2 -2,3 = crystal
given    red cell -1,1 = crystal/wand
given    red cell 0,-1 = wand
play     lay crystal/wand -2,1 -1,0; start crystal
expect   batch = crystal 5
play     end
expect   batch = wand 3
