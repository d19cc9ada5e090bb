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
    [notation] auf { location-bare }
    [village] auf das { location-bare }
    [castle] auf die { location-bare }
   *[other] auf den { location-bare }
}

move-tower = { $figure ->
    [grandmaster] Stelle deinen Großmeister
   *[witch] Stelle deine große Hexe
} { to-location }: { standing-gain }.

move-moon = Behalte die { moon-card }: 1 Aktion mehr beim Symbol { symbol }, oder: { ability }.

move-lay = Lege { $first } ({ $firstactions }) und { $second } ({ $secondactions }): { $firstcell }; { $secondcell }.

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

move-fill = { $points ->
    [0] Lege { $n } Energie auf { $connection } ({ $unit } von { $units } Einheiten).
   *[other] Lege { $n } Energie auf { $connection } ({ $unit } von { $units } Einheiten): { points }.
}

move-send = { $big ->
    [yes] Lege die große Hexe hin und stelle sie gleich { to-location }: zusammen { $n } Aktionen, { standing-gain }.
   *[no] Lege eine Hexe hin und stelle sie gleich { to-location }: zusammen { $n } Aktionen, { standing-gain }.
}
move-send-choice = { $big ->
    [yes] Lege die große Hexe hin und stelle sie gleich { to-location }: zusammen { $n } Aktionen, { points }, dazu { bonus-points } oder ein Kraftplättchen.
   *[no] Lege eine Hexe hin und stelle sie gleich { to-location }: zusammen { $n } Aktionen, { points }, dazu { bonus-points } oder ein Kraftplättchen.
}

move-walk = { $gains ->
    [none] Rücke auf dem Pentagramm { $n } Felder vor.
   *[other] Rücke auf dem Pentagramm { $n } Felder vor: { $gains }.
}
pentagram-gain = { $space ->
    [owl] Eulenplättchen mit Wert { $value }
    [no-owl] 2 Punkte für das leere Eulenfeld
    [hex] Sonderhexplättchen { $tile }
   *[no-hex] 2 Aktionen einer Art deiner Wahl
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
    [yes] Bewege den schwarzen Kristall für { actions }: { $from } → { $to }.
   *[no] Bewege einen Kristall für { actions }: { $from } → { $to }.
}

move-crystal-out = { $black ->
    [yes] Bewege den schwarzen Kristall ({ $from }) auf den Kesselrand, Ausgang { symbol }: { actions }.
   *[no] Bewege einen Kristall ({ $from }) auf den Kesselrand, Ausgang { symbol }: { actions }.
}

move-wand = { $n ->
    [one] Rücke auf dem Zauberstab { $n } Feld vor, bis Feld { $to }
   *[other] Rücke auf dem Zauberstab { $n } Felder vor, bis Feld { $to }
}{ $passed ->
    [none] .
   *[other] : { $passed }.
}
wand-silver = { points } für { silver }

move-scroll = Nimm die Schriftrolle von Position { $position }{ with-moon }{ $scroll ->
    [none] .
   *[other] : { $scroll }.
}

move-spell = { $spell ->
    [single] Nutze einen einfachen Verstärkungszauber: { actions } mehr.
   *[other] Nutze einen doppelten Verstärkungszauber: { actions } mehr.
}

move-use-chip = Nutze den { chip }{ with-moon }: { actions-of }.
move-use-vial = Nutze die gefüllte Phiole: { actions-of }.
move-use-wand = Nutze das dunkle Feld des Zauberstabs{ with-moon }: { actions-of }.
move-use-special = Nutze das Sonderhexplättchen { $tile } einmalig: { actions-of }.
move-place-special = Lege das Sonderhexplättchen { $tile } in deinen Kessel ({ $cell }): Gruppen von { $firstcluster } und { $secondcluster }.
move-use-free = Nutze das leere Hexfeld: { actions-of }.

crystal-taken = { $black ->
    [yes] den schwarzen Kristall
   *[no] den Kristall
}
move-shelve = Lege { crystal-taken } in die Reihe { symbol }{ with-moon }: { actions-of }.
move-shelve-chip = Lege { crystal-taken } in die unterste Reihe und nimm den { chip }{ with-moon }: { actions-of }.
move-shelve-points = Lege { crystal-taken } in die unterste Reihe und nimm den Siegpunktchip{ with-moon }: { points }.
move-shelve-collect = Lege { crystal-taken } in die unterste Reihe und nimm statt eines Chips ein Kraftplättchen.
move-shelve-full = Lege { crystal-taken } neben deinen Sichtschirm: Beide Reihen sind voll.

move-power = Lege das Kraftplättchen { symbol } ({ $first }; { $second }): eine Gruppe von { $cluster }.

move-decline = { $question ->
    [owl] Verzichte auf das Kraftplättchen und nimm das Eulenplättchen mit Wert { $value }.
    [no-owl] Verzichte auf das Kraftplättchen: { points } für das leere Eulenfeld.
    [silver] Verzichte auf das Kraftplättchen: { points } für vollständige Verbindungen.
    [witchstone] Verzichte auf das Kraftplättchen: { points } am Hexenstein.
   *[scroll] Lege kein Kraftplättchen: Die Schriftrolle bringt am Ende 2 Punkte.
}

