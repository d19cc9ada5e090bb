# What only the terminal says. The game's own messages (points, actions-of, symbol, round …) are in /locales.

# The position.
cli-phase = { $phase ->
    [towers] { $player } chooses a tower.
    [tower-bonus] { $player } carries out the chip of the tower.
    [moons] { $player } keeps a Full-Moon card.
    [turn-start] { $player } lays a hex tile.
    [order] { $player } chooses which action type comes first.
    [begin] { $player } may use the Full-Moon card for the second action type.
    [question] { $player } may lay a power tile.
    [over] The game is over.
   *[acting] { $player } acts.
}
cli-witchstone = Next bonus at the Witchstone: { points }
cli-owls-left = owl tiles left: { $first } and { $second }
cli-rack-bottom = bottom shelf { $filled }/{ $capacity }
cli-rack-chips = Magic chips: { $chips }
cli-rack-power = Power tiles: { $tiles }
cli-rack-collecting = Collecting tiles: { $places }
cli-collecting-vial = bottom shelf
cli-collecting-owl = first owl space
cli-collecting-silver = first silver space
cli-collecting-witchstone = Witchstone

# A player's area.
cli-area = { $player }: { points }, { $total } if the game ended now
cli-area-supply = In supply: Energy { $energy }, Witches { $witches }, hex tiles { $tiles }
cli-area-ball = In the ball: tower { $tower }; Witches: { $standing } standing, { $lying } lying; connections: { $connections }
cli-area-rank = Witchstone bonus { $points }
cli-area-begun = Begun: { $connection }, { $units } of { $spaces }
cli-area-big-witch = Big Witch: { $place ->
    [supply] in supply
    [lying] lying beside the tower
   *[standing] at { $at }
}
cli-area-crystals = Crystals: { $inside } in the Cauldron, { $rack } in the rack, { $aside } aside; removing the next costs { $price }
cli-area-black-racked = Black Crystal in the rack
cli-area-black-gone = Black Crystal not in the Cauldron
cli-area-tiles = Behind the screen: { $tiles }
cli-area-tiles-hidden = Behind the screen: { $n ->
    [one] { $n } hex tile
   *[other] { $n } hex tiles
}
cli-area-scrolls = Scrolls: { $owned }; unused: { $unused }
cli-area-scrolls-secret = Scrolls: { $owned }
cli-area-won = Magic chips: { $chips }; owl tiles: { $owls }; special hex tiles: { $specials }
cli-area-power = Power tiles: { $tiles }
cli-area-moon = Full-Moon card: { $card } ({ $used ->
    [yes] { moon-spent }
   *[no] { moon-ready }
})

# What is going on.
cli-open = Open, the innermost last: { $batches }
cli-waiting = Waiting: { $things }
cli-waiting-chip = { $chip } ({ $actions })
cli-waiting-vial = vial ({ $actions })
cli-waiting-special = special hex tile { $tile }
cli-waiting-crystal = Crystal at the { symbol } exit
cli-waiting-black = Black Crystal at the { symbol } exit
cli-waiting-free = empty hex space
cli-waiting-wand = dark Wand space ({ $actions })

# The signs.
cli-legend = Signs
cli-legend-cauldron = Cauldron: { $empty } empty, { $crystal } Crystal, { $black } Black Crystal; two letters are a special hex tile. The numbers are q (above) and r (at the right) of a cell q,r.
cli-legend-exits = A small letter is an empty cell at an exit: { $exits }
cli-legend-ball = Crystal ball: t tower, f forest, v village, c castle; [E] the chip there ({ $points } for points), (12) the players whose Witches stand there. Connections bear their owner's number; { $empty } is free.
cli-legend-wand = Magic Wand: E1 is a dark space with 1 Energy action. Silver spaces: { $silver }
cli-legend-pentagram = Pentagram: o7 owl tile worth 7, o- no owl tile left, EW special hex tile, -- empty hex space
cli-legend-collecting = + marks a collecting tile.

