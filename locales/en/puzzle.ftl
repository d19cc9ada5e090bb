# Puzzles.
puzzle-today = Puzzle of the day
puzzle-loads = Loading the puzzle …
puzzle-unreachable = The puzzles cannot be loaded. They work offline after your first visit.
puzzle-unknown = There is no such puzzle.
puzzle-of-day = Puzzle of { $date }
puzzle-number = Puzzle { $n }
puzzle-task = Make at least { $target } points in this turn.
puzzle-counts = What you would count at the end of the game counts too: owl tiles, chips, unused Spells and Prophecies.
puzzle-so-far = So far: { $made ->
    [one] { $made } point
   *[other] { $made } points
}
puzzle-solved = Solved: { $made } of { $target } points!
puzzle-solved-late = { $made } of { $target } points. You had seen the answer, so it does not count.
puzzle-shown = That is the answer: { $made } points.
puzzle-failed = { $made } of { $target } points. There is more in it: try again.
puzzle-again = Try again
puzzle-answer = Answer
puzzle-about = { $tag ->
    [moon] Your Full-Moon card is part of the answer.
    [spell] A Reinforcing Spell is part of the answer.
    [exit-prophecy] Think of a Prophecy, and of a Crystal that leaves the Cauldron.
    [witchstone] A Witch can reach the Witchstone.
    [wand] The silver spaces of the Wand are worth much now.
    [exit] A Crystal leaves the Cauldron.
    [prophecy] Look at your Prophecies.
    [chain] One bonus starts the next.
    [completes] There is a connection to complete.
   *[none] Look for the largest clusters.
}
puzzle-tile = Lay the tile { $tile }.
puzzle-streak = { $n ->
    [0] No streak yet
    [one] Streak: { $n } day
   *[other] Streak: { $n } days
}
puzzle-days = Earlier puzzles
puzzle-done = solved
puzzle-open = open
