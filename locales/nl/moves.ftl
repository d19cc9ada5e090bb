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

move-lay = Leg { $first } ({ $firstactions }) en { $second } ({ $secondactions }): { $firstcell }; { $secondcell }.

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

move-fill = { $points ->
    [0] Leg { $n } energie op { $connection } ({ $unit } van { $units } eenheden).
   *[other] Leg { $n } energie op { $connection } ({ $unit } van { $units } eenheden): { points }.
}

move-send = { $big ->
    [yes] Leg de grote heks neer en zet haar meteen { to-location }: samen { $n } acties, { standing-gain }.
   *[no] Leg een heks neer en zet haar meteen { to-location }: samen { $n } acties, { standing-gain }.
}
move-send-choice = { $big ->
    [yes] Leg de grote heks neer en zet haar meteen { to-location }: samen { $n } acties, { points }, plus { bonus-points } of een krachtfiche.
   *[no] Leg een heks neer en zet haar meteen { to-location }: samen { $n } acties, { points }, plus { bonus-points } of een krachtfiche.
}

move-walk = { $gains ->
    [none] Ga { $n } velden vooruit op het pentagram.
   *[other] Ga { $n } velden vooruit op het pentagram: { $gains }.
}
pentagram-gain = { $space ->
    [owl] uilenfiche met waarde { $value }
    [no-owl] 2 punten voor het lege uilenveld
    [hex] speciaal heksenfiche { $tile }
   *[no-hex] 2 acties van een soort naar keuze
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
    [yes] Verplaats het zwarte kristal voor { actions }: { $from } → { $to }.
   *[no] Verplaats een kristal voor { actions }: { $from } → { $to }.
}

move-crystal-out = { $black ->
    [yes] Verplaats het zwarte kristal ({ $from }) naar de ketelrand, uitgang { symbol }: { actions }.
   *[no] Verplaats een kristal ({ $from }) naar de ketelrand, uitgang { symbol }: { actions }.
}

move-wand = { $n ->
    [one] Ga { $n } veld vooruit op de toverstaf, tot veld { $to }
   *[other] Ga { $n } velden vooruit op de toverstaf, tot veld { $to }
}{ $passed ->
    [none] .
   *[other] : { $passed }.
}
wand-silver = { points } voor { silver }

move-scroll = Neem de perkamentrol van positie { $position }{ with-moon }{ $scroll ->
    [none] .
   *[other] : { $scroll }.
}

move-spell = { $spell ->
    [single] Gebruik een eenvoudige versterkingsspreuk: { actions } meer.
   *[other] Gebruik een dubbele versterkingsspreuk: { actions } meer.
}

move-use-chip = Gebruik het { chip }{ with-moon }: { actions-of }.
move-use-vial = Gebruik het gevulde flesje: { actions-of }.
move-use-wand = Gebruik het donkere veld van de toverstaf{ with-moon }: { actions-of }.
move-use-special = Gebruik het speciale heksenfiche { $tile } eenmalig: { actions-of }.
move-place-special = Leg het speciale heksenfiche { $tile } in je ketel ({ $cell }): groepen van { $firstcluster } en { $secondcluster }.
move-use-free = Gebruik het lege heksenveld: { actions-of }.

crystal-taken = { $black ->
    [yes] het zwarte kristal
   *[no] het kristal
}
move-shelve = Leg { crystal-taken } in de rij { symbol }{ with-moon }: { actions-of }.
move-shelve-chip = Leg { crystal-taken } in de onderste rij en neem het { chip }{ with-moon }: { actions-of }.
move-shelve-points = Leg { crystal-taken } in de onderste rij en neem het toverfiche met punten{ with-moon }: { points }.
move-shelve-collect = Leg { crystal-taken } in de onderste rij en neem een krachtfiche in plaats van een toverfiche.
move-shelve-full = Leg { crystal-taken } naast je zichtscherm: beide rijen zijn vol.

move-power = Leg het krachtfiche { symbol } ({ $first }; { $second }): een groep van { $cluster }.

move-decline = { $question ->
    [owl] Laat het krachtfiche liggen en neem het uilenfiche met waarde { $value }.
    [no-owl] Laat het krachtfiche liggen: { points } voor het lege uilenveld.
    [silver] Laat het krachtfiche liggen: { points } voor volledige verbindingen.
    [witchstone] Laat het krachtfiche liggen: { points } bij de heksensteen.
   *[scroll] Leg geen krachtfiche: de perkamentrol is aan het einde 2 punten waard.
}

