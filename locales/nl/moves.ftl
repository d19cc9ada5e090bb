# Toegestane zetten zoals je ze in een lijst leest, en wat elke soort zet is.

with-moon = { $moon ->
    [yes] , met je vollemaankaart
   *[no] { "" }
}

standing-gain = { $chip ->
    [none] { points }
    [points] { points } met het toverfiche
   *[other] { points } en het { chip }
}

price = { $n ->
    [0] { "" }
    [one] { $n } actie,{ " " }
   *[other] { $n } acties,{ " " }
}

bonus-points = { $bonus ->
    [one] { $bonus } bonuspunt
   *[other] { $bonus } bonuspunten
}

to-location = op { location }

move-tower = { $figure ->
    [grandmaster] Zet je grootmeester
   *[witch] Zet je grote heks
} { to-location }: { standing-gain }.

move-moon = Houd de { moon-card }: 1 actie meer bij het symbool { symbol }, of: { ability }.

move-lay = Leg { $first } op { $firstcell } ({ $firstactions }) en { $second } op { $secondcell } ({ $secondactions }).

move-discard = Leg het fiche { $tile } af: er past niets meer in je ketel.

move-start = Begin met { symbol }{ with-moon }: { actions }.

move-begin = Ga verder met { symbol }{ with-moon }: { actions }.

move-energy = { $points ->
    [0] Leg energie op { $connection } (eenheid { $unit } van { $units }).
   *[other] Leg energie op { $connection } (eenheid { $unit } van { $units }): { points }.
}

move-lay-witch = { $big ->
    [yes] Leg de grote heks naast je toren: 1 actie.
   *[no] Leg een heks naast je toren: 1 actie.
}

move-witch = { $big ->
    [yes] Zet de grote heks { to-location }{ with-moon }: { price }{ standing-gain }.
   *[no] Zet een heks { to-location }{ with-moon }: { price }{ standing-gain }.
}

move-witch-choice = { $big ->
    [yes] Zet de grote heks { to-location }{ with-moon }: { price }{ points }, plus { bonus-points } of een krachtfiche.
   *[no] Zet een heks { to-location }{ with-moon }: { price }{ points }, plus { bonus-points } of een krachtfiche.
}

move-step = { $space ->
    [owl] Ga één veld vooruit op het pentagram: uilenfiche met waarde { $value }.
    [owl-choice] Ga één veld vooruit op het pentagram: uilenfiche met waarde { $value } of een krachtfiche.
    [no-owl] Ga één veld vooruit op het pentagram: 2 punten, want de uilen zijn op.
    [no-owl-choice] Ga één veld vooruit op het pentagram: 2 punten, want de uilen zijn op, of een krachtfiche.
    [hex] Ga één veld vooruit op het pentagram: speciaal heksenfiche { $tile }.
    [no-hex] Ga één veld vooruit op het pentagram: 2 acties van een soort naar keuze.
   *[light] Ga één veld vooruit op het pentagram.
}

move-step-moon = Ga één veld vooruit op het pentagram en neem met je vollemaankaart het speciale heksenfiche { $tile }.

move-crystal = { $black ->
    [yes] Verplaats het zwarte kristal van { $from } naar { $to }: { actions }.
   *[no] Verplaats het kristal van { $from } naar { $to }: { actions }.
}

move-crystal-out = { $black ->
    [yes] Verplaats het zwarte kristal van { $from } naar de ketelrand, uitgang { symbol }: { actions }.
   *[no] Verplaats het kristal van { $from } naar de ketelrand, uitgang { symbol }: { actions }.
}

move-wand = { $n ->
    [one] Ga { $n } veld vooruit op de toverstaf, tot veld { $to }
   *[other] Ga { $n } velden vooruit op de toverstaf, tot veld { $to }
}{ $passed ->
    [none] .
   *[other] : { $passed }.
}
wand-silver = { points } voor { silver }

move-scroll = Neem de perkamentrol van positie { $position }{ with-moon }: { $scroll }.

move-spell = { $spell ->
    [single] Gebruik een eenvoudige versterkingsspreuk: { actions } meer.
   *[other] Gebruik een dubbele versterkingsspreuk: { actions } meer.
}

move-use-chip = Gebruik het { chip }{ with-moon }: { actions-of }.
move-use-vial = Gebruik het gevulde flesje: { actions-of }.
move-use-wand = Gebruik het donkere veld van de toverstaf{ with-moon }: { actions-of }.
move-use-special = Gebruik het speciale heksenfiche { $tile } eenmalig: { actions-of }.
move-place-special = Leg het speciale heksenfiche { $tile } op { $cell } in je ketel: groepen van { $firstcluster } en { $secondcluster }.
move-use-free = Gebruik het lege zeshoekige veld: { actions-of }.

crystal-taken = { $black ->
    [yes] het zwarte kristal
   *[no] het kristal
}
move-shelve = Leg { crystal-taken } in de rij { symbol }{ with-moon }: { actions-of }.
move-shelve-chip = Leg { crystal-taken } in de onderste rij en neem het { chip }{ with-moon }: { actions-of }.
move-shelve-points = Leg { crystal-taken } in de onderste rij en neem het toverfiche met punten{ with-moon }: { points }.
move-shelve-collect = Leg { crystal-taken } in de onderste rij en neem een krachtfiche in plaats van een toverfiche.
move-shelve-full = Leg { crystal-taken } naast je zichtscherm: beide rijen zijn vol.

move-power = Leg het krachtfiche { symbol } op { $first } en { $second }: een groep van { $cluster }.

move-decline = { $question ->
    [owl] Laat het krachtfiche liggen en neem het uilenfiche met waarde { $value }.
    [no-owl] Laat het krachtfiche liggen: { points } voor het lege uilenveld.
    [silver] Laat het krachtfiche liggen: { points } voor volledige verbindingen.
    [witchstone] Laat het krachtfiche liggen: { points } bij de heksensteen.
   *[scroll] Leg geen krachtfiche: de perkamentrol is aan het einde 2 punten waard.
}

move-remove = { $black ->
    [yes] Neem het zwarte kristal van { $cell } uit je ketel: kost { points }.
   *[no] Neem het kristal van { $cell } uit je ketel: kost { points }.
}

move-end = { $what ->
    [batch] Zie af van de rest: { actions-of }.
    [done] Rond deze acties af.
   *[pending] Zie af van alles wat nog openstaat.
}
