# Edition files: what they say, how two of them differ, what looks like a mistake, and the comments of a new file.

# $subject is a fact of the print; $n a number, $thing the name of a thing.
edition-subject = { $subject ->
    [turns] turns of each player
    [hand] hex tiles behind the screen
    [energy-units] Energy units of each player
    [small-witches] small Witches of each player
    [shelf] vials of a symbol shelf with { $n } players
    [bottom-shelf] vials of the bottom shelf with { $n } players
    [owl-stack] owl stack, from the top
    [connection-points] points for a connection with { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
    [even-start] points of the seats at the start with { $n } players
    [special] special hex tiles { $thing }
    [chips] Magic chips of the kind “{ $thing }”
    [radius] radius of the Cauldron
    [black-crystal] start of the Black Crystal
    [crystals] starts of the other Crystals
    [printed] cells with a printed symbol { $thing }
    [exits] exit cells at { $thing }
    [pentagram-length] spaces of the Pentagram
    [pentagram-space] space { $n } of the Pentagram
    [wand-length] spaces of the Wand after the hilt
    [wand-space] space { $n } of the Wand
    [witchstone-bonus] bonus spaces at the Witchstone
    [spot] where { $thing } is drawn
    [connections] spaces of the connections { $thing }
    [single-spells] single Reinforcing Spells
    [double-spells] double Reinforcing Spells “{ $thing }”
    [prophecy] cards “{ $thing }”
    [power-scrolls] power Scrolls
    [moon-prophecy] Prophecy of Full Moon
    [moon-card] right side of the { $thing }
   *[order] order of the entries
}

# What a file says about it.
edition-pair = { $name }: { $value }
edition-fact-none = none
edition-fact-spot = angle { $angle }°, radius { $radius }
edition-fact-pentagram = { $kind ->
    [owl] owl space
    [hex] hex space
   *[light] light space
}
edition-fact-silver = silver space: { silver }
edition-fact-dark = dark space: { actions-of }

edition-change = { $key }: { $subject }: { $after } (built-in edition: { $before })
edition-change-order = { $key }: the same entries in another order, or with the ends of a connection swapped

# The counts of an edition.
edition-summary-player = Each player has turns: { $turns }, hex tiles behind the screen: { $hand }, Energy units: { $energy }, small Witches: { $witches }
edition-summary-ball = Crystal ball: { $locations } locations (1 Witchstone, { $towers } towers, { $forests } forests, { $villages } villages, { $castles } castles)
edition-summary-connections = Connections: { $all } (with 1 space: { $one }, with 2: { $two }, with 3: { $three }), { $spaces } spaces in all
edition-summary-witchstone = Bonus spaces at the Witchstone: { $bonus }
edition-summary-cauldron = Cauldron: { $cells } cells; Crystals: { $crystals } and the Black Crystal; printed symbols: { $printed }; exit cells: { $exits }
edition-summary-pentagram = Pentagram: { $all } spaces ({ $light } light, { $owl } owl, { $hex } hex)
edition-summary-wand = Wand: { $all } spaces after the hilt ({ $light } light, { $dark } dark, { $silver } silver)
edition-summary-tiles = Magic chips: { $chips }; special hex tiles: { $specials }
edition-summary-scrolls = Scrolls: { $all } (single spells: { $singles }, double spells: { $doubles }, Prophecies: { $prophecies }); Full Moon adds { $moon }

# What looks like a mistake.
edition-warning-total = { $total ->
    [crystals] The rulebook gives each player { $rulebook } Crystals of one colour; this file has { $found }.
    [chips] The rulebook has { $rulebook } Magic chips; this file has { $found }.
    [specials] The rulebook has { $rulebook } special hex tiles; this file has { $found }.
   *[scrolls] The rulebook has { $rulebook } Scrolls; this file has { $found }.
}
edition-warning-rulebook = { $key }: { $subject }: { $after }; the rulebook says { $before }.
edition-warning-few-units = Four players have { $units } Energy units for { $spaces } spaces: not all connections can be completed.
edition-warning-out-of-reach = From the nearest tower to { $location } it is { $spaces } spaces, but a player has { $units } Energy units: nobody gets there alone.
edition-warning-few-cells = The Cauldron has { $cells } empty cells at the start, but the hex tiles of all turns need { $needed }.
edition-warning-unfulfillable = { $degree ->
    [minor] This Prophecy can never be fulfilled: { $prophecy }
    [major] This Prophecy can only be fulfilled to a minor degree: { $prophecy }
   *[perfect] This Prophecy can never be fulfilled perfectly: { $prophecy }
}
edition-warning-equal-prophecies = { $copies } cards have the same Prophecy: { $prophecy }
edition-warning-no-even-start = even_start gives nobody points with { $players } players: the option “even start” has no effect there.
edition-warning-overlap = { $a } and { $b } are drawn on top of each other; correct angle or radius in map.places.

# The drawing of an edition.
edition-heading = { $part ->
    [ball] Crystal ball
    [connections] Connections and their spaces
    [cauldron] Cauldron
    [pentagram] Pentagram
    [wand] Magic Wand
    [chips] Magic chips
    [specials] Special hex tiles
    [scrolls] Scrolls
    [moon] Full Moon
   *[counts] Counts
}
edition-mark = { $mark ->
    [start] start
    [owl] owl space
    [hex] hex space
    [crystal] Crystal
    [black] Black Crystal
    [exit] exit
   *[hilt] hilt
}

# The comments of a new file: above a table or a key. Then follow its limits.
edition-limit = { $of ->
    [value] From { $least } to { $most }.
    [each] Each from { $least } to { $most }.
    [entries] { $least } to { $most } entries.
    [exactly] { $most } entries.
    [alike] At most { $most } alike.
    [total] { $least } to { $most } in all.
    [characters] { $least } to { $most } characters.
   *[bytes] At most { $most } bytes.
}
edition-key-edition = An edition of Witchstone: what is printed on the board, the Cauldrons and the cards of one box. Change what differs in yours, run “witchstone edition check” on this file, and compare “witchstone edition draw” with the box.
edition-key-edition-id = The name of this edition in records and tables: a-z, 0-9 and -. “classic” is the built-in one.
edition-key-edition-symbols = Fixed: the six symbols.
edition-key-counts = Numbers that the rulebook states.
edition-key-counts-players = Fixed: the fewest and the most players.
edition-key-counts-turns = Turns of each player.
edition-key-counts-hand = Hex tiles behind the screen.
edition-key-counts-energy_units = Energy units of each player.
edition-key-counts-small_witches = Small Witches of each player, without the Big Witch.
edition-key-counts-shelf_capacity = Vials of each symbol shelf that may be filled, by number of players: printed on the vial rack.
edition-key-counts-bottom_capacity = Vials of the bottom shelf, by number of players.
edition-key-counts-owl_stack = Values of the owl tiles of one stack, the top one first. Both stacks are alike.
edition-key-counts-connection_points = Points for completing a connection, by its number of spaces.
edition-key-even_start = Not in the box: points that the seats begin with under the option “even start”, by number of players, the starting player first. The table may be left out.
edition-key-tiles = The tiles.
edition-key-tiles-hex = Fixed: the hex tiles of each player.
edition-key-tiles-special = The special hex tiles. If yours differ, list every single tile: special = ["energy/witch", "wand/scroll"]
edition-key-tiles-power = Fixed: the power tiles of Full Moon.
edition-key-chips = The Magic chips of each kind: count those of the box. Every location but the Witchstone and every vial of the bottom shelf needs one.
edition-key-cauldron = The Cauldron. A cell is [q, r]: [0, 0] is the centre, q grows to the right, r to the lower right.
edition-key-cauldron-radius = Rings of cells around the centre.
edition-key-cauldron-black_crystal = Where the Black Crystal starts.
edition-key-cauldron-crystals = Where the Crystals of the player’s colour start.
edition-key-cauldron-printed = Cells with a printed symbol.
edition-key-cauldron-exits = For each symbol on the rim, the cells of the outermost ring from which it is reached. A cell may belong to several symbols.
edition-key-pentagram = The Pentagram: spaces are counted clockwise, and everybody starts on space 0.
edition-key-pentagram-length = The number of spaces.
edition-key-pentagram-hex = The hex spaces, on which the special hex tiles lie.
edition-key-pentagram-owl = The owl spaces. The first one is that of the collecting tile of Full Moon.
edition-key-wand = The Magic Wand: the hilt is space 0.
edition-key-wand-length = The number of the last space.
edition-key-wand-spaces = Dark spaces with their actions and silver spaces with what they count, in the order of the Wand. Spaces that are not listed are light. Each silver kind comes once at most: connections, witches, scrolls, chips, crystals, specials.
edition-key-map = The Crystal ball. Locations: witchstone, tower 0 to 3, forest 0 to 3, village 0 to 3, castle 0 to 3. Number them clockwise from the top. “tower k” with “forest k+1” stands for all four quarters at once.
edition-key-map-witchstone_bonus = Points of the bonus spaces at the Witchstone, the best first.
edition-key-map-places = Where each location is drawn: the angle in degrees clockwise from the top, the distance from the centre as part of the ball’s radius. Only the drawing depends on it.
edition-key-map-connections = The connections with their number of spaces. Two locations may be joined by several.
edition-key-scrolls = The Scrolls of the base game. The whole deck, Full Moon included, is limited.
edition-key-scrolls-single_spells = Single Reinforcing Spells.
edition-key-scrolls-double_spells_per_symbol = Double Reinforcing Spells: one number for every symbol, or a table: { "{" } energy = 2, witch = 3, pentagram = 2, crystal = 2, wand = 2, scroll = 1 { "}" }
edition-key-scrolls-prophecies = The Prophecies, one entry for each card. Three numbers are for the minor, the major and the perfect degree. Places: forest, village, castle, foreign tower, own tower, witchstone.
edition-key-full_moon = The expansion Full Moon.
edition-key-full_moon-power_scrolls = Power Scrolls.
edition-key-full_moon-prophecy = The Prophecy that Full Moon adds.
edition-key-full_moon-cards = The Full-Moon cards: the symbol on the left, the ability on the right (wand, scroll, pentagram, witch, chip, crystal), each once.

# A location as edition files write it.
edition-location = { $place ->
    [witchstone] Witchstone
    [tower] tower { $number }
    [forest] forest { $number }
    [village] village { $number }
   *[castle] castle { $number }
}
