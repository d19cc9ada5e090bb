# Legal moves as a player reads them in a list, and what each kind of move is.
# $moon: whether the Full-Moon card is used. $chip is "none" where there is no chip.

with-moon = { $moon ->
    [yes] , with your Full-Moon card
   *[no] { "" }
}

standing-gain = { $chip ->
    [none] { points }
    [points] { points } with the points chip
   *[other] { points } and the { chip }
}

# $n is 0 where the price is not known.
price = { $n ->
    [0] { "" }
    [one] { $n } action,{ " " }
   *[other] { $n } actions,{ " " }
}

bonus-points = { $bonus ->
    [one] { $bonus } bonus point
   *[other] { $bonus } bonus points
}

to-location = at { location }

move-tower = Put your { $figure ->
    [grandmaster] Grandmaster
   *[witch] Big Witch
} on { location }: { standing-gain }.

move-moon = Keep the { moon-card }: 1 more { symbol } action, or { ability }.

move-lay = Lay { $first } ({ $firstactions }) and { $second } ({ $secondactions }): { $firstcell }; { $secondcell }.

move-discard = Discard the tile { $tile }: no tile fits into your Cauldron.

move-start = Begin with { symbol }{ with-moon }: { actions }.

move-begin = Continue with { symbol }{ with-moon }: { actions }.

# $points is 0 unless this unit completes the connection.
move-energy = { $points ->
    [0] Lay Energy on { $connection } (unit { $unit } of { $units }).
   *[other] Lay Energy on { $connection } (unit { $unit } of { $units }): { points }.
}

move-lay-witch = { $big ->
    [yes] Lay the Big Witch beside your tower: 1 action.
   *[no] Lay a Witch beside your tower: 1 action.
}

move-witch = { $big ->
    [yes] Stand the Big Witch up { to-location }{ with-moon }: { price }{ standing-gain }.
   *[no] Stand a Witch up { to-location }{ with-moon }: { price }{ standing-gain }.
}

# The Witchstone while its collecting tile lies there.
move-witch-choice = { $big ->
    [yes] Stand the Big Witch up { to-location }{ with-moon }: { price }{ points }, and { bonus-points } or a power tile.
   *[no] Stand a Witch up { to-location }{ with-moon }: { price }{ points }, and { bonus-points } or a power tile.
}

# One click that lays several units: $unit is the last one.
move-fill = { $points ->
    [0] Lay { $n } Energy on { $connection } ({ $unit } of { $units } units).
   *[other] Lay { $n } Energy on { $connection } ({ $unit } of { $units } units): { points }.
}

# One click that lays a Witch and sends her out. $n is the whole price.
move-send = { $big ->
    [yes] Lay the Big Witch and send her out, { to-location }: { $n } actions in all, { standing-gain }.
   *[no] Lay a Witch and send her out, { to-location }: { $n } actions in all, { standing-gain }.
}
move-send-choice = { $big ->
    [yes] Lay the Big Witch and send her out, { to-location }: { $n } actions in all, { points }, and { bonus-points } or a power tile.
   *[no] Lay a Witch and send her out, { to-location }: { $n } actions in all, { points }, and { bonus-points } or a power tile.
}

# $gains is what the spaces on the way give.
move-walk = { $gains ->
    [none] Advance { $n } spaces on the Pentagram.
   *[other] Advance { $n } spaces on the Pentagram: { $gains }.
}
pentagram-gain = { $space ->
    [owl] the owl tile worth { $value }
    [no-owl] 2 points for the empty owl space
    [hex] the special hex tile { $tile }
   *[no-hex] 2 actions of one type of your choice
}

move-step = { $space ->
    [owl] Advance one space on the Pentagram: the owl tile worth { $value }.
    [owl-choice] Advance one space on the Pentagram: the owl tile worth { $value }, or a power tile.
    [no-owl] Advance one space on the Pentagram: 2 points, as the owls are gone.
    [no-owl-choice] Advance one space on the Pentagram: 2 points, as the owls are gone, or a power tile.
    [hex] Advance one space on the Pentagram: the special hex tile { $tile }.
    [no-hex] Advance one space on the Pentagram: 2 actions of one type of your choice.
   *[light] Advance one space on the Pentagram.
}

move-step-moon = Advance one space on the Pentagram and take the special hex tile { $tile } with your Full-Moon card.

move-crystal = { $black ->
    [yes] Move the Black Crystal for { actions }: { $from } → { $to }.
   *[no] Move a Crystal for { actions }: { $from } → { $to }.
}

move-crystal-out = { $black ->
    [yes] Move the Black Crystal ({ $from }) onto the rim at the { symbol } exit: { actions }.
   *[no] Move a Crystal ({ $from }) onto the rim at the { symbol } exit: { actions }.
}

move-wand = { $n ->
    [one] Advance { $n } space on the Wand, to space { $to }
   *[other] Advance { $n } spaces on the Wand, to space { $to }
}{ $passed ->
    [none] .
   *[other] : { $passed }.
}
wand-silver = { points } for { silver }

move-scroll = Take the Scroll at position { $position }{ with-moon }{ $scroll ->
    [none] .
   *[other] : { $scroll }.
}

move-spell = { $spell ->
    [single] Use a single Reinforcing Spell: { actions } more.
   *[other] Use a double Reinforcing Spell: { actions } more.
}

