title    Sending Witches
clauses  W1 W2 W3 W4 G2
players  yellow red

options  grandmasters; big-witch
hand     yellow energy/witch witch/scroll
given    turn = yellow 1
given    yellow tower = t0
given    red tower = t3
given    yellow built = t0-v0
given    red built = t3-c3 c3-v0
play     lay energy/witch 0,1 1,0; start witch
refused  witch v0 : No Witch of yours lies beside your tower: lay one there first (W2).
refused  witch big v0 : Your Big Witch does not lie beside your tower: lay her there first (W2).
given    yellow lying = 1
refused  witch t0 : A Witch of yours stands there already: choose another place than t0 (W4).
refused  witch stone : No completed connections lead from your tower to stone (W2).
refused  witch c3 : That takes 2 actions, and there is 1 left (W3).
given    yellow lying = 0
given    yellow witches = 0
refused  witch lay : You have no Witch left in your supply (W1).
play     witch lay big
given    turn = yellow 2
play     lay witch/scroll -1,0 -1,1; start witch
refused  witch lay big : Your Big Witch is not in your supply (G2).
