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
table-last-turns = Letzte Züge der anderen
table-waits = Das kann { $player } noch nutzen
table-own-cauldron = Meinen zeigen
table-active-cauldron = Kessel von { $player }
table-close = Schließen: zurück zu meinem Kessel
special-use = Jetzt nutzen:
special-place = oder legen:
table-turn = Plättchen drehen (R)
table-decline = Kein Kraftplättchen
table-remove = Entfernen
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
card-lying = Wartende Hexen
card-silver = Silber
card-specials = Sonder{ "\u00AD" }hex
card-scrolls = Rollen
card-chips = Chips
card-crystals = Im Regal
card-powers = Kraft{ "\u00AD" }plättchen

tooltip-chip-here = Die erste Hexe hier nimmt den { chip }.
tooltip-no-chip = Der Chip ist schon genommen.
tooltip-witchstone = Die nächste Hexe hier erhält { $points ->
    [0] keine Bonuspunkte: Alle Bonusfelder sind besetzt
    [one] { $points } Bonuspunkt
   *[other] { $points } Bonuspunkte
}.
tooltip-collecting = Das Sammelplättchen: Nimm ein Kraftplättchen statt dessen, was hier liegt.
tooltip-standing = Hier stehen: { $names }.
tooltip-tower-of = Der Turm von { $player }.
tooltip-lying = { $n ->
    [one] { $n } Hexe wartet daneben.
   *[other] { $n } Hexen warten daneben.
}
tooltip-connection = { $n ->
    [one] { $n } Feld
   *[other] { $n } Felder
}: { points }, wenn sie vollständig ist.
tooltip-completed = Vollständig, von { $player }.
tooltip-begun = Begonnen von { $player }: { $n } von { $of }.
tooltip-shelf-title = Reihe { symbol }
tooltip-shelf = Ein Kristall gibt hier 2 Aktionen der Art { symbol }, der schwarze Kristall 4.
tooltip-filled = Gefüllte Phiolen: { $n } von { $of }.
tooltip-bottom-title = Unterste Reihe
tooltip-bottom = Ein Kristall gibt hier einen Chip deiner Wahl vom Tisch; der schwarze Kristall gibt 2 Aktionen oder Punkte mehr.
tooltip-table-chip = { $n } auf dem Tisch. Lege einen Kristall in die unterste Reihe, um einen zu nehmen.
tooltip-position = Platz { $n }: { $n ->
    [one] 1 Schriftrollenaktion reicht.
   *[other] { $n } Schriftrollenaktionen reichen.
}
tooltip-gap = Hier liegt keine Schriftrolle.
tooltip-pile = { $n ->
    [one] 1 Schriftrolle ist noch im Stapel.
   *[other] { $n } Schriftrollen sind noch im Stapel.
}

tooltip-wand-space = { $title } – Feld { $n } von { $of }
tooltip-here = Hier: { $names }.
tooltip-hilt = Griff
tooltip-hilt-text = Hier beginnen alle.
tooltip-light = Helles Feld
tooltip-light-text = Hier geschieht nichts.
tooltip-dark = Dunkles Feld
tooltip-dark-text = { actions-of }; { $double }, wenn niemand vor dir liegt.
tooltip-silver = Silbernes Feld
tooltip-silver-text = { $each ->
    [one] 1 Punkt
   *[other] { $each } Punkte
} für jedes davon: { silver }. Jetzt brächte es dir { $points }.
tooltip-pentagram = Pentagramm
tooltip-pentagram-text = Jede Pentagrammaktion bewegt deinen Zählstein ein Feld im Uhrzeigersinn.
tooltip-owl-title = Eulen
tooltip-owl = Das oberste Eulenplättchen ist am Ende { points } wert; noch { $n } da.
tooltip-no-owl = Die Eulen sind weg: sofort 2 Punkte.
tooltip-special-title = Sonderhexplättchen { $tile }
tooltip-special = Nutze es einmal für 2 Aktionen eines seiner Symbole, oder lege es für immer auf ein leeres Feld deines Kessels.
tooltip-no-special-title = Leeres Hexfeld
tooltip-no-special = 2 Aktionen einer Art deiner Wahl.
tooltip-stack-title = Sonderhexplättchen
tooltip-stack = Noch { $n } im Stapel.

tooltip-cluster = { symbol }: eine Gruppe von { $n }.
tooltip-crystal = Ein Kristall. Kristallaktionen bewegen ihn; vom Rand kommt er ins Phiolenregal.
tooltip-black-crystal = Der schwarze Kristall: Im Regal gibt er 2 mehr.
tooltip-empty = Ein leeres Feld.
tooltip-exit-title = Ausgang { symbol }
tooltip-exit = Ein Kristall, der hier hinausgeht, darf in die Reihe { symbol }. Sie ist { $n ->
    [0] voll
    [one] noch für { $n } Kristall frei
   *[other] noch für { $n } Kristalle frei
}.
tooltip-now = Jetzt { points } wert.
tooltip-missing = Für mehr fehlt noch: { $missing }.
tooltip-no-moon = Vollmondkarte
tooltip-moon-used = In diesem Zug schon genutzt.
tooltip-supply = { $supply ->
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
tooltip-supply-text = { $supply ->
    [energy] Noch { $n } im Vorrat.
    [witches] Noch { $n } im Vorrat.
    [crystals] { $n } dieser Farbe im Regal, { $kettle } im Kessel, { $aside } neben dem Sichtschirm.
    [owls] { $n } im Besitz; Punkte am Ende: { $owls }.
    [chips] { $n } im Besitz, am Ende je 2 Punkte.
    [specials] { $n } im Besitz.
    [tiles] { $hand } hinter dem Sichtschirm, { $n } mit dem Vorrat.
    [scrolls] { $n } im Besitz, auch benutzte.
   *[score] { $n } auf der Leiste.
}
tooltip-total = { $total }, wenn das Spiel jetzt endete: Eulen { $owls }, Chips { $chips }, Zauber { $spells }, Prophezeiungen { $prophecies }.
tooltip-panel = Gespielte Züge: { $turn }; Zauberstab Feld { $wand }; Runden im Pentagramm: { $laps }.
tooltip-tile = Nimm es auf, drehe es und lege es auf zwei leere Felder deines Kessels.
tooltip-power-title = Kraftplättchen { symbol }
tooltip-power = Zwei Felder mit demselben Symbol: Ein Sammelplättchen oder eine Kraft-Schriftrolle bringt es in deinen Kessel.
tooltip-rim-title = Kristall auf dem Rand
tooltip-rim = Lege ihn in die Reihe { symbol } für 2 Aktionen oder in die unterste Reihe für einen Chip.
tooltip-rim-black = Lege ihn in die Reihe { symbol } für 4 Aktionen oder in die unterste Reihe für einen Chip mit 2 mehr.
tooltip-remove = Kristall entfernen
tooltip-rule = Regel { $clause } · Taste ? schlägt sie auf
