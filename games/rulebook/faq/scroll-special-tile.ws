# FAQ. A special tile used at once for Scrolls gives one Scroll as well, from position 1 or 2.
title    A special tile gives one Scroll out of two
clauses  P4 R1
players  yellow red

deal     specials energy/scroll
hand     yellow pentagram/wand
given    turn = yellow 1
given    yellow pentagram = 1
play     lay pentagram/wand 1,0 0,1; start pentagram; step; use special energy/scroll as scroll
offered  scroll = scroll 1; scroll 2
play     scroll 2
expect   yellow scrolls = 1
expect   batch = wand 1
