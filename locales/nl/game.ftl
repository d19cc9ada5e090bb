# Namen van de dingen in het spel en korte wendingen die andere teksten gebruiken.

symbol = { $symbol ->
    [energy] Energie
    [witch] Heks
    [pentagram] Pentagram
    [crystal] Kristal
    [wand] Toverstaf
   *[scroll] Perkamentrol
}

chip = { $chip ->
    [energy] toverfiche Energie
    [witch] toverfiche Heks
    [pentagram] toverfiche Pentagram
    [crystal] toverfiche Kristal
    [wand] toverfiche Toverstaf
    [scroll] toverfiche Perkamentrol
   *[points] toverfiche met punten
}

tile = { $first }/{ $second }

spell = { $spell ->
    [single] Eenvoudige versterkingsspreuk
    [energy] Dubbele versterkingsspreuk “Energie”
    [witch] Dubbele versterkingsspreuk “Heks”
    [pentagram] Dubbele versterkingsspreuk “Pentagram”
    [crystal] Dubbele versterkingsspreuk “Kristal”
    [wand] Dubbele versterkingsspreuk “Toverstaf”
   *[scroll] Dubbele versterkingsspreuk “Perkamentrol”
}

place = { $place ->
    [witchstone] heksensteen
    [tower] toren
    [forest] bos
    [village] dorp
   *[castle] kasteel
}

location = { $place ->
    [witchstone] de heksensteen
    [notation] { $notation }
    [tower] de { compass }e toren{ place-number }
   *[other] het { compass }e { place }{ place-number }
}

location-bare = { $place ->
    [witchstone] heksensteen
    [notation] { $notation }
    [tower] { compass }e toren{ place-number }
   *[other] { compass } { place }{ place-number }
}

