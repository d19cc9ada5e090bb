# Waarom een beurt goed is. $deeds somt op wat zij doet, telkens in de woorden hieronder.
why = Deze beurt { $deeds }.
why-best = geeft minder op dan elke andere
why-now = levert meteen { points } op, { $all ->
    [yes] met
   *[no] vooral met
} { $sources }
why-later = bereidt ongeveer { points } voor, { $all ->
    [yes] met
   *[no] vooral met
} { $sources }
why-completes = { $n ->
    [one] voltooit de verbinding { $connections }
   *[other] voltooit de verbindingen { $connections }
}
why-fulfils = { $degree ->
    [perfect] vervult de { $scroll } uitmuntend
    [major] vervult de { $scroll } in grote mate
   *[minor] vervult de { $scroll } in geringe mate
}
why-reaches = { $place ->
    [1] neemt de beste plaats bij de heksensteen
    [2] neemt de tweede plaats bij de heksensteen
    [3] neemt de derde plaats bij de heksensteen
   *[other] neemt de laatste plaats bij de heksensteen
}
why-chains = { $n ->
    [one] zet { $n } bonus in gang
   *[other] zet { $n } bonussen na elkaar in gang
}
why-denies = kost { $player } ongeveer { points }
why-gains = wint het meest met { $sources }

# Waar punten vandaan komen, midden in een zin.
gain = { $gain ->
    [connections] verbindingen
    [witches] staande heksen
    [witchstone] de heksensteen
    [chips] toverfiches
    [owls] uilenfiches
    [wand] zilverkleurige velden van de toverstaf
    [spells] ongebruikte spreuken
    [prophecies] voorspellingen
    [even_start] gekregen startpunten
   *[removed] kristallen die blijven
}

# Een tip in drie stappen.
hint-look = { $field ->
    [cauldron] Kijk naar je ketel.
    [ball] Kijk naar de kristallen bol.
    [wand] Kijk naar de toverstaf.
    [pentagram] Kijk naar het pentagram.
    [rack] Kijk naar het flesjesrek.
    [scrolls] Kijk naar de perkamentrollen.
   *[moons] Kijk naar de vollemaankaarten.
}
hint-idea = Er is een goede beurt: zij { $deed }.
hint-idea-tile = Er is een goede beurt met het heksenfiche { $tile }: zij { $deed }.
hint-turn = Speel { $moves }.
