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
table-last-turns = Laatste beurten van de anderen
table-waits = Wat { $player } nog kan gebruiken
table-own-cauldron = Mijn ketel tonen
table-active-cauldron = Ketel van { $player }
table-close = Sluiten: terug naar mijn ketel
special-use = Nu gebruiken:
special-place = of leggen:
table-turn = Fiche draaien (R)
table-decline = Geen krachtfiche
table-remove = Verwijderen
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
card-lying = Wachten{ "\u00AD" }de heksen
card-silver = Zilver
card-specials = Speciaal
card-scrolls = Rollen
card-chips = Fiches
card-crystals = In het rek
card-powers = Kracht{ "\u00AD" }fiches

tooltip-chip-here = De eerste heks hier neemt het { chip }.
tooltip-no-chip = Het toverfiche is al genomen.
tooltip-witchstone = De volgende heks hier krijgt { $points ->
    [0] geen bonuspunten: alle bonusvelden zijn bezet
    [one] { $points } bonuspunt
   *[other] { $points } bonuspunten
}.
tooltip-collecting = Het verzamelfiche: neem een krachtfiche in plaats van wat hier ligt.
tooltip-standing = Hier staan: { $names }.
tooltip-tower-of = De toren van { $player }.
tooltip-lying = { $n ->
    [one] { $n } heks wacht ernaast.
   *[other] { $n } heksen wachten ernaast.
}
tooltip-connection = { $n ->
    [one] { $n } veld
   *[other] { $n } velden
}: { points } als ze volledig is.
tooltip-completed = Volledig, van { $player }.
tooltip-begun = Begonnen door { $player }: { $n } van { $of }.
tooltip-shelf-title = Rij { symbol }
tooltip-shelf = Een kristal geeft hier 2 acties van de soort { symbol }, het zwarte kristal 4.
tooltip-filled = Gevulde flesjes: { $n } van { $of }.
tooltip-bottom-title = Onderste rij
tooltip-bottom = Een kristal geeft hier een toverfiche naar keuze van de tafel; het zwarte kristal geeft 2 acties of punten meer.
tooltip-table-chip = { $n } op tafel. Leg een kristal in de onderste rij om er een te nemen.
tooltip-position = Plaats { $n }: { $n ->
    [one] 1 perkamentrolactie volstaat.
   *[other] { $n } perkamentrolacties volstaan.
}
tooltip-gap = Hier ligt geen perkamentrol.
tooltip-pile = { $n ->
    [one] Nog 1 perkamentrol in de stapel.
   *[other] Nog { $n } perkamentrollen in de stapel.
}

tooltip-wand-space = { $title } – veld { $n } van { $of }
tooltip-here = Hier: { $names }.
tooltip-hilt = Handvat
tooltip-hilt-text = Hier begint iedereen.
tooltip-light = Licht veld
tooltip-light-text = Hier gebeurt niets.
tooltip-dark = Donker veld
tooltip-dark-text = { actions-of }; { $double } als niemand voor je staat.
tooltip-silver = Zilverkleurig veld
tooltip-silver-text = { $each ->
    [one] 1 punt
   *[other] { $each } punten
} voor elk hiervan: { silver }. Nu zou je er { $points } krijgen.
tooltip-pentagram = Pentagram
tooltip-pentagram-text = Elke pentagramactie verplaatst je scoresteen één veld met de klok mee.
tooltip-owl-title = Uilen
tooltip-owl = Het bovenste uilenfiche is aan het einde { points } waard; nog { $n } over.
tooltip-no-owl = De uilen zijn op: meteen 2 punten.
tooltip-special-title = Speciaal heksenfiche { $tile }
tooltip-special = Gebruik het één keer voor 2 acties van een van zijn symbolen, of leg het voorgoed op een leeg veld van je ketel.
tooltip-no-special-title = Leeg heksenveld
tooltip-no-special = 2 acties van een soort naar keuze.
tooltip-stack-title = Speciale heksenfiches
tooltip-stack = Nog { $n } in de stapel.

tooltip-cluster = { symbol }: een groep van { $n }.
tooltip-crystal = Een kristal. Kristalacties verplaatsen het; van de rand gaat het naar het flesjesrek.
tooltip-black-crystal = Het zwarte kristal: in het rek geeft het er 2 meer.
tooltip-empty = Een leeg veld.
tooltip-exit-title = Uitgang { symbol }
tooltip-exit = Een kristal dat hier naar buiten gaat, mag in de rij { symbol }: { $n ->
    [0] die is vol
    [one] { $n } flesje is vrij
   *[other] { $n } flesjes zijn vrij
}.
tooltip-now = Nu { points } waard.
tooltip-missing = Voor meer ontbreekt nog: { $missing }.
tooltip-no-moon = Vollemaankaart
tooltip-moon-used = Deze beurt al gebruikt.
tooltip-supply = { $supply ->
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
tooltip-supply-text = { $supply ->
    [energy] Nog { $n } in de voorraad.
    [witches] Nog { $n } in de voorraad.
    [crystals] { $n } van deze kleur in het rek, { $kettle } in de ketel, { $aside } naast het zichtscherm.
    [owls] { $n } in bezit; punten aan het einde: { $owls }.
    [chips] { $n } in bezit, aan het einde elk 2 punten.
    [specials] { $n } in bezit.
    [tiles] { $hand } achter het zichtscherm, { $n } met de voorraad.
    [scrolls] { $n } in bezit, ook gebruikte.
   *[score] { $n } op het scorespoor.
}
tooltip-total = { $total } als het spel nu eindigde: uilen { $owls }, toverfiches { $chips }, spreuken { $spells }, voorspellingen { $prophecies }.
tooltip-panel = Gespeelde beurten: { $turn }; toverstaf veld { $wand }; rondes pentagram: { $laps }.
tooltip-tile = Pak het op, draai het en leg het op twee lege velden van je ketel.
tooltip-power-title = Krachtfiche { symbol }
tooltip-power = Twee velden met hetzelfde symbool: een verzamelfiche of een krachtrol brengt het in je ketel.
tooltip-rim-title = Kristal op de rand
tooltip-rim = Leg het in de rij { symbol } voor 2 acties, of in de onderste rij voor een toverfiche.
tooltip-rim-black = Leg het in de rij { symbol } voor 4 acties, of in de onderste rij voor een toverfiche met 2 meer.
tooltip-remove = Kristal verwijderen
tooltip-rule = Regel { $clause } · toets ? om die te lezen
