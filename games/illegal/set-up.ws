title    Towers and Full-Moon cards
clauses  S9 N1
players  yellow red

options  full_moon=choose
deal     moons wand energy scroll witch
deal     chip t0 = points
deal     chip t1 = energy
refused  step : other-decision towers (S9)
refused  tower f1 : not-a-tower f1 (S9)
play     red: tower t1
refused  tower t0 : other-decision tower-bonus (S9)
refused  remove 0,0 : not-in-turn (T10)
play     red: end
refused  tower t1 : tower-taken t1 by player 2 (S9)
play     yellow: tower t0
refused  lay energy/witch 1,0 0,1 : other-decision moons (N1)
refused  moon scroll : card-not-offered scroll (N1)
