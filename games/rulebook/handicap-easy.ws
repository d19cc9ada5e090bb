# Rulebook, mixed groups. Level 3: four tiles go back unseen, three are behind the screen, and one is drawn after each
# turn.
title    Handicap level 3
clauses  H1 H2
players  yellow red

options  handicaps=3/0
deal     tiles yellow energy/witch crystal/wand energy/scroll witch/wand
expect   yellow hand = energy/witch energy/scroll crystal/wand
expect   yellow supply = 8
given    turn = yellow 1
given    yellow tower = t0
play     lay energy/witch 1,0 0,1; start energy; end; end
expect   yellow hand = energy/scroll witch/wand crystal/wand
expect   yellow supply = 7
