# Namen der Dinge im Spiel und kurze Wendungen, die andere Texte benutzen.

symbol = { $symbol ->
    [energy] Energie
    [witch] Hexe
    [pentagram] Pentagramm
    [crystal] Kristall
    [wand] Zauberstab
   *[scroll] Schriftrolle
}

chip = { $chip ->
    [energy] Energiechip
    [witch] Hexenchip
    [pentagram] Pentagrammchip
    [crystal] Kristallchip
    [wand] Zauberstabchip
    [scroll] Schriftrollenchip
   *[points] Siegpunktchip
}

tile = { $first }/{ $second }

spell = { $spell ->
    [single] Einfacher Verstärkungszauber
    [energy] Doppelter Verstärkungszauber „Energie“
    [witch] Doppelter Verstärkungszauber „Hexe“
    [pentagram] Doppelter Verstärkungszauber „Pentagramm“
    [crystal] Doppelter Verstärkungszauber „Kristall“
    [wand] Doppelter Verstärkungszauber „Zauberstab“
   *[scroll] Doppelter Verstärkungszauber „Schriftrolle“
}

place = { $place ->
    [witchstone] Hexenstein
    [tower] Turm
    [forest] Wald
    [village] Dorf
   *[castle] Burg
}

location = { $place ->
    [witchstone] der Hexenstein
    [notation] { $notation }
    [village] das { location-bare }
    [castle] die { location-bare }
   *[other] der { location-bare }
}

location-bare = { $place ->
    [witchstone] Hexenstein
    [notation] { $notation }
    [tower] { compass }turm{ place-number }
    [forest] { compass }wald{ place-number }
    [village] { compass }dorf{ place-number }
   *[castle] { compass }burg{ place-number }
}

