# Wat er gebeurd is, voor het verslag. De meeste teksten zijn de tweede helft van een zin met een naam als onderwerp.

log-sentence = { $name } { $what }.

log-points = { $what } ({ points }: { source })
log-points-lost = { $what } ({ points } verloren: { source })

said-tower = zette de { $figure ->
    [grandmaster] grootmeester
   *[witch] grote heks
} op { location }
said-lay = legde { $first } (groep van { $firstcluster }) en { $second } (groep van { $secondcluster })
said-discard = legde het heksenfiche { $tile } af
said-energy = legde energie op { $connection }
said-lay-witch = { $big ->
    [yes] legde de grote heks naast de toren
   *[no] legde een heks naast de toren
}
said-crystal = verplaatste { a-crystal } in de ketel
said-crystal-out = verplaatste { a-crystal } naar de ketelrand, uitgang { symbol }
said-place-special = legde het speciale heksenfiche { $tile } in de ketel
said-decline = zag af van het krachtfiche
said-remove = nam { a-crystal } uit de ketel

a-crystal = { $black ->
    [yes] het zwarte kristal
   *[no] een kristal
}

turn-began = Ronde { $turn }: { $name } is aan de beurt.
points-won = kreeg { points } ({ source })
points-lost = verloor { points } ({ source })
batch-began = begon { actions-of } ({ origin })
batch-grew = kreeg er { actions-of } bij
chip-taken = { $place ->
    [none] nam het { chip } van de tafel
   *[other] nam het { chip } van { location }
}
completed = voltooide de verbinding { $connection }
stood = { $big ->
    [yes] zette voor { actions } de grote heks { to-location }
   *[no] zette voor { actions } een heks { to-location }
}
entered = ging vooruit naar veld { $space } van het pentagram
owl-taken = nam het uilenfiche met waarde { $value }
special-taken = nam het speciale heksenfiche { $tile }
special-revealed = Nieuw openliggend speciaal heksenfiche: { $tile }.
special-aside = gebruikte het speciale heksenfiche { $tile } eenmalig
shelved = { $bottom ->
    [yes] legde { a-crystal } in de onderste rij
   *[no] legde { a-crystal } in de rij { symbol }
}
crystal-aside = legde { a-crystal } naast het zichtscherm
wand-moved = { $first ->
    [yes] ging vooruit naar veld { $to } van de toverstaf (niemand staat verder)
   *[no] ging vooruit naar veld { $to } van de toverstaf
}
scroll-taken = nam de perkamentrol van positie { $position } ({ $scroll })
scroll-revealed = Nieuw in het aanbod: { $scroll }.
spell-used = { $spell ->
    [single] gebruikte een eenvoudige versterkingsspreuk
   *[other] gebruikte een dubbele versterkingsspreuk
}
power-laid = legde het krachtfiche { symbol }
collected = verbruikte een verzamelfiche
moon-kept = heeft de vollemaankaart “{ symbol }”
moon-used = gebruikte de vollemaankaart
moons-drawn = { $cards ->
    [hidden] trok twee vollemaankaarten
   *[other] trok twee vollemaankaarten ({ $cards })
}
tile-drawn = { $tile ->
    [hidden] trok een heksenfiche
   *[other] trok het heksenfiche { $tile }
}
lost = { $lost ->
    [actions] liet { actions-of } ongebruikt
    [chip] liet het { chip } ongebruikt
    [vial] liet een flesje ongebruikt: { actions-of }
    [wand] liet een donker veld van de toverstaf ongebruikt: { actions-of }
   *[free] liet een leeg heksenveld ongebruikt
}
game-ended = Het spel is afgelopen.

source = { $source ->
    [connection] verbinding van { $spaces }
    [witch] staande heks
    [witchstone] heksensteen
    [chip] toverfiche met punten
    [owls] leeg uilenveld
    [removed] verwijderd kristal
   *[silver] zilverkleurig veld: { silver }
}
origin = { $origin ->
    [tile] heksenfiche
    [chip] toverfiche
    [vial] flesje
    [wand] donker veld van de toverstaf
    [special] speciaal heksenfiche
   *[free] leeg heksenveld
}

sheet-even-start = Gelijke start
sheet-connections = Verbindingen
sheet-witches = Staande heksen
sheet-witchstone = Heksensteen
sheet-points-chips = Toverfiches met punten
sheet-empty-owls = Lege uilenvelden
sheet-silver = Zilverkleurige velden: { silver }
sheet-removed = Verwijderde kristallen
sheet-owls = Uilenfiches
sheet-chips = Toverfiches
sheet-spells = Ongebruikte perkamentrollen
sheet-prophecies = Voorspellingen
sheet-total = Totaal
