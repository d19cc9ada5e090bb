# Full Moon, module 2, the Crystal ability on the bottom shelf, with a chip of one action.
title    The Crystal ability on the bottom shelf
clauses  N4
players  yellow red

options  full_moon=deal
hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow moon = pentagram
given    yellow crystal 1,1 = 2,1
given    table = energy points
play     lay crystal/scroll -1,0 -1,1; start crystal; crystal 2,1 out wand; shelve wand chip energy +moon
expect   pending = chip energy x2
