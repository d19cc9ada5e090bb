# Rulebook, Crystal action. Yellow has three Crystal actions. The first brings a Crystal onto the rim at the Crystal symbol,
# and on that shelf it gives two more: four are left. They carry the Black Crystal over three occupied cells and onto the
# rim at the Witch symbol.
title    Yellow's three Crystal actions become four
clauses  B4 C1 C2 C3 C4
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 2,-1 = 3,-1
given    yellow cell -2,3 = crystal
# With the Crystal on -1,-1 these make every shortest way to the Witch exit an occupied one.
given    yellow cell 0,-1 -1,0 -1,-2 -2,-1 0,-2 -2,0 = energy
play     lay crystal/scroll -2,2 -1,1; start crystal
expect   batch = crystal 3
illegal  crystal 0,0 out witch
play     crystal 3,-1 out crystal
expect   batch = crystal 2
play     shelve crystal
expect   batch = crystal 4
expect   pending = none
play     crystal 0,0 out witch
expect   batch = none
expect   pending = rim black witch
play     shelve black witch
expect   pending = vial witch x4
expect   yellow racked = 1
expect   yellow black-racked = yes
