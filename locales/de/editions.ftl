# Editionsdateien: was sie sagen, worin sich zwei unterscheiden, was nach einem Fehler aussieht, und die Kommentare einer neuen Datei.

edition-subject = { $subject ->
    [turns] Züge jedes Spielers
    [hand] Hexplättchen hinter dem Sichtschirm
    [energy-units] Energieeinheiten jedes Spielers
    [small-witches] kleine Hexen jedes Spielers
    [shelf] Phiolen einer Symbolreihe bei { $n } Spielern
    [bottom-shelf] Phiolen der untersten Reihe bei { $n } Spielern
    [owl-stack] Eulenstapel, von oben
    [connection-points] Punkte für eine Verbindung mit { $n ->
        [one] { $n } Feld
       *[other] { $n } Feldern
    }
    [even-start] Startpunkte der Plätze bei { $n } Spielern
    [special] Sonderhexplättchen { $thing }
    [chips] Magiechips der Art „{ $thing }“
    [radius] Radius des Kessels
    [black-crystal] Startfeld des Schwarzen Kristalls
    [crystals] Startfelder der anderen Kristalle
    [printed] Felder mit gedrucktem Symbol { $thing }
    [exits] Ausgangsfelder bei { $thing }
    [pentagram-length] Felder des Pentagramms
    [pentagram-space] Feld { $n } des Pentagramms
    [wand-length] Felder des Zauberstabs nach dem Griff
    [wand-space] Feld { $n } des Zauberstabs
    [witchstone-bonus] Bonusfelder am Hexenstein
    [spot] Lage in der Zeichnung: { $thing }
    [connections] Felder der Verbindungen { $thing }
    [single-spells] einfache Verstärkungszauber
    [double-spells] doppelte Verstärkungszauber „{ $thing }“
    [prophecy] Karten „{ $thing }“
    [power-scrolls] Kraft-Schriftrollen
    [moon-prophecy] Prophezeiung von Vollmond
    [moon-card] rechte Seite der { $thing }
   *[order] Reihenfolge der Einträge
}

edition-pair = { $name }: { $value }
edition-fact-none = keine
edition-fact-spot = Winkel { $angle }°, Radius { $radius }
edition-fact-pentagram = { $kind ->
    [owl] Eulenfeld
    [hex] Hexfeld
   *[light] helles Feld
}
edition-fact-silver = silbernes Feld: { silver }
edition-fact-dark = dunkles Feld: { actions-of }

edition-change = { $key }: { $subject }: { $after } (eingebaute Edition: { $before })
edition-change-order = { $key }: dieselben Einträge in anderer Reihenfolge oder mit vertauschten Enden einer Verbindung

edition-summary-player = Jeder Spieler hat Züge: { $turns }, Hexplättchen hinter dem Sichtschirm: { $hand }, Energieeinheiten: { $energy }, kleine Hexen: { $witches }
edition-summary-ball = Kristallkugel: { $locations } Orte (1 Hexenstein, { $towers } Türme, { $forests } Wälder, { $villages } Dörfer, { $castles } Burgen)
edition-summary-connections = Verbindungen: { $all } (mit 1 Feld: { $one }, mit 2: { $two }, mit 3: { $three }), zusammen { $spaces } Felder
edition-summary-witchstone = Bonusfelder am Hexenstein: { $bonus }
edition-summary-cauldron = Kessel: { $cells } Felder; Kristalle: { $crystals } und der Schwarze Kristall; gedruckte Symbole: { $printed }; Ausgangsfelder: { $exits }
edition-summary-pentagram = Pentagramm: { $all } Felder ({ $light } helle, { $owl } Eulenfelder, { $hex } Hexfelder)
edition-summary-wand = Zauberstab: { $all } Felder nach dem Griff ({ $light } helle, { $dark } dunkle, { $silver } silberne)
edition-summary-tiles = Magiechips: { $chips }; Sonderhexplättchen: { $specials }
edition-summary-scrolls = Schriftrollen: { $all } (einfache Verstärkungszauber: { $singles }, doppelte: { $doubles }, Prophezeiungen: { $prophecies }); Vollmond bringt { $moon } dazu

