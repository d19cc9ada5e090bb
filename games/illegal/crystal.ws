title    Moving Crystals
clauses  C1 C2 C3 C5
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 1,1 = 2,1
given    table = energy
play     lay crystal/scroll 1,0 2,0; start crystal
refused  crystal 0,1 -1,1 : No Crystal of yours lies on 0,1 (C1).
refused  crystal 2,1 2,1 : Move the Crystal to another cell than the one it lies on (C1).
refused  crystal 2,1 2,0 : Cell 2,0 is not empty: choose another one (T2).
refused  crystal 0,0 0,2 : That takes 2 actions, and there is 1 left (C1).
refused  crystal 0,0 out wand : That takes 4 actions, and there is 1 left (C2).
refused  crystal 0,1 out wand : No Crystal of yours lies on 0,1 (C1).
refused  shelve wand : No Crystal of yours waits on the rim at the wand exit (C3).
refused  shelve black wand : Your Black Crystal does not wait on the rim at the wand exit (C3).
play     crystal 2,1 out wand
refused  end : First put the Crystal on the rim into the rack (C3).
refused  shelve crystal : No Crystal of yours waits on the rim at the crystal exit (C3).
refused  shelve wand chip points : No points chip is left on the table: take another one (C3).
refused  shelve wand collect : No power tile can be had from the bottom shelf now (D2).
given    shelf wand = 4
refused  shelve wand : The wand shelf is full: put the Crystal on the bottom shelf (C5).
given    shelf bottom = 4
refused  shelve wand chip energy : The bottom shelf is full: put the Crystal on the shelf of its exit (C5).
