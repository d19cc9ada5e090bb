# FAQ and rulebook, Crystal action. A Crystal on the rim goes into the rack, at once or later in the action type; the actions it
# gives may be given up, the way into the rack not.
title    A Crystal on the rim must be racked
clauses  C3 T7
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 1,1 = 2,1
given    yellow cell -2,3 = crystal
play     lay crystal/scroll -2,2 -1,1; start crystal
play     crystal 2,1 out wand
# The batch may be ended, the action type not.
play     end
expect   batch = none
illegal  end
refused  end : crystal-on-rim (C3)
legal    shelve wand
play     shelve wand
legal    end
play     end
expect   batch = scroll 1
expect   yellow racked = 1