edition-warning-total = { $total ->
    [crystals] Laut Anleitung hat jeder Spieler { $rulebook } Kristalle seiner Farbe; diese Datei hat { $found }.
    [chips] Laut Anleitung gibt es { $rulebook } Magiechips; diese Datei hat { $found }.
    [specials] Laut Anleitung gibt es { $rulebook } Sonderhexplättchen; diese Datei hat { $found }.
   *[scrolls] Laut Anleitung gibt es { $rulebook } Schriftrollen; diese Datei hat { $found }.
}
edition-warning-rulebook = { $key }: { $subject }: { $after }; laut Anleitung { $before }.
edition-warning-few-units = Vier Spieler haben { $units } Energieeinheiten für { $spaces } Felder: Nicht alle Verbindungen können vollendet werden.
edition-warning-out-of-reach = Vom nächsten Turm zum Ort „{ $location }“ sind es { $spaces } Felder, aber ein Spieler hat { $units } Energieeinheiten: Allein kommt niemand dorthin.
edition-warning-few-cells = Der Kessel hat am Anfang { $cells } leere Felder, aber die Hexplättchen aller Züge brauchen { $needed }.
edition-warning-unfulfillable = { $degree ->
    [minor] Diese Prophezeiung kann nie erfüllt werden: { $prophecy }
    [major] Diese Prophezeiung kann nur in geringem Maße erfüllt werden: { $prophecy }
   *[perfect] Diese Prophezeiung kann nie hervorragend erfüllt werden: { $prophecy }
}
edition-warning-equal-prophecies = { $copies } Karten haben dieselbe Prophezeiung: { $prophecy }
edition-warning-no-even-start = even_start gibt bei { $players } Spielern niemandem Punkte: Die Option „ausgeglichener Start“ bewirkt dort nichts.
edition-warning-overlap = { $a } und { $b } sind übereinander gezeichnet; berichtige Winkel oder Radius in map.places.

edition-heading = { $part ->
    [ball] Kristallkugel
    [connections] Verbindungen und ihre Felder
    [cauldron] Kessel
    [pentagram] Pentagramm
    [wand] Zauberstab
    [chips] Magiechips
    [specials] Sonderhexplättchen
    [scrolls] Schriftrollen
    [moon] Vollmond
   *[counts] Zahlen
}
edition-mark = { $mark ->
    [start] Start
    [owl] Eulenfeld
    [hex] Hexfeld
    [crystal] Kristall
    [black] Schwarzer Kristall
    [exit] Ausgang
   *[hilt] Griff
}

