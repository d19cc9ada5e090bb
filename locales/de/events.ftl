# Was geschehen ist, für das Protokoll. Die meisten Texte sind die zweite Hälfte eines Satzes, dessen Subjekt ein Name ist.

log-sentence = { $name } { $what }.

log-points = { $what } ({ points }: { source })
log-points-lost = { $what } ({ points } verloren: { source })

said-tower = stellte { $figure ->
    [grandmaster] den Großmeister
   *[witch] die große Hexe
} { to-location }
said-lay = legte { $first } (Gruppe von { $firstcluster }) und { $second } (Gruppe von { $secondcluster })
said-discard = warf das Hexplättchen { $tile } ab
said-energy = legte Energie auf { $connection }
said-lay-witch = { $big ->
    [yes] legte die große Hexe neben den Turm
   *[no] legte eine Hexe neben den Turm
}
said-crystal = bewegte { a-crystal } im Kessel
said-crystal-out = bewegte { a-crystal } auf den Kesselrand, Ausgang { symbol }
said-place-special = legte das Sonderhexplättchen { $tile } in den Kessel
said-decline = verzichtete auf das Kraftplättchen
said-remove = nahm { a-crystal } aus dem Kessel

a-crystal = { $black ->
    [yes] den schwarzen Kristall
   *[no] einen Kristall
}

turn-began = Runde { $turn }: { $name } ist am Zug.
points-won = erhielt { points } ({ source })
points-lost = verlor { points } ({ source })
batch-began = begann { actions-of } ({ origin })
batch-grew = erhielt { actions-of } dazu
chip-taken = { $place ->
    [none] nahm den { chip } vom Tisch
    [witchstone] nahm den { chip } vom Hexenstein
    [castle] nahm den { chip } von der { location-bare }
    [notation] nahm den { chip } von { location-bare }
   *[other] nahm den { chip } vom { location-bare }
}
completed = vollendete die Verbindung { $connection }
stood = { $big ->
    [yes] stellte die große Hexe für { actions } { to-location }
   *[no] stellte eine Hexe für { actions } { to-location }
}
entered = rückte auf Feld { $space } des Pentagramms vor
owl-taken = nahm das Eulenplättchen mit Wert { $value }
special-taken = nahm das Sonderhexplättchen { $tile }
special-revealed = Neu ausliegendes Sonderhexplättchen: { $tile }.
special-aside = nutzte das Sonderhexplättchen { $tile } einmalig
shelved = { $bottom ->
    [yes] legte { a-crystal } in die unterste Reihe
   *[no] legte { a-crystal } in die Reihe { symbol }
}
crystal-aside = legte { a-crystal } neben den Sichtschirm
wand-moved = { $first ->
    [yes] rückte auf Feld { $to } des Zauberstabs vor (niemand ist weiter)
   *[no] rückte auf Feld { $to } des Zauberstabs vor
}
scroll-taken = nahm die Schriftrolle von Position { $position } ({ $scroll })
scroll-revealed = Neu in der Auslage: { $scroll }.
spell-used = { $spell ->
    [single] nutzte einen einfachen Verstärkungszauber
   *[other] nutzte einen doppelten Verstärkungszauber
}
power-laid = legte das Kraftplättchen { symbol }
collected = verbrauchte ein Sammelplättchen
moon-kept = hat die Vollmondkarte „{ symbol }“
moon-used = nutzte die Vollmondkarte
moons-drawn = { $cards ->
    [hidden] zog zwei Vollmondkarten
   *[other] zog zwei Vollmondkarten ({ $cards })
}
tile-drawn = { $tile ->
    [hidden] zog ein Hexplättchen
   *[other] zog das Hexplättchen { $tile }
}
lost = { $lost ->
    [actions] ließ { actions-of } ungenutzt
    [chip] ließ den { chip } ungenutzt
    [vial] ließ eine Phiole ungenutzt: { actions-of }
    [wand] ließ ein dunkles Feld des Zauberstabs ungenutzt: { actions-of }
   *[free] ließ ein leeres Hexfeld ungenutzt
}
game-ended = Das Spiel ist zu Ende.

source = { $source ->
    [connection] { $spaces }er-Verbindung
    [witch] stehende Hexe
    [witchstone] Hexenstein
    [chip] Siegpunktchip
    [owls] leeres Eulenfeld
    [removed] entfernter Kristall
   *[silver] silbernes Feld: { silver }
}
origin = { $origin ->
    [tile] Hexplättchen
    [chip] Magiechip
    [vial] Phiole
    [wand] dunkles Feld des Zauberstabs
    [special] Sonderhexplättchen
   *[free] leeres Hexfeld
}

sheet-even-start = Ausgeglichener Start
sheet-connections = Verbindungen
sheet-witches = Stehende Hexen
sheet-witchstone = Hexenstein
sheet-points-chips = Siegpunktchips
sheet-empty-owls = Leere Eulenfelder
sheet-silver = Silberne Felder: { silver }
sheet-removed = Entfernte Kristalle
sheet-owls = Eulenplättchen
sheet-chips = Magiechips
sheet-spells = Ungenutzte Schriftrollen
sheet-prophecies = Prophezeiungen
sheet-total = Summe
