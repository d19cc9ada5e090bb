# Rulebook, Wand action. Yellow moves 4 spaces and draws level with Red, Blue behind them. First the scoring of Witches: the
# Big Witch, two lying and two standing are 5 points. Then the dark space with two Witch actions, doubled because nobody
# is ahead: 4 Witch actions, done after the scoring.
title    Yellow's four steps on the Wand
clauses  M1 M2 M3 M4 M7
players  yellow red blue

hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow standing = v0 f0
given    yellow lying = 2
given    yellow wand = 7
given    red wand = 11
given    blue wand = 5
given    yellow cell -2,0 -2,-1 = wand
play     lay energy/wand -3,2 -3,1; start wand
offered  wand = wand 1; wand 2; wand 3; wand 4
play     wand 4
expect   yellow score = 5
expect   yellow silver witches = 5
expect   pending = wand witch x4
play     use wand witch
expect   batch = witch 4
# Witches laid now were not part of the scoring.
play     witch lay
expect   yellow score = 5
