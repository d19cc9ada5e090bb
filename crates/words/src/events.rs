//! Events in words: a predicate whose subject is a player, or a whole sentence.

use witchstone_rules::{Cell, Chip, Event, Location, Lost, Move, Origin, Player, Symbol, Table};

use crate::Words;
use crate::args::{self, Arg};
use crate::moves::cluster_with;
use crate::source::source_args;

/// An event in words.
pub(crate) enum Phrase {
    /// What a player did, without the player.
    Did(Player, String),
    /// A whole sentence.
    Sentence(String),
    /// Nothing that needs a line.
    Nothing,
}

impl Words {
    /// An event as a sentence of the log; nothing if other events of the move imply it.
    ///
    /// The names are those of the players in turn order; a player without one is called by number. The table may be
    /// the one before the move or the one after it.
    pub fn describe_event(&self, table: &Table, event: Event, names: &[String]) -> Option<String> {
        match self.phrase(table, event, names) {
            Phrase::Did(player, what) => Some(self.log_sentence(player, what, names)),
            Phrase::Sentence(sentence) => Some(sentence),
            Phrase::Nothing => None,
        }
    }

    pub(crate) fn log_sentence(&self, player: Player, what: String, names: &[String]) -> String {
        let name = self.player_name(player, names);
        self.format("log-sentence", &[args::text("name", name), args::text("what", what)])
    }

    /// A player by name, or by number where there is no name.
    pub fn player_name(&self, player: Player, names: &[String]) -> String {
        match names.get(player.index()) {
            Some(name) => name.clone(),
            None => self.format("player", &[args::n(player.index() as u8 + 1)]),
        }
    }

    pub(crate) fn phrase(&self, table: &Table, event: Event, names: &[String]) -> Phrase {
        match event {
            Event::Moved { player, played } => match self.phrase_move(table, player, played) {
                Some(what) => Phrase::Did(player, what),
                None => Phrase::Nothing,
            },
            Event::TurnBegan { player, turn } => {
                let name = args::text("name", self.player_name(player, names));
                Phrase::Sentence(self.format("turn-began", &[name, ("turn", turn.into())]))
            }
            Event::SpecialRevealed { tile, .. } => {
                Phrase::Sentence(self.format("special-revealed", &[args::text("tile", self.name(tile))]))
            }
            Event::ScrollRevealed { scroll } => {
                let scroll = args::text("scroll", self.scroll(&table.edition, scroll));
                Phrase::Sentence(self.format("scroll-revealed", &[scroll]))
            }
            Event::GameEnded => Phrase::Sentence(self.text("game-ended")),
            Event::Points { player, points, source } => {
                Phrase::Did(player, self.phrase_points(points, source))
            }
            Event::Stood { player, at, price } => {
                Phrase::Did(player, self.phrase_stood(table, at, price, false))
            }
            Event::MoonsDrawn { player, cards } => Phrase::Did(player, self.phrase_moons(cards)),
            Event::Lost { player, lost } => Phrase::Did(player, self.phrase_lost(lost)),
            other => self.phrase_deed(table, other),
        }
    }

    /// The moves that no other event implies.
    fn phrase_move(&self, table: &Table, player: Player, played: Move) -> Option<String> {
        let text = match played {
            Move::Tower(tower) => {
                let figure = if table.options.grandmasters { "grandmaster" } else { "witch" };
                let mut args = vec![("figure", figure.into())];
                args.extend(args::location(Some(&table.edition), tower));
                self.format("said-tower", &args)
            }
            Move::Lay { tile, first, second } => {
                let args = self.laid(table, player, tile.symbols(), [first, second]);
                self.format("said-lay", &args)
            }
            Move::Discard(tile) => self.format("said-discard", &[args::text("tile", self.name(tile))]),
            Move::Energy(connection) => {
                let connection =
                    args::text("connection", self.connection_named(Some(&table.edition), connection));
                self.format("said-energy", &[connection])
            }
            Move::LayWitch { big } => self.format("said-lay-witch", &[args::yes("big", big)]),
            Move::Crystal { from, to } => {
                let black = table.areas[player].cauldron.black;
                let black = args::yes("black", black == Some(from) || black == Some(to));
                self.format("said-crystal", &[black])
            }
            Move::CrystalOut { from, exit } => {
                let black = args::yes("black", is_black_out(table, player, from, exit));
                self.format("said-crystal-out", &[black, args::symbol(exit)])
            }
            Move::PlaceSpecial { tile, .. } => {
                let tile = args::text("tile", self.name(tile));
                self.format("said-place-special", &[tile])
            }
            Move::Decline => self.text("said-decline"),
            Move::Remove(at) => self.phrase_removed(table.areas[player].cauldron.black == Some(at)),
            _ => return None,
        };
        Some(text)
    }

    fn laid(&self, table: &Table, player: Player, symbols: [Symbol; 2], cells: [Cell; 2]) -> [Arg; 4] {
        let cauldron = &table.areas[player].cauldron;
        let size = |at: usize| cluster_with(cauldron.symbols[symbols[at]], &[cells[at]]);
        [
            args::text("first", self.name(symbols[0])),
            args::text("second", self.name(symbols[1])),
            ("firstcluster", size(0).into()),
            ("secondcluster", size(1).into()),
        ]
    }

    fn phrase_points(&self, points: i8, source: witchstone_rules::Source) -> String {
        let key = if points < 0 { "points-lost" } else { "points-won" };
        let [a, b, c] = source_args(source);
        self.format(key, &[a, b, c, args::points(points.unsigned_abs())])
    }

