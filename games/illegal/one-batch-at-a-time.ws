title    One batch at a time, and one for a Witch's way
clauses  B2 W3
players  yellow red

deal     chip v0 = energy
deal     chip f0 = witch
hand     yellow energy/witch
given    turn = yellow 1
given    yellow tower = t0
given    red tower = t3
given    yellow built = t0-v0 t0-f0
given    red built = t3-c3 c3-v0
given    yellow lying = 3
given    yellow cell 2,0 = witch
play     lay energy/witch 0,1 1,0; start witch; witch v0; use chip energy
refused  witch lay : interrupted needs witch, energy open (B2, ruling)
refused  step : other-batch needs pentagram, energy open (B2)
play     end
play     witch f0
# One action is left and one waits in the chip; the way over a foreign connection takes two of one batch.
expect   batch = witch 1
refused  witch c3 : one-source needs 2, 1 left (W3, ruling)
