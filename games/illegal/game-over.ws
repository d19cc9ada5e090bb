title    After the end
clauses  T1
players  yellow red

hand     red energy/wand witch/wand
given    turn = red 11
play     red: lay energy/wand 1,0 0,1; start wand; wand 1
expect   phase = over
refused  lay witch/wand -1,0 -1,1 : game-over (T1)
refused  remove 0,0 : game-over (T1)
refused  end : game-over (T1)
