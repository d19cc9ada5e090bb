# Full Moon, module 1. The additional Prophecy counts power tiles in the Cauldron.
title    The Prophecy about power tiles
clauses  D6 D1
players  yellow red

options  ingredients
hand     yellow energy/scroll
deal     scrolls power; power; prophecy power
given    turn = yellow 1
given    yellow tower = t0
given    yellow prophecies = power
expect   yellow prophecy power = 1
play     lay energy/scroll 1,0 0,1; start scroll; scroll 1; power energy 2,0 2,1
expect   yellow prophecy power = 3
expect   yellow total prophecies = 3
