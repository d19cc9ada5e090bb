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

move-lay = Lay { $first } on { $firstcell } ({ $firstactions }) and { $second } on { $secondcell } ({ $secondactions }).

move-discard = Discard the tile { $tile }: no tile fits into your Cauldron.

move-start = Begin with { symbol }{ with-moon }: { actions }.

move-begin = Go on with { symbol }{ with-moon }: { actions }.

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

move-step = { $space ->
    [owl] Advance one space on the Pentagram: the owl tile worth { $value }.
    [owl-choice] Advance one space on the Pentagram: the owl tile worth { $value }, or a power tile.
    [no-owl] Advance one space on the Pentagram: 2 points, for the owls are gone.
    [no-owl-choice] Advance one space on the Pentagram: 2 points, for the owls are gone, or a power tile.
    [hex] Advance one space on the Pentagram: the special hex tile { $tile }.
    [no-hex] Advance one space on the Pentagram: 2 actions of one type of your choice.
   *[light] Advance one space on the Pentagram.
}

move-step-moon = Advance one space on the Pentagram and take the special hex tile { $tile } with your Full-Moon card.

move-crystal = { $black ->
    [yes] Move the Black Crystal from { $from } to { $to }: { actions }.
   *[no] Move the Crystal from { $from } to { $to }: { actions }.
}

move-crystal-out = { $black ->
    [yes] Move the Black Crystal from { $from } onto the rim at the { symbol } exit: { actions }.
   *[no] Move the Crystal from { $from } onto the rim at the { symbol } exit: { actions }.
}

move-wand = { $n ->
    [one] Advance { $n } space on the Wand, to space { $to }
   *[other] Advance { $n } spaces on the Wand, to space { $to }
}{ $passed ->
    [none] .
   *[other] : { $passed }.
}
wand-silver = { points } for { silver }

move-scroll = Take the Scroll at position { $position }{ with-moon }: { $scroll }.

move-spell = { $spell ->
    [single] Use a single Reinforcing Spell: { actions } more.
   *[other] Use a double Reinforcing Spell: { actions } more.
}

move-use-chip = Use the { chip }{ with-moon }: { actions-of }.
move-use-vial = Use the filled vial: { actions-of }.
move-use-wand = Use the dark space of the Wand{ with-moon }: { actions-of }.
move-use-special = Use the special hex tile { $tile } once: { actions-of }.
move-place-special = Put the special hex tile { $tile } on { $cell } of your Cauldron: clusters of { $firstcluster } and { $secondcluster }.
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

move-power = Lay the { symbol } power tile on { $first } and { $second }: a cluster of { $cluster }.

move-decline = { $question ->
    [owl] Leave the power tile and take the owl tile worth { $value }.
    [no-owl] Leave the power tile and score { points } for the empty owl space.
    [silver] Leave the power tile and score { points } for completed connections.
    [witchstone] Leave the power tile and score { points } at the Witchstone.
   *[scroll] Lay no power tile: the power Scroll is worth 2 points at the end.
}

move-remove = { $black ->
    [yes] Take the Black Crystal off { $cell } and out of your Cauldron: costs { points }.
   *[no] Take the Crystal off { $cell } and out of your Cauldron: costs { points }.
}

move-end = { $what ->
    [batch] Give up the rest of this batch: { actions-of }.
    [done] End this batch.
   *[pending] Give up everything that is still waiting.
}
