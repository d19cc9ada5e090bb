# Rulebook, Scroll action, note. Spells are combined: a Crystal spell and a single spell are three more Crystal actions.
title    Two spells give three more Crystal actions
clauses  R3
players  yellow red

hand     yellow crystal/wand
given    turn = yellow 1
given    yellow spells = crystal single
play     lay crystal/wand 1,0 0,1; start crystal
expect   batch = crystal 1
play     spell crystal
expect   batch = crystal 3
play     spell single
expect   batch = crystal 4
play     crystal 0,0 out witch
expect   pending = rim black witch