# The score sheet and the story.
cli-sheet-wand = (space on the Wand)
cli-sheet-prophecy = { $player }, { scroll-prophecy }: { points }
cli-story-points = { $player }: { $change } this turn, { points } in all.
cli-story-unfinished = The record ends before the game does. If it ended now:

# Playing.
cli-play-welcome = A game for { $players } players with seed { $seed }. You are { $player }.
cli-play-kind = { $kind ->
    [tower] Choose your tower
    [moon] Keep a Full-Moon card
    [lay] Lay a hex tile
    [discard] Discard a hex tile
    [start] Choose the first action type
    [begin] Start the second action type
    [energy] Lay Energy
    [witch] Witches
    [step] Pentagram
    [crystal] Move a Crystal
    [wand] Magic Wand
    [scroll] Take a Scroll
    [spell] Add a Reinforcing Spell
    [use] Use a bonus
    [place] Put a special hex tile into the Cauldron
    [shelve] Put a Crystal into the rack
    [power] Lay a power tile
    [decline] Take no power tile
    [remove] Remove a Crystal
   *[end] Give up the rest
}
cli-play-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
cli-play-narrowed = Moves that begin with “{ $prefix }” (Enter shows all again):
cli-play-refused = That is not possible. { $why }
cli-play-save-where = Type “save” and the name of a file.
cli-play-not-saved = Cannot write { $file }: { $why }.
cli-play-other-file = { $file } exists and is not a record: choose another name.
cli-play-end = End of input: the game is not finished.
cli-play-typing = Choose a move by its number, or type it as shown. The beginning of a move lists all moves that start with it; Enter shows the whole list again.
cli-prophecy-missing = Worth { points } now; missing for more: { $missing }.
cli-prophecy-perfect = Worth { points } now; nothing is missing.

# Advice and analysis.
cli-percent = { $n } %
cli-source = { $source ->
    [connections] Connections
    [witches] Standing Witches
    [witchstone] Witchstone
    [chips] Magic chips
    [owls] Owl tiles
    [wand] Silver spaces of the Wand
    [spells] Unused spells
    [prophecies] Prophecies
    [even_start] Even start
   *[removed] Crystals removed
}
cli-advice-now = now
cli-advice-later = later
cli-advice-open = After this reveal the rest may change: { $moves }
cli-hint-title = { $round ->
    [0] { $player } at the set-up, before move { $move }.
   *[other] { $player } in round { $round }, before move { $move }.
}
cli-hint-best = Best turn: expected lead { $lead }, { $chance } to win.
cli-hint-other = Alternative, { $loss } points less: expected lead { $lead }, { $chance } to win.
cli-analyse-head = { $kind ->
    [round] round
    [player] player
    [lost] lost
    [chance] chance lost
    [luck] luck
    [accuracy] accuracy
   *[played] played
}
cli-analyse-mistakes = The largest mistakes
cli-analyse-mistake = { $round ->
    [0] { $player } at the set-up: { $lost } points and { $chance } of the chance to win lost.
   *[other] { $player } in round { $round }: { $lost } points and { $chance } of the chance to win lost.
}
cli-analyse-played = Played: { $moves }
cli-analyse-better = Better:

