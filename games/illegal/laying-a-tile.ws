title    Laying a tile
clauses  T2 T3 T7 T9
players  yellow red

hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
refused  lay wand/scroll 1,0 0,1 : tile-not-held wand/scroll (T2)
refused  lay energy/witch 2,0 3,0 : cell-taken 3,0 (T2)
refused  lay energy/witch 0,1 0,0 : cell-taken 0,0 (T2)
refused  lay energy/witch 1,0 -1,0 : not-neighbours 1,0 -1,0 (T2)
refused  discard energy/witch : still-room (T9, ruling)
refused  discard wand/scroll : tile-not-held wand/scroll (T2)
refused  start energy : other-decision turn-start (T2)
refused  end : nothing-to-end (T7)
play     lay energy/witch 1,0 0,1
refused  start wand : not-on-tile wand (T3)
refused  energy t0-v0 : other-decision order (T3)
play     start energy
refused  lay energy/witch 1,-1 0,-1 : other-decision acting (T3)
