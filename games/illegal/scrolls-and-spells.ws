title    Scrolls and spells
clauses  R1 R2 R3
players  yellow red

deal     scrolls prophecy rank; prophecy chips
hand     yellow energy/scroll
given    turn = yellow 1
given    yellow tower = t0
given    yellow spells = wand energy
play     lay energy/scroll 1,0 0,1; start scroll
refused  scroll 2 : That takes 2 actions, and there is 1 left (R1).
refused  scroll 7 : There is no Scroll at position 7 (R2).
refused  scroll 0 : There is no Scroll at position 0 (R2).
refused  spell single : You hold no unused single Reinforcing Spell (R3).
refused  spell wand : A double Reinforcing Spell only adds to actions of its own symbol that are going on (R3).
play     scroll 1
expect   batch = energy 1
given    yellow energy = 0
refused  spell energy : Not even with your spells could these actions do anything (R3).
