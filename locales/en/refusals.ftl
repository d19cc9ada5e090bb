# Why a move is refused: one sentence that a player can act on. The clause of the rules and the full stop are added, and that it is a ruling where it is one.

refusal = { $sentence } ({ $clause }).
refusal-ruling = { $sentence } ({ $clause }, our ruling).
replay-refused = Move { $n }, { $move }, is refused: { $why }

refuse-game-over = The game is over
refuse-other-decision = { $phase ->
    [towers] First put your figure on a free tower
    [tower-bonus] First carry out the chip of your tower, or give it up
    [moons] First keep one of the Full-Moon cards that are offered to you
    [turn-start] First lay a hex tile in your Cauldron
    [order] First choose which of the tile's two types you carry out now
    [begin] First choose whether your second type gets the action of your Full-Moon card
    [acting] An action type is in progress: carry out its actions or end it
   *[over] The game is over
}
refuse-open-question = { $question ->
    [vial] First lay the power tile that you asked for
   *[other] First lay a power tile or decline it
}
refuse-no-question = No power tile is being offered to you now
refuse-cannot-decline = You chose the collecting tile: lay a power tile now
refuse-nothing-to-end = There is nothing to give up now
refuse-crystal-on-rim = First put the Crystal on the rim into the rack
refuse-wand-first = First use the { symbol } bonus of the Wand space
refuse-wand-in-order = The spaces of the Wand are resolved in order: first finish the bonus of the one before
refuse-not-a-tower = Choose a tower: this is { location }
refuse-tower-taken = This tower belongs to { $name }: choose a free one instead of { location }
refuse-card-not-offered = The { moon-card } is not among those you may keep
refuse-tile-not-held = You have no hex tile { $tile } behind your screen
refuse-off-the-cauldron = The Cauldron has no such cell: { $cell }
refuse-cell-taken = This cell is not empty ({ $cell }): choose another one
refuse-not-neighbours = These cells do not lie side by side: { $first }; { $second }
refuse-still-room = Two empty cells still lie side by side: lay a tile there
refuse-no-room = No two empty cells lie side by side: discard a tile, or remove a Crystal to make room
refuse-not-on-tile = The tile that you laid does not show { symbol }
refuse-other-batch = { $open ->
    [none] That takes { symbol } actions, and no actions are in progress
   *[other] That takes { symbol } actions, and the actions in progress are { $open } actions
}
refuse-interrupted = First finish the { $open } actions or give them up: the { symbol } actions continue after them
refuse-one-source = That takes { actions } from one source, and this one has { $left } left
refuse-too-few-actions = { $left ->
    [one] That takes { actions }, and there is { $left } left
   *[other] That takes { actions }, and there are { $left } left
}
refuse-no-movement = { $symbol ->
    [crystal] Move the Crystal to another cell than the one it lies on
   *[other] Advance at least one space, or end the actions
}
refuse-no-energy = You have no Energy units left
refuse-no-such-connection = The board has no connection { $connection } that is written so
refuse-begun-first = First complete the connection that you began, { $connection }
refuse-connection-taken = The connection { $connection } belongs to { $name }
refuse-not-joined = Neither end of { $connection } is joined to your tower by your own connections
refuse-no-witch-in-supply = { $big ->
    [yes] Your Big Witch is not in your supply
   *[no] You have no Witch left in your supply
}
refuse-no-witch-lying = { $big ->
    [yes] Your Big Witch does not lie beside your tower: lay her there first
   *[no] No Witch of yours lies beside your tower: lay one there first
}
refuse-witch-there = A Witch of yours stands there already: choose another place than { location }
refuse-no-way-there = No completed connections lead from your tower to { location }
refuse-no-crystal = No Crystal of yours lies there: { $cell }
refuse-end-of-wand = Your counter is on the last space of the Wand
refuse-beyond-the-wand = You cannot advance { $n } spaces: the Wand ends after { $room }
refuse-no-scroll = There is no Scroll at position { $position }
refuse-spell-not-held = { $spell ->
    [single] You hold no unused single Reinforcing Spell
   *[other] You hold no unused double Reinforcing Spell of this symbol
}
refuse-spell-not-suited = { $spell ->
    [single] A Reinforcing Spell only adds to actions in progress
   *[other] A double Reinforcing Spell only adds to actions of its own symbol that are in progress
}
refuse-spell-of-no-use = Not even with your spells could these actions do anything
refuse-not-pending = You have no such bonus waiting
refuse-too-deep = End some of the actions in progress before you start another bonus
refuse-not-on-special = The special hex tile { $tile } does not show { symbol }
refuse-not-on-rim = { $black ->
    [yes] Your Black Crystal does not wait on the rim at the { symbol } exit
   *[no] No Crystal of yours waits on the rim at the { symbol } exit
}
refuse-shelf-full = The { symbol } shelf is full: put the Crystal on the bottom shelf
refuse-bottom-full = The bottom shelf is full: put the Crystal on the shelf of its exit
refuse-chip-gone = No { chip } is left on the table: take another one
refuse-no-collecting = No power tile can be had from the bottom shelf now
refuse-power-tile-gone = The { symbol } power tile is taken: choose another one
refuse-cells-out-of-order = Name the cells of a power tile in ascending order: { $second }, then { $first }
refuse-not-in-turn = Crystals are removed only in your own turn
refuse-too-poor = Removing this Crystal costs { points }, and you have { $score }
refuse-no-moon-card = You have no Full-Moon card
refuse-moon-used = You have used your Full-Moon card this turn
refuse-moon-of-no-use = Your Full-Moon card changes nothing here

# Why a table cannot be set up so.
options-players = Witchstone is for 2 to 4 players, not { $n }
options-handicap = A handicap is a level from 1 to 3, or none; not { $n }
options-empty-seat = Seat { $n } has a handicap but no player
options-big-witch-alone = The Big Witch joins the supply only together with the Grandmasters