# Statistics.
cli-stats-title = { $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-stats-edition = board { $edition }
cli-stats-all = all
cli-stats-mean = { $value } ± { $error }
cli-stats-measure = { $measure ->
    [points] Points
    [wins] Wins in per cent
    [lead] Lead over the best other
    [wand] Space on the Wand
    [pentagram] Spaces on the Pentagram
    [crystals] Crystals in the rack
    [connections] Completed connections
    [witches] Standing Witches
    [scrolls] Scrolls
    [prophecies] Prophecies
    [unfulfilled] … not fulfilled
    [minor] … to a minor degree
    [major] … to a major degree
   *[perfect] … perfectly
}
cli-stats-none = There is no finished game to count.
cli-stats-unfinished = { $n ->
    [one] { $n } unfinished game was left out.
   *[other] { $n } unfinished games were left out.
}
cli-stats-differing = { $n ->
    [one] { $n } game of older rules differs under the present ones and was left out; “witchstone check” shows where.
   *[other] { $n } games of older rules differ under the present ones and were left out; “witchstone check” shows where.
}
cli-plot-title = { $kind ->
    [scores] Final scores
    [sources] Points by source
    [seats] Wins by seat
    [leads] Points by seat
   *[wand] Space on the Wand at the end
} ({ $players } players, { $games ->
    [one] { $games } game
   *[other] { $games } games
})
cli-plot-unit = { $kind ->
    [scores] players by points
    [sources] points in a game, with standard error
    [seats] per cent of games, with standard error; dashed: even
    [leads] points, with standard error; dashed: all seats
   *[wand] players
}

# The game on the whole screen. The line of keys fits into 78 columns.
cli-screen-keys = Enter choose · Esc back · Tab page · i info · u undo · ? help · q leave
cli-screen-small = This terminal is too small for the table: make it at least 70 columns wide and 20 lines high.
cli-screen-tracks = Wand, Pentagram
cli-screen-save = File name (Enter saves, Esc cancels):
cli-screen-type = A move as it is written, for example “tower t2” (Enter plays it):
cli-screen-nothing-there = Nothing can be done there now.
cli-screen-help-step = Marks another move of the list.
cli-screen-help-number = Marks the move with this number.
cli-screen-help-take = Plays the marked move, or opens the marked group.
cli-screen-help-back = Shows the whole list again.
cli-screen-help-page = Turns to another page of the table.
cli-screen-help-explain = Explains the marked move.
cli-screen-help-type = Takes a move that you type.
cli-screen-help-end = Gives up the rest of the actions.
cli-screen-help-undo = Undoes your last move; redoes it.
cli-screen-help-look = Shows everybody's points; what happened so far; what the Scrolls do.
cli-screen-help-agree = Agrees to resume a suspended game, or withdraws.
cli-screen-help-mouse = A click on a cell, location or Scroll shows the moves there; on a move, plays it; on a page, opens it.

# At a table of a server.
cli-screen-connecting = Connecting to the table …
cli-screen-seats = Waiting for players: { $taken } of { $seats } seats are taken.
cli-screen-bot = Computer { $level }
cli-screen-open = (open seat)
cli-screen-board = This table is played on the board “{ $board }”.
cli-screen-unplayable = This table is played on the board “{ $board }”, which the server does not know: it has to be started with --edition { $board }.toml.
cli-screen-ended = The administrators of this server ended this game without a result.
cli-screen-anonymous = Anonymous
cli-screen-announcement = From the server: { $text }
cli-screen-invite = This server is for its members: start again with --invite-code CODE.
cli-screen-finished = This game is finished.
cli-screen-lost = Cannot reach the server, retrying: { $why }
cli-screen-awaits = The server has not answered yet.
cli-screen-server-keeps = The server saves this game.
cli-screen-rules-changed = The rules have changed
cli-screen-more = { "  " }and { $n } more
cli-screen-result-stays = The result stays: { $points }.
cli-screen-agree = Press a to agree.
cli-screen-agreed = You agree; press a to withdraw.

# Editions.
cli-edition-valid = { $file }: valid edition “{ $id }”, content hash { $hash }
cli-edition-differences = { $n ->
    [0] No difference from the built-in edition.
    [one] { $n } difference from the built-in edition:
   *[other] { $n } differences from the built-in edition:
}
cli-edition-warnings = { $n ->
    [0] No warnings.
    [one] { $n } warning:
   *[other] { $n } warnings:
}
cli-edition-written = { $file } written. Change what differs in your box, then run “witchstone edition check { $file }”.