move-remove = { $black ->
    [yes] Nimm den schwarzen Kristall ({ $cell }) aus dem Kessel: kostet { points }.
   *[no] Nimm einen Kristall ({ $cell }) aus dem Kessel: kostet { points }.
}

move-end = { $what ->
    [batch] Verzichte auf den Rest: { actions-of }.
    [done] Schließe diese Aktionen ab.
   *[pending] Verzichte auf alle offenen Boni.
}

# Was jede Art von Zug ist, mit den Nummern der Regeln.
help-tower = Stelle vor dem ersten Zug deine Figur auf einen freien Turm: Er wird dein Turm, bringt 2 Punkte und den Chip, der dort liegt (S9).
help-moon = Behalte eine der angebotenen Vollmondkarten für das ganze Spiel; einmal pro Zug darfst du eine ihrer beiden Fähigkeiten nutzen (N1, N2).
help-lay = Lege ein Hexplättchen auf zwei leere Felder nebeneinander in deinem Kessel. Jedes Symbol gibt so viele Aktionen, wie seine Gruppe Symbole hat (T2, T4).
help-discard = Nur wenn keine zwei leeren Felder nebeneinanderliegen: Lege ein Plättchen ohne Aktion weg. Der Zug zählt trotzdem (T9).
help-start = Wähle, welche der beiden Aktionsarten zuerst kommt; sie wird mit allen Boni beendet, bevor die andere beginnt (T3).
help-begin = Beginne die zweite Aktionsart, mit einer Aktion mehr durch deine Vollmondkarte oder ohne sie (N3).
help-energy = Lege eine Energieeinheit auf eine Verbindung, die an deinem Netz beginnt. Eine vollendete Verbindung mit 1, 2 oder 3 Feldern bringt 1, 3 oder 6 Punkte (E1, E5).
help-lay-witch = Lege eine Hexe aus dem Vorrat zu deinem Turm; dort wartet sie, bis du sie aussendest (W1).
help-witch = Stelle eine wartende Hexe auf einen Ort, den vollständige Verbindungen mit deinem Turm verbinden. Eigene Verbindungen kosten zusammen 1 Aktion, jede fremde kostet 1 (W2, W3).
help-step = Rücke auf dem Pentagramm ein Feld vor und führe es aus: Eulenfelder geben Eulenplättchen, Hexfelder Sonderhexplättchen (P1).
help-crystal = Bewege einen Kristall auf ein leeres Feld deines Kessels, 1 Aktion pro Schritt, über alles hinweg, was dazwischen liegt (C1).
help-crystal-out = Bewege einen Kristall über einen markierten Ausgang auf den Kesselrand. Von dort muss er ins Phiolenregal und bringt einen Bonus (C2, C3).
help-wand = Rücke auf dem Zauberstab vor, höchstens so viele Felder, wie du Aktionen hast; Zauber fügst du vorher hinzu. Dunkle Felder geben Aktionen, silberne Punkte; wer am weitesten vorne ist, bekommt die dunklen doppelt (M1, M3).
help-scroll = Nimm eine Schriftrolle: Je mehr Aktionen, desto mehr Positionen stehen zur Wahl (R1).
help-spell = Gib einen Verstärkungszauber zu den laufenden Aktionen dazu, 2 seines Symbols oder 1 beliebige. Er ist dann verbraucht (R3).
help-use-chip = Führe die Aktion eines Magiechips aus, den du genommen hast. Der Chip bleibt bei dir und bringt am Ende 2 Punkte (B1, S10).
help-use-vial = Führe die Aktionen einer Phiole aus, die du gefüllt hast (B1, C3).
help-use-wand = Führe die Aktionen des dunklen Zauberstabfelds aus, das als Nächstes kommt; die Felder werden der Reihe nach abgehandelt, und was die Bewegung unterbrochen hat, geht danach weiter (M4).
help-use-special = Nutze ein Sonderhexplättchen einmalig für 2 Aktionen eines seiner Symbole; danach liegt es neben deinem Sichtschirm (P4).
help-place-special = Lege ein Sonderhexplättchen dauerhaft auf ein leeres Feld deines Kessels. Es löst jetzt nichts aus und zählt ab dann für beide Symbole (P4).
help-use-free = Das Hexfeld war leer: Nimm 2 Aktionen einer Art deiner Wahl (P3).
help-shelve = Lege einen Kristall vom Kesselrand ins Phiolenregal: Die Reihe seines Ausgangs gibt 2 Aktionen, die unterste Reihe einen Chip deiner Wahl; der schwarze Kristall gibt 2 mehr (C3, C4).
help-power = Lege ein Kraftplättchen auf zwei leere Felder deines Kessels. Es löst jetzt nichts aus und zeigt ab dann sein Symbol zweimal (D4).
help-decline = Verzichte auf das Kraftplättchen und nimm, was das Feld sonst gibt (D2, D5).
help-remove = Nimm einen beliebigen Kristall aus deinem Kessel, um Platz zu schaffen. Der erste kostet 1 Punkt, der zweite 2 und so weiter (T10).
help-end = Verzichte auf die übrigen Aktionen oder, wenn keine laufen, auf alle ausstehenden Boni. Aktionen sind Angebote (T7), aber ein Kristall auf dem Kesselrand muss zuerst ins Regal (C3).
