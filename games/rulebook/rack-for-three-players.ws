# Rulebook, Crystal action. With three players each of the six upper shelves takes 5 Crystals and the bottom shelf 5. On the
# last free vial of each the Crystal still fits; after it there is no room.
title    The rack for three players
clauses  C5
players  yellow red blue

deal     table points scroll
hand     yellow crystal/scroll
expect   room energy = 5
expect   room scroll = 5
expect   room bottom = 5
given    turn = yellow 1
given    shelf crystal = 4
given    shelf bottom = 4
given    yellow crystal 2,-1 = 3,-1
given    yellow crystal 1,1 = 2,1
given    yellow cell 1,0 = crystal
play     lay crystal/scroll 0,1 -1,1; start crystal; crystal 3,-1 out crystal; crystal 2,1 out wand
play     shelve crystal
expect   room crystal = 0
expect   yellow racked = 1
play     shelve wand chip points
expect   room bottom = 0
expect   yellow racked = 2
