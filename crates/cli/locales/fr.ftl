# What only the terminal says. Messages of the game itself (points, actions-of, symbol, silver …) are in /locales.

# ── The position ──

cli-heading-ball = Crystal ball
cli-heading-wand = Magic Wand
cli-heading-pentagram = Pentagram
cli-heading-rack = Vial rack
cli-heading-scrolls = Scrolls
cli-heading-turn = In progress
cli-heading-legend = Signs

cli-round = Round { $round } of { $rounds }
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

cli-ball-witchstone = Next bonus at the Witchstone: { points }

cli-pentagram-left = Special hex tiles in the stack: { $specials }; owl tiles left: { $first } and { $second }

cli-rack-bottom = bottom shelf { $filled }/{ $capacity }
cli-rack-chips = Magic chips: { $chips }
cli-rack-power = Power tiles: { $tiles }
cli-rack-collecting = Collecting tiles: { $places }
cli-collecting-vial = bottom shelf
cli-collecting-owl = first owl space
cli-collecting-silver = first silver space
cli-collecting-witchstone = Witchstone

cli-scrolls-left = Draw pile: { $n }

cli-area-title = { $player }: { points }, { $total } if the game ended now
cli-area-title-secret = { $player }: { points }

cli-fact-supply = In supply: Energy { $energy }, Witches { $witches }, hex tiles { $tiles }
cli-fact-ball = In the ball: tower { $tower }, Witches { $standing } standing and { $lying } lying, connections { $connections }
cli-fact-witchstone = Witchstone bonus { $points }
cli-fact-begun = Begun: { $connection }, { $units } of { $spaces }
cli-fact-big-witch = Big Witch: { $place ->
    [supply] in supply
    [lying] lying beside the tower
   *[standing] at { $at }
}
cli-fact-crystals = Crystals: { $inside } in the Cauldron, { $rack } in the rack, { $aside } aside; removing the next costs { $price }
cli-fact-black-racked = Black Crystal in the rack
cli-fact-black-gone = Black Crystal not in the Cauldron
cli-fact-tiles = Behind the screen: { $tiles }
cli-fact-tiles-hidden = Behind the screen: { $n ->
    [one] { $n } hex tile
   *[other] { $n } hex tiles
}
cli-fact-scrolls = Scrolls: { $owned }; unused: { $unused }
cli-fact-scrolls-secret = Scrolls: { $owned }
cli-fact-won = Magic chips: { $chips }; owl tiles: { $owls }; special hex tiles: { $specials }
cli-fact-power = Power tiles: { $tiles }
cli-fact-moon = Full-Moon card: { $card }{ $used ->
    [yes] {" "}(used this turn)
   *[no] {""}
}

cli-turn-batches = Open, the innermost last: { $batches }
cli-turn-waiting = Waiting: { $things }
cli-waiting-chip = { $chip } ({ $actions })
cli-waiting-vial = vial ({ $actions })
cli-waiting-special = special hex tile { $tile }
cli-waiting-crystal = Crystal at the { symbol } exit
cli-waiting-black = Black Crystal at the { symbol } exit
cli-waiting-free = empty hex space
cli-waiting-wand = dark Wand space ({ $actions })

cli-legend-cauldron = Cauldron: { $empty } empty, { $crystal } Crystal, { $black } Black Crystal, two letters a special hex tile. Numbers are q (above) and r (at the right) of a cell q,r.
cli-legend-exits = A small letter is an empty cell beside an exit: { $exits }
cli-legend-ball = Crystal ball: t tower, f forest, v village, c castle; [E] chip there ({ $points } points), (12) players whose Witches stand there; connections bear their owner's number, { $empty } is free.
cli-legend-wand = Wand: E1 is a dark space with 1 Energy action; silver spaces: { $silver }
cli-legend-pentagram = Pentagram: o7 owl tile of 7, o- no owl tile left, EW special hex tile, -- empty hex space
cli-legend-collecting = + marks a collecting tile.

# ── The score sheet ──

cli-sheet-wand = (Wand space)
cli-sheet-prophecy = { $player }, Prophecy “{ $title }”: { points }

# ── Replay ──

cli-story-set-up = Before the first round
cli-story-round = Round { $round }
cli-story-points = { $player }: { $gained ->
    [0] no points
   *[other] { $gained } points
} this turn, { $points } in all.
cli-story-paid = { $player }: paid { $lost } more points than won this turn, { $points } in all.
cli-story-unfinished = The record ends here; the game is not over. If it ended now:
cli-story-result = The result:
cli-winner = { $n ->
    [one] { $players } wins.
   *[other] { $players } share the victory.
}

# ── Play ──

