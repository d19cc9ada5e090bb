# What happened, for the log. Most messages are the second half of a sentence whose subject is a player's name, so that
# several of them make one sentence: "Anna took the Wand chip and drew a hex tile."

log-sentence = { $name } { $what }.

# Points behind what brought them: "took the points chip from forest 2 (3 points: points chip)".
log-points = { $what } ({ points }: { source })
log-points-lost = { $what } ({ points } lost: { source })

said-tower = put the { $figure ->
    [grandmaster] Grandmaster
   *[witch] Big Witch
} on { location }
said-lay = laid { $first } (cluster of { $firstcluster }) and { $second } (cluster of { $secondcluster })
said-discard = discarded the hex tile { $tile }
said-energy = laid Energy on { $connection }
said-lay-witch = { $big ->
    [yes] laid the Big Witch beside the tower
   *[no] laid a Witch beside the tower
}
said-crystal = moved { a-crystal } within the Cauldron
said-crystal-out = moved { a-crystal } onto the rim at the { symbol } exit
said-place-special = put the special hex tile { $tile } into the Cauldron
said-decline = left the power tile
said-remove = removed { a-crystal } from the Cauldron

a-crystal = { $black ->
    [yes] the Black Crystal
   *[no] a Crystal
}

turn-began = Round { $turn }: { $name }’s turn.
points-won = scored { points } ({ source })
points-lost = lost { points } ({ source })
batch-began = started { actions-of } ({ origin })
batch-grew = gained { actions-of } more
chip-taken = { $place ->
    [none] took the { chip } from the table
   *[other] took the { chip } from { location }
}
completed = completed the connection { $connection }
stood = { $big ->
    [yes] stood the Big Witch up { to-location } for { actions }
   *[no] stood a Witch up { to-location } for { actions }
}
entered = advanced to space { $space } of the Pentagram
owl-taken = took the owl tile worth { $value }
special-taken = took the special hex tile { $tile }
special-revealed = New special hex tile on display: { $tile }.
special-aside = used the special hex tile { $tile } once
shelved = { $bottom ->
    [yes] put { a-crystal } on the bottom shelf
   *[no] put { a-crystal } on the { symbol } shelf
}
crystal-aside = laid { a-crystal } next to the screen
wand-moved = { $first ->
    [yes] advanced to space { $to } of the Wand (nobody is ahead)
   *[no] advanced to space { $to } of the Wand
}
scroll-taken = took the Scroll at position { $position } ({ $scroll })
scroll-revealed = New on display: { $scroll }.
spell-used = { $spell ->
    [single] used a single Reinforcing Spell
   *[other] used a double Reinforcing Spell
}
power-laid = laid the { symbol } power tile
collected = used up a collecting tile
moon-kept = has the Full-Moon card “{ symbol }”
moon-used = used the Full-Moon card
moons-drawn = { $cards ->
    [hidden] drew two Full-Moon cards
   *[other] drew two Full-Moon cards ({ $cards })
}
tile-drawn = { $tile ->
    [hidden] drew a hex tile
   *[other] drew the hex tile { $tile }
}
lost = { $lost ->
    [actions] left { actions-of } unused
    [chip] left the { chip } unused
    [vial] left a vial unused: { actions-of }
    [wand] left a dark Wand space unused: { actions-of }
   *[free] left an empty hex space unused
}
game-ended = The game is over.

# Where points and actions come from.
source = { $source ->
    [connection] connection of { $spaces }
    [witch] standing Witch
    [witchstone] Witchstone
    [chip] points chip
    [owls] empty owl space
    [removed] Crystal removed
   *[silver] silver space: { silver }
}
origin = { $origin ->
    [tile] hex tile
    [chip] Magic chip
    [vial] vial
    [wand] dark Wand space
    [special] special hex tile
   *[free] empty hex space
}

# Rows of the score sheet.
sheet-even-start = Even start
sheet-connections = Connections
sheet-witches = Standing Witches
sheet-witchstone = Witchstone
sheet-points-chips = Points chips
sheet-empty-owls = Empty owl spaces
sheet-silver = Silver spaces: { silver }
sheet-removed = Crystals removed
sheet-owls = Owl tiles
sheet-chips = Magic chips
sheet-spells = Unused Scrolls
sheet-prophecies = Prophecies
sheet-total = Total
