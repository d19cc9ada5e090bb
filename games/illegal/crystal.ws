title    Moving Crystals
clauses  C1 C2 C3 C5
players  yellow red

hand     yellow crystal/scroll
given    turn = yellow 1
given    yellow crystal 1,1 = 2,1
given    table = energy
play     lay crystal/scroll 1,0 2,0; start crystal
refused  crystal 0,1 -1,1 : no-crystal 0,1 (C1)
refused  crystal 2,1 2,1 : no-movement crystal (C1)
refused  crystal 2,1 2,0 : cell-taken 2,0 (T2)
refused  crystal 0,0 0,2 : too-few-actions needs 2, 1 left (C1)
refused  crystal 0,0 out wand : too-few-actions needs 4, 1 left (C2)
refused  crystal 0,1 out wand : no-crystal 0,1 (C1)
refused  shelve wand : not-on-rim wand (C3)
refused  shelve black wand : not-on-rim black wand (C3)
play     crystal 2,1 out wand
refused  end : crystal-on-rim (C3)
refused  shelve crystal : not-on-rim crystal (C3)
refused  shelve wand chip points : chip-gone points (C3)
refused  shelve wand collect : no-collecting (D2)
given    shelf wand = 4
refused  shelve wand : shelf-full wand (C5)
given    shelf bottom = 4
refused  shelve wand chip energy : bottom-full (C5)
