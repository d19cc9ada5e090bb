# Rulebook, Prophecies. A list of one kind of place: 3, 5, 7 points for a Witch at one, two, three of them.
title    Witches at the same kind of place
clauses  F5 F7
players  green red

given    green tower = t0
expect   green prophecy witches forest forest forest = 1
given    green standing = f0
expect   green prophecy witches forest forest forest = 3
given    green standing = f2
expect   green prophecy witches forest forest forest = 5
given    green standing = f3
expect   green prophecy witches forest forest forest = 7
# The own tower never counts.
expect   green prophecy witches tower tower tower = 1
given    green standing = t1 t2
expect   green prophecy witches tower tower tower = 5
# Lying Witches are at no place.
given    red tower = t3
given    red lying = 3
expect   red prophecy witches village village village = 1
