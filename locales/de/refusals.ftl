# Warum ein Zug nicht geht: ein Satz, mit dem man etwas anfangen kann. Regelnummer und Punkt kommen dazu.

refusal = { $sentence } ({ $clause }).
refusal-ruling = { $sentence } ({ $clause }, unsere Auslegung).
replay-refused = Zug { $n }, { $move }, ist nicht erlaubt: { $why }

refuse-game-over = Das Spiel ist zu Ende
refuse-other-decision = { $phase ->
    [towers] Stelle zuerst deine Figur auf einen freien Turm
    [tower-bonus] Führe zuerst den Chip deines Turms aus oder verzichte auf ihn
    [moons] Behalte zuerst eine der angebotenen Vollmondkarten
    [turn-start] Lege zuerst ein Hexplättchen in deinen Kessel
    [order] Wähle zuerst, welche der beiden Aktionsarten du jetzt ausführst
    [begin] Wähle zuerst, ob deine zweite Aktionsart die Aktion der Vollmondkarte bekommt
    [acting] Eine Aktionsart läuft: Führe ihre Aktionen aus oder beende sie
   *[over] Das Spiel ist zu Ende
}
refuse-open-question = { $question ->
    [vial] Lege zuerst das verlangte Kraftplättchen
   *[other] Lege zuerst ein Kraftplättchen oder verzichte darauf
}
refuse-no-question = Gerade wird dir kein Kraftplättchen angeboten
refuse-cannot-decline = Du hast das Sammelplättchen gewählt: Lege jetzt ein Kraftplättchen
refuse-nothing-to-end = Hier gibt es nichts, worauf du verzichten könntest
refuse-crystal-on-rim = Lege zuerst den Kristall vom Kesselrand ins Regal
refuse-wand-first = Nutze zuerst den Bonus { symbol } des Stabfelds
refuse-wand-in-order = Die Felder des Zauberstabs kommen der Reihe nach dran: Beende zuerst den Bonus des Felds davor
refuse-not-a-tower = Wähle einen Turm: Das hier ist { location }
refuse-tower-taken = Dieser Turm ({ location-bare }) gehört { $name }: Wähle einen freien
refuse-card-not-offered = Die { moon-card } ist nicht unter denen, die du behalten darfst
refuse-tile-not-held = Hinter deinem Sichtschirm liegt kein Hexplättchen { $tile }
refuse-off-the-cauldron = Der Kessel hat kein solches Feld: { $cell }
refuse-cell-taken = Dieses Feld ist nicht leer ({ $cell }): Wähle ein anderes
refuse-not-neighbours = Diese Felder liegen nicht nebeneinander: { $first }; { $second }
refuse-still-room = Zwei leere Felder liegen noch nebeneinander: Lege dort ein Plättchen
refuse-no-room = Keine zwei leeren Felder liegen nebeneinander: Wirf ein Plättchen ab oder entferne einen Kristall
refuse-not-on-tile = Das gelegte Plättchen zeigt das Symbol { symbol } nicht
refuse-other-batch = { $open ->
    [none] Das geht nur mit einer Aktion der Art { symbol }, und gerade laufen keine Aktionen
   *[other] Das geht nur mit einer Aktion der Art { symbol }, und gerade laufen Aktionen der Art { $open }
}
refuse-interrupted = Führe zuerst die Aktionen der Art { $open } zu Ende oder verzichte auf sie: Danach gehen die der Art { symbol } weiter
refuse-one-source = Das kostet { actions } aus derselben Quelle, und diese hat noch { $left }
refuse-too-few-actions = { $left ->
    [one] Das kostet { actions }, übrig ist { $left }
   *[other] Das kostet { actions }, übrig sind { $left }
}
refuse-no-movement = { $symbol ->
    [crystal] Bewege den Kristall auf ein anderes Feld als das, auf dem er liegt
   *[other] Rücke mindestens ein Feld vor oder beende die Aktionen
}
refuse-no-energy = Du hast keine Energieeinheiten mehr
refuse-no-such-connection = Eine Verbindung { $connection }, so geschrieben, gibt es auf dem Spielplan nicht
refuse-begun-first = Vollende zuerst deine begonnene Verbindung { $connection }
refuse-connection-taken = Die Verbindung { $connection } gehört { $name }
refuse-not-joined = Kein Ende von { $connection } ist durch eigene Verbindungen mit deinem Turm verbunden
refuse-no-witch-in-supply = { $big ->
    [yes] Deine große Hexe ist nicht in deinem Vorrat
   *[no] In deinem Vorrat ist keine Hexe mehr
}
refuse-no-witch-lying = { $big ->
    [yes] Deine große Hexe liegt nicht neben deinem Turm: Lege sie erst dorthin
   *[no] Neben deinem Turm liegt keine deiner Hexen: Lege erst eine dorthin
}
refuse-witch-there = Dort steht schon eine deiner Hexen ({ location-bare }): Wähle einen anderen Ort
refuse-no-way-there = Keine vollständigen Verbindungen führen von deinem Turm { $place ->
    [witchstone] zum Hexenstein
    [castle] zur { location-bare }
    [notation] nach { location-bare }
   *[other] zum { location-bare }
}
refuse-no-crystal = Dort liegt keiner deiner Kristalle: { $cell }
refuse-end-of-wand = Dein Zählstein ist auf dem letzten Feld des Zauberstabs
refuse-beyond-the-wand = { $room ->
    [one] Du kannst nicht { $n } Felder vorrücken: Der Zauberstab endet nach { $room } Feld
   *[other] Du kannst nicht { $n } Felder vorrücken: Der Zauberstab endet nach { $room } Feldern
}
refuse-no-scroll = Auf Position { $position } liegt keine Schriftrolle
refuse-spell-not-held = { $spell ->
    [single] Du hast keinen ungenutzten einfachen Verstärkungszauber
   *[other] Du hast keinen ungenutzten doppelten Verstärkungszauber dieses Symbols
}
refuse-spell-not-suited = { $spell ->
    [single] Ein Verstärkungszauber verstärkt nur laufende Aktionen
   *[other] Ein doppelter Verstärkungszauber verstärkt nur laufende Aktionen seines Symbols
}
refuse-spell-of-no-use = Selbst mit deinen Zaubern ließe sich mit diesen Aktionen nichts tun
refuse-not-pending = Ein solcher Bonus steht dir nicht zu
refuse-too-deep = Beende erst einen Teil der laufenden Aktionen, bevor du noch einen Bonus beginnst
refuse-not-on-special = Das Sonderhexplättchen { $tile } zeigt das Symbol { symbol } nicht
refuse-not-on-rim = { $black ->
    [yes] Dein schwarzer Kristall liegt nicht auf dem Kesselrand beim Ausgang { symbol }
   *[no] Auf dem Kesselrand beim Ausgang { symbol } liegt keiner deiner Kristalle
}
refuse-shelf-full = Die Reihe { symbol } ist voll: Lege den Kristall in die unterste Reihe
refuse-bottom-full = Die unterste Reihe ist voll: Lege den Kristall in die Reihe seines Ausgangs
refuse-chip-gone = Auf dem Tisch liegt kein { chip } mehr: Nimm einen anderen
refuse-no-collecting = Aus der untersten Reihe ist gerade kein Kraftplättchen zu bekommen
refuse-power-tile-gone = Das Kraftplättchen { symbol } ist vergeben: Wähle ein anderes
refuse-cells-out-of-order = Nenne die Felder eines Kraftplättchens aufsteigend: { $second }, dann { $first }
refuse-not-in-turn = Kristalle entfernst du nur in deinem eigenen Zug
refuse-too-poor = Diesen Kristall zu entfernen kostet { points }, und du hast { $score }
refuse-no-moon-card = Du hast keine Vollmondkarte
refuse-moon-used = Du hast deine Vollmondkarte in diesem Zug schon genutzt
refuse-moon-of-no-use = Deine Vollmondkarte ändert hier nichts

options-players = Witchstone ist für 2 bis 4 Spieler, nicht für { $n }
options-handicap = Ein Handicap hat Stufe 1 bis 3 oder entfällt; nicht { $n }
options-empty-seat = Platz { $n } hat ein Handicap, aber keinen Spieler
options-big-witch-alone = Die große Hexe kommt nur zusammen mit den Großmeistern in den Vorrat
