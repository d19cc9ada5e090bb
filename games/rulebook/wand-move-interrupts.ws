# Rulebook, Wand action: what a move brings is carried out at this moment, step by step. A Wand move inside a Witch batch
# crosses a dark space and the silver one behind it. The Witch actions left over cannot first add to what the silver space counts.
title    A Wand move holds up what it interrupted
clauses  M4
players  yellow red

deal     chip v0 = wand
hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    yellow built = t0-v0
given    yellow lying = 1
given    yellow spells = wand witch
given    yellow wand = 5
given    red wand = 20
given    yellow cell 2,0 2,-2 = witch
play     lay energy/witch 0,1 1,0; start witch
play     witch v0; use chip wand; spell wand; wand 3
# Space 6 is dark and waits; space 8 scores Witches after it. The Witch batch has actions and a spell, but continues later.
expect   pending = wand energy x1
expect   batch = witch 2
expect   yellow score = 2
offered  witch = none
offered  spell = none
refused  witch lay : wand-first energy (M4, ruling)
refused  spell witch : wand-first energy (M4, ruling)
legal    end
play     use wand energy; energy t0-f0
# Two Witches are in the ball: the Big Witch and the one in the village.
expect   yellow score = 4
# Now the interrupted batch continues.
expect   batch = witch 2
legal    witch lay; spell witch
