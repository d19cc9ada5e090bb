# Rulebook, Scroll action, note. With the pile used up only what is displayed can be had; with nothing on display Scroll
# actions are lost.
title    The Scroll pile runs dry
clauses  R2
players  yellow red

hand     yellow energy/scroll witch/scroll
given    turn = yellow 1
given    yellow tower = t0
given    scrolls-left = 0
given    yellow cell 0,-2 1,-3 2,-3 = scroll
given    yellow cell 2,-2 3,-2 1,-1 = scroll
play     lay energy/scroll -1,0 0,-1; start scroll
offered  scroll = scroll 1; scroll 2; scroll 3; scroll 4; scroll 5; scroll 6
play     scroll 1
expect   display 6 = none
play     end
given    turn = yellow 2
play     lay witch/scroll 2,0 1,0; start scroll
# Nine actions, five Scrolls.
expect   batch = scroll 9
offered  scroll = scroll 1; scroll 2; scroll 3; scroll 4; scroll 5
