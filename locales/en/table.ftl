# The table: names of its parts, labels on cards, and what everything is, with the numbers of this moment.

table-ball = Crystal ball
table-cauldron = Cauldron of { $player }
table-pentagram = Pentagram
table-wand = Magic Wand
table-shelf = Scroll shelf
table-scrolls = Scrolls
table-rack = Vial rack and chips
table-vials = Vials
table-hand = Your hex tiles
table-own-scrolls = Your Scrolls
table-tray = What you can use now
table-turn = Turn the tile (R)
table-decline = No power tile
table-choose = Which move?
table-cancel = Cancel
table-pick = Pick up: { $thing }
table-tabs = Parts of the table
table-tab-mine = My corner
table-tab-ball = Crystal ball
table-tab-sides = Scrolls, vials
table-closer = Closer
table-farther = Farther away

# Short titles on cards: at most 14 letters or so.
card-spell = Spell
card-power = Power tile
card-cluster = Cluster
card-witches = Witches at
card-connected = Con{ "\u00AD" }nected
card-rank = Witch{ "\u00AD" }stone
card-board = Witches
card-lying = Lying
card-silver = Silver
card-specials = Special tiles
card-scrolls = Scrolls
card-chips = Chips
card-crystals = In the rack
card-powers = Power tiles

tip-chip-here = The first Witch here takes the { chip }.
tip-no-chip = The chip has been taken.
tip-witchstone = The next Witch here wins { $points ->
    [0] no bonus points: all bonus spaces are taken
    [one] { $points } bonus point
   *[other] { $points } bonus points
}.
tip-collecting = The collecting tile: take a power tile instead of what is here.
tip-standing = Standing here: { $names }.
tip-tower-of = The tower of { $player }.
tip-lying = { $n ->
    [one] { $n } Witch lies beside it.
   *[other] { $n } Witches lie beside it.
}
tip-connection = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}: { points } when completed.
tip-completed = Completed by { $player }.
tip-begun = Begun by { $player }: { $n } of { $of }.
tip-shelf-title = { symbol } shelf
tip-shelf = A Crystal here gives 2 { symbol } actions, the Black Crystal 4.
tip-filled = { $n } of { $of } vials are filled.
tip-bottom-title = Bottom shelf
tip-bottom = A Crystal here gives one chip of your choice from the table; the Black Crystal gives 2 more actions or points.
tip-table-chip = { $n } on the table. Put a Crystal on the bottom shelf to take one.
tip-position = Position { $n }: { $n ->
    [one] 1 Scroll action reaches it.
   *[other] { $n } Scroll actions reach it.
}
tip-gap = No Scroll lies here.
tip-pile = { $n ->
    [one] 1 Scroll is left in the pile.
   *[other] { $n } Scrolls are left in the pile.
}

tip-wand-space = { $title } – space { $n } of { $of }
tip-here = Here: { $names }.
tip-hilt = Hilt
tip-hilt-text = Everybody starts here.
tip-light = Light space
tip-light-text = Nothing happens here.
tip-dark = Dark space
tip-dark-text = { actions-of }; { $double } if nobody is ahead of you.
tip-silver = Silver space
tip-silver-text = { $each ->
    [one] 1 point
   *[other] { $each } points
} for each of your { silver }. You would score { $points } now.
tip-pentagram = Pentagram
tip-pentagram-text = Each Pentagram action moves your counter one space clockwise.
tip-owl-title = Owls
tip-owl = The top owl tile is worth { points } at the end; { $n } left.
tip-no-owl = The owls are gone: 2 points at once.
tip-special-title = Special hex tile { $tile }
tip-special = Use it once for 2 actions of one of its symbols, or lay it on an empty cell of your Cauldron for good.
tip-no-special-title = Empty hex space
tip-no-special = 2 actions of one type of your choice.
tip-stack-title = Special hex tiles
tip-stack = { $n } left in the stack.

tip-cluster = { symbol }: a cluster of { $n }.
tip-crystal = A Crystal. Crystal actions move it; on the rim it goes into the vial rack.
tip-black-crystal = The Black Crystal: in the rack it gives 2 more.
tip-empty = An empty cell.
tip-exit-title = Exit { symbol }
tip-exit = A Crystal that leaves here may go onto the { symbol } shelf: { $n ->
    [0] it is full
    [one] { $n } vial is free
   *[other] { $n } vials are free
}.
tip-now = Worth { points } now.
tip-missing = Still missing for more: { $missing }.
tip-no-moon = Full-Moon card
tip-moon-used = Used this turn.
tip-supply = { $supply ->
    [energy] Energy units
    [witches] Witches
    [crystals] Crystals
    [owls] Owls
    [chips] Magic chips
    [specials] Special hex tiles
    [tiles] Hex tiles
    [scrolls] Scrolls
   *[score] Points
}
tip-supply-text = { $supply ->
    [energy] { $n } left in the supply.
    [witches] { $n } left in the supply.
    [crystals] { $n } of this colour in the rack, { $kettle } in the Cauldron, { $aside } beside the screen.
    [owls] { $n } points at the end.
    [chips] { $n } owned, 2 points each at the end.
    [specials] { $n } owned.
    [tiles] { $hand } behind the screen, { $n } with the supply.
    [scrolls] { $n } owned, used ones too.
   *[score] { $n } on the track.
}
tip-total = { $total } if the game ended now: owls { $owls }, chips { $chips }, spells { $spells }, Prophecies { $prophecies }.
tip-panel = { $turn } turns played; Wand space { $wand }; Pentagram rounds: { $laps }.
tip-tile = Pick it up, turn it, and lay it on two empty cells of your Cauldron.
tip-power-title = Power tile { symbol }
tip-power = Two cells of one symbol: a collecting tile or a power Scroll brings it into your Cauldron.
tip-rim-title = Crystal on the rim
tip-rim = Put it onto the { symbol } shelf for 2 actions, or onto the bottom shelf for a chip.
tip-rim-black = Put it onto the { symbol } shelf for 4 actions, or onto the bottom shelf for a chip with 2 more.
tip-remove = Take the Crystal out
tip-rule = Rule { $clause } · press ? to read it
