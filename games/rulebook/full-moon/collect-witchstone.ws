# Full Moon, module 1. A Witch at the Witchstone may take the collecting tile instead of the bonus points: she scores 2, the
# bonus spaces stay free, and no second Witch of hers may come.
title    The collecting tile of the Witchstone
clauses  D2
players  yellow red

options  ingredients
hand     yellow energy/witch
hand     red energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    red tower = t1
given    yellow built = t0-stone
given    red built = t1-stone
given    yellow lying = 2
given    red lying = 1
given    yellow cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch; witch stone
expect   yellow score = 2
expect   question = witchstone
play     power energy -1,0 -1,1
expect   yellow score = 2
expect   yellow rank = 0
expect   collecting = vial owl silver
# The second lying Witch cannot follow; past the stone she may go.
offered  witch = witch lay; witch t1
play     end; end
# Red is first on the bonus spaces.
play     red: lay energy/witch 0,1 1,0; start witch; witch stone
expect   red score = 7
expect   red rank = 1
