# Rulebook, Prophecies, example A. Green has five Witch symbols in one cluster: a printed one, some on hex tiles, one on a
# special tile. Witch symbols apart from it do not count. The Prophecy is worth 5.
title    Green's cluster of five Witch symbols
clauses  F2 F3 T5
players  green red

given    green cell 2,0 2,1 = witch
given    green cell 1,0 = witch/wand
given    green cell 0,1 = witch
given    green cell -1,-2 0,-2 = witch
given    green prophecies = cluster witch
expect   green cluster witch = 5
expect   green prophecy cluster witch = 5
expect   green total prophecies = 5
# Three are not enough, four are the minor degree, six and more the perfect one.
expect   red prophecy cluster witch = 1
given    red cell 2,0 2,1 = witch
expect   red prophecy cluster witch = 1
given    red cell 1,0 = witch
expect   red prophecy cluster witch = 3
given    green cell -1,1 = witch
expect   green prophecy cluster witch = 7
given    green cell -1,0 = witch
expect   green prophecy cluster witch = 7
