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
table-last-turns = The others’ last turns
table-waits = Waiting to be used by { $player }
table-own-cauldron = Show mine
table-active-cauldron = Show { $player }’s
table-close = Close: back to my Cauldron
special-use = Use now:
special-place = or place it:
table-turn = Turn the tile (R)
table-decline = No power tile
# Shown while a Crystal is picked: a click removes it for that many points.
table-remove = Remove
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
card-lying = Waiting Witches
card-silver = Silver
card-specials = Special tiles
card-scrolls = Scrolls
card-chips = Chips
card-crystals = In the rack
card-powers = Power tiles

tooltip-chip-here = The first Witch here takes the { chip }.
tooltip-no-chip = The chip has been taken.
tooltip-witchstone = The next Witch here wins { $points ->
    [0] no bonus points: all bonus spaces are taken
    [one] { $points } bonus point
   *[other] { $points } bonus points
}.
tooltip-collecting = The collecting tile: take a power tile instead of what is here.
tooltip-standing = Standing here: { $names }.
tooltip-tower-of = The tower of { $player }.
tooltip-lying = { $n ->
    [one] { $n } Witch waits beside it.
   *[other] { $n } Witches wait beside it.
}
tooltip-connection = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}: { points } when completed.
tooltip-completed = Completed by { $player }.
tooltip-begun = Begun by { $player }: { $n } of { $of }.
tooltip-shelf-title = { symbol } shelf
tooltip-shelf = A Crystal here gives 2 { symbol } actions, the Black Crystal 4.
tooltip-filled = Filled vials: { $n } of { $of }.
tooltip-bottom-title = Bottom shelf
tooltip-bottom = A Crystal here gives one chip of your choice from the table; the Black Crystal gives 2 more actions or points.
tooltip-table-chip = { $n } on the table. Put a Crystal on the bottom shelf to take one.
tooltip-position = Position { $n }: { $n ->
    [one] 1 Scroll action reaches it.
   *[other] { $n } Scroll actions reach it.
}
tooltip-gap = No Scroll lies here.
tooltip-pile = { $n ->
    [one] 1 Scroll is left in the pile.
   *[other] { $n } Scrolls are left in the pile.
}

tooltip-wand-space = { $title } – space { $n } of { $of }
tooltip-here = Here: { $names }.
tooltip-hilt = Hilt
tooltip-hilt-text = Everybody starts here.
tooltip-light = Light space
tooltip-light-text = Nothing happens here.
tooltip-dark = Dark space
tooltip-dark-text = { actions-of }; { $double } if nobody is ahead of you.
tooltip-silver = Silver space
tooltip-silver-text = { $each ->
    [one] 1 point
   *[other] { $each } points
} for each of your { silver }. You would score { $points } now.
tooltip-pentagram = Pentagram
tooltip-pentagram-text = Each Pentagram action moves your counter one space clockwise.
tooltip-owl-title = Owls
tooltip-owl = The top owl tile is worth { points } at the end; { $n } left.
tooltip-no-owl = The owls are gone: 2 points at once.
tooltip-special-title = Special hex tile { $tile }
tooltip-special = Use it once for 2 actions of one of its symbols, or lay it on an empty cell of your Cauldron for good.
tooltip-no-special-title = Empty hex space
tooltip-no-special = 2 actions of one type of your choice.
tooltip-stack-title = Special hex tiles
tooltip-stack = { $n } left in the stack.

tooltip-cluster = { symbol }: a cluster of { $n }.
tooltip-crystal = A Crystal. Crystal actions move it; from the rim it goes into the vial rack.
tooltip-black-crystal = The Black Crystal: in the rack it gives 2 more.
tooltip-empty = An empty cell.
tooltip-exit-title = Exit { symbol }
tooltip-exit = A Crystal that leaves here may go onto the { symbol } shelf: { $n ->
    [0] it is full
    [one] { $n } vial is free
   *[other] { $n } vials are free
}.
tooltip-now = Worth { points } now.
tooltip-missing = Still missing for more: { $missing }.
tooltip-no-moon = Full-Moon card
tooltip-moon-used = Used this turn.
tooltip-supply = { $supply ->
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
tooltip-supply-text = { $supply ->
    [energy] { $n } left in the supply.
    [witches] { $n } left in the supply.
    [crystals] { $n } of this colour in the rack, { $kettle } in the Cauldron, { $aside } beside the screen.
    [owls] { $n } owned; points at the end: { $owls }.
    [chips] { $n } owned, 2 points each at the end.
    [specials] { $n } owned.
    [tiles] { $hand } behind the screen, { $n } with the supply.
    [scrolls] { $n } owned, used ones too.
   *[score] { $n } on the track.
}
tooltip-total = { $total } if the game ended now: owls { $owls }, chips { $chips }, spells { $spells }, Prophecies { $prophecies }.
tooltip-panel = Turns played: { $turn }; Wand space { $wand }; Pentagram rounds: { $laps }.
tooltip-tile = Pick it up, turn it, and lay it on two empty cells of your Cauldron.
tooltip-power-title = Power tile { symbol }
tooltip-power = Two cells of one symbol: a collecting tile or a power Scroll brings it into your Cauldron.
tooltip-rim-title = Crystal on the rim
tooltip-rim = Put it onto the { symbol } shelf for 2 actions, or onto the bottom shelf for a chip.
tooltip-rim-black = Put it onto the { symbol } shelf for 4 actions, or onto the bottom shelf for a chip with 2 more.
tooltip-remove = Remove the Crystal
tooltip-rule = Rule { $clause } · press ? to read it
