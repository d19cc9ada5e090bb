title    Towers and Full-Moon cards
clauses  S9 N1
players  yellow red

options  full-moon choose
deal     moons wand energy scroll witch
deal     chip t0 = points
deal     chip t1 = energy
refused  step : First put your figure on a free tower (S9).
refused  tower f1 : Choose a tower: this is f1 (S9).
play     red: tower t1
refused  tower t0 : First carry out the chip of your tower, or give it up (S9).
refused  remove 0,0 : Crystals are removed only in your own turn (T10).
play     red: end
refused  tower t1 : This tower belongs to player 2: choose a free one instead of t1 (S9).
play     yellow: tower t0
refused  lay energy/witch 1,0 0,1 : First keep one of the Full-Moon cards that are offered to you (N1).
refused  moon scroll : The scroll card is not among those you may keep (N1).
