# Statistieken van de eigen spellen in de browser.
statistics = Statistieken
stats-private = Alleen op dit apparaat opgeslagen; er wordt niets verstuurd.
stats-empty = Nog geen spel afgelopen. Na het eerste zie je hier hoe het gaat.
stats-play = Een spel beginnen
stats-games = Spellen
stats-won = Gewonnen
stats-average-points = Punten gemiddeld
stats-best = Meeste punten
stats-undone = { $n ->
    [one] In 1 spel tegen de computer heb je zetten teruggenomen nadat er iets was onthuld. Het is in de tabel gemarkeerd.
   *[other] In { $n } spellen tegen de computer heb je zetten teruggenomen nadat er iets was onthuld. Ze zijn in de tabel gemarkeerd.
}
stats-points = Punten per spel
stats-points-label = De eigen punten in de laatste spellen, van het oudste tot het nieuwste; de tabel geeft de getallen
stats-points-help = Een gevulde stip is een gewonnen spel; de streepjeslijn is het gemiddelde.
stats-levels = Tegen elk niveau
stats-rival = Sterkste tegenstander
stats-people = mensen
stats-own-points = Jij
stats-rival-points = Beste tegenstander
stats-this-game = Dit spel
stats-game = { $day }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
stats-average = Gemiddeld
stats-difference = Verschil
stats-day = Dag
stats-score = Stand
stats-result = Uitslag
stats-result-won = gewonnen
stats-result-lost = verloren
stats-result-won-undone = gewonnen, met teruggenomen zetten
stats-result-lost-undone = verloren, met teruggenomen zetten
stats-download = Statistieken downloaden
stats-clear = Alles verwijderen
stats-clear-sure = Alle statistieken verwijderen? Dat kan niet ongedaan worden gemaakt.
stats-clear-yes = Verwijderen
stats-clear-no = Bewaren
