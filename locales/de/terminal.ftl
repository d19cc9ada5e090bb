# Überschriften einer Stellung.
heading-cauldron = Kessel
heading-ball = Kristallkugel
heading-wand = Zauberstab
heading-pentagram = Pentagramm
heading-rack = Phiolenregal
heading-scrolls = Schriftrollen
heading-connections = Verbindungen
heading-points = Punkte
heading-moves = Deine Züge
heading-open = Laufende Aktionen
heading-log = Was geschah
heading-result = Ergebnis
heading-help = Hilfe

# Der Stand des Spiels.
set-up = Spielaufbau
round = Runde { $round } von { $rounds }
to-move = { $name } ist am Zug
points-of = { $name }: { points }
scrolls-left = { $n ->
    [one] noch { $n } Schriftrolle im Stapel
   *[other] noch { $n } Schriftrollen im Stapel
}
specials-left = { $n ->
    [one] noch { $n } Sonderhexplättchen im Stapel
   *[other] noch { $n } Sonderhexplättchen im Stapel
}

# Das Ende des Spiels.
winner = { $points ->
    [one] { $name } gewinnt mit { $points } Punkt und beherrscht den Hexenstein.
   *[other] { $name } gewinnt mit { $points } Punkten und beherrscht den Hexenstein.
}
winner-by-wand = { $points ->
    [one] { $name } gewinnt den Gleichstand bei { $points } Punkt auf dem Zauberstab.
   *[other] { $name } gewinnt den Gleichstand bei { $points } Punkten auf dem Zauberstab.
}
winners-shared = { $points ->
    [one] { $names } teilen sich den Sieg mit { $points } Punkt.
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten.
}

# Spielen am Terminal.
prompt-move = Wähle einen Zug über seine Nummer oder schreibe ihn („help“ erklärt mehr):
prompt-quit = Das Spiel verlassen? Es bleibt erhalten, wenn du es vorher speicherst. (j/n)
thinking = { $name } überlegt …
not-understood = „{ $input }“ ist weder ein Befehl noch ein Zug. „help“ erklärt beides.
no-such-number = Einen Zug mit der Nummer { $n } gibt es nicht.
undone = Zurückgenommen: { $move }
nothing-to-undo = Nichts lässt sich zurücknehmen: Es wurde etwas aufgedeckt, oder der Zug ist vorbei.
redone = Wieder gespielt: { $move }
nothing-to-redo = Es gibt nichts wieder zu spielen.
hint = Tipp: { $move }
saved = Das Spiel ist in { $file } gespeichert.
goodbye = Auf Wiedersehen.

# Was die Befehle tun.
command-help = Erklärt die Befehle oder die genannte Art von Zug.
command-moves = Zeigt alle erlaubten Züge.
command-board = Zeigt den ganzen Tisch.
command-scrolls = Erklärt die ausliegenden Schriftrollen und deine eigenen.
command-score = Zeigt die Punkte aller nach ihrer Herkunft.
command-log = Zeigt, was bisher geschah.
command-undo = Nimmt deinen letzten Zug zurück, solange er nichts aufgedeckt hat.
command-redo = Spielt den zurückgenommenen Zug wieder.
command-hint = Gibt einen Tipp; noch einmal, und er verrät mehr.
command-save = Speichert das Spiel in einer Datei.
command-quit = Verlässt das Spiel.
