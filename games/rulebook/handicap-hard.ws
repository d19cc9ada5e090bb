# Rulebook, mixed groups. Level 1: a tile is drawn at the start of the turn and played.
title    Handicap level 1
clauses  H1 H2
players  yellow red

options  handicaps=0/1
deal     tiles red energy/witch crystal/wand energy/scroll witch/wand
hand     yellow crystal/wand
expect   red hand = none
expect   red supply = 11
given    turn = yellow 1
given    red tower = t1
play     yellow: lay crystal/wand 1,0 0,1; start crystal; end; end
expect   red hand = energy/witch
expect   red supply = 10
play     red: lay energy/witch 1,0 0,1; start energy; end; end
# Nothing is drawn before the next turn begins.
expect   red hand = none
expect   red supply = 10
