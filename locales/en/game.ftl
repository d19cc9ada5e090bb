# Names of the game's things, and short phrases that other messages use.
# $symbol, $chip, $spell, $place, $goal and the like are the words of the notation, never shown themselves.

symbol = { $symbol ->
    [energy] Energy
    [witch] Witch
    [pentagram] Pentagram
    [crystal] Crystal
    [wand] Wand
   *[scroll] Scroll
}

chip = { $chip ->
    [energy] Energy chip
    [witch] Witch chip
    [pentagram] Pentagram chip
    [crystal] Crystal chip
    [wand] Wand chip
    [scroll] Scroll chip
   *[points] points chip
}

# Two names of symbols.
tile = { $first }/{ $second }

spell = { $spell ->
    [single] Single Reinforcing Spell
    [energy] Double Reinforcing Spell “Energy”
    [witch] Double Reinforcing Spell “Witch”
    [pentagram] Double Reinforcing Spell “Pentagram”
    [crystal] Double Reinforcing Spell “Crystal”
    [wand] Double Reinforcing Spell “Wand”
   *[scroll] Double Reinforcing Spell “Scroll”
}

place = { $place ->
    [witchstone] Witchstone
    [tower] tower
    [forest] forest
    [village] village
   *[castle] castle
}

# $compass is where it lies on the board; $number counts several of a kind in the same direction, else it is 0. Without a
# board at hand places are written as in records: $notation.
location = { $place ->
    [witchstone] the Witchstone
    [notation] { $notation }
   *[other] the { location-bare }
}

# Without an article, as one end of a connection.
location-bare = { $place ->
    [witchstone] Witchstone
    [notation] { $notation }
   *[other] { compass } { place }{ place-number }
}

compass = { $compass ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
}
place-number = { $number ->
    [0] { "" }
   *[other] { " " }{ $number }
}

# $nth counts the connections between the same two locations.
connection = { $nth ->
    [1] { $from } – { $to }
   *[other] { $from } – { $to } no. { $nth }
}

# A cell of the Cauldron: its ring, and its corner or the side between two corners.
cell-centre = centre
cell-name = { $ring ->
    [1] inner ring
    [2] middle ring
   *[other] outer ring
}, { $spot ->
    [corner-0] right corner
    [corner-1] lower right corner
    [corner-2] lower left corner
    [corner-3] left corner
    [corner-4] upper left corner
    [corner-5] upper right corner
    [side-0] lower right
    [side-1] bottom
    [side-2] lower left
    [side-3] upper left
    [side-4] top
    [side-5] upper right
    [after-0] right, below the corner
    [before-1] lower right, above the corner
    [after-1] bottom right
    [before-2] bottom left
    [after-2] lower left, above the corner
    [before-3] left, below the corner
    [after-3] left, above the corner
    [before-4] upper left, below the corner
    [after-4] top left
    [before-5] top right
    [after-5] upper right, below the corner
   *[before-0] right, above the corner
}

silver = { $silver ->
    [connections] completed connections
    [witches] Witches in the Crystal ball
    [scrolls] Scrolls
    [chips] Magic chips
    [crystals] Crystals in the vial rack
   *[specials] special hex tiles
}

ability = { $ability ->
    [wand] treat one dark Wand space as if you were first
    [scroll] count the Scrolls from the top
    [pentagram] take any displayed special hex tile
    [witch] cross a run of one other colour for 1 action
    [chip] 1 action or point more from a Magic chip
   *[crystal] 1 action or point more from a vial
}

moon-card = { $symbol ->
    [energy] Energy card
    [witch] Witch card
    [pentagram] Pentagram card
    [crystal] Crystal card
    [wand] Wand card
   *[scroll] Scroll card
}
moon-card-help = Once per turn: 1 more { symbol } action when you lay that symbol, or { ability } (N2).

actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
}

actions-of = { $n ->
    [one] { $n } { symbol } action
   *[other] { $n } { symbol } actions
}

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# A player without a name.
player = Player { $n }

# Two lists of things: "a and b", "a, b and c".
list-last = { $items } and { $last }
list-more = { $items }, { $next }

# Scrolls.
scroll-prophecy = Prophecy “{ $title }”
scroll-power = Power Scroll
scroll-power-help = Lay a power tile when you take it; if you do not, it is worth 2 points at the end (D5).
spell-help = { $spell ->
    [single] Once: +1 action of the type you are using; unused it is worth 2 points at the end (R3).
   *[other] Once: +2 actions of its symbol while you are using it; unused it is worth 2 points at the end (R3).
}

# A kind of place on a Prophecy; $nth is how often it was named.
goal = { $goal ->
    [own] own tower
    [stone] Witchstone
    [tower] foreign tower
    [forest] forest
    [village] village
   *[castle] castle
}
goals = { $goal ->
    [own] your own tower
    [stone] the Witchstone
    [tower] foreign towers
    [forest] forests
    [village] villages
   *[castle] castles
}
a-goal = { $goal ->
    [own] your own tower
    [stone] the Witchstone
   *[other] { $nth ->
        [1] a { goal }
        [2] a second { goal }
       *[other] a third { goal }
    }
}

