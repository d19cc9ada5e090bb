# Statistik der eigenen Spiele im Browser.
statistics = Statistik
stats-private = Nur auf diesem Gerät gespeichert; nichts davon wird verschickt.
stats-empty = Noch kein Spiel beendet. Nach dem ersten siehst du hier, wie es läuft.
stats-play = Ein Spiel beginnen
stats-games = Spiele
stats-won = Gewonnen
stats-average-points = Punkte im Schnitt
stats-best = Meiste Punkte
stats-undone = { $n ->
    [one] In 1 Spiel gegen den Computer hast du Züge zurückgenommen, nachdem etwas aufgedeckt worden war. Es ist in der Tabelle gekennzeichnet.
   *[other] In { $n } Spielen gegen den Computer hast du Züge zurückgenommen, nachdem etwas aufgedeckt worden war. Sie sind in der Tabelle gekennzeichnet.
}
stats-points = Punkte im Lauf der Spiele
stats-points-label = Die eigenen Punkte der letzten Spiele, vom ältesten zum neuesten; die Tabelle nennt die Zahlen
stats-points-help = Ein gefüllter Punkt ist ein gewonnenes Spiel; die gestrichelte Linie ist der Durchschnitt.
stats-levels = Gegen jede Stärke
stats-rival = Stärkster Gegner
stats-people = Menschen
stats-own-points = Du
stats-rival-points = Bester Gegner
stats-this-game = Dieses Spiel
stats-game = { $day }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
stats-average = Schnitt
stats-difference = Abstand
stats-day = Tag
stats-score = Punkte
stats-result = Ergebnis
stats-result-won = gewonnen
stats-result-lost = verloren
stats-result-won-undone = gewonnen, mit Rücknahme
stats-result-lost-undone = verloren, mit Rücknahme
stats-download = Statistik herunterladen
stats-clear = Alles löschen
stats-clear-sure = Die ganze Statistik löschen? Das lässt sich nicht rückgängig machen.
stats-clear-yes = Löschen
stats-clear-no = Behalten
