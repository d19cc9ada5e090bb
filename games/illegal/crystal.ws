title    Moving Crystals
clauses  C1 C2 C3 C5
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 1,1 = 2,1
given    table = energy
play     lay crystal/scroll 1,0 2,0; start crystal
refused  crystal 0,1 -1,1 : None of your Crystals lies on 0,1 (C1).
refused  crystal 2,1 2,1 : A Crystal has to end on another cell than it came from (C1).
refused  crystal 2,1 2,0 : Cell 2,0 is not empty (T2).
refused  crystal 0,0 0,2 : That takes 2 actions; this batch has 1 left (C1).
refused  crystal 0,0 out wand : That takes 4 actions; this batch has 1 left (C2).
refused  crystal 0,1 out wand : None of your Crystals lies on 0,1 (C1).
refused  shelve wand : No Crystal of yours waits on the rim at wand (C3).
refused  shelve black wand : No Black Crystal of yours waits on the rim at wand (C3).
play     crystal 2,1 out wand
refused  shelve crystal : No Crystal of yours waits on the rim at crystal (C3).
refused  shelve wand chip points : No points chip is left on the table (C3).
refused  shelve wand collect : No power tile can be had from the bottom shelf now (D2).
given    shelf wand = 4
refused  shelve wand : The wand shelf is full: put the Crystal on the bottom shelf (C5).
given    shelf bottom = 4
refused  shelve wand chip energy : The bottom shelf is full (C5).
