# Rulebook, end of the game. After eleven rounds owl tiles, chips, unused spells and Prophecies are added; a Prophecy that
# is not fulfilled is worth 1.
title    The final scoring
clauses  F1 F8 T1 T8
players  yellow red

hand     red energy/pentagram energy/scroll witch/scroll crystal/wand energy/crystal
given    turn = red 11
given    yellow tower = t0
given    red tower = t1
given    yellow score = 20
given    yellow chips = energy points
given    yellow spells = wand single
given    yellow prophecies = rank; lying
given    yellow lying = 2
given    red score = 20
given    red pentagram = 4
play     red: lay energy/pentagram 1,0 0,1; start pentagram; step; end
expect   phase = over
# Four tiles are left, and nothing is drawn after the last turn.
expect   red hand = energy/crystal energy/scroll witch/scroll crystal/wand
expect   red supply = 0
expect   yellow total board = 20
expect   yellow total chips = 4
expect   yellow total spells = 4
expect   yellow total prophecies = 6
expect   yellow total = 34
expect   red total owls = 7
expect   red total = 27
expect   winners = yellow
offered  = none
