# Rulebook, course of the game. A Crystal/Wand tile joins four Crystal symbols in the Cauldron, one of them printed, and no
# Wand symbol: five Crystal actions and a single Wand action.
title    A tile gives five Crystal actions and one Wand action
clauses  T3 T4 T5 T6
players  yellow red

hand     yellow crystal/wand
given    turn = yellow 1
given    yellow cell -3,2 -2,3 -2,2 = crystal

play     lay crystal/wand -1,1 0,1
expect   phase = order
expect   yellow cluster crystal -1,1 = 5
expect   yellow cluster wand 0,1 = 1
offered  = start crystal; start wand
play     start crystal
expect   batch = crystal 5
# The first type is finished, here by giving it up, before the second starts by itself.
play     end
expect   batch = wand 1
offered  = wand 1; end
play     wand 1
expect   yellow wand = 1
expect   turn = red 1
