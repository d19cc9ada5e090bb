# Statistieken van de eigen spellen in de browser.
statistics = Statistieken
stats-private = Alleen op dit apparaat bewaard; niets ervan wordt verstuurd.
stats-empty = Nog geen spel afgelopen. Na het eerste zie je hier hoe het gaat.
stats-play = Naar een spel
stats-games = Spellen
stats-won = Gewonnen
stats-average-points = Punten gemiddeld
stats-best = Meeste punten
stats-points = Punten per spel
stats-points-label = De eigen punten in de laatste spellen, van het oudste tot het nieuwste; de tabel geeft de getallen
stats-points-help = Een gevulde stip is een gewonnen spel; de streepjeslijn is het gemiddelde.
stats-levels = Tegen elk niveau
stats-rival = Sterkste rivaal
stats-people = mensen
stats-own-points = Jij
stats-rival-points = Beste rivaal
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
stats-download = Statistieken downloaden
stats-clear = Alles vergeten
stats-clear-sure = Echt alle statistieken vergeten? Ze komen niet terug.
stats-clear-yes = Vergeten
stats-clear-no = Bewaren