edition-limit = { $of ->
    [value] Von { $least } bis { $most }.
    [each] Jede von { $least } bis { $most }.
    [entries] { $least } bis { $most } Einträge.
    [exactly] { $most } Einträge.
    [alike] Höchstens { $most } gleiche.
    [total] Zusammen { $least } bis { $most }.
    [characters] { $least } bis { $most } Zeichen.
   *[bytes] Höchstens { $most } Bytes.
}
edition-key-edition = Eine Edition von Witchstone: was auf Spielplan, Kesseln und Karten einer Schachtel gedruckt ist. Ändere, was bei dir anders ist, prüfe diese Datei mit „witchstone edition check“ und vergleiche „witchstone edition draw“ mit der Schachtel.
edition-key-edition-id = Der Name dieser Edition in Aufzeichnungen und an Tischen: a-z, 0-9 und -. „classic“ heißt die eingebaute.
edition-key-edition-symbols = Fest: die sechs Symbole.
edition-key-counts = Zahlen, die in der Anleitung stehen.
edition-key-counts-players = Fest: die wenigsten und die meisten Spieler.
edition-key-counts-turns = Züge jedes Spielers.
edition-key-counts-hand = Hexplättchen hinter dem Sichtschirm.
edition-key-counts-energy_units = Energieeinheiten jedes Spielers.
edition-key-counts-small_witches = Kleine Hexen jedes Spielers, ohne die große Hexe.
edition-key-counts-shelf_capacity = Phiolen jeder Symbolreihe, die gefüllt werden dürfen, nach Spielerzahl: gedruckt auf dem Phiolenregal.
edition-key-counts-bottom_capacity = Phiolen der untersten Reihe, nach Spielerzahl.
edition-key-counts-owl_stack = Werte der Eulenplättchen eines Stapels, das oberste zuerst. Beide Stapel sind gleich.
edition-key-counts-connection_points = Punkte für eine vollständige Verbindung, nach der Zahl ihrer Felder.
edition-key-even_start = Nicht aus der Schachtel: Startpunkte der Plätze bei der Option „ausgeglichener Start“, nach Spielerzahl, der Startspieler zuerst. Die Tabelle darf fehlen.
edition-key-tiles = Die Plättchen.
edition-key-tiles-hex = Fest: die Hexplättchen jedes Spielers.
edition-key-tiles-special = Die Sonderhexplättchen. Sind deine anders, dann zähle jedes einzeln auf: special = ["energy/witch", "wand/scroll"]
edition-key-tiles-power = Fest: die Kraftplättchen von Vollmond.
edition-key-chips = Die Magiechips jeder Art: zähle die der Schachtel. Jeder Ort außer dem Hexenstein und jede Phiole der untersten Reihe braucht einen.
edition-key-cauldron = Der Kessel. Ein Feld ist [q, r]: [0, 0] ist die Mitte, q wächst nach rechts, r nach rechts unten.
edition-key-cauldron-radius = Ringe von Feldern um die Mitte.
edition-key-cauldron-black_crystal = Wo der Schwarze Kristall beginnt.
edition-key-cauldron-crystals = Wo die Kristalle der eigenen Farbe beginnen.
edition-key-cauldron-printed = Felder mit gedrucktem Symbol.
edition-key-cauldron-exits = Für jedes Symbol am Rand die Felder des äußersten Rings, von denen es erreicht wird. Ein Feld darf zu mehreren Symbolen gehören.
edition-key-pentagram = Das Pentagramm: Die Felder werden im Uhrzeigersinn gezählt, alle beginnen auf Feld 0.
edition-key-pentagram-length = Die Zahl der Felder.
edition-key-pentagram-hex = Die Hexfelder, auf denen die Sonderhexplättchen liegen.
edition-key-pentagram-owl = Die Eulenfelder. Auf dem ersten liegt das Sammelplättchen von Vollmond.
edition-key-wand = Der Zauberstab: Der Griff ist Feld 0.
edition-key-wand-length = Die Nummer des letzten Feldes.
edition-key-wand-spaces = Dunkle Felder mit ihren Aktionen und silberne mit dem, was sie zählen, in der Reihenfolge des Zauberstabs. Was nicht aufgezählt ist, ist hell. Jede silberne Art kommt höchstens einmal vor: connections, witches, scrolls, chips, crystals, specials.
edition-key-map = Die Kristallkugel. Orte: witchstone, tower 0 bis 3, forest 0 bis 3, village 0 bis 3, castle 0 bis 3. Nummeriere sie von oben im Uhrzeigersinn. „tower k“ mit „forest k+1“ steht für alle vier Viertel auf einmal.
edition-key-map-witchstone_bonus = Punkte der Bonusfelder am Hexenstein, das beste zuerst.
edition-key-map-places = Wo jeder Ort gezeichnet wird: der Winkel in Grad von oben im Uhrzeigersinn, die Entfernung von der Mitte als Teil des Kugelradius. Nur die Zeichnung hängt davon ab.
edition-key-map-connections = Die Verbindungen mit der Zahl ihrer Felder. Zwei Orte dürfen mehrfach verbunden sein.
edition-key-scrolls = Die Schriftrollen des Grundspiels. Der ganze Stapel mit Vollmond ist begrenzt.
edition-key-scrolls-single_spells = Einfache Verstärkungszauber.
edition-key-scrolls-double_spells_per_symbol = Doppelte Verstärkungszauber: eine Zahl für jedes Symbol oder eine Tabelle: { "{" } energy = 2, witch = 3, pentagram = 2, crystal = 2, wand = 2, scroll = 1 { "}" }
edition-key-scrolls-prophecies = Die Prophezeiungen, ein Eintrag für jede Karte. Drei Zahlen gelten für das geringe, das große und das hervorragende Maß. Orte: forest, village, castle, foreign tower, own tower, witchstone.
edition-key-full_moon = Die Erweiterung Vollmond.
edition-key-full_moon-power_scrolls = Kraft-Schriftrollen.
edition-key-full_moon-prophecy = Die Prophezeiung, die Vollmond dazubringt.
edition-key-full_moon-cards = Die Vollmondkarten: links das Symbol, rechts die Fähigkeit (wand, scroll, pentagram, witch, chip, crystal), jede einmal.

edition-location = { $place ->
    [witchstone] Hexenstein
    [tower] Turm { $number }
    [forest] Wald { $number }
    [village] Dorf { $number }
   *[castle] Burg { $number }
}
