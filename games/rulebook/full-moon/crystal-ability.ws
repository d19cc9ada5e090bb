# Full Moon, module 2, the Crystal ability. A Crystal in a vial gives one action more, on a symbol's shelf as on the bottom
# one, or 4 points instead of 3.
title    The Crystal ability
clauses  N4
players  yellow red

options  full_moon=deal
hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow moon = pentagram
given    yellow crystal 1,1 = 2,1
given    table = energy points
play     lay crystal/scroll -1,0 -1,1; start crystal; crystal 2,1 out wand
offered  shelve = shelve wand; shelve wand +moon; shelve wand chip energy; shelve wand chip energy +moon; shelve wand chip points; shelve wand chip points +moon
play     shelve wand +moon
expect   pending = vial wand x3
