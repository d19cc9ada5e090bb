# Rulebook, Witch action. Yellow has connections of his own from his tower to the Witchstone; Red has one from there to
# her tower. Three Witch actions bring a Witch from the supply to Red's tower: one to lay her down, one for the whole
# stretch over yellow connections, one for the red connection.
title    Yellow's Witch goes to Red's tower for three actions
clauses  W1 W2 W3 W5
players  yellow red

hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    red tower = t2
given    yellow built = t0-f0 f0-stone
given    red built = t2-stone
# With the printed symbol the tile makes a cluster of three.
given    yellow cell 2,0 = witch

play     yellow: lay energy/witch 0,1 1,0; start witch
expect   batch = witch 3
# Nobody lies beside the tower yet.
offered  = witch lay; end
play     witch lay
offered  witch = witch lay; witch stone; witch f0; witch t2
play     witch t2
expect   yellow standing = t2
expect   yellow lying = 0
# The chip was Red's at the start of the game; there remain the 2 points for standing up.
expect   yellow score = 2
expect   batch = energy 1