compass = { $compass ->
    [n] Nord
    [ne] Nordost
    [e] Ost
    [se] Südost
    [s] Süd
    [sw] Südwest
    [w] West
   *[nw] Nordwest
}
place-number = { $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

connection = { $nth ->
    [1] { $from } – { $to }
   *[other] { $from } – { $to } Nr. { $nth }
}

cell-centre = Mitte
cell-name = { $ring ->
    [1] innerer Ring
    [2] mittlerer Ring
   *[other] äußerer Ring
}, { $spot ->
    [corner-0] rechte Ecke
    [corner-1] Ecke unten rechts
    [corner-2] Ecke unten links
    [corner-3] linke Ecke
    [corner-4] Ecke oben links
    [corner-5] Ecke oben rechts
    [side-0] unten rechts
    [side-1] unten
    [side-2] unten links
    [side-3] oben links
    [side-4] oben
    [side-5] oben rechts
    [after-0] rechts, unter der Ecke
    [before-1] unten rechts, über der Ecke
    [after-1] Unterseite rechts
    [before-2] Unterseite links
    [after-2] unten links, über der Ecke
    [before-3] links, unter der Ecke
    [after-3] links, über der Ecke
    [before-4] oben links, unter der Ecke
    [after-4] Oberseite links
    [before-5] Oberseite rechts
    [after-5] oben rechts, unter der Ecke
   *[before-0] rechts, über der Ecke
}

silver = { $silver ->
    [connections] vollständige Verbindungen
    [witches] Hexen in der Kristallkugel
    [scrolls] Schriftrollen
    [chips] Magiechips
    [crystals] Kristalle im Phiolenregal
   *[specials] Sonderhexplättchen
}

ability = { $ability ->
    [wand] ein dunkles Feld des Zauberstabs gilt, als wärst du am weitesten vorne
    [scroll] du zählst die Schriftrollen von oben
    [pentagram] du nimmst ein beliebiges ausliegendes Sonderhexplättchen
    [witch] ein Weg über eine fremde Farbe kostet nur 1 Aktion
    [chip] ein Magiechip bringt 1 Aktion oder 1 Punkt mehr
   *[crystal] eine Phiole bringt 1 Aktion oder 1 Punkt mehr
}

moon-card = { $symbol ->
    [energy] Energiekarte
    [witch] Hexenkarte
    [pentagram] Pentagrammkarte
    [crystal] Kristallkarte
    [wand] Zauberstabkarte
   *[scroll] Schriftrollenkarte
}
moon-card-help = Einmal pro Zug: 1 Aktion mehr, wenn du das Symbol { symbol } legst, oder: { ability } (N2).

actions = { $n ->
    [one] { $n } Aktion
   *[other] { $n } Aktionen
}

actions-of = { $symbol ->
    [energy] { $n ->
        [one] { $n } Energieaktion
       *[other] { $n } Energieaktionen
    }
    [witch] { $n ->
        [one] { $n } Hexenaktion
       *[other] { $n } Hexenaktionen
    }
    [pentagram] { $n ->
        [one] { $n } Pentagrammaktion
       *[other] { $n } Pentagrammaktionen
    }
    [crystal] { $n ->
        [one] { $n } Kristallaktion
       *[other] { $n } Kristallaktionen
    }
    [wand] { $n ->
        [one] { $n } Zauberstabaktion
       *[other] { $n } Zauberstabaktionen
    }
   *[scroll] { $n ->
        [one] { $n } Schriftrollenaktion
       *[other] { $n } Schriftrollenaktionen
    }
}

points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

player = Spieler { $n }

list-last = { $items } und { $last }
list-more = { $items }, { $next }

scroll-prophecy = Prophezeiung „{ $title }“
scroll-power = Kraft-Schriftrolle
scroll-power-help = Lege ein Kraftplättchen, wenn du sie nimmst; sonst bringt sie am Ende 2 Punkte (D5).
spell-help = { $spell ->
    [single] Einmalig: +1 Aktion der Art, die du gerade nutzt; ungenutzt bringt er am Ende 2 Punkte (R3).
   *[other] Einmalig: +2 Aktionen seines Symbols, während du sie nutzt; ungenutzt bringt er am Ende 2 Punkte (R3).
}

goal = { $goal ->
    [own] eigener Turm
    [stone] Hexenstein
    [tower] fremder Turm
    [forest] Wald
    [village] Dorf
   *[castle] Burg
}
# Dritter Fall: "auf Wäldern", "mit Wäldern".
goals = { $goal ->
    [own] deinem eigenen Turm
    [stone] dem Hexenstein
    [tower] fremden Türmen
    [forest] Wäldern
    [village] Dörfern
   *[castle] Burgen
}
# Dritter Fall: "auf einem Wald", "mit einer zweiten Burg".
a-goal = { $goal ->
    [own] deinem eigenen Turm
    [stone] dem Hexenstein
    [tower] { $nth ->
        [1] einem fremden Turm
        [2] einem zweiten fremden Turm
       *[other] einem dritten fremden Turm
    }
    [castle] { $nth ->
        [1] einer Burg
        [2] einer zweiten Burg
       *[other] einer dritten Burg
    }
   *[other] { $nth ->
        [1] einem { goal }
        [2] einem zweiten { goal }
       *[other] einem dritten { goal }
    }
}

counted = { $counted ->
    [board] Hexen in der Kristallkugel
    [lying] Hexen, die neben deinem Turm warten
    [silver] erreichte silberne Felder des Zauberstabs
    [specials] Sonderhexplättchen
    [scrolls] Schriftrollen
    [chips] Magiechips
    [crystals] Kristalle deiner Farbe im Phiolenregal
   *[power] Kraftplättchen in deinem Kessel
}

prophecy-title-cluster = Größte Gruppe { symbol }
prophecy-title-witches = Hexen auf { $goals }
prophecy-title-connected = Verbunden mit { $goals }
prophecy-title-rank = Platz am Hexenstein
prophecy-title-count = { $counted ->
    [board] Hexen in der Kristallkugel
    [lying] Hexen neben dem Turm
    [silver] Silberne Felder
    [specials] Sonderhexplättchen
    [scrolls] Schriftrollen
    [chips] Magiechips
    [crystals] Kristalle im Regal
   *[power] Kraftplättchen
}

prophecy-cluster = Größte Gruppe { symbol }: { $a } / { $b } / { $c } oder mehr Symbole für { $pa } / { $pb } / { $pc } Punkte.
prophecy-witches = Stehende Hexen, in dieser Reihenfolge: eine auf { $a } für { $pa } Punkte, auch eine auf { $b } für { $pb }, auch eine auf { $c } für { $pc }.
prophecy-connected = Dein Turm durch eigene Verbindungen verbunden, in dieser Reihenfolge: mit { $a } für { $pa } Punkte, auch mit { $b } für { $pb }, auch mit { $c } für { $pc }.
prophecy-rank = Platz deiner Hexe am Hexenstein: { $a } / { $b } / { $c } für { $pa } / { $pb } / { $pc } Punkte.
prophecy-count = { counted }: { $a } / { $b } / { $c } oder mehr für { $pa } / { $pb } / { $pc } Punkte.

degree = { $degree ->
    [perfect] hervorragend erfüllt
    [major] in hohem Maße erfüllt
    [minor] in geringem Maße erfüllt
   *[none] nicht erfüllt
}

missing-nothing = nichts
missing-cluster = { $n ->
    [one] noch { $n } Symbol { symbol } in einer Gruppe
   *[other] noch { $n } Symbole { symbol } in einer Gruppe
}
missing-witch = eine Hexe auf { $goal }
missing-connection = eine Verbindung zu { $goal }
missing-rank = eine Hexe am Hexenstein
missing-better-rank = ein besserer Platz am Hexenstein, den es nicht mehr gibt
missing-rank-no-space = ein Bonusfeld am Hexenstein: Die Hexe dort steht auf keinem, und eine zweite darf nicht kommen
missing-count = { $counted ->
    [board] { $n ->
        [one] noch { $n } Hexe
       *[other] noch { $n } Hexen
    }
    [lying] { $n ->
        [one] noch { $n } wartende Hexe
       *[other] noch { $n } wartende Hexen
    }
    [silver] { $n ->
        [one] noch { $n } silbernes Feld
       *[other] noch { $n } silberne Felder
    }
    [specials] { $n ->
        [one] noch { $n } Sonderhexplättchen
       *[other] noch { $n } Sonderhexplättchen
    }
    [scrolls] { $n ->
        [one] noch { $n } Schriftrolle
       *[other] noch { $n } Schriftrollen
    }
    [chips] { $n ->
        [one] noch { $n } Magiechip
       *[other] noch { $n } Magiechips
    }
    [crystals] { $n ->
        [one] noch { $n } Kristall im Regal
       *[other] noch { $n } Kristalle im Regal
    }
   *[power] { $n ->
        [one] noch { $n } Kraftplättchen
       *[other] noch { $n } Kraftplättchen
    }
}

# Was ein Tisch vereinbaren kann: Name und Bedeutung jeder Option.
option-players = Spieler
option-players-help = Zwei bis vier Spieler; der erste beginnt.
option-handicap = Handicap
option-handicap-help = Wer viel Übung hat, legt vier Plättchen ungesehen zurück und hat weniger Auswahl; jeder Spieler kann eine andere Stufe haben.
option-grandmasters = Türme der Großmeister
option-grandmasters-help = Statt der großen Hexen stehen die Großmeister auf den Türmen.
option-big-witch = Große Hexe im Vorrat
option-big-witch-help = Nur mit den Großmeistern: Die große Hexe ist eine zwölfte Hexe, die bei einem Chip oder am Hexenstein 1 Aktion oder 1 Punkt mehr bekommt.
option-ingredients = Hochdosierte Zutaten
option-ingredients-help = Kraftplättchen zeigen ein Symbol zweimal; Sammelplättchen und zwei weitere Schriftrollen bringen sie.
option-full-moon = Macht des Vollmonds
option-full-moon-help = Jeder Spieler hat eine Karte mit zwei Fähigkeiten und darf in jedem Zug eine davon nutzen.
option-secret-scrolls = Geheime Schriftrollen
option-secret-scrolls-help = Ungenutzte Schriftrollen sieht nur ihr Besitzer; wie viele es sind, sehen alle.
option-even-start = Ausgeglichener Start
option-even-start-help = Zum Ausgleich für den Startspielervorteil beginnen die übrigen mit Punkten, auf dem eingebauten Spielplan 4 zu zweit, 5 und 8 zu dritt, 4, 7 und 9 zu viert. Ohne sie gewinnt der Startspieler 59, 44 und 37 % der Partien zwischen gleich starken Computergegnern.

option-on = an
option-off = aus
handicap = { $level ->
    [0] keines
    [1] Stufe 1, schwer
    [2] Stufe 2, mittel
   *[other] Stufe 3, leicht
}
handicap-help = { $level ->
    [0] Fünf Plättchen stehen zur Wahl.
    [1] Keine Wahl: Zu Beginn jedes Zugs wird ein Plättchen gezogen und gespielt.
    [2] Zwei Plättchen stehen zur Wahl.
   *[other] Drei Plättchen stehen zur Wahl.
}
full-moon = { $moon ->
    [choose] eine von zweien behalten
    [deal] zufällig verteilt
    [draft] reihum gewählt
   *[off] ohne
}
full-moon-help = { $moon ->
    [choose] Vom Startspieler an zieht jeder zwei Vollmondkarten und behält eine.
    [deal] Jeder bekommt eine zufällige Vollmondkarte.
    [draft] Reihum wählt jeder aus allen übrigen Karten.
   *[off] Gespielt wird ohne Vollmondkarten.
}
