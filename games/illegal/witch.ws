title    Sending Witches
clauses  W1 W2 W3 W4 G2
players  yellow red

options  grandmasters, big_witch
hand     yellow energy/witch witch/scroll
given    turn = yellow 1
given    yellow tower = t0
given    red tower = t3
given    yellow built = t0-v0
given    red built = t3-c3 c3-v0
play     lay energy/witch 0,1 1,0; start witch
refused  witch v0 : no-witch-lying (W2)
refused  witch big v0 : no-witch-lying big (W2)
given    yellow lying = 1
refused  witch t0 : witch-there t0 (W4)
refused  witch stone : no-way-there stone (W2)
refused  witch c3 : too-few-actions needs 2, 1 left (W3)
given    yellow lying = 0
given    yellow witches = 0
refused  witch lay : no-witch-in-supply (W1)
play     witch lay big
given    turn = yellow 2
play     lay witch/scroll -1,0 -1,1; start witch
refused  witch lay big : no-witch-in-supply big (G2)
