# De tafel: namen van haar delen, titels op kaarten, en wat alles is, met de getallen van dit moment.

table-ball = Kristallen bol
table-cauldron = Heksenketel van { $player }
table-pentagram = Pentagram
table-wand = Toverstaf
table-shelf = Perkamentrek
table-scrolls = Perkamentrollen
table-rack = Flesjesrek en toverfiches
table-vials = Flesjes
table-hand = Je heksenfiches
table-own-scrolls = Je perkamentrollen
table-tray = Wat je nu kunt gebruiken
table-turn = Fiche draaien (R)
table-decline = Geen krachtfiche
table-choose = Welke zet?
table-cancel = Annuleren
table-pick = Oppakken: { $thing }
table-tabs = Delen van de tafel
table-tab-mine = Mijn hoek
table-tab-ball = Kristallen bol
table-tab-sides = Rollen, flesjes
table-closer = Dichterbij
table-farther = Verder weg

# Korte titels op kaarten: hooguit zo'n 14 letters.
card-spell = Spreuk
card-power = Kracht{ "\u00AD" }fiche
card-cluster = Groep
card-witches = Heksen op
card-connected = Ver{ "\u00AD" }bonden
card-rank = Heksen{ "\u00AD" }steen
card-board = Heksen
card-lying = Liggend
card-silver = Zilver
card-specials = Speciaal
card-scrolls = Rollen
card-chips = Fiches
card-crystals = In het rek
card-powers = Kracht{ "\u00AD" }fiches

tip-chip-here = De eerste heks hier neemt het { chip }.
tip-no-chip = Het toverfiche is al genomen.
tip-witchstone = De volgende heks hier krijgt { $points ->
    [0] geen bonuspunten: alle bonusvelden zijn bezet
    [one] { $points } bonuspunt
   *[other] { $points } bonuspunten
}.
tip-collecting = Het verzamelfiche: neem een krachtfiche in plaats van wat hier ligt.
tip-standing = Hier staan: { $names }.
tip-tower-of = De toren van { $player }.
tip-lying = { $n ->
    [one] { $n } heks ligt ernaast.
   *[other] { $n } heksen liggen ernaast.
}
tip-connection = { $n ->
    [one] { $n } veld
   *[other] { $n } velden
}: { points } als ze volledig is.
tip-completed = Volledig, van { $player }.
tip-begun = Begonnen door { $player }: { $n } van { $of }.
tip-shelf-title = Rij { symbol }
tip-shelf = Een kristal geeft hier 2 acties { symbol }, het zwarte kristal 4.
tip-filled = { $n } van de { $of } flesjes zijn gevuld.
tip-bottom-title = Onderste rij
tip-bottom = Een kristal geeft hier een toverfiche naar keuze van de tafel; het zwarte kristal geeft 2 acties of punten meer.
tip-table-chip = { $n } op tafel. Leg een kristal in de onderste rij om er een te nemen.
tip-position = Plaats { $n }: { $n ->
    [one] 1 actie Perkamentrol volstaat.
   *[other] { $n } acties Perkamentrol volstaan.
}
tip-gap = Hier ligt geen perkamentrol.
tip-pile = { $n ->
    [one] Nog 1 perkamentrol in de stapel.
   *[other] Nog { $n } perkamentrollen in de stapel.
}

tip-wand-space = { $title } – veld { $n } van { $of }
tip-here = Hier: { $names }.
tip-hilt = Handvat
tip-hilt-text = Hier begint iedereen.
tip-light = Licht veld
tip-light-text = Hier gebeurt niets.
tip-dark = Donker veld
tip-dark-text = { actions-of }; { $double } als niemand voor je staat.
tip-silver = Zilverkleurig veld
tip-silver-text = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} voor elk hiervan: { silver }. Nu zou je er { $points } krijgen.
tip-pentagram = Pentagram
tip-pentagram-text = Elke actie Pentagram verplaatst je telsteen één veld met de klok mee.
tip-owl-title = Uilen
tip-owl = Het bovenste uilenfiche is aan het einde { points } waard; nog { $n } over.
tip-no-owl = De uilen zijn op: meteen 2 punten.
tip-special-title = Speciaal heksenfiche { $tile }
tip-special = Gebruik het één keer voor 2 acties van een van zijn symbolen, of leg het voorgoed op een leeg veld van je ketel.
tip-no-special-title = Leeg heksenveld
tip-no-special = 2 acties van een soort naar keuze.
tip-stack-title = Speciale heksenfiches
tip-stack = Nog { $n } in de stapel.

tip-cluster = { symbol }: een groep van { $n }.
tip-crystal = Een kristal. Acties Kristal verplaatsen het; van de rand gaat het naar het flesjesrek.
tip-black-crystal = Het zwarte kristal: in het rek geeft het er 2 meer.
tip-empty = Een leeg veld.
tip-exit-title = Uitgang { symbol }
tip-exit = Een kristal dat hier naar buiten gaat, mag in de rij { symbol }: { $n ->
    [0] die is vol
    [one] { $n } flesje is vrij
   *[other] { $n } flesjes zijn vrij
}.
tip-now = Nu { points } waard.
tip-missing = Voor meer ontbreekt nog: { $missing }.
tip-no-moon = Volle-maankaart
tip-moon-used = Deze beurt al gebruikt.
tip-supply = { $supply ->
    [energy] Energie-eenheden
    [witches] Heksen
    [crystals] Kristallen
    [owls] Uilen
    [chips] Toverfiches
    [specials] Speciale heksenfiches
    [tiles] Heksenfiches
    [scrolls] Perkamentrollen
   *[score] Punten
}
tip-supply-text = { $supply ->
    [energy] Nog { $n } in de voorraad.
    [witches] Nog { $n } in de voorraad.
    [crystals] { $n } van deze kleur in het rek, { $kettle } in de ketel, { $aside } naast het zichtscherm.
    [owls] { $n } punten aan het einde.
    [chips] { $n } in bezit, aan het einde elk 2 punten.
    [specials] { $n } in bezit.
    [tiles] { $hand } achter het zichtscherm, { $n } met de voorraad.
    [scrolls] { $n } in bezit, ook gebruikte.
   *[score] { $n } op het scorespoor.
}
tip-total = { $total } als het spel nu eindigde: uilen { $owls }, toverfiches { $chips }, spreuken { $spells }, voorspellingen { $prophecies }.
tip-panel = { $turn } beurten gespeeld; toverstaf veld { $wand }; rondes pentagram: { $laps }.
tip-tile = Pak het op, draai het en leg het op twee lege velden van je ketel.
tip-power-title = Krachtfiche { symbol }
tip-power = Twee velden met hetzelfde symbool: een verzamelfiche of een krachtrol brengt het in je ketel.
tip-rim-title = Kristal op de rand
tip-rim = Leg het in de rij { symbol } voor 2 acties, of in de onderste rij voor een toverfiche.
tip-rim-black = Leg het in de rij { symbol } voor 4 acties, of in de onderste rij voor een toverfiche met 2 meer.
tip-remove = Kristal eruit nemen
tip-rule = Regel { $clause } · toets ? om ze te lezen
