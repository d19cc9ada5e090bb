# The guided first game.
learn = Learn by playing
learn-first-time = First time here?
learn-invite = Four guided turns on the real table, one thing at a time: lay tiles, build ways, send Witches out, brew with Crystals. About ten minutes, and you can leave whenever you like.
learn-begin = Learn by playing
learn-go-on = Go on learning
learn-step = Step { $n } of { $of }
learn-next = Next
learn-show = Do it for me
learn-again = From the beginning
learn-not-now = In a game of your own you may do that. Here we go one step at a time: what glows is next.
learn-chapter = { $turn ->
    [0] Before the first turn
    [1] First turn: Energy and Witches
    [2] Second turn: Pentagram and Crystals
    [3] Third turn: Wand and Scrolls
   *[4] Fourth turn: a Spell
}

learn-welcome = Welcome to the table. You brew in a Cauldron and send Witches through the Crystal ball; whoever has the most points after eleven turns wins. Here we play the first four together, one thing at a time.
learn-rival-tower = { $rival } chooses a tower first; the last in turn order begins.
learn-tower = The Crystal ball has 17 locations. Stand your Big Witch on the glowing tower: from now on it is yours. That scores 2 points.
learn-tower-chip = On the tower lay a Magic chip: one action as a gift, and 2 points at the end. This one is for a Witch. Start it below your Cauldron.
learn-tower-witch = A Witch action lays a Witch beside your tower: click on the tower. She waits there until there is a way for her.
learn-cauldron = This is your Cauldron, and these are your five tiles. In each turn you lay one of them into it. Its two symbols are the two kinds of actions you carry out.
learn-cluster = Pick up the tile with Energy and Witch and hold it over the glowing cell. You see two clusters, equal symbols side by side, and their sizes; printed symbols count. Lay it there: 2 actions of each kind.
learn-start-energy = Which kind comes first is up to you. Energy builds ways for Witches, so begin with Energy.
learn-energy = One action lays one unit of Energy on a connection. Lay both on the glowing one. A completed connection scores 1, 3 or 6 points for one, two or three spaces.
learn-witch = Now 2 Witch actions. Your lying Witch stands up and walks over completed connections: send her to the glowing location. One stretch of your own costs 1 action. She scores 2 points and takes the chip.
learn-bonus = One Witch action is left, and the chip waits: a bonus of 1 Energy action. You may use a bonus in the middle of another action. Start it now.
learn-bonus-energy = Lay the unit on the short connection. One space, complete at once: 1 point.
learn-witch-again = The Witch actions go on where you interrupted them. Lay another Witch beside your tower.
learn-rival = Both kinds are done, so you drew a tile and your turn is over. Now { $rival } plays.
learn-turn-2 = The log beside the table tells what { $rival } did. Your second turn goes the same way: one tile, two kinds of actions.
learn-pentagram-lay = Lay the tile with Pentagram and Crystal on the glowing cell, between the two printed symbols. Again both clusters have 2.
learn-start-pentagram = Begin with the Pentagram.
learn-pentagram = One action moves your counter one space around the Pentagram. Take both steps: on the second space lies a special tile, and you get it.
learn-special = A special tile has two symbols in one cell. Use it once for 2 actions, or lay it in your Cauldron for good. Pick it up below the Cauldron and lay it on the glowing cell: your Crystal cluster grows.
learn-crystal = 3 Crystal actions instead of 2! Each moves a Crystal by one cell, across tiles too; the step out through an exit costs 1. Pick up the glowing Crystal and take it out through the Scroll exit.
learn-shelve = Your Crystal is on the rim. Put it on the Scroll shelf of the vial rack: that gives 2 Scroll actions.
learn-vial = Another bonus in the middle, for one Crystal action is still open. Start the vial.
learn-scroll = With 2 Scroll actions you take one of the first two Scrolls. Take the Reinforcing Spell: later it adds 2 Energy actions when you need them most.
learn-crystal-last = One Crystal action is left. Bring another Crystal a cell closer to its exit.
learn-turn-3 = You know four of the six kinds of actions. The third turn brings the Magic Wand, and Scrolls once more.
learn-wand-lay = Lay the tile with Wand and Scroll on the glowing cell, between its two printed symbols.
learn-start-wand = Begin with the Wand.
learn-wand = All Wand actions together are one move: go 2 spaces. Light spaces do nothing, dark ones give bonus actions, silver ones score points for what you own.
learn-first = Nobody is ahead of you on the Wand, so the dark space counts double: 2 Crystal actions instead of 1. Start them.
learn-crystal-out = Take the glowing Crystal out through the Witch exit.
learn-bottom = This time put it on the bottom shelf: it gives you a chip of your choice from the table. Take the point chip: 3 points at once.
learn-prophecy = Now the Scroll actions of your tile. Take the Prophecy: at the end of the game it scores 1, 3, 5 or 7 points, depending on how far you fulfil it.
learn-turn-4 = The last turn of this lesson. Clusters grow from turn to turn, and with them your turns: that is the heart of the game.
learn-big-lay = Lay the glowing tile so that its Energy joins the two that are there: a cluster of 3.
learn-start-again = Begin with Energy.
learn-spell = Use your Reinforcing Spell: click on it among your Scrolls. 3 Energy actions become 5. Unused Spells are worth 2 points at the end.
learn-stone = Build the way to the Witchstone, three spaces for 6 points. The first Witch who gets there scores 5 points more.
learn-more = Two units are left. Complete the glowing connection.
learn-free = The rest of the turn is yours. Do what you like, or give it up with “End”.

learn-done = You know the game
learn-done-points = You made { $own } points in four turns, { $rival } { $points }. A whole game has eleven turns.
learn-untold = What we did not tell
learn-untold-owls = Two spaces of the Pentagram have owl tiles: 7 points for whoever comes first, then less.
learn-untold-foreign = Your Witches may also use the connections of others, at 1 action each.
learn-untold-black = The Black Crystal in the middle of the Cauldron gives 2 actions more than the others.
learn-untold-room = A Crystal in the way can be taken out of the Cauldron for points.
learn-untold-end = At the end you count owl tiles, chips, unused Spells and Prophecies.
learn-untold-moon = The expansion Full Moon adds power tiles and cards with abilities.
learn-read-rules = Read the rules
learn-real-game = Play a real game

# Puzzles.
puzzle-today = Puzzle of the day
puzzle-loads = The puzzle is being fetched …
puzzle-unreachable = The puzzles cannot be reached. They are there offline once you have visited with network.
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
    [0] No day in a row solved yet
    [one] { $n } day in a row solved
   *[other] { $n } days in a row solved
}
puzzle-days = The last days
puzzle-done = solved
puzzle-open = open
