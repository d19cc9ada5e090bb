# Rulebook, Wand action, note. What a move brings is resolved in the order of the spaces: the second bonus has to wait for
# the scoring, and the scoring for the first bonus.
title    Wand spaces are resolved in order
clauses  M2 M4 M7
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0
given    yellow wand = 1
given    red wand = 20
given    yellow cell -2,0 -2,-1 -1,0 = wand
play     lay energy/wand -3,2 -3,1; start wand
offered  wand = wand 1; wand 2; wand 3; wand 4; wand 5
play     wand 5
# Space 2 waits. Space 4 is not scored yet, and space 6 not offered.
expect   pending = wand crystal x1
expect   yellow score = 0
offered  use = use wand crystal
play     use wand crystal; crystal 0,0 1,0
expect   yellow score = 1
expect   pending = wand energy x1
play     use wand energy; energy t0-f0
expect   yellow begun = t0-f0 1
# Light spaces gave nothing, and the Wand type is over.
expect   batch = energy 1
