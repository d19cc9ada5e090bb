# What only the terminal says. Messages of the game itself (points, actions-of, symbol, silver …) are in /locales.

cli-player = Player { $n }

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

cli-sheet-connections = Connections of length { $spaces }
cli-sheet-witches = Witches standing
cli-sheet-witchstone = Witchstone bonus
cli-sheet-chips-taken = Points chips
cli-sheet-empty-owls = Empty owl spaces
cli-sheet-silver = Silver: { silver }
cli-sheet-removed = Crystals removed
cli-sheet-board = = On the track
cli-sheet-owls = Owl tiles
cli-sheet-chips = Magic chips held
cli-sheet-spells = Unused spells
cli-sheet-prophecies = Prophecies
cli-sheet-total = = Total
cli-sheet-wand = (Wand space)
cli-sheet-prophecy = { $player }, Prophecy: { $title }: { points }
