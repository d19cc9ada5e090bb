# Erlaubte Züge, wie man sie in einer Liste liest, und was jede Art von Zug ist.

with-moon = { $moon ->
    [yes] , mit deiner Vollmondkarte
   *[no] { "" }
}

standing-gain = { $chip ->
    [none] { points }
    [points] { points } mit dem Siegpunktchip
   *[other] { points } und der { chip }
}

price = { $n ->
    [0] { "" }
    [one] { $n } Aktion,{ " " }
   *[other] { $n } Aktionen,{ " " }
}

bonus-points = { $bonus ->
    [one] { $bonus } Bonuspunkt
   *[other] { $bonus } Bonuspunkte
}

to-location = { $place ->
    [witchstone] auf den Hexenstein
   *[other] auf { location-bare }
}

move-tower = { $figure ->
    [grandmaster] Stelle deinen Großmeister
   *[witch] Stelle deine große Hexe
} { to-location }: { standing-gain }.

move-moon = Behalte die { moon-card }: 1 Aktion mehr beim Symbol { symbol }, oder: { ability }.

move-lay = Lege { $first } auf { $firstcell } ({ $firstactions }) und { $second } auf { $secondcell } ({ $secondactions }).

move-discard = Wirf das Plättchen { $tile } ab: In deinen Kessel passt keines mehr.

move-start = Beginne mit { symbol }{ with-moon }: { actions }.

move-begin = Mache weiter mit { symbol }{ with-moon }: { actions }.

move-energy = { $points ->
    [0] Lege Energie auf { $connection } (Einheit { $unit } von { $units }).
   *[other] Lege Energie auf { $connection } (Einheit { $unit } von { $units }): { points }.
}

move-lay-witch = { $big ->
    [yes] Lege die große Hexe neben deinen Turm: 1 Aktion.
   *[no] Lege eine Hexe neben deinen Turm: 1 Aktion.
}

move-witch = { $big ->
    [yes] Stelle die große Hexe { to-location }{ with-moon }: { price }{ standing-gain }.
   *[no] Stelle eine Hexe { to-location }{ with-moon }: { price }{ standing-gain }.
}

move-witch-choice = { $big ->
    [yes] Stelle die große Hexe { to-location }{ with-moon }: { price }{ points }, dazu { bonus-points } oder ein Kraftplättchen.
   *[no] Stelle eine Hexe { to-location }{ with-moon }: { price }{ points }, dazu { bonus-points } oder ein Kraftplättchen.
}

move-step = { $space ->
    [owl] Rücke auf dem Pentagramm ein Feld vor: Eulenplättchen mit Wert { $value }.
    [owl-choice] Rücke auf dem Pentagramm ein Feld vor: Eulenplättchen mit Wert { $value } oder ein Kraftplättchen.
    [no-owl] Rücke auf dem Pentagramm ein Feld vor: 2 Punkte, denn die Eulen sind weg.
    [no-owl-choice] Rücke auf dem Pentagramm ein Feld vor: 2 Punkte, denn die Eulen sind weg, oder ein Kraftplättchen.
    [hex] Rücke auf dem Pentagramm ein Feld vor: Sonderhexplättchen { $tile }.
    [no-hex] Rücke auf dem Pentagramm ein Feld vor: 2 Aktionen einer Art deiner Wahl.
   *[light] Rücke auf dem Pentagramm ein Feld vor.
}

move-step-moon = Rücke auf dem Pentagramm ein Feld vor und nimm mit deiner Vollmondkarte das Sonderhexplättchen { $tile }.

move-crystal = { $black ->
    [yes] Bewege den schwarzen Kristall von { $from } nach { $to }: { actions }.
   *[no] Bewege den Kristall von { $from } nach { $to }: { actions }.
}

move-crystal-out = { $black ->
    [yes] Bewege den schwarzen Kristall von { $from } auf den Kesselrand, Ausgang { symbol }: { actions }.
   *[no] Bewege den Kristall von { $from } auf den Kesselrand, Ausgang { symbol }: { actions }.
}

move-wand = { $n ->
    [one] Rücke auf dem Zauberstab { $n } Feld vor, bis Feld { $to }
   *[other] Rücke auf dem Zauberstab { $n } Felder vor, bis Feld { $to }
}{ $passed ->
    [none] .
   *[other] : { $passed }.
}
wand-silver = { points } für { silver }

move-scroll = Nimm die Schriftrolle von Position { $position }{ with-moon }: { $scroll }.

move-spell = { $spell ->
    [single] Nutze einen einfachen Verstärkungszauber: { actions } mehr.
   *[other] Nutze einen doppelten Verstärkungszauber: { actions } mehr.
}

move-use-chip = Nutze den { chip }{ with-moon }: { actions-of }.
move-use-vial = Nutze die gefüllte Phiole: { actions-of }.
move-use-wand = Nutze das dunkle Feld des Zauberstabs{ with-moon }: { actions-of }.
move-use-special = Nutze das Sonderhexplättchen { $tile } einmalig: { actions-of }.
move-place-special = Lege das Sonderhexplättchen { $tile } auf { $cell } in deinen Kessel: Gruppen von { $firstcluster } und { $secondcluster }.
move-use-free = Nutze das leere Sechseckfeld: { actions-of }.

crystal-taken = { $black ->
    [yes] den schwarzen Kristall
   *[no] den Kristall
}
move-shelve = Lege { crystal-taken } in die Reihe { symbol }{ with-moon }: { actions-of }.
move-shelve-chip = Lege { crystal-taken } in die unterste Reihe und nimm den { chip }{ with-moon }: { actions-of }.
move-shelve-points = Lege { crystal-taken } in die unterste Reihe und nimm den Siegpunktchip{ with-moon }: { points }.
move-shelve-collect = Lege { crystal-taken } in die unterste Reihe und nimm statt eines Chips ein Kraftplättchen.
move-shelve-full = Lege { crystal-taken } neben deinen Sichtschirm: Beide Reihen sind voll.

move-power = Lege das Kraftplättchen { symbol } auf { $first } und { $second }: eine Gruppe von { $cluster }.

move-decline = { $question ->
    [owl] Verzichte auf das Kraftplättchen und nimm das Eulenplättchen mit Wert { $value }.
    [no-owl] Verzichte auf das Kraftplättchen: { points } für das leere Eulenfeld.
    [silver] Verzichte auf das Kraftplättchen: { points } für vollständige Verbindungen.
    [witchstone] Verzichte auf das Kraftplättchen: { points } am Hexenstein.
   *[scroll] Lege kein Kraftplättchen: Die Schriftrolle bringt am Ende 2 Punkte.
}

move-remove = { $black ->
    [yes] Nimm den schwarzen Kristall von { $cell } aus dem Kessel: kostet { points }.
   *[no] Nimm den Kristall von { $cell } aus dem Kessel: kostet { points }.
}

move-end = { $what ->
    [batch] Verzichte auf den Rest: { actions-of }.
    [done] Schließe diese Aktionen ab.
   *[pending] Verzichte auf alles, was noch aussteht.
}
