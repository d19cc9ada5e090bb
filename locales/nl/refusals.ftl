# Waarom een zet niet mag: één zin waar een speler iets aan heeft. Regelnummer en punt komen erbij.

refusal = { $sentence } ({ $clause }).
refusal-ruling = { $sentence } ({ $clause }, onze interpretatie).
replay-refused = Zet { $n }, { $move }, mag niet: { $why }

refuse-game-over = Het spel is afgelopen
refuse-other-decision = { $phase ->
    [towers] Zet eerst je figuur op een vrije toren
    [tower-bonus] Voer eerst het toverfiche van je toren uit of zie ervan af
    [moons] Houd eerst een van de aangeboden vollemaankaarten
    [turn-start] Leg eerst een heksenfiche in je ketel
    [order] Kies eerst welke van de twee actiesoorten je nu uitvoert
    [begin] Kies eerst of je tweede actiesoort de actie van je vollemaankaart krijgt
    [acting] Er loopt een actiesoort: voer haar acties uit of beëindig haar
   *[over] Het spel is afgelopen
}
refuse-open-question = { $question ->
    [vial] Leg eerst het gevraagde krachtfiche
   *[other] Leg eerst een krachtfiche of zie ervan af
}
refuse-no-question = Er wordt je nu geen krachtfiche aangeboden
refuse-cannot-decline = Je hebt het verzamelfiche gekozen: leg nu een krachtfiche
refuse-nothing-to-end = Er is nu niets om van af te zien
refuse-crystal-on-rim = Leg eerst het kristal van de ketelrand in het rek
refuse-wand-first = Gebruik eerst de bonus { symbol } van het stafveld
refuse-wand-in-order = De velden van de staf worden op volgorde afgehandeld: rond eerst de bonus van het vorige af
refuse-not-a-tower = Kies een toren: dit is { location }
refuse-tower-taken = Deze toren is van { $name }: kies een vrije in plaats van { location }
refuse-card-not-offered = De { moon-card } hoort niet bij de kaarten die je mag houden
refuse-tile-not-held = Achter je zichtscherm ligt geen heksenfiche { $tile }
refuse-off-the-cauldron = De ketel heeft dit veld niet: { $cell }
refuse-cell-taken = Dit veld is niet leeg ({ $cell }): kies een ander
refuse-not-neighbours = Deze velden liggen niet naast elkaar: { $first }; { $second }
refuse-still-room = Er liggen nog twee lege velden naast elkaar: leg daar een fiche
refuse-no-room = Er liggen geen twee lege velden naast elkaar: leg een fiche af of verwijder een kristal
refuse-not-on-tile = Het gelegde fiche toont het symbool { symbol } niet
refuse-other-batch = { $open ->
    [none] Daarvoor is een actie { symbol } nodig, en er lopen geen acties
   *[other] Daarvoor is een actie { symbol } nodig, en de lopende acties zijn van de soort { $open }
}
refuse-interrupted = Rond eerst de acties { $open } af of zie ervan af: daarna gaan de acties { symbol } verder
refuse-one-source = Dat kost { actions } uit één bron, en deze heeft er nog { $left }
refuse-too-few-actions = { $left ->
    [one] Dat kost { actions }, en er is er nog { $left }
   *[other] Dat kost { actions }, en er zijn er nog { $left }
}
refuse-no-movement = { $symbol ->
    [crystal] Verplaats het kristal naar een ander veld dan waar het ligt
   *[other] Ga ten minste één veld vooruit of beëindig de acties
}
refuse-no-energy = Je hebt geen energie-eenheden meer
refuse-no-such-connection = Een verbinding { $connection }, zo geschreven, heeft het speelbord niet
refuse-begun-first = Voltooi eerst je begonnen verbinding { $connection }
refuse-connection-taken = De verbinding { $connection } is van { $name }
refuse-not-joined = Geen uiteinde van { $connection } is door eigen verbindingen met je toren verbonden
refuse-no-witch-in-supply = { $big ->
    [yes] Je grote heks is niet in je voorraad
   *[no] Je hebt geen heks meer in je voorraad
}
refuse-no-witch-lying = { $big ->
    [yes] Je grote heks ligt niet naast je toren: leg haar er eerst
   *[no] Er ligt geen heks van je naast je toren: leg er eerst een
}
refuse-witch-there = Daar staat al een heks van je: kies een andere locatie dan { location }
refuse-no-way-there = Er leiden geen volledige verbindingen van je toren naar { location }
refuse-no-crystal = Daar ligt geen kristal van je: { $cell }
refuse-end-of-wand = Je scoresteen ligt op het laatste veld van de toverstaf
refuse-beyond-the-wand = { $room ->
    [one] Je kunt niet { $n } velden vooruit: de toverstaf eindigt na { $room } veld
   *[other] Je kunt niet { $n } velden vooruit: de toverstaf eindigt na { $room } velden
}
refuse-no-scroll = Op positie { $position } ligt geen perkamentrol
refuse-spell-not-held = { $spell ->
    [single] Je hebt geen ongebruikte eenvoudige versterkingsspreuk
   *[other] Je hebt geen ongebruikte dubbele versterkingsspreuk van dit symbool
}
refuse-spell-not-suited = { $spell ->
    [single] Een versterkingsspreuk versterkt alleen lopende acties
   *[other] Een dubbele versterkingsspreuk versterkt alleen lopende acties van haar symbool
}
refuse-spell-of-no-use = Zelfs met je spreuken valt er met deze acties niets te doen
refuse-not-pending = Zo'n bonus staat er niet voor je open
refuse-too-deep = Rond eerst een deel van de lopende acties af voordat je nog een bonus begint
refuse-not-on-special = Het speciale heksenfiche { $tile } toont het symbool { symbol } niet
refuse-not-on-rim = { $black ->
    [yes] Je zwarte kristal ligt niet op de ketelrand bij uitgang { symbol }
   *[no] Op de ketelrand bij uitgang { symbol } ligt geen kristal van je
}
refuse-shelf-full = De rij { symbol } is vol: leg het kristal in de onderste rij
refuse-bottom-full = De onderste rij is vol: leg het kristal in de rij van zijn uitgang
refuse-chip-gone = Er ligt geen { chip } meer op tafel: neem een ander
refuse-no-collecting = In de onderste rij is nu geen krachtfiche te krijgen
refuse-power-tile-gone = Het krachtfiche { symbol } is weg: kies een ander
refuse-cells-out-of-order = Noem de velden van een krachtfiche oplopend: { $second }, dan { $first }
refuse-not-in-turn = Kristallen verwijder je alleen in je eigen beurt
refuse-too-poor = Dit kristal verwijderen kost { points }, en je hebt er { $score }
refuse-no-moon-card = Je hebt geen vollemaankaart
refuse-moon-used = Je hebt je vollemaankaart deze beurt al gebruikt
refuse-moon-of-no-use = Je vollemaankaart verandert hier niets

options-players = Witchstone is voor 2 tot 4 spelers, niet voor { $n }
options-handicap = Een handicap is niveau 1 tot 3, of geen; niet { $n }
options-empty-seat = Plaats { $n } heeft een handicap maar geen speler
options-big-witch-alone = De grote heks komt alleen samen met de grootmeesters in de voorraad
