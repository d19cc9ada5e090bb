# Rulebook, Pentagram action, example 1. Green lays Pentagram/Witch for 4 Pentagram actions and, for now, 2 Witch actions.
# She passes a dark space, takes the Pentagram/Witch special tile and puts it beside the tile she laid. It does not make
# her walk on, but it joins a second group of Witch symbols: 5 Witch actions.
title    Green's special tile counts for the second type
clauses  T4 T5 P4
players  green red

deal     specials witch/pentagram
hand     green witch/pentagram
given    turn = green 1
given    green tower = t0
given    green cell 0,-2 -1,-2 -1,0 = pentagram
given    green cell 2,-2 2,0 = witch
play     lay witch/pentagram 1,-1 0,-1
expect   green cluster pentagram 0,-1 = 4
expect   green cluster witch 1,-1 = 2
play     start pentagram
expect   batch = pentagram 4
play     step; step
expect   pending = special witch/pentagram
play     place special witch/pentagram 1,0
expect   green cell 1,0 = witch/pentagram
# Laying it triggers nothing.
expect   batch = pentagram 2
expect   pending = none
play     step; step
expect   green pentagram = 4
expect   batch = witch 5
