# Rulebook, Prophecies. A list of three different places counts in its order: 3 points for a Witch at the first, 5 with the
# second, 7 with the third; without the first it is not fulfilled, whatever else there is.
title    Witches at different places
clauses  F4
players  green red

given    green tower = t0
given    green prophecies = witches forest village castle
expect   green prophecy witches forest village castle = 1
given    green standing = v1 c2
expect   green prophecy witches forest village castle = 1
given    green standing = f3
expect   green prophecy witches forest village castle = 7
given    red tower = t1
given    red standing = f0
expect   red prophecy witches forest village castle = 3
given    red standing = c0
# The castle waits for the village.
expect   red prophecy witches forest village castle = 3
given    red standing = v0
expect   red prophecy witches forest village castle = 7
# A foreign tower is any tower but the own one, owned or not.
expect   red prophecy witches village castle tower = 5
given    red standing = t3
expect   red prophecy witches village castle tower = 7
