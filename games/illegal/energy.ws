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
refused  energy t0-t1 : no-such-connection t0-t1 (E1)
refused  energy stone-t0 : no-such-connection stone-t0 (E1)
refused  energy t3-f0 : connection-taken t3-f0 by player 2 (E2)
refused  energy c3-v0 : connection-taken c3-v0 by player 2 (E2)
refused  energy t1-v1 : not-joined t1-v1 (E4)
refused  witch lay : other-batch needs witch, energy open (B2)
play     energy t0-c0
expect   batch = pentagram 1
play     step
refused  energy t0-c0 : other-batch needs energy, none open (B2)
play     use special energy/witch as energy
refused  energy t0-stone : begun-first t0-c0 (E3)
given    yellow energy = 0
refused  energy t0-c0 : no-energy (E1)
