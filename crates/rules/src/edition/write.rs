//! Writing an edition as a TOML file that reads back as the same edition.

use core::fmt::{Display, Write};

use super::read::{HEX_TILES, POWER_TILES, SPECIAL_TILES, location_name};
use super::{Edition, PentagramSpace, WandSpace};
use crate::{BySymbol, Cell, Chip, Goal, Location, Prophecy, Symbol, Tile};

impl Edition {
    /// The file of this edition: [`Edition::from_toml`] reads it back as an equal one.
    ///
    /// ```
    /// use witchstone_rules::Edition;
    /// let text = Edition::classic().to_toml();
    /// assert_eq!(&Edition::from_toml(&text).unwrap(), Edition::classic());
    /// ```
    pub fn to_toml(&self) -> String {
        self.to_toml_with(|_| Vec::new())
    }

    /// The same file with comments: the lines given for a table (`counts`) or a key (`counts.turns`) stand above it.
    ///
    /// ```
    /// use witchstone_rules::Edition;
    /// let about = |key: &str| if key == "counts.turns" { vec!["Rounds.".into()] } else { vec![] };
    /// let text = Edition::classic().to_toml_with(about);
    /// assert!(text.contains("\n# Rounds.\nturns = 11\n"));
    /// assert_eq!(&Edition::from_toml(&text).unwrap(), Edition::classic());
    /// ```
    pub fn to_toml_with(&self, comment: impl Fn(&str) -> Vec<String>) -> String {
        self.tables().map(|table| table.text(&comment)).join("\n")
    }

    /// Every key of an edition file in the order of the file, as `counts.turns`; tables are keys too.
    pub fn toml_keys(&self) -> Vec<String> {
        let of_table = |table: &Table| -> Vec<String> {
            let keys = table.entries.iter().map(|(key, _)| format!("{}.{key}", table.name));
            [table.name.to_owned()].into_iter().chain(keys).collect()
        };
        self.tables().iter().flat_map(of_table).collect()
    }

    fn tables(&self) -> [Table; 11] {
        [
            self.edition_table(),
            self.counts_table(),
            self.even_start_table(),
            self.tiles_table(),
            self.chips_table(),
            self.cauldron_table(),
            self.pentagram_table(),
            self.wand_table(),
            self.map_table(),
            self.scrolls_table(),
            self.full_moon_table(),
        ]
    }

    fn edition_table(&self) -> Table {
        let symbols = list(Symbol::ALL.map(quoted));
        Table::new("edition").with("id", quoted(&self.id)).with("symbols", symbols)
    }

    fn counts_table(&self) -> Table {
        let counts = &self.counts;
        let by_players = |numbers: [u8; 5]| inline((2..5).map(|players| (players, numbers[players])));
        let points = (1..4).map(|spaces| (spaces, counts.connection_points[spaces]));
        Table::new("counts")
            .with("players", "[2, 4]")
            .with("turns", counts.turns)
            .with("hand", counts.hand)
            .with("energy_units", counts.energy_units)
            .with("small_witches", counts.small_witches)
            .with("shelf_capacity", by_players(counts.shelf_capacity))
            .with("bottom_capacity", by_players(counts.bottom_capacity))
            .with("owl_stack", list(&counts.owl_stack))
            .with("connection_points", inline(points))
    }

    fn even_start_table(&self) -> Table {
        let points = |players: usize| list(&self.counts.even_start[players].0[..players]);
        let table = Table::new("even_start");
        (2..5).fold(table, |table, players| table.with(&players.to_string(), points(players)))
    }

    fn tiles_table(&self) -> Table {
        let every_pair = self.specials.iter().copied().eq(Tile::all());
        let special =
            if every_pair { quoted(SPECIAL_TILES) } else { lines(self.specials.iter().map(quoted)) };
        Table::new("tiles")
            .with("hex", quoted(HEX_TILES))
            .with("special", special)
            .with("power", quoted(POWER_TILES))
    }

    fn chips_table(&self) -> Table {
        let table = Table::new("chips");
        Chip::ALL
            .into_iter()
            .fold(table, |table, chip| table.with(chip.name(), self.counts.chips[chip.index()]))
    }

    fn cauldron_table(&self) -> Table {
        let plan = &self.cauldron;
        let printed = Symbol::ALL.into_iter().flat_map(|symbol| {
            let entry = move |at| inline([("cell", cell(at)), ("symbol", quoted(symbol))]);
            plan.printed[symbol].iter().map(entry)
        });
        let exits = Symbol::ALL.into_iter().map(|symbol| {
            let cells = list(plan.exits[symbol].iter().map(cell));
            inline([("symbol", quoted(symbol)), ("cells", cells)])
        });
        Table::new("cauldron")
            .with("radius", plan.radius())
            .with("black_crystal", cell(plan.black))
            .with("crystals", list(plan.crystals.iter().map(cell)))
            .with("printed", lines(printed))
            .with("exits", lines(exits))
    }

    fn pentagram_table(&self) -> Table {
        let spaces = &self.pentagram.spaces;
        let places = |wanted: fn(&PentagramSpace) -> bool| {
            list((0..).zip(spaces).filter(|(_, space)| wanted(space)).map(|(at, _): (u8, _)| at))
        };
        Table::new("pentagram")
            .with("length", spaces.len())
            .with("hex", places(|space| matches!(space, PentagramSpace::Hex(_))))
            .with("owl", places(|space| matches!(space, PentagramSpace::Owl(_))))
    }

