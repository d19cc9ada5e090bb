//! Refusals in words: one sentence that a player can act on, with the clause of the rules and whether it is a ruling.

use witchstone_rules::{
    Cell, ConnectionName, Edition, OptionsError, Player, Refusal, ReplayError, SetUpError,
};

use crate::Words;
use crate::args::{self, Arg};

impl Words {
    /// Why a move of a record is refused: places are written as in the record, and players are called by number.
    ///
    /// ```
    /// use witchstone_rules::Refusal;
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert_eq!(words.refusal(&Refusal::NoEnergy), "You have no Energy units left (E1).");
    /// assert!(words.refusal(&Refusal::StillRoom).ends_with("(T9, our ruling)."));
    /// ```
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.refusal_at(None, refusal, &[])
    }

    /// Why a move is refused on this board, among players with these names.
    pub fn refusal_among(&self, edition: &Edition, refusal: &Refusal, names: &[String]) -> String {
        self.refusal_at(Some(edition), refusal, names)
    }

    fn refusal_at(&self, edition: Option<&Edition>, refusal: &Refusal, names: &[String]) -> String {
        let args = self.refusal_args(edition, *refusal, names);
        let sentence = self.format(&format!("refuse-{}", refusal.key()), &args);
        let ending = if refusal.is_ruling() { "refusal-ruling" } else { "refusal" };
        self.with_clause(ending, sentence, refusal.clause())
    }

    pub(crate) fn with_clause(&self, ending: &str, sentence: String, clause: &'static str) -> String {
        self.format(ending, &[args::text("sentence", sentence), ("clause", clause.into())])
    }

    /// Why a table cannot be set up so.
    pub fn options_error(&self, error: &OptionsError) -> String {
        let args: Vec<Arg> = error.number().map(args::n).into_iter().collect();
        let sentence = self.format(&format!("options-{}", error.key()), &args);
        self.with_clause("refusal", sentence, error.clause())
    }

    /// Why a game cannot begin. That the pieces of a deal are not those of its edition is for developers alone.
    pub fn set_up_error(&self, error: &SetUpError) -> String {
        match error {
            SetUpError::Options(error) => self.options_error(error),
            SetUpError::Deal(error) => error.to_string(),
        }
    }

    /// Why a record does not replay, with the move in the notation of records.
    pub fn replay_error(&self, error: &ReplayError) -> String {
        match error {
            ReplayError::SetUp(error) => self.set_up_error(error),
            ReplayError::Move { number, played, refusal } => {
                let (played, why) = (played.to_string(), self.refusal(refusal));
                let args = [("n", (number + 1).into()), args::text("move", played), args::text("why", why)];
                self.format("replay-refused", &args)
            }
        }
    }

    /// What the message of a refusal needs.
    fn refusal_args(&self, edition: Option<&Edition>, refusal: Refusal, names: &[String]) -> Vec<Arg> {
        match refusal {
            Refusal::OtherDecision(phase) => vec![("phase", phase.name().into())],
            Refusal::OpenQuestion(question) => vec![("question", question.name().into())],
            Refusal::WandFirst { symbol }
            | Refusal::CardNotOffered { card: symbol }
            | Refusal::NotOnTile { symbol }
            | Refusal::NoMovement { symbol }
            | Refusal::ShelfFull { symbol }
            | Refusal::PowerTileGone { symbol } => vec![args::symbol(symbol)],
            Refusal::NotATower { location }
            | Refusal::WitchThere { location }
            | Refusal::NoWayThere { location } => args::location(edition, location).into(),
            Refusal::TowerTaken { tower, by } => {
                args::location(edition, tower).into_iter().chain([self.owner(by, names)]).collect()
            }
            Refusal::TileNotHeld { tile } => vec![args::text("tile", self.name(tile))],
            Refusal::OffTheCauldron { cell } | Refusal::CellTaken { cell } | Refusal::NoCrystal { cell } => {
                vec![args::text("cell", self.cell_at(edition, cell))]
            }
            Refusal::NotNeighbours { first, second } | Refusal::CellsOutOfOrder { first, second } => {
                vec![
                    args::text("first", self.cell_at(edition, first)),
                    args::text("second", self.cell_at(edition, second)),
                ]
            }
            Refusal::NoSuchConnection { connection }
            | Refusal::BegunFirst { connection }
            | Refusal::NotJoined { connection } => vec![self.connection_arg(edition, connection)],
            Refusal::ConnectionTaken { connection, by } => {
                vec![self.connection_arg(edition, connection), self.owner(by, names)]
            }
            other => self.action_args(other),
        }
    }

    /// What messages about batches, tracks, bonuses and Crystals need.
    fn action_args(&self, refusal: Refusal) -> Vec<Arg> {
        match refusal {
            Refusal::OtherBatch { needed, open } => {
                let open = open.map_or("none".into(), |open| self.name(open));
                vec![args::symbol(needed), args::text("open", open)]
            }
            Refusal::Interrupted { needed, open } => {
                vec![args::symbol(needed), args::text("open", self.name(open))]
            }
            Refusal::OneSource { needed, left } | Refusal::TooFewActions { needed, left, .. } => {
                vec![args::n(needed), ("left", left.into())]
            }
            Refusal::NoWitchInSupply { big } | Refusal::NoWitchLying { big } => vec![args::yes("big", big)],
            Refusal::BeyondTheWand { spaces, room } => vec![args::n(spaces), ("room", room.into())],
            Refusal::NoScroll { position } => vec![("position", position.into())],
            Refusal::SpellNotHeld { spell }
            | Refusal::SpellNotSuited { spell, .. }
            | Refusal::SpellOfNoUse { spell } => vec![args::spell(spell)],
            Refusal::NotOnSpecial { tile, symbol } => {
                vec![args::text("tile", self.name(tile)), args::symbol(symbol)]
            }
            Refusal::NotOnRim { exit, black } => vec![args::symbol(exit), args::yes("black", black)],
            Refusal::ChipGone { chip } => vec![args::chip(Some(chip))],
            Refusal::TooPoor { price, score } => vec![args::points(price), ("score", score.into())],
            _ => vec![],
        }
    }

    fn owner(&self, player: Player, names: &[String]) -> Arg {
        args::text("name", self.player_name(player, names))
    }

    fn connection_arg(&self, edition: Option<&Edition>, connection: ConnectionName) -> Arg {
        args::text("connection", self.connection_named(edition, connection))
    }

    /// A cell by its name; in records by its coordinates.
    fn cell_at(&self, edition: Option<&Edition>, cell: Cell) -> String {
        if edition.is_some() { self.cell(cell) } else { cell.to_string() }
    }
}
