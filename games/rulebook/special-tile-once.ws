# Rulebook, Pentagram action. An Energy/Witch special tile used once gives 2 Energy actions or 2 Witch actions, and lies
# next to the screen from then on.
title    A special tile is used once
clauses  P1 P3 P4
players  yellow red

deal     specials energy/witch wand/scroll energy/wand pentagram/crystal
hand     yellow pentagram/scroll
given    turn = yellow 1
given    yellow tower = t0
given    yellow pentagram = 1
play     lay pentagram/scroll 1,0 0,1; start pentagram; step
expect   pending = special energy/witch
expect   yellow specials = 1
# The space is filled again from the stack.
expect   special 1 = pentagram/crystal
expect   specials-left = 11
offered  use = use special energy/witch as energy; use special energy/witch as witch
play     use special energy/witch as witch
expect   batch = witch 2
expect   specials-aside = energy/witch
play     witch lay; witch lay
expect   yellow lying = 2
# Used, it still counts as owned.
expect   yellow specials = 1
