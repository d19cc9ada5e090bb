# Der Tisch: Namen seiner Teile, Titel auf Karten, und was alles ist, mit den Zahlen dieses Augenblicks.

table-ball = Kristallkugel
table-cauldron = Hexenkessel von { $player }
table-pentagram = Pentagramm
table-wand = Zauberstab
table-shelf = Schriftrollenregal
table-scrolls = Schriftrollen
table-rack = Phiolenregal und Chips
table-vials = Phiolen
table-hand = Deine Hexplättchen
table-own-scrolls = Deine Schriftrollen
table-tray = Was du jetzt nutzen kannst
table-turn = Plättchen drehen (R)
table-decline = Kein Kraftplättchen
table-choose = Welcher Zug?
table-cancel = Abbrechen
table-pick = Aufnehmen: { $thing }
table-tabs = Teile des Tisches
table-tab-mine = Meine Ecke
table-tab-ball = Kristallkugel
table-tab-sides = Rollen, Phiolen
table-closer = Näher
table-farther = Weiter weg

# Kurze Titel auf Karten: höchstens etwa 14 Buchstaben.
card-spell = Zauber
card-power = Kraft{ "\u00AD" }plättchen
card-cluster = Gruppe
card-witches = Hexen auf
card-connected = Ver{ "\u00AD" }bunden
card-rank = Hexen{ "\u00AD" }stein
card-board = Hexen
card-lying = Liegend
card-silver = Silber
card-specials = Sonder{ "\u00AD" }hex
card-scrolls = Rollen
card-chips = Chips
card-crystals = Im Regal
card-powers = Kraft{ "\u00AD" }plättchen

tip-chip-here = Die erste Hexe hier nimmt den { chip }.
tip-no-chip = Der Chip ist schon genommen.
tip-witchstone = Die nächste Hexe hier erhält { $points ->
    [0] keine Bonuspunkte: Alle Bonusfelder sind besetzt
    [one] { $points } Bonuspunkt
   *[other] { $points } Bonuspunkte
}.
tip-collecting = Das Sammelplättchen: Nimm ein Kraftplättchen statt dessen, was hier liegt.
tip-standing = Hier stehen: { $names }.
tip-tower-of = Der Turm von { $player }.
tip-lying = { $n ->
    [one] { $n } Hexe liegt daneben.
   *[other] { $n } Hexen liegen daneben.
}
tip-connection = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}: { points }, wenn sie vollständig ist.
tip-completed = Vollständig, von { $player }.
tip-begun = Begonnen von { $player }: { $n } von { $of }.
tip-shelf-title = Reihe { symbol }
tip-shelf = Ein Kristall gibt hier 2 Aktionen { symbol }, der schwarze Kristall 4.
tip-filled = { $n } von { $of } Phiolen sind gefüllt.
tip-bottom-title = Unterste Reihe
tip-bottom = Ein Kristall gibt hier einen Chip deiner Wahl vom Tisch; der schwarze Kristall gibt 2 Aktionen oder Punkte mehr.
tip-table-chip = { $n } auf dem Tisch. Lege einen Kristall in die unterste Reihe, um einen zu nehmen.
tip-position = Platz { $n }: { $n ->
    [one] 1 Aktion Schriftrolle reicht.
   *[other] { $n } Aktionen Schriftrolle reichen.
}
tip-gap = Hier liegt keine Schriftrolle.
tip-pile = { $n ->
    [one] 1 Schriftrolle ist noch im Stapel.
   *[other] { $n } Schriftrollen sind noch im Stapel.
}

tip-wand-space = { $title } – Feld { $n } von { $of }
tip-here = Hier: { $names }.
tip-hilt = Griff
tip-hilt-text = Hier beginnen alle.
tip-light = Helles Feld
tip-light-text = Hier geschieht nichts.
tip-dark = Dunkles Feld
tip-dark-text = { actions-of }; { $double }, wenn niemand vor dir liegt.
tip-silver = Silbernes Feld
tip-silver-text = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} für jedes davon: { silver }. Jetzt brächte es dir { $points }.
tip-pentagram = Pentagramm
tip-pentagram-text = Jede Aktion Pentagramm bewegt deinen Zählstein ein Feld im Uhrzeigersinn.
tip-owl-title = Eulen
tip-owl = Das oberste Eulenplättchen ist am Ende { points } wert; noch { $n } da.
tip-no-owl = Die Eulen sind weg: sofort 2 Punkte.
tip-special-title = Sonderhexplättchen { $tile }
tip-special = Nutze es einmal für 2 Aktionen eines seiner Symbole, oder lege es für immer auf ein leeres Feld deines Kessels.
tip-no-special-title = Leeres Hexfeld
tip-no-special = 2 Aktionen einer Art deiner Wahl.
tip-stack-title = Sonderhexplättchen
tip-stack = Noch { $n } im Stapel.

tip-cluster = { symbol }: eine Gruppe von { $n }.
tip-crystal = Ein Kristall. Aktionen Kristall bewegen ihn; vom Rand kommt er ins Phiolenregal.
tip-black-crystal = Der schwarze Kristall: Im Regal gibt er 2 mehr.
tip-empty = Ein leeres Feld.
tip-exit-title = Ausgang { symbol }
tip-exit = Ein Kristall, der hier hinausgeht, darf in die Reihe { symbol }: { $n ->
    [0] sie ist voll
    [one] { $n } Phiole ist frei
   *[other] { $n } Phiolen sind frei
}.
tip-now = Jetzt { points } wert.
tip-missing = Für mehr fehlt noch: { $missing }.
tip-no-moon = Vollmondkarte
tip-moon-used = In diesem Zug schon genutzt.
tip-supply = { $supply ->
    [energy] Energieeinheiten
    [witches] Hexen
    [crystals] Kristalle
    [owls] Eulen
    [chips] Magiechips
    [specials] Sonderhexplättchen
    [tiles] Hexplättchen
    [scrolls] Schriftrollen
   *[score] Punkte
}
tip-supply-text = { $supply ->
    [energy] Noch { $n } im Vorrat.
    [witches] Noch { $n } im Vorrat.
    [crystals] { $n } dieser Farbe im Regal, { $kettle } im Kessel, { $aside } neben dem Sichtschirm.
    [owls] { $n } Punkte am Ende.
    [chips] { $n } im Besitz, am Ende je 2 Punkte.
    [specials] { $n } im Besitz.
    [tiles] { $hand } hinter dem Sichtschirm, { $n } mit dem Vorrat.
    [scrolls] { $n } im Besitz, auch benutzte.
   *[score] { $n } auf der Leiste.
}
tip-total = { $total }, wenn das Spiel jetzt endete: Eulen { $owls }, Chips { $chips }, Zauber { $spells }, Prophezeiungen { $prophecies }.
tip-panel = { $turn } Züge gespielt; Zauberstab Feld { $wand }; Runden im Pentagramm: { $laps }.
tip-tile = Nimm es auf, drehe es und lege es auf zwei leere Felder deines Kessels.
tip-power-title = Kraftplättchen { symbol }
tip-power = Zwei Felder mit demselben Symbol: Ein Sammelplättchen oder eine Kraft-Schriftrolle bringt es in deinen Kessel.
tip-rim-title = Kristall auf dem Rand
tip-rim = Lege ihn in die Reihe { symbol } für 2 Aktionen oder in die unterste Reihe für einen Chip.
tip-rim-black = Lege ihn in die Reihe { symbol } für 4 Aktionen oder in die unterste Reihe für einen Chip mit 2 mehr.
tip-remove = Kristall herausnehmen
tip-rule = Regel { $clause } · Taste ? schlägt sie auf
