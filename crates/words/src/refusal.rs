//! Refusals in words: one sentence that a player can act on, with the clause of the rules and whether it is a ruling.

use witchstone_rules::{ConnectionName, Location, OptionsError, Phase, Player, Question, Refusal};

use crate::Words;
use crate::args::{self, Arg};

/// A message and what it needs.
type Said = (&'static str, Vec<Arg>);

impl Words {
    /// Why a move is refused; players are called by number.
    ///
    /// ```
    /// use witchstone_rules::Refusal;
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.refusal(&Refusal::NoEnergy), "You have no Energy units left (E1).");
    /// assert!(words.refusal(&Refusal::StillRoom).ends_with("(T9, our ruling)."));
    /// ```
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.refusal_among(refusal, &[])
    }

    /// Why a move is refused, among players with these names.
    pub fn refusal_among(&self, refusal: &Refusal, names: &[String]) -> String {
        let (key, args) = self.say_refusal(*refusal, names);
        let ending = if refusal.is_ruling() { "refusal-ruling" } else { "refusal" };
        self.with_clause(ending, self.format(key, &args), refusal.clause())
    }

    pub(crate) fn with_clause(&self, ending: &str, sentence: String, clause: &'static str) -> String {
        self.format(ending, &[args::text("sentence", sentence), ("clause", clause.into())])
    }

    /// Why a table cannot be set up so.
    pub fn options_error(&self, error: &OptionsError) -> String {
        let (key, n, clause) = match *error {
            OptionsError::Players(n) => ("options-players", n, "S1"),
            OptionsError::Handicap(n) => ("options-handicap", n, "H2"),
            OptionsError::EmptySeat(seat) => ("options-empty-seat", seat as u8 + 1, "S1"),
            OptionsError::BigWitchAlone => ("options-big-witch-alone", 0, "G2"),
        };
        self.with_clause("refusal", self.format(key, &[args::n(n)]), clause)
    }

    /// When a decision is not due, and what is wrong with tiles and cells.
    fn say_refusal(&self, refusal: Refusal, names: &[String]) -> Said {
        match refusal {
            Refusal::GameOver => ("refuse-game-over", vec![]),
            Refusal::OtherDecision(phase) => ("refuse-other-decision", vec![phase_arg(phase)]),
            Refusal::OpenQuestion(question) => ("refuse-open-question", vec![question_arg(question)]),
            Refusal::NoQuestion => ("refuse-no-question", vec![]),
            Refusal::CannotDecline => ("refuse-cannot-decline", vec![]),
            Refusal::NothingToEnd => ("refuse-nothing-to-end", vec![]),
            Refusal::CrystalOnRim => ("refuse-crystal-on-rim", vec![]),
            Refusal::WandFirst { symbol } => ("refuse-wand-first", vec![args::symbol(symbol)]),
            Refusal::WandInOrder => ("refuse-wand-in-order", vec![]),
            Refusal::NotATower { location } => ("refuse-not-a-tower", at(location)),
            Refusal::TowerTaken { tower, by } => {
                let [place, number] = args::location(tower);
                ("refuse-tower-taken", vec![place, number, self.owner(by, names)])
            }
            Refusal::CardNotOffered { card } => ("refuse-card-not-offered", vec![args::symbol(card)]),
            Refusal::TileNotHeld { tile } => {
                ("refuse-tile-not-held", vec![args::text("tile", self.name(tile))])
            }
            Refusal::OffTheCauldron { cell: off } => {
                ("refuse-off-the-cauldron", vec![args::cell("cell", off)])
            }
            Refusal::CellTaken { cell: taken } => ("refuse-cell-taken", vec![args::cell("cell", taken)]),
            Refusal::NotNeighbours { first, second } => {
                ("refuse-not-neighbours", vec![args::cell("first", first), args::cell("second", second)])
            }
            Refusal::StillRoom => ("refuse-still-room", vec![]),
            Refusal::NoRoom => ("refuse-no-room", vec![]),
            Refusal::NotOnTile { symbol } => ("refuse-not-on-tile", vec![args::symbol(symbol)]),
            other => self.say_board_refusal(other, names),
        }
    }

    /// What is wrong in the Crystal ball and on the tracks.
    fn say_board_refusal(&self, refusal: Refusal, names: &[String]) -> Said {
        match refusal {
            Refusal::OtherBatch { needed, open } => {
                let open = open.map_or("none".into(), |open| self.name(open));
                ("refuse-other-batch", vec![args::symbol(needed), args::text("open", open)])
            }
            Refusal::Interrupted { needed, open } => {
                ("refuse-interrupted", vec![args::symbol(needed), args::text("open", self.name(open))])
            }
            Refusal::OneSource { needed, left } => {
                ("refuse-one-source", vec![args::n(needed), ("left", left.into())])
            }
            Refusal::TooFewActions { needed, left, .. } => {
                ("refuse-too-few-actions", vec![args::n(needed), ("left", left.into())])
            }
            Refusal::NoMovement { symbol } => ("refuse-no-movement", vec![args::symbol(symbol)]),
            Refusal::NoEnergy => ("refuse-no-energy", vec![]),
            Refusal::NoSuchConnection { connection } => {
                ("refuse-no-such-connection", vec![self.connection_arg(connection)])
            }
            Refusal::BegunFirst { connection } => {
                ("refuse-begun-first", vec![self.connection_arg(connection)])
            }
            Refusal::ConnectionTaken { connection, by } => {
                ("refuse-connection-taken", vec![self.connection_arg(connection), self.owner(by, names)])
            }
            Refusal::NotJoined { connection } => ("refuse-not-joined", vec![self.connection_arg(connection)]),
            Refusal::NoWitchInSupply { big } => ("refuse-no-witch-in-supply", vec![args::yes("big", big)]),
            Refusal::NoWitchLying { big } => ("refuse-no-witch-lying", vec![args::yes("big", big)]),
            Refusal::WitchThere { location } => ("refuse-witch-there", at(location)),
            Refusal::NoWayThere { location } => ("refuse-no-way-there", at(location)),
            Refusal::EndOfWand => ("refuse-end-of-wand", vec![]),
            Refusal::BeyondTheWand { spaces, room } => {
                ("refuse-beyond-the-wand", vec![args::n(spaces), ("room", room.into())])
            }
            Refusal::NoScroll { position } => ("refuse-no-scroll", vec![("position", position.into())]),
            Refusal::SpellNotHeld { spell } => ("refuse-spell-not-held", vec![args::spell(spell)]),
            Refusal::SpellNotSuited { spell, .. } => ("refuse-spell-not-suited", vec![args::spell(spell)]),
            Refusal::SpellOfNoUse { .. } => ("refuse-spell-of-no-use", vec![]),
            other => self.say_bonus_refusal(other),
        }
    }

    /// What is wrong with bonuses, Crystals, power tiles and the Full-Moon card.
    fn say_bonus_refusal(&self, refusal: Refusal) -> Said {
        match refusal {
            Refusal::NotPending => ("refuse-not-pending", vec![]),
            Refusal::TooDeep => ("refuse-too-deep", vec![]),
            Refusal::NotOnSpecial { tile, symbol } => {
                let tile = args::text("tile", self.name(tile));
                ("refuse-not-on-special", vec![tile, args::symbol(symbol)])
            }
            Refusal::NoCrystal { cell: empty } => ("refuse-no-crystal", vec![args::cell("cell", empty)]),
            Refusal::NotOnRim { exit, black } => {
                ("refuse-not-on-rim", vec![args::symbol(exit), args::yes("black", black)])
            }
            Refusal::ShelfFull { symbol } => ("refuse-shelf-full", vec![args::symbol(symbol)]),
            Refusal::BottomFull => ("refuse-bottom-full", vec![]),
            Refusal::ChipGone { chip } => ("refuse-chip-gone", vec![args::chip(Some(chip))]),
            Refusal::NoCollecting => ("refuse-no-collecting", vec![]),
            Refusal::PowerTileGone { symbol } => ("refuse-power-tile-gone", vec![args::symbol(symbol)]),
            Refusal::CellsOutOfOrder { first, second } => {
                ("refuse-cells-out-of-order", vec![args::cell("first", first), args::cell("second", second)])
            }
            Refusal::NotInTurn => ("refuse-not-in-turn", vec![]),
            Refusal::TooPoor { price, score } => {
                ("refuse-too-poor", vec![args::points(price), ("score", score.into())])
            }
            Refusal::NoMoonCard => ("refuse-no-moon-card", vec![]),
            Refusal::MoonUsed => ("refuse-moon-used", vec![]),
            // The rest is worded above.
            _ => ("refuse-moon-of-no-use", vec![]),
        }
    }

    fn owner(&self, player: Player, names: &[String]) -> Arg {
        args::text("name", self.player_name(player, names))
    }

    fn connection_arg(&self, connection: ConnectionName) -> Arg {
        args::text("connection", self.name(connection))
    }
}

fn at(location: Location) -> Vec<Arg> {
    args::location(location).into()
}

fn phase_arg(phase: Phase) -> Arg {
    ("phase", phase.name().into())
}

fn question_arg(question: Question) -> Arg {
    ("question", if question == Question::Vial { "vial" } else { "other" }.into())
}
