# The guided first game.
learn = Learn by playing
learn-step = Step { $n } of { $of }
learn-next = Next
learn-show = Do it for me
learn-again = From the beginning
learn-chapter = { $turn ->
    [0] Before the first turn
    [1] First turn: Energy and Witches
    [2] Second turn: Pentagram and Crystals
    [3] Third turn: Wand and Scrolls
   *[4] Fourth turn: a Spell
}

learn-welcome = Welcome to the table. You brew in a Cauldron and send Witches through the Crystal ball; the player with the most points after eleven turns wins. Here we play the first four together, one thing at a time.
learn-rival-tower = { $rival } chooses a tower first: the last player in turn order begins with that.
learn-tower = The Crystal ball has 17 locations. Stand your Big Witch on the glowing tower: from now on it is yours. That scores 2 points.
learn-tower-witch = On the tower lay a Magic chip: one free action now, and 2 points at the end of the game. This one is for a Witch. Start it below your Cauldron, then click your tower: a Witch lies down beside it and waits there until a way is open.
learn-cauldron = This is your Cauldron, and these are your five tiles. In each turn you lay one of them in it. Its two symbols are the two types of action you carry out.
learn-cluster = Pick up the tile with Energy and Witch and hold it over the glowing cell. You see two clusters, groups of equal symbols side by side, and their sizes; printed symbols count. Lay it there: 2 actions of each type.
learn-energy = You choose which type of action comes first. Energy builds ways for Witches, so start with Energy: each action lays one unit on a connection. Lay both on the glowing one. A completed connection scores 1, 3 or 6 points for one, two or three spaces.
learn-witch = Now for 2 Witch actions. Your waiting Witch sets out over completed connections: send her to the glowing location. A stretch of your own connections costs 1 action. She scores 2 points and takes the chip.
learn-bonus = One Witch action is left, and the chip she found is a bonus: 1 Energy action. A bonus may interrupt other actions. Start it and lay the unit on the short connection: 1 point. Then lay another Witch beside your tower with your last Witch action.
learn-rival = Both types of action are done, so you drew a tile and your turn is over. Now { $rival } plays.
learn-pentagram-lay = The log beside the table shows what { $rival } did. Your second turn works the same way: one tile, two types of action. Lay the tile with Pentagram and Crystal on the glowing cell, between two printed symbols: again both clusters have 2.
learn-pentagram = Start with the Pentagram: each action moves your counter one space around it. Take both steps. On the second space lies a special tile, and you get it.
learn-special = A special tile has two symbols in one cell. Use it once for 2 actions, or lay it in your Cauldron for good. Pick it up below the Cauldron and lay it on the glowing cell: your Crystal cluster grows.
learn-crystal = 3 Crystal actions instead of 2! Each moves a Crystal by one cell, across tiles too; the step out through an exit takes one as well. Pick up the glowing Crystal and take it out through the Scroll exit.
learn-scroll = Your Crystal is on the rim. Put it on the Scroll shelf of the vial rack: that gives 2 Scroll actions, once more a bonus in the middle. Start it and take the Reinforcing Spell; later it adds 2 Energy actions when you need them most.
learn-crystal-last = One Crystal action is left. Bring another Crystal a cell closer to its exit.
learn-wand-lay = You know five of the six types of action. Your third turn brings the Magic Wand, and Scrolls once more. Lay the tile with Wand and Scroll on the glowing cell, between its two printed symbols.
learn-wand = Start with the Wand. All Wand actions together are one move: go 2 spaces. Light spaces do nothing, dark ones give bonus actions, silver ones score points for what you own.
learn-first = Nobody is ahead of you on the Wand, so the dark space counts double: 2 Crystal actions instead of 1. Start them and take the glowing Crystal out through the Witch exit.
learn-bottom = This time put it on the bottom shelf: it gives you a chip of your choice from the table. Take the point chip: 3 points at once.
learn-prophecy = Now the Scroll actions of your tile. Take the Prophecy: at the end of the game it scores 1, 3, 5 or 7 points, depending on how far you fulfil it.
learn-big-lay = The last turn of this lesson. Clusters grow from turn to turn, and your turns grow with them: that is the heart of the game. Lay the glowing tile so that its Energy joins the two that are there: a cluster of 3.
learn-spell = Start with Energy, then use your Reinforcing Spell: click it among your Scrolls. 3 Energy actions become 5. An unused Spell is worth 2 points at the end.
learn-stone = Build the way to the Witchstone, three spaces for 6 points: the first Witch to get there scores 5 more. With the last two units complete the connection that glows next.

learn-done = You know the game
learn-done-game = The rest is yours: finish this turn your way, and then play this very game to its end against { $rival }.
learn-play-on = Play on
learn-left-out = What we left out
learn-left-out-owls = Two spaces of the Pentagram have owl tiles: 7 points for the first player there, then fewer.
learn-left-out-foreign = Your Witches may also use the connections of others, at 1 action each.
learn-left-out-black = The Black Crystal in the middle of the Cauldron gives 2 actions more than the others.
learn-left-out-room = You may remove a blocking Crystal, at a cost in points.
learn-left-out-end = At the end you count owl tiles, chips, unused Spells and Prophecies.
learn-left-out-moon = The expansion Full Moon adds power tiles and cards with abilities.
learn-read-rules = Read the rules
