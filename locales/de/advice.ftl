# Warum ein Zug gut ist. $deeds zählt auf, was er tut, jeweils in den Worten von unten.
why = Dieser Zug { $deeds }.
why-best = gibt weniger auf als jeder andere
why-now = bringt sofort { points }, { $all ->
    [yes] durch
   *[no] vor allem durch
} { $sources }
why-later = bereitet etwa { points } vor, { $all ->
    [yes] durch
   *[no] vor allem durch
} { $sources }
why-completes = { $n ->
    [one] vollendet die Verbindung { $connections }
   *[other] vollendet die Verbindungen { $connections }
}
why-fulfils = { $degree ->
    [perfect] erfüllt die { $scroll } hervorragend
    [major] erfüllt die { $scroll } in hohem Maße
   *[minor] erfüllt die { $scroll } in geringem Maße
}
why-reaches = { $place ->
    [1] besetzt den besten Platz am Hexenstein
    [2] besetzt den zweiten Platz am Hexenstein
    [3] besetzt den dritten Platz am Hexenstein
   *[other] besetzt den letzten Platz am Hexenstein
}
why-chains = { $n ->
    [one] löst { $n } Bonus aus
   *[other] löst { $n } Boni nacheinander aus
}
why-denies = kostet { $player } etwa { points }
why-gains = gewinnt am meisten durch { $sources }

# Woher Punkte kommen, mitten im Satz.
gain = { $gain ->
    [connections] Verbindungen
    [witches] stehende Hexen
    [witchstone] den Hexenstein
    [chips] Magiechips
    [owls] Eulenplättchen
    [wand] silberne Felder des Zauberstabs
    [spells] ungenutzte Zauber
    [prophecies] Prophezeiungen
    [even_start] geschenkte Startpunkte
   *[removed] Kristalle, die bleiben
}

# Ein Tipp in drei Schritten.
hint-look = { $field ->
    [cauldron] Sieh dir deinen Kessel an.
    [ball] Sieh dir die Kristallkugel an.
    [wand] Sieh dir den Zauberstab an.
    [pentagram] Sieh dir das Pentagramm an.
    [rack] Sieh dir das Phiolenregal an.
    [scrolls] Sieh dir die Schriftrollen an.
   *[moons] Sieh dir die Vollmondkarten an.
}
hint-idea = Es gibt einen guten Zug: Er { $deed }.
hint-idea-tile = Es gibt einen guten Zug mit dem Hexplättchen { $tile }: Er { $deed }.
hint-turn = Spiele { $moves }.
