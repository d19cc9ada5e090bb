# Rulebook, Witch action, notes. One standing Witch of a colour at each location; any number may lie at the own tower; who
# stands stays; with all Witches standing there are no more Witch actions.
title    Where a Witch may not go
clauses  W4 W7
players  yellow red

hand     yellow witch/wand witch/scroll
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0 t0-f0
given    yellow standing = v0
given    yellow lying = 2
# A Witch of another colour is in nobody's way.
given    red standing = f0
play     lay witch/wand 1,0 0,1; start witch
offered  witch = witch lay; witch f0
play     witch lay
expect   yellow lying = 3
play     end
given    turn = yellow 2
given    yellow lying = 0
given    yellow witches = 0
play     lay witch/scroll -1,0 -1,1; start witch
# Nobody in the supply and nobody lying: the type is over by itself.
expect   batch = scroll 1
