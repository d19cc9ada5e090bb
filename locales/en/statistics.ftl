# Statistics of one's own games in the browser.
statistics = Statistics
stats-private = Stored on this device only, never sent anywhere.
stats-empty = No game finished yet. After your first one you will see here how you are doing.
stats-play = Play a game
stats-games = Games
stats-won = Won
stats-average-points = Points on average
stats-best = Most points
stats-undone = { $n ->
    [one] In 1 game against the computer you undid moves after something had been revealed. It is marked in the table.
   *[other] In { $n } games against the computer you undid moves after something had been revealed. They are marked in the table.
}
stats-points = Points over the games
stats-points-label = One’s own points in the latest games, from the oldest to the newest; the table has the numbers
stats-points-help = A filled dot is a game that was won; the dashed line is the average.
stats-levels = Against each level
stats-rival = Strongest rival
stats-people = people
stats-own-points = You
stats-rival-points = Best rival
stats-this-game = This game
stats-game = { $day }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
stats-average = Average
stats-difference = Difference
stats-day = Day
stats-score = Score
stats-result = Result
stats-result-won = won
stats-result-lost = lost
stats-result-won-undone = won, with moves undone
stats-result-lost-undone = lost, with moves undone
stats-download = Download the statistics
stats-clear = Delete everything
stats-clear-sure = Delete all statistics? This cannot be undone.
stats-clear-yes = Delete
stats-clear-no = Keep
