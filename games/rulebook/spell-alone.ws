# Rulebook, Scroll action. A spell strengthens what something else has started, and starts nothing by itself.
title    A spell starts nothing
clauses  R3
players  yellow red

hand     yellow energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    yellow spells = witch scroll
offered  spell = none
play     lay energy/wand -3,2 -3,1
offered  spell = none
play     start energy
# Neither suits an Energy batch.
offered  spell = none
