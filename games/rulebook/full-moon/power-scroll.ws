# Full Moon, module 1. A power Scroll brings a power tile at once and counts as a Scroll; kept without one it is worth 2
# points at the end.
title    The power Scroll
clauses  D5
players  yellow red

options  ingredients
deal     scrolls power; power; prophecy power
hand     yellow energy/scroll witch/scroll
given    turn = yellow 1
given    yellow tower = t0
play     lay energy/scroll 1,0 0,1; start scroll; scroll 1
expect   question = power scroll
refused  end : open-question power scroll (D5)
play     power energy 2,0 2,1
expect   yellow scrolls = 1
expect   yellow power = energy
expect   yellow total spells = 0
expect   batch = energy 3
play     end
given    turn = yellow 2
play     lay witch/scroll -1,0 -1,1; start scroll; scroll 1; decline
expect   yellow scrolls = 2
expect   yellow power = energy
expect   yellow total spells = 2
expect   batch = witch 1