compass = { $compass ->
    [n] noordelijk
    [ne] noordoostelijk
    [e] oostelijk
    [se] zuidoostelijk
    [s] zuidelijk
    [sw] zuidwestelijk
    [w] westelijk
   *[nw] noordwestelijk
}
place-number = { $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

connection = { $nth ->
    [1] { $from } – { $to }
   *[other] { $from } – { $to } nr. { $nth }
}

cell-centre = midden
cell-name = { $ring ->
    [1] binnenste ring
    [2] middelste ring
   *[other] buitenste ring
}, { $spot ->
    [corner-0] rechterhoek
    [corner-1] hoek rechtsonder
    [corner-2] hoek linksonder
    [corner-3] linkerhoek
    [corner-4] hoek linksboven
    [corner-5] hoek rechtsboven
    [side-0] rechtsonder
    [side-1] onder
    [side-2] linksonder
    [side-3] linksboven
    [side-4] boven
    [side-5] rechtsboven
    [after-0] rechts, onder de hoek
    [before-1] rechtsonder, boven de hoek
    [after-1] onderkant rechts
    [before-2] onderkant links
    [after-2] linksonder, boven de hoek
    [before-3] links, onder de hoek
    [after-3] links, boven de hoek
    [before-4] linksboven, onder de hoek
    [after-4] bovenkant links
    [before-5] bovenkant rechts
    [after-5] rechtsboven, onder de hoek
   *[before-0] rechts, boven de hoek
}

silver = { $silver ->
    [connections] volledige verbindingen
    [witches] heksen in de kristallen bol
    [scrolls] perkamentrollen
    [chips] toverfiches
    [crystals] kristallen in het flesjesrek
   *[specials] speciale heksenfiches
}

ability = { $ability ->
    [wand] een donker veld van de toverstaf telt alsof je het verst vooruit staat
    [scroll] je telt de perkamentrollen van bovenaf
    [pentagram] je neemt een willekeurig openliggend speciaal heksenfiche
    [witch] een reeks verbindingen van één andere kleur kost maar 1 actie
    [chip] een toverfiche geeft 1 actie of 1 punt meer
   *[crystal] een flesje geeft 1 actie of 1 punt meer
}

moon-card = { $symbol ->
    [energy] energiekaart
    [witch] heksenkaart
    [pentagram] pentagramkaart
    [crystal] kristalkaart
    [wand] toverstafkaart
   *[scroll] perkamentrolkaart
}
moon-card-help = Eén keer per beurt: 1 actie meer als je het symbool { symbol } legt, of: { ability } (N2).

actions = { $n ->
    [one] { $n } actie
   *[other] { $n } acties
}

actions-of = { $symbol ->
    [energy] { $n ->
        [one] { $n } energie-actie
       *[other] { $n } energie-acties
    }
    [witch] { $n ->
        [one] { $n } heksenactie
       *[other] { $n } heksenacties
    }
    [pentagram] { $n ->
        [one] { $n } pentagramactie
       *[other] { $n } pentagramacties
    }
    [crystal] { $n ->
        [one] { $n } kristalactie
       *[other] { $n } kristalacties
    }
    [wand] { $n ->
        [one] { $n } toverstafactie
       *[other] { $n } toverstafacties
    }
   *[scroll] { $n ->
        [one] { $n } perkamentrolactie
       *[other] { $n } perkamentrolacties
    }
}

points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

player = Speler { $n }

list-last = { $items } en { $last }
list-more = { $items }, { $next }

scroll-prophecy = Voorspelling “{ $title }”
scroll-power = Krachtrol
scroll-power-help = Leg een krachtfiche als je haar neemt; anders is ze aan het einde 2 punten waard (D5).
spell-help = { $spell ->
    [single] Eenmalig: +1 actie van de soort die je gebruikt; ongebruikt is ze aan het einde 2 punten waard (R3).
   *[other] Eenmalig: +2 acties van haar symbool terwijl je ze gebruikt; ongebruikt is ze aan het einde 2 punten waard (R3).
}

goal = { $goal ->
    [own] eigen toren
    [stone] heksensteen
    [tower] vreemde toren
    [forest] bos
    [village] dorp
   *[castle] kasteel
}
goals = { $goal ->
    [own] je eigen toren
    [stone] de heksensteen
    [tower] vreemde torens
    [forest] bossen
    [village] dorpen
   *[castle] kastelen
}
a-goal = { $goal ->
    [own] je eigen toren
    [stone] de heksensteen
   *[other] { $nth ->
        [1] een { goal }
        [2] een tweede { goal }
       *[other] een derde { goal }
    }
}

counted = { $counted ->
    [board] heksen in de kristallen bol
    [lying] heksen die naast je toren wachten
    [silver] bereikte zilverkleurige velden van de toverstaf
    [specials] speciale heksenfiches
    [scrolls] perkamentrollen
    [chips] toverfiches
    [crystals] kristallen van je kleur in het flesjesrek
   *[power] krachtfiches in je ketel
}

prophecy-title-cluster = Grootste groep { symbol }
prophecy-title-witches = Heksen op { $goals }
prophecy-title-connected = Verbonden met { $goals }
prophecy-title-rank = Plaats bij de heksensteen
prophecy-title-count = { $counted ->
    [board] Heksen in de kristallen bol
    [lying] Heksen naast de toren
    [silver] Zilverkleurige velden
    [specials] Speciale heksenfiches
    [scrolls] Perkamentrollen
    [chips] Toverfiches
    [crystals] Kristallen in het rek
   *[power] Krachtfiches
}

prophecy-cluster = Grootste groep { symbol }: { $a } / { $b } / { $c } of meer symbolen voor { $pa } / { $pb } / { $pc } punten.
prophecy-witches = Staande heksen, in deze volgorde: één op { $a } voor { $pa } punten, ook één op { $b } voor { $pb }, ook één op { $c } voor { $pc }.
prophecy-connected = Je toren door eigen verbindingen verbonden, in deze volgorde: met { $a } voor { $pa } punten, ook met { $b } voor { $pb }, ook met { $c } voor { $pc }.
prophecy-rank = Plaats van je heks bij de heksensteen: { $a } / { $b } / { $c } voor { $pa } / { $pb } / { $pc } punten.
prophecy-count = Aantal { counted }: { $a } / { $b } / { $c } of meer voor { $pa } / { $pb } / { $pc } punten.

degree = { $degree ->
    [perfect] uitmuntend vervuld
    [major] in grote mate vervuld
    [minor] in geringe mate vervuld
   *[none] niet vervuld
}

missing-nothing = niets
missing-cluster = { $n ->
    [one] nog { $n } symbool { symbol } in één groep
   *[other] nog { $n } symbolen { symbol } in één groep
}
missing-witch = een heks op { $goal }
missing-connection = een verbinding met { $goal }
missing-rank = een heks bij de heksensteen
missing-better-rank = een betere plaats bij de heksensteen, die er niet meer is
missing-rank-no-space = een bonusveld bij de heksensteen: de heks daar staat op geen, en een tweede mag er niet komen
missing-count = { $counted ->
    [board] { $n ->
        [one] nog { $n } heks
       *[other] nog { $n } heksen
    }
    [lying] { $n ->
        [one] nog { $n } wachtende heks
       *[other] nog { $n } wachtende heksen
    }
    [silver] { $n ->
        [one] nog { $n } zilverkleurig veld
       *[other] nog { $n } zilverkleurige velden
    }
    [specials] { $n ->
        [one] nog { $n } speciaal heksenfiche
       *[other] nog { $n } speciale heksenfiches
    }
    [scrolls] { $n ->
        [one] nog { $n } perkamentrol
       *[other] nog { $n } perkamentrollen
    }
    [chips] { $n ->
        [one] nog { $n } toverfiche
       *[other] nog { $n } toverfiches
    }
    [crystals] { $n ->
        [one] nog { $n } kristal in het rek
       *[other] nog { $n } kristallen in het rek
    }
   *[power] { $n ->
        [one] nog { $n } krachtfiche
       *[other] nog { $n } krachtfiches
    }
}

# Wat een tafel kan afspreken: de naam van elke optie en wat ze betekent.
option-players = Spelers
option-players-help = Twee tot vier spelers; de eerste begint.
option-handicap = Handicap
option-handicap-help = Wie ervaren is, legt vier fiches ongezien terug en heeft minder keuze; elke speler kan een ander niveau hebben.
option-grandmasters = Torens van de grootmeesters
option-grandmasters-help = Op de torens staan de grootmeesters in plaats van de grote heksen.
option-big-witch = Grote heks in de voorraad
option-big-witch-help = Alleen met de grootmeesters: de grote heks is een twaalfde heks die bij een toverfiche of de heksensteen 1 actie of 1 punt meer krijgt.
option-ingredients = Hooggedoseerde ingrediënten
option-ingredients-help = Krachtfiches tonen één symbool twee keer; verzamelfiches en twee extra perkamentrollen leveren ze op.
option-full-moon = Macht van de volle maan
option-full-moon-help = Elke speler heeft een kaart met twee vermogens en mag er elke beurt één gebruiken.
option-secret-scrolls = Geheime perkamentrollen
option-secret-scrolls-help = Alleen hun eigenaar ziet ongebruikte perkamentrollen; hoeveel het er zijn, ziet iedereen.
option-even-start = Gelijke start
option-even-start-help = Om het voordeel van de startspeler goed te maken, beginnen de anderen met punten, op het ingebouwde speelbord 4 met twee spelers, 5 en 8 met drie, 4, 7 en 9 met vier. Zonder die punten wint de startspeler 59, 44 en 37 % van de partijen tussen even sterke computertegenstanders.

option-on = aan
option-off = uit
handicap = { $level ->
    [0] geen
    [1] niveau 1, moeilijk
    [2] niveau 2, gemiddeld
   *[other] niveau 3, gemakkelijk
}
handicap-help = { $level ->
    [0] Keuze uit vijf fiches.
    [1] Geen keuze: aan het begin van elke beurt wordt een fiche getrokken en gespeeld.
    [2] Keuze uit twee fiches.
   *[other] Keuze uit drie fiches.
}
full-moon = { $moon ->
    [choose] één van twee houden
    [deal] willekeurig verdeeld
    [draft] om beurten gekozen
   *[off] zonder
}
full-moon-help = { $moon ->
    [choose] Vanaf de startspeler trekt iedereen twee vollemaankaarten en houdt er één.
    [deal] Iedereen krijgt een willekeurige vollemaankaart.
    [draft] Om beurten kiest iedereen uit alle overgebleven kaarten.
   *[off] Er wordt zonder vollemaankaarten gespeeld.
}
