title    Laying Energy
clauses  E1 E2 E3 E4 B2 T4
players  yellow red

deal     specials energy/witch
hand     yellow energy/pentagram energy/wand
given    turn = yellow 1
given    yellow tower = t0
given    red tower = t3
given    red begun = t3-f0 1
given    red built = t3-c3 c3-v0
given    yellow built = t0-v0 t0-f0
given    yellow pentagram = 1
play     lay energy/pentagram 1,0 0,1; start energy
refused  energy t0-t1 : The board has no connection t0-t1 that is written so (E1).
refused  energy stone-t0 : The board has no connection stone-t0 that is written so (E1).
refused  energy t3-f0 : The connection t3-f0 belongs to player 2 (E2).
refused  energy c3-v0 : The connection c3-v0 belongs to player 2 (E2).
refused  energy t1-v1 : Neither end of t1-v1 is joined to your tower by your own connections (E4).
refused  witch lay : That takes witch actions, and the actions going on are energy actions (B2).
play     energy t0-c0
expect   batch = pentagram 1
play     step
refused  energy t0-c0 : That takes energy actions, and no actions are going on (B2).
play     use special energy/witch as energy
refused  energy t0-stone : First complete the connection that you began, t0-c0 (E3).
given    yellow energy = 0
refused  energy t0-c0 : You have no Energy units left (E1).
