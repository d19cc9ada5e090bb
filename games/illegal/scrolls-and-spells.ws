title    Scrolls and spells
clauses  R1 R2 R3
players  yellow red

deal     scrolls prophecy rank; prophecy chips
hand     yellow energy/scroll
given    turn = yellow 1
given    yellow tower = t0
given    yellow spells = wand energy
play     lay energy/scroll 1,0 0,1; start scroll
refused  scroll 2 : too-few-actions needs 2, 1 left (R1)
refused  scroll 7 : no-scroll 7 (R2)
refused  scroll 0 : no-scroll 0 (R2)
refused  spell single : spell-not-held single (R3)
refused  spell wand : spell-not-suited wand (R3)
play     scroll 1
expect   batch = energy 1
given    yellow energy = 0
refused  spell energy : spell-of-no-use energy (R3)
