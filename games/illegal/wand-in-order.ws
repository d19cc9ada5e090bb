title    The dark spaces of the Wand are resolved in order
clauses  M4
players  yellow red

hand     yellow wand/scroll
given    turn = yellow 1
given    yellow wand = 1
given    yellow crystal 0,0 = 2,1
given    yellow crystal 1,1 = 1,2
given    yellow crystal 2,-1 = 3,-1
given    yellow spells = single crystal crystal
play     lay wand/scroll -2,0 -1,0; start wand; wand 1; use wand crystal; spell crystal; crystal 2,1 out wand
play     shelve black wand; use vial wand x4; wand 4
refused  use wand energy : wand-in-order (M4)
refused  use wand witch : not-pending (B1)