move-remove = { $black ->
    [yes] Neem het zwarte kristal ({ $cell }) uit je ketel: kost { points }.
   *[no] Neem een kristal ({ $cell }) uit je ketel: kost { points }.
}

move-end = { $what ->
    [batch] Zie af van de rest: { actions-of }.
    [done] Rond deze acties af.
   *[pending] Zie af van alle openstaande bonussen.
}

# Wat elke soort zet is, met de nummers van de regels.
help-tower = Zet vóór de eerste beurt je figuur op een vrije toren: die wordt jouw toren, geeft 2 punten en het toverfiche dat er ligt (S9).
help-moon = Houd een van de aangeboden vollemaankaarten voor het hele spel; één keer per beurt mag je een van haar twee vermogens gebruiken (N1, N2).
help-lay = Leg een heksenfiche op twee lege velden naast elkaar in je ketel. Elk symbool geeft zoveel acties als zijn groep symbolen heeft (T2, T4).
help-discard = Alleen als er geen twee lege velden naast elkaar liggen: leg een fiche weg zonder actie. De beurt telt toch (T9).
help-start = Kies welke van de twee actiesoorten eerst komt; die wordt met al haar bonussen afgerond voordat de andere begint (T3).
help-begin = Begin de tweede actiesoort, met één actie meer door je vollemaankaart of zonder haar (N3).
help-energy = Leg één energie-eenheid op een verbinding die aan je netwerk begint. Een volledige verbinding van 1, 2 of 3 velden geeft 1, 3 of 6 punten (E1, E5).
help-lay-witch = Leg een heks uit je voorraad naast je toren, waar ze wacht tot ze op pad gaat (W1).
help-witch = Zet een wachtende heks op een locatie die door volledige verbindingen met je toren verbonden is. Je eigen verbindingen kosten samen 1 actie, elke vreemde kost er 1 (W2, W3).
help-step = Ga één veld vooruit op het pentagram en handel het af: uilenvelden geven uilenfiches, zeshoekige velden speciale heksenfiches (P1).
help-crystal = Verplaats een kristal naar een leeg veld van je ketel, 1 actie per stap, over alles heen wat ertussen ligt (C1).
help-crystal-out = Verplaats een kristal via een gemarkeerde uitgang naar de ketelrand. Van daar moet het naar het flesjesrek, en dat geeft een bonus (C2, C3).
help-wand = Ga vooruit op de toverstaf, hoogstens zoveel velden als je acties hebt; spreuken voeg je vooraf toe. Donkere velden geven acties, zilverkleurige punten; wie het verst vooruit staat, krijgt de donkere dubbel (M1, M3).
help-scroll = Neem één perkamentrol: hoe meer acties, hoe meer posities je keuze heeft (R1).
help-spell = Voeg een versterkingsspreuk toe aan de lopende acties, 2 van haar symbool of 1 willekeurige. Ze is dan verbruikt (R3).
help-use-chip = Voer de actie uit van een toverfiche dat je hebt genomen. Het fiche blijft van jou en is aan het einde 2 punten waard (B1, S10).
help-use-vial = Voer de acties uit van een flesje dat je hebt gevuld (B1, C3).
help-use-wand = Voer de acties uit van het donkere toverstafveld dat nu aan de beurt is; de velden worden in volgorde afgehandeld, en wat de verplaatsing onderbrak, gaat daarna verder (M4).
help-use-special = Gebruik een speciaal heksenfiche eenmalig voor 2 acties van een van zijn symbolen; daarna ligt het naast je zichtscherm (P4).
help-place-special = Leg een speciaal heksenfiche voorgoed op een leeg veld van je ketel. Het activeert nu niets en telt vanaf dan voor beide symbolen (P4).
help-use-free = Het heksenveld was leeg: neem 2 acties van een soort naar keuze (P3).
help-shelve = Leg een kristal van de ketelrand in het flesjesrek: de rij van zijn uitgang geeft 2 acties, de onderste rij een toverfiche naar keuze; het zwarte kristal geeft er 2 meer (C3, C4).
help-power = Leg een krachtfiche op twee lege velden van je ketel. Het activeert nu niets en toont vanaf dan zijn symbool twee keer (D4).
help-decline = Laat het krachtfiche liggen en neem wat het veld anders geeft (D2, D5).
help-remove = Neem een willekeurig kristal uit je ketel om plaats te maken. Het eerste kost 1 punt, het tweede 2, enzovoort (T10).
help-end = Zie af van de resterende acties of, als er geen lopen, van alle bonussen die openstaan. Acties zijn een aanbod (T7), maar een kristal op de ketelrand moet eerst in het rek (C3).
