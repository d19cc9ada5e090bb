# Rulebook, mixed groups. Level 2: two tiles behind the screen.
title    Handicap level 2
clauses  H1 H2
players  yellow red

options  handicaps=2/0
deal     tiles yellow energy/witch crystal/wand energy/scroll witch/wand
expect   yellow hand = energy/witch crystal/wand
expect   yellow supply = 9
expect   red supply = 10
