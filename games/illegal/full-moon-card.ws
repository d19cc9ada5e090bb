title    The Full-Moon card
clauses  N1 N2 N3 N4
players  yellow red

options  full_moon=deal
hand     yellow energy/witch witch/wand
hand     red energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    red tower = t1
given    yellow moon = witch
play     lay energy/witch 1,0 0,1
refused  start energy +moon : moon-of-no-use (N4)
play     start energy; energy t0-v0
refused  end : nothing-to-end (T7)
refused  witch lay : other-decision begin (N3)
play     begin +moon
expect   batch = witch 2
given    yellow lying = 1
refused  witch v0 +moon : moon-used (N2)
play     end
play     red: lay energy/witch 1,0 0,1
refused  start energy +moon : no-moon-card (N1)