    pub(crate) fn phrase_stood(&self, table: &Table, at: Location, price: u8, big: bool) -> String {
        let mut args = vec![args::n(price), args::yes("big", big)];
        args.extend(args::location(Some(&table.edition), at));
        self.format("stood", &args)
    }

    pub(crate) fn phrase_removed(&self, black: bool) -> String {
        self.format("said-remove", &[args::yes("black", black)])
    }

    fn phrase_moons(&self, cards: Option<u8>) -> String {
        let drawn = |bits: u8| {
            let drawn = Symbol::ALL.into_iter().filter(|&card| bits >> card as u8 & 1 == 1);
            self.list(&drawn.map(|card| self.moon_card(card)).collect::<Vec<_>>())
        };
        let cards = cards.map_or("hidden".into(), drawn);
        self.format("moons-drawn", &[args::text("cards", cards)])
    }

    fn phrase_lost(&self, lost: Lost) -> String {
        let (name, symbol, n) = match lost {
            Lost::Actions(symbol, n) => ("actions", symbol, n),
            Lost::Chip(symbol, n) => ("chip", symbol, n),
            Lost::Vial(symbol, n) => ("vial", symbol, n),
            Lost::Wand(symbol, n) => ("wand", symbol, n),
            Lost::Free => ("free", Symbol::Energy, 0),
        };
        let chip = args::chip(Some(Chip::Action(symbol)));
        self.format("lost", &[("lost", name.into()), args::symbol(symbol), args::n(n), chip])
    }

    /// What a player did or got, by the rules' own words for it.
    fn phrase_deed(&self, table: &Table, event: Event) -> Phrase {
        let (player, key, args): (Player, &str, Vec<Arg>) = match event {
            Event::BatchBegan { player, symbol, actions, origin } => {
                (player, "batch-began", vec![args::symbol(symbol), args::n(actions), origin_arg(origin)])
            }
            Event::BatchGrew { player, symbol, actions } => {
                (player, "batch-grew", vec![args::symbol(symbol), args::n(actions)])
            }
            Event::ChipTaken { player, chip, from } => (player, "chip-taken", chip_args(table, chip, from)),
            Event::Completed { player, connection } => {
                let name = self.connection(&table.edition, connection);
                (player, "completed", vec![args::text("connection", name)])
            }
            Event::Entered { player, space } => (player, "entered", vec![("space", space.into())]),
            Event::OwlTaken { player, value } => (player, "owl-taken", vec![("value", value.into())]),
            Event::SpecialTaken { player, tile, .. } => {
                (player, "special-taken", vec![args::text("tile", self.name(tile))])
            }
            Event::SpecialAside { player, tile } => {
                (player, "special-aside", vec![args::text("tile", self.name(tile))])
            }
            Event::WandMoved { player, to, first, .. } => {
                (player, "wand-moved", vec![("to", to.into()), args::yes("first", first)])
            }
            Event::TileDrawn { player, tile } => {
                let tile = tile.map_or("hidden".into(), |tile| self.name(tile));
                (player, "tile-drawn", vec![args::text("tile", tile)])
            }
            other => return self.phrase_rare_deed(table, other),
        };
        Phrase::Did(player, self.format(key, &args))
    }

    fn phrase_rare_deed(&self, table: &Table, event: Event) -> Phrase {
        let (player, key, args): (Player, &str, Vec<Arg>) = match event {
            Event::Shelved { player, crystal, bottom } => {
                let black = args::yes("black", crystal.is_black());
                (player, "shelved", vec![black, args::yes("bottom", bottom), args::symbol(crystal.exit())])
            }
            Event::CrystalAside { player, black } => {
                (player, "crystal-aside", vec![args::yes("black", black)])
            }
            Event::ScrollTaken { player, scroll, position } => {
                let scroll = args::text("scroll", self.scroll(&table.edition, scroll));
                (player, "scroll-taken", vec![scroll, ("position", position.into())])
            }
            Event::SpellUsed { player, spell } => (player, "spell-used", vec![args::spell(spell)]),
            Event::PowerLaid { player, symbol } => (player, "power-laid", vec![args::symbol(symbol)]),
            Event::Collected { player } => (player, "collected", vec![]),
            Event::MoonKept { player, card } => (player, "moon-kept", vec![args::symbol(card)]),
            Event::MoonUsed { player } => (player, "moon-used", vec![]),
            _ => return Phrase::Nothing,
        };
        Phrase::Did(player, self.format(key, &args))
    }
}

/// Whether the Crystal that left over this exit is the black one: it lies there before the move, or waits alone at the
/// exit after it.
fn is_black_out(table: &Table, player: Player, from: Cell, exit: Symbol) -> bool {
    let (cauldron, pending) = (&table.areas[player].cauldron, &table.pending);
    let waits_alone = pending.black == Some(exit) && pending.rim[exit] == 0;
    cauldron.black == Some(from) || (waits_alone && !cauldron.crystals.contains(from))
}

fn chip_args(table: &Table, chip: Chip, from: Option<Location>) -> Vec<Arg> {
    let mut args = vec![args::chip(Some(chip))];
    match from {
        Some(location) => args.extend(args::location(Some(&table.edition), location)),
        None => args.push(("place", "none".into())),
    }
    args
}

fn origin_arg(origin: Origin) -> Arg {
    let name = match origin {
        Origin::Tile => "tile",
        Origin::Chip => "chip",
        Origin::Vial => "vial",
        Origin::Wand => "wand",
        Origin::Special => "special",
        Origin::Free => "free",
    };
    ("origin", name.into())
}