counted = { $counted ->
    [board] Witches in the Crystal ball
    [lying] Witches waiting beside your tower
    [silver] silver spaces reached on the Wand
    [specials] special hex tiles
    [scrolls] Scrolls
    [chips] Magic chips
    [crystals] Crystals of your colour in the vial rack
   *[power] power tiles in your Cauldron
}

prophecy-title-cluster = Largest cluster of { symbol }
prophecy-title-witches = Witches at { $goals }
prophecy-title-connected = Connected to { $goals }
prophecy-title-rank = Place at the Witchstone
prophecy-title-count = { $counted ->
    [board] Witches in the Crystal ball
    [lying] Witches beside the tower
    [silver] Silver spaces
    [specials] Special hex tiles
    [scrolls] Scrolls
    [chips] Magic chips
    [crystals] Crystals in the rack
   *[power] Power tiles
}

# $a, $b, $c are what is asked for, $pa, $pb, $pc the points.
prophecy-cluster = Largest cluster of { symbol }: { $a } / { $b } / { $c } or more symbols for { $pa } / { $pb } / { $pc } points.
prophecy-witches = Standing Witches, in this order: one at { $a } for { $pa } points, one at { $b } as well for { $pb }, one at { $c } as well for { $pc }.
prophecy-connected = Joined to your tower by your own connections, in this order: { $a } for { $pa } points, { $b } as well for { $pb }, { $c } as well for { $pc }.
prophecy-rank = Your Witch's place at the Witchstone: { $a } / { $b } / { $c } for { $pa } / { $pb } / { $pc } points.
prophecy-count = Number of { counted }: { $a } / { $b } / { $c } or more for { $pa } / { $pb } / { $pc } points.

degree = { $degree ->
    [perfect] perfectly fulfilled
    [major] fulfilled to a major degree
    [minor] fulfilled to a minor degree
   *[none] not fulfilled
}

# What the next degree still asks for.
missing-nothing = nothing
missing-cluster = { $n ->
    [one] { $n } more { symbol } symbol in one cluster
   *[other] { $n } more { symbol } symbols in one cluster
}
missing-witch = a Witch at { $goal }
missing-connection = a connection to { $goal }
missing-rank = a Witch at the Witchstone
missing-better-rank = a better place at the Witchstone, which is no longer to be had
missing-rank-no-space = a bonus space at the Witchstone: the Witch there stands on none, and no second one may come
missing-count = { $counted ->
    [board] { $n ->
        [one] { $n } more Witch
       *[other] { $n } more Witches
    }
    [lying] { $n ->
        [one] { $n } more waiting Witch
       *[other] { $n } more waiting Witches
    }
    [silver] { $n ->
        [one] { $n } more silver space
       *[other] { $n } more silver spaces
    }
    [specials] { $n ->
        [one] { $n } more special hex tile
       *[other] { $n } more special hex tiles
    }
    [scrolls] { $n ->
        [one] { $n } more Scroll
       *[other] { $n } more Scrolls
    }
    [chips] { $n ->
        [one] { $n } more Magic chip
       *[other] { $n } more Magic chips
    }
    [crystals] { $n ->
        [one] { $n } more Crystal in the rack
       *[other] { $n } more Crystals in the rack
    }
   *[power] { $n ->
        [one] { $n } more power tile
       *[other] { $n } more power tiles
    }
}

# What a table can agree on: the name of each option, and what it means.
option-players = Players
option-players-help = Two to four players; the first one starts.
option-handicap = Handicap
option-handicap-help = A practised player puts four tiles back unseen and chooses from fewer; each player may have another level.
option-grandmasters = Towers of the Grandmasters
option-grandmasters-help = The Grandmasters stand on the towers instead of the Big Witches.
option-big-witch = Big Witch in the supply
option-big-witch-help = Only with the Grandmasters: the Big Witch is a twelfth Witch who gets 1 action or point more where she takes a chip or reaches the Witchstone.
option-ingredients = High-dosage ingredients
option-ingredients-help = Power tiles show one symbol twice; collecting tiles and two more Scrolls give them.
option-full-moon = Power of the full moon
option-full-moon-help = Every player has a card with two abilities and may use one of them each turn.
option-secret-scrolls = Secret Scrolls
option-secret-scrolls-help = Only their owner sees unused Scrolls; how many there are is open to all.
option-even-start = Even start
option-even-start-help = To make up for acting first, later seats begin with points, on the built-in board 4 with two players, 5 and 8 with three, 4, 7 and 9 with four. Without them the starting player wins 59, 44 and 37 % of the games between equal computer players.

option-on = on
option-off = off
handicap = { $level ->
    [0] none
    [1] level 1, hard
    [2] level 2, medium
   *[other] level 3, easy
}
handicap-help = { $level ->
    [0] Five tiles to choose from.
    [1] No choice: a tile is drawn at the start of each turn and played.
    [2] Two tiles to choose from.
   *[other] Three tiles to choose from.
}
full-moon = { $moon ->
    [choose] keep one of two
    [deal] dealt at random
    [draft] choose in turn
   *[off] without
}
full-moon-help = { $moon ->
    [choose] From the starting player on, everybody draws two Full-Moon cards and keeps one.
    [deal] Everybody is dealt one Full-Moon card.
    [draft] In turn order everybody chooses from all cards that are left.
   *[off] The game is played without Full-Moon cards.
}