move-use-chip = Use the { chip }{ with-moon }: { actions-of }.
move-use-vial = Use the filled vial: { actions-of }.
move-use-wand = Use the dark space of the Wand{ with-moon }: { actions-of }.
move-use-special = Use the special hex tile { $tile } once: { actions-of }.
move-place-special = Put the special hex tile { $tile } into your Cauldron ({ $cell }): clusters of { $firstcluster } and { $secondcluster }.
move-use-free = Use the empty hex space: { actions-of }.

crystal-taken = { $black ->
    [yes] the Black Crystal
   *[no] the Crystal
}
move-shelve = Put { crystal-taken } on the { symbol } shelf{ with-moon }: { actions-of }.
move-shelve-chip = Put { crystal-taken } on the bottom shelf and take the { chip }{ with-moon }: { actions-of }.
move-shelve-points = Put { crystal-taken } on the bottom shelf and take the points chip{ with-moon }: { points }.
move-shelve-collect = Put { crystal-taken } on the bottom shelf and take a power tile instead of a chip.
move-shelve-full = Put { crystal-taken } next to your screen: both its shelves are full.

move-power = Lay the { symbol } power tile ({ $first }; { $second }): a cluster of { $cluster }.

move-decline = { $question ->
    [owl] Leave the power tile and take the owl tile worth { $value }.
    [no-owl] Leave the power tile and score { points } for the empty owl space.
    [silver] Leave the power tile and score { points } for completed connections.
    [witchstone] Leave the power tile and score { points } at the Witchstone.
   *[scroll] Lay no power tile: the power Scroll is worth 2 points at the end.
}

move-remove = { $black ->
    [yes] Remove the Black Crystal ({ $cell }) from your Cauldron: costs { points }.
   *[no] Remove a Crystal ({ $cell }) from your Cauldron: costs { points }.
}

move-end = { $what ->
    [batch] Skip the remaining { actions-of }.
    [done] End this batch.
   *[pending] Skip all pending bonuses.
}

# What each kind of move is, with the clauses of the rules.
help-tower = Put your figure on a free tower before the first turn: it becomes your tower, scores 2 points and takes the chip there (S9).
help-moon = Keep one of the Full-Moon cards offered to you for the whole game; you may use one of its two abilities once per turn (N1, N2).
help-lay = Lay a hex tile on two empty cells side by side in your Cauldron. Each of its symbols gives as many actions as the cluster it joins has symbols (T2, T4).
help-discard = Only when no two empty cells lie side by side: put a tile away without actions. The turn still counts (T9).
help-start = Choose which of the tile's two action types comes first; it is finished with all its bonuses before the other starts (T3).
help-begin = Start the second action type, with one action more from your Full-Moon card or without it (N3).
help-energy = Lay one Energy unit on a connection that starts from your network. A completed connection of 1, 2 or 3 spaces scores 1, 3 or 6 points (E1, E5).
help-lay-witch = Lay a Witch from your supply beside your tower, where she waits to be sent out (W1).
help-witch = Stand a waiting Witch up at a place that completed connections join to your tower. Your own connections cost 1 action together, each foreign one costs 1 (W2, W3).
help-step = Advance one space on the Pentagram and resolve it: owl spaces give owl tiles, hex spaces give special hex tiles (P1).
help-crystal = Move a Crystal to an empty cell of your Cauldron, 1 action for each step, over whatever lies between (C1).
help-crystal-out = Move a Crystal over a marked exit onto the rim. From there it must go into the vial rack, which brings a bonus (C2, C3).
help-wand = Advance on the Magic Wand, one space for each action at most; add spells before that. Dark spaces give actions, silver ones points; if you are first, dark ones count twice (M1, M3).
help-scroll = Take one Scroll: the more actions, the more positions you may choose from (R1).
help-spell = Add a Reinforcing Spell to the current actions, 2 of its symbol or 1 of any. It is used up (R3).
help-use-chip = Carry out the action of a Magic chip that you took. The chip stays yours and is worth 2 points at the end (B1, S10).
help-use-vial = Carry out the actions of a vial that you filled (B1, C3).
help-use-wand = Carry out the actions of the dark Wand space that comes next; the spaces are resolved in order, and what the Wand move interrupted continues after them (M4).
help-use-special = Use a special hex tile once, for 2 actions of one of its symbols; then it lies next to your screen (P4).
help-place-special = Put a special hex tile on an empty cell of your Cauldron for good. It triggers nothing now and counts for both its symbols from then on (P4).
help-use-free = The hex space was empty: take 2 actions of one type of your choice (P3).
help-shelve = Put a Crystal from the rim into the vial rack: the shelf of its exit gives 2 actions, the bottom shelf a chip of your choice; the Black Crystal gives 2 more (C3, C4).
help-power = Lay a power tile on two empty cells of your Cauldron. It triggers nothing now and shows its symbol twice from then on (D4).
help-decline = Leave the power tile and take what the space gives instead (D2, D5).
help-remove = Remove any Crystal from your Cauldron to make room. The first costs 1 point, the second 2, and so on (T10).
help-end = Skip the remaining actions or, between batches, all pending bonuses. Actions are offers (T7), but a Crystal on the rim must go into the rack first (C3).