    fn wand_table(&self) -> Table {
        let space = |(at, space): (usize, &WandSpace)| match *space {
            WandSpace::Light => None,
            WandSpace::Dark { symbol, actions } => Some(inline([
                ("at", at.to_string()),
                ("dark", quoted(symbol)),
                ("actions", actions.to_string()),
            ])),
            WandSpace::Silver(silver) => {
                Some(inline([("at", at.to_string()), ("silver", quoted(silver.name()))]))
            }
        };
        let spaces = self.wand.spaces.iter().enumerate().filter_map(space);
        Table::new("wand").with("length", self.wand.last()).with("spaces", lines(spaces))
    }

    fn map_table(&self) -> Table {
        let place = |location: Location| {
            let spot = self.ball.spots[location.index()];
            let (angle, radius) = (spot.angle.to_string(), spot.radius.to_string());
            inline([("name", quoted(location_name(location))), ("angle", angle), ("radius", radius)])
        };
        let connections = self.ball.connections.iter().map(|plan| {
            let (from, to) = (quoted(location_name(plan.from)), quoted(location_name(plan.to)));
            inline([("from", from), ("to", to), ("spaces", plan.spaces.to_string())])
        });
        Table::new("map")
            .with("witchstone_bonus", list(&self.ball.witchstone_bonus))
            .with("places", lines(Location::all().map(place)))
            .with("connections", lines(connections))
    }

    fn scrolls_table(&self) -> Table {
        let plan = &self.scrolls;
        let (_, base) = plan.prophecies.split_last().expect("the last one is that of Full Moon");
        Table::new("scrolls")
            .with("single_spells", plan.singles)
            .with("double_spells_per_symbol", doubles(&plan.doubles))
            .with("prophecies", lines(base.iter().map(|one| prophecy(*one))))
    }

    fn full_moon_table(&self) -> Table {
        let full_moon = self.scrolls.prophecies.last().expect("the last one is that of Full Moon");
        let card =
            |symbol: Symbol| inline([("left", quoted(symbol)), ("right", quoted(self.moons[symbol].name()))]);
        Table::new("full_moon")
            .with("power_scrolls", self.scrolls.powers)
            .with("prophecy", prophecy(*full_moon))
            .with("cards", lines(Symbol::ALL.map(card)))
    }
}

/// One table of the file: its keys with their values.
struct Table {
    name: &'static str,
    entries: Vec<(String, String)>,
}

impl Table {
    fn new(name: &'static str) -> Table {
        Table { name, entries: Vec::new() }
    }

    fn with(mut self, key: &str, value: impl Display) -> Table {
        self.entries.push((key.to_owned(), value.to_string()));
        self
    }

    fn text(&self, comment: &impl Fn(&str) -> Vec<String>) -> String {
        let mut text = String::new();
        let above = |key: &str, text: &mut String| {
            for line in comment(key) {
                // A string takes everything.
                let _ = writeln!(text, "# {line}");
            }
        };
        above(self.name, &mut text);
        let _ = writeln!(text, "[{}]", self.name);
        for (key, value) in &self.entries {
            above(&format!("{}.{key}", self.name), &mut text);
            let _ = writeln!(text, "{key} = {value}");
        }
        text
    }
}

fn quoted(text: impl Display) -> String {
    format!("\"{text}\"")
}

fn joined(items: impl IntoIterator<Item = impl Display>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// An array in one line.
fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    format!("[{}]", joined(items, ", "))
}

/// An array with one entry per line.
fn lines(items: impl IntoIterator<Item = impl Display>) -> String {
    let entries = items.into_iter().map(|item| format!("  {item},\n"));
    format!("[\n{}]", joined(entries, ""))
}

/// A table in one line.
fn inline(pairs: impl IntoIterator<Item = (impl Display, impl Display)>) -> String {
    format!("{{ {} }}", joined(pairs.into_iter().map(|(key, value)| format!("{key} = {value}")), ", "))
}

fn cell(cell: Cell) -> String {
    let (q, r) = cell.coordinates();
    list([q, r])
}

fn doubles(doubles: &BySymbol<u8>) -> String {
    let first = doubles[Symbol::Energy];
    if doubles.0.iter().all(|&count| count == first) {
        return first.to_string();
    }
    inline(Symbol::ALL.map(|symbol| (symbol, doubles[symbol])))
}

fn prophecy(prophecy: Prophecy) -> String {
    let goals = |goals: [Goal; 3]| list(goals.map(|goal| quoted(goal.edition_name())));
    let (key, value) = match prophecy {
        Prophecy::Cluster(symbol) => ("cluster", quoted(symbol)),
        Prophecy::Witches(places) => ("witches_at", goals(places)),
        Prophecy::Connected(places) => ("connected", goals(places)),
        Prophecy::Rank(places) => ("rank_at_witchstone", list(places)),
        Prophecy::Count(counted, thresholds) => (counted.edition_key(), list(thresholds)),
    };
    inline([(key, value)])
}