cli-play-welcome = A game for { $players } players with seed { $seed }. You are { $player }. Type help to see what you can type.
cli-play-prompt = Your move:
cli-play-kind = { $kind ->
    [tower] Choose your tower
    [moon] Keep a Full-Moon card
    [lay] Lay a hex tile
    [discard] Discard a hex tile
    [start] Choose the first action type
    [begin] Start the second action type
    [energy] Lay Energy
    [witch] Witches
    [step] Walk round the Pentagram
    [crystal] Move a Crystal
    [wand] Walk along the Wand
    [scroll] Take a Scroll
    [spell] Add a Reinforcing Spell
    [use] Use a bonus
    [place] Put a special hex tile into the Cauldron
    [shelve] Put a Crystal into the rack
    [power] Lay a power tile
    [decline] Take no power tile
    [remove] Remove a Crystal for points
   *[end] Give up the rest
}
cli-play-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
cli-play-narrowed = Moves that begin with “{ $begin }” (Enter: all moves):
cli-play-no-number = There is no number { $number } in the list.
cli-play-no-move = No legal move begins so, and it is nothing else that I know. Type help.
cli-play-refused = That is not possible: { $why }
cli-play-undone = Taken back: { $move }
cli-play-redone = Played again: { $move }
cli-play-nothing-to-undo = Nothing can be taken back: something was revealed, or your turn has just begun.
cli-play-nothing-to-redo = There is nothing to play again.
cli-play-saved = Saved to { $file }.
cli-play-save-where = Type save and the name of a file.
cli-play-not-saved = { $file } cannot be written: { $why }.
cli-play-other-file = { $file } is there and is not a record; choose another name.
cli-play-end-of-input = The input has ended, and the game with it.
cli-play-goodbye = Goodbye.
cli-play-help =
    A number chooses from the list. A move can be typed as it is written there; the begin of a move
    shows all moves that begin so, and Enter shows the whole list again.
      help MOVE    what a move does, by number or as it is written
      undo, redo   take a move of this turn back, or play it again
      show         the whole table
      score        points by source
      save FILE    write the record of the game to a file
      quit         leave

# What each kind of move is, for help.
cli-explain-tower = Your figure on a free tower: 2 points, and the chip there is carried out at once (S9).
cli-explain-moon = You keep one Full-Moon card; once per turn you may use one of its two abilities (N1, N2).
cli-explain-lay = The tile's first symbol goes on the first cell, the second on the second; each type gives as many actions as its cluster has symbols (T2, T4).
cli-explain-discard = Only when no two empty cells lie side by side: the tile goes without actions, and the turn counts (T9).
cli-explain-start = This type of the tile is carried out first and finished with all its bonuses before the other starts (T3).
cli-explain-begin = The second type starts; with +moon it gets 1 action more (N3).
cli-explain-energy = One action lays one unit on a connection. It starts from your network and must be completed before you begin another; completing 1, 2 or 3 spaces scores 1, 3 or 6 points (E1–E5).
cli-explain-witch = “witch lay” lays a Witch beside your tower. “witch f1” stands one up there: each stretch of your own connections costs 1 action, each foreign connection 1. She scores 2 points, and the first one takes the chip (W1–W6).
cli-explain-step = One space clockwise on the Pentagram: owl tiles score at the end, hex spaces give a special hex tile or, if empty, 2 actions of your choice (P1–P3).
cli-explain-crystal = A Crystal moves one cell for each action, over anything, and ends on an empty cell; “out” takes it over an exit onto the rim (C1, C2).
cli-explain-wand = The whole batch in one go, up to so many spaces. Dark spaces give a bonus, twice as much if nobody is ahead of you; silver spaces score (M1–M3).
cli-explain-scroll = One Scroll from as many positions as the batch has actions (R1).
cli-explain-spell = A Reinforcing Spell adds actions to the open batch, once; unused it scores 2 points at the end (R3, F1).
cli-explain-use = Starts a bonus that is waiting. It is finished before what it interrupted goes on; what is left when the action type ends is lost (B1, B2).
cli-explain-place = The special hex tile goes on an empty cell for good and counts for both clusters; it triggers nothing (P4).
cli-explain-shelve = The Crystal on the rim goes on its exit's shelf for 2 actions, or on the bottom shelf for a chip; the Black Crystal gives 2 more (C3, C4).
cli-explain-power = The power tile goes on two empty cells at once, its cells written in ascending order; it triggers nothing (D4).
cli-explain-decline = You take what the space gives instead of a power tile (D2).
cli-explain-remove = A Crystal leaves your Cauldron: the first costs 1 point, the second 2, and so on (T10).
cli-explain-end = Gives up the rest of the open batch or, with none open, everything that is waiting (T7).
