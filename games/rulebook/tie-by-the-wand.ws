# Rulebook, end of the game. Among equals, the player further ahead on the Wand wins; on the same space, the one who came there
# first and lies at the bottom.
title    A tie is broken on the Wand
clauses  F8
players  yellow red blue

given    yellow score = 30
given    red score = 30
given    blue score = 30
# Nobody has left the hilt: the victory is shared.
expect   winners = yellow red blue
given    blue wand = 5
expect   winners = blue
given    red wand = 22
given    yellow wand = 22
expect   winners = red
given    yellow score = 31
expect   winners = yellow
