title    Laying a tile
clauses  T2 T3 T7 T9
players  yellow red

hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
refused  lay wand/scroll 1,0 0,1 : You have no hex tile wand/scroll behind your screen (T2).
refused  lay energy/witch 2,0 3,0 : Cell 3,0 is not empty: choose another one (T2).
refused  lay energy/witch 0,1 0,0 : Cell 0,0 is not empty: choose another one (T2).
refused  lay energy/witch 1,0 -1,0 : The cells 1,0 and -1,0 do not lie side by side (T2).
refused  discard energy/witch : Two empty cells still lie side by side: lay a tile there (T9, our ruling).
refused  discard wand/scroll : You have no hex tile wand/scroll behind your screen (T2).
refused  start energy : First lay a hex tile in your Cauldron (T2).
refused  end : There is nothing to give up now (T7).
play     lay energy/witch 1,0 0,1
refused  start wand : The tile that you laid does not show wand (T3).
refused  energy t0-v0 : First choose which of the tile's two types you carry out now (T3).
play     start energy
refused  lay energy/witch 1,-1 0,-1 : An action type is going on: carry out its actions or end it (T3).
