# Rulebook, the other Prophecies, each at its limits: minor, major, perfect.
title    The other Prophecies
clauses  F2
players  green red blue yellow

given    green tower = t0
# The place at the Witchstone.
expect   green prophecy rank = 1
given    green rank = 1
given    red rank = 2
given    blue rank = 3
given    yellow rank = 4
expect   green prophecy rank = 7
expect   red prophecy rank = 5
expect   blue prophecy rank = 3
expect   yellow prophecy rank = 1
# Special tiles: 2, 3, 4 and more.
given    green specials = 1
expect   green prophecy specials = 1
given    green specials = 2
expect   green prophecy specials = 3
given    green specials = 3
expect   green prophecy specials = 5
given    green specials = 5
expect   green prophecy specials = 7
# Witches on the board, lying or standing, the Big Witch included: 5, 7, 9 and more.
given    green lying = 3
expect   green prophecy board = 1
given    green lying = 4
expect   green prophecy board = 3
given    green standing = f0
expect   green prophecy board = 3
given    green standing = v0
expect   green prophecy board = 5
given    green standing = c0
expect   green prophecy board = 5
given    green standing = f1
expect   green prophecy board = 7
# Lying Witches: 1, 2, 3; not the Big Witch.
given    red tower = t1
expect   red prophecy lying = 1
given    red lying = 1
expect   red prophecy lying = 3
given    red lying = 2
expect   red prophecy lying = 5
given    red lying = 3
expect   red prophecy lying = 7
# Scrolls, used and unused: 4, 5, 6 and more.
given    green scrolls = 3
expect   green prophecy scrolls = 1
given    green scrolls = 4
expect   green prophecy scrolls = 3
given    green scrolls = 5
expect   green prophecy scrolls = 5
given    green scrolls = 6
expect   green prophecy scrolls = 7
# Chips: 4, 5, 7 and more.
given    green chips = energy energy energy
expect   green prophecy chips = 1
given    green chips = energy energy energy points
expect   green prophecy chips = 3
given    green chips = energy energy energy points points wand
expect   green prophecy chips = 5
given    green chips = energy energy energy points points wand wand
expect   green prophecy chips = 7
# Silver spaces reached: 3, 4, 5 and more.
given    green wand = 11
expect   green prophecy silver = 1
given    green wand = 12
expect   green prophecy silver = 3
given    green wand = 16
expect   green prophecy silver = 5
given    green wand = 19
expect   green prophecy silver = 5
given    green wand = 20
expect   green prophecy silver = 7
# Crystals of the own colour in the rack: 3, 4, 5 and more.
given    green racked = 2
expect   green prophecy crystals = 1
given    green racked = 3
expect   green prophecy crystals = 3
given    green racked = 4
expect   green prophecy crystals = 5
given    green racked = 5
expect   green prophecy crystals = 7
