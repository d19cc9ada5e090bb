//! Why a move is refused, as a type. The sentences that players read are in the message files.

use core::fmt;

use crate::{Cell, Chip, ConnectionName, Location, Phase, Player, Question, Spell, Symbol, Tile};

/// Why a move is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // The fields are the words of their types.
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// Another kind of decision comes first.
    OtherDecision(Phase),
    /// A follow-up question comes first.
    OpenQuestion(Question),
    /// Nothing is being asked.
    NoQuestion,
    /// The power tile of the bottom shelf was asked for already.
    CannotDecline,
    /// There is nothing to give up.
    NothingToEnd,
    /// A Crystal on the rim must go into the rack before the action type ends.
    CrystalOnRim,
    /// A dark space of the Wand comes before the batch that the Wand move interrupted.
    WandFirst { symbol: Symbol },
    /// An earlier dark space of the Wand is not finished.
    WandInOrder,
    /// This is not a tower.
    NotATower { location: Location },
    /// Somebody is on this tower.
    TowerTaken { tower: Location, by: Player },
    /// The Full-Moon card is not among those to choose from.
    CardNotOffered { card: Symbol },
    /// The tile is not behind the player's screen.
    TileNotHeld { tile: Tile },
    /// The cell is not part of the Cauldron.
    OffTheCauldron { cell: Cell },
    /// Something lies on the cell.
    CellTaken { cell: Cell },
    /// The two cells are not neighbours.
    NotNeighbours { first: Cell, second: Cell },
    /// A tile is discarded only if none fits.
    StillRoom,
    /// Nothing fits: discard a tile or remove a Crystal.
    NoRoom,
    /// The tile just laid does not show this type.
    NotOnTile { symbol: Symbol },
    /// The move belongs to a batch of another type.
    OtherBatch { needed: Symbol, open: Option<Symbol> },
    /// A batch of this type is interrupted by the open one.
    Interrupted { needed: Symbol, open: Symbol },
    /// The open batch has too few actions left for a Witch's way, and others cannot be added.
    OneSource { needed: u8, left: u8 },
    /// The open batch has too few actions left.
    TooFewActions { needed: u8, left: u8, clause: Clause },
    /// A move that would do nothing.
    NoMovement { symbol: Symbol },
    /// No Energy units left.
    NoEnergy,
    /// The board has no such connection, or writes it the other way round.
    NoSuchConnection { connection: ConnectionName },
    /// The begun connection comes first.
    BegunFirst { connection: ConnectionName },
    /// Somebody began or completed this connection.
    ConnectionTaken { connection: ConnectionName, by: Player },
    /// The connection touches nothing of the own network.
    NotJoined { connection: ConnectionName },
    /// No Witch of this kind in the supply.
    NoWitchInSupply { big: bool },
    /// No Witch of this kind lies beside the tower.
    NoWitchLying { big: bool },
    /// An own Witch stands there.
    WitchThere { location: Location },
    /// No completed connections lead there.
    NoWayThere { location: Location },
    /// No Crystal on this cell.
    NoCrystal { cell: Cell },
    /// The counter is on the last space of the Wand.
    EndOfWand,
    /// The Wand ends sooner.
    BeyondTheWand { spaces: u8, room: u8 },
    /// Nothing on this position of the display.
    NoScroll { position: u8 },
    /// No such unused spell in hand.
    SpellNotHeld { spell: Spell },
    /// The spell does not suit the open batch, or none is open.
    SpellNotSuited { spell: Spell, open: Option<Symbol> },
    /// Even with the spell nothing could be done.
    SpellOfNoUse { spell: Spell },
    /// No such bonus is pending.
    NotPending,
    /// Too many batches are open inside each other.
    TooDeep,
    /// The special tile does not show this symbol.
    NotOnSpecial { tile: Tile, symbol: Symbol },
    /// No such Crystal on the rim.
    NotOnRim { exit: Symbol, black: bool },
    /// The shelf of the exit is full while the bottom one is not.
    ShelfFull { symbol: Symbol },
    /// The bottom shelf is full.
    BottomFull,
    /// No such chip on the table.
    ChipGone { chip: Chip },
    /// The collecting tile cannot be had.
    NoCollecting,
    /// The power tile was taken before.
    PowerTileGone { symbol: Symbol },
    /// The cells of a power tile are written in ascending order.
    CellsOutOfOrder { first: Cell, second: Cell },
    /// Crystals are removed in one's own turn only.
    NotInTurn,
    /// Not enough points for removing a Crystal.
    TooPoor { price: u16, score: u16 },
    /// No Full-Moon card is in play.
    NoMoonCard,
    /// The Full-Moon card was used this turn.
    MoonUsed,
    /// The Full-Moon card does nothing here.
    MoonOfNoUse,
}

/// Which rule sets a price.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Clause {
    /// Ways of Witches.
    W3,
    /// Crystals inside the Cauldron.
    C1,
    /// Crystals onto the rim.
    C2,
    /// The Wand.
    M1,
    /// Scrolls.
    R1,
    /// Any action.
    T4,
}

impl Refusal {
    /// The name of its kind, as in message keys: the message of `end-of-wand` is `refuse-end-of-wand`.
    ///
    /// ```
    /// use witchstone_rules::Refusal;
    /// assert_eq!(Refusal::EndOfWand.key(), "end-of-wand");
    /// ```
    pub const fn key(self) -> &'static str {
        match self {
            Refusal::GameOver => "game-over",
            Refusal::OtherDecision(_) => "other-decision",
            Refusal::OpenQuestion(_) => "open-question",
            Refusal::NoQuestion => "no-question",
            Refusal::CannotDecline => "cannot-decline",
            Refusal::NothingToEnd => "nothing-to-end",
            Refusal::CrystalOnRim => "crystal-on-rim",
            Refusal::WandFirst { .. } => "wand-first",
            Refusal::WandInOrder => "wand-in-order",
            Refusal::NotATower { .. } => "not-a-tower",
            Refusal::TowerTaken { .. } => "tower-taken",
            Refusal::CardNotOffered { .. } => "card-not-offered",
            Refusal::TileNotHeld { .. } => "tile-not-held",
            Refusal::OffTheCauldron { .. } => "off-the-cauldron",
            Refusal::CellTaken { .. } => "cell-taken",
            Refusal::NotNeighbours { .. } => "not-neighbours",
            Refusal::StillRoom => "still-room",
            Refusal::NoRoom => "no-room",
            Refusal::NotOnTile { .. } => "not-on-tile",
            Refusal::OtherBatch { .. } => "other-batch",
            Refusal::Interrupted { .. } => "interrupted",
            Refusal::OneSource { .. } => "one-source",
            Refusal::TooFewActions { .. } => "too-few-actions",
            Refusal::NoMovement { .. } => "no-movement",
            Refusal::NoEnergy => "no-energy",
            Refusal::NoSuchConnection { .. } => "no-such-connection",
            Refusal::BegunFirst { .. } => "begun-first",
            Refusal::ConnectionTaken { .. } => "connection-taken",
            Refusal::NotJoined { .. } => "not-joined",
            Refusal::NoWitchInSupply { .. } => "no-witch-in-supply",
            Refusal::NoWitchLying { .. } => "no-witch-lying",
            Refusal::WitchThere { .. } => "witch-there",
            Refusal::NoWayThere { .. } => "no-way-there",
            Refusal::NoCrystal { .. } => "no-crystal",
            Refusal::EndOfWand => "end-of-wand",
            Refusal::BeyondTheWand { .. } => "beyond-the-wand",
            Refusal::NoScroll { .. } => "no-scroll",
            Refusal::SpellNotHeld { .. } => "spell-not-held",
            Refusal::SpellNotSuited { .. } => "spell-not-suited",
            Refusal::SpellOfNoUse { .. } => "spell-of-no-use",
            Refusal::NotPending => "not-pending",
            Refusal::TooDeep => "too-deep",
            Refusal::NotOnSpecial { .. } => "not-on-special",
            Refusal::NotOnRim { .. } => "not-on-rim",
            Refusal::ShelfFull { .. } => "shelf-full",
            Refusal::BottomFull => "bottom-full",
            Refusal::ChipGone { .. } => "chip-gone",
            Refusal::NoCollecting => "no-collecting",
            Refusal::PowerTileGone { .. } => "power-tile-gone",
            Refusal::CellsOutOfOrder { .. } => "cells-out-of-order",
            Refusal::NotInTurn => "not-in-turn",
            Refusal::TooPoor { .. } => "too-poor",
            Refusal::NoMoonCard => "no-moon-card",
            Refusal::MoonUsed => "moon-used",
            Refusal::MoonOfNoUse => "moon-of-no-use",
        }
    }

    /// The clause of the rules that the refusal rests on.
    pub const fn clause(self) -> &'static str {
        match self {
            Refusal::GameOver => "T1",
            Refusal::OtherDecision(phase) => phase_clause(phase),
            Refusal::OpenQuestion(Question::PowerScroll) => "D5",
            Refusal::OpenQuestion(_) | Refusal::NoQuestion | Refusal::CannotDecline => "D2",
            Refusal::NoCollecting => "D2",
            Refusal::NothingToEnd => "T7",
            Refusal::CrystalOnRim => "C3",
            Refusal::WandFirst { .. } | Refusal::WandInOrder => "M4",
            Refusal::NotATower { .. } | Refusal::TowerTaken { .. } => "S9",
            Refusal::CardNotOffered { .. } | Refusal::NoMoonCard => "N1",
            Refusal::TileNotHeld { .. } | Refusal::OffTheCauldron { .. } => "T2",
            Refusal::CellTaken { .. } | Refusal::NotNeighbours { .. } => "T2",
            Refusal::StillRoom | Refusal::NoRoom => "T9",
            Refusal::NotOnTile { .. } => "T3",
            Refusal::OtherBatch { .. } | Refusal::Interrupted { .. } | Refusal::TooDeep => "B2",
            Refusal::OneSource { .. } => "W3",
            Refusal::TooFewActions { clause, .. } => clause.name(),
            Refusal::NoMovement { symbol: Symbol::Crystal } => "C1",
            Refusal::NoMovement { .. } | Refusal::BeyondTheWand { .. } => "M1",
            Refusal::NoEnergy | Refusal::NoSuchConnection { .. } => "E1",
            Refusal::ConnectionTaken { .. } => "E2",
            Refusal::BegunFirst { .. } => "E3",
            Refusal::NotJoined { .. } => "E4",
            Refusal::NoWitchInSupply { big: true } => "G2",
            Refusal::NoWitchInSupply { .. } => "W1",
            Refusal::NoWitchLying { .. } | Refusal::NoWayThere { .. } => "W2",
            Refusal::WitchThere { .. } => "W4",
            Refusal::NoCrystal { .. } => "C1",
            Refusal::EndOfWand => "M6",
            Refusal::NoScroll { .. } => "R2",
            Refusal::SpellNotHeld { .. } | Refusal::SpellNotSuited { .. } | Refusal::SpellOfNoUse { .. } => {
                "R3"
            }
            Refusal::NotPending => "B1",
            Refusal::NotOnSpecial { .. } => "P4",
            Refusal::NotOnRim { .. } | Refusal::ChipGone { .. } => "C3",
            Refusal::ShelfFull { .. } | Refusal::BottomFull => "C5",
            Refusal::PowerTileGone { .. } | Refusal::CellsOutOfOrder { .. } => "D4",
            Refusal::NotInTurn | Refusal::TooPoor { .. } => "T10",
            Refusal::MoonUsed => "N2",
            Refusal::MoonOfNoUse => "N4",
        }
    }

    /// Whether the refusal rests on a ruling of ours and not on the rulebooks.
    ///
    /// A clause with a ruling has other sentences too: that Crystals are removed in one's own turn is the rulebooks', that
    /// nobody pays points that they lack is ours (both T10).
    ///
    /// ```
    /// use witchstone_rules::Refusal;
    /// assert!(Refusal::StillRoom.is_ruling() && !Refusal::NoEnergy.is_ruling());
    /// ```
    pub const fn is_ruling(self) -> bool {
        matches!(
            self,
            Refusal::StillRoom
                | Refusal::NoRoom
                | Refusal::TooPoor { .. }
                | Refusal::Interrupted { .. }
                | Refusal::TooDeep
                | Refusal::OneSource { .. }
                | Refusal::WandFirst { .. }
        )
    }
}

const fn phase_clause(phase: Phase) -> &'static str {
    match phase {
        Phase::Towers | Phase::TowerBonus => "S9",
        Phase::Moons => "N1",
        Phase::TurnStart => "T2",
        Phase::Order => "T3",
        Phase::Begin => "N3",
        Phase::Acting => "T3",
        Phase::Over => "T1",
    }
}

impl Clause {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Clause::W3 => "W3",
            Clause::C1 => "C1",
            Clause::C2 => "C2",
            Clause::M1 => "M1",
            Clause::R1 => "R1",
            Clause::T4 => "T4",
        }
    }
}

/// For logs and test scripts: the key, what it is about, and the clause, as in `cell-taken 0,0 (T2)`.
///
/// Players read sentences in their language: `Words::refusal` of `witchstone-words`.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())?;
        self.write_subject(f)?;
        let ruling = if self.is_ruling() { ", ruling" } else { "" };
        write!(f, " ({}{ruling})", self.clause())
    }
}

impl core::error::Error for Refusal {}

impl Refusal {
    /// What it is about, after a space; nothing for most.
    fn write_subject(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::OtherDecision(phase) => write!(f, " {}", phase.name()),
            Refusal::OpenQuestion(question) => write!(f, " {}", question.name()),
            Refusal::WandFirst { symbol }
            | Refusal::NotOnTile { symbol }
            | Refusal::NoMovement { symbol }
            | Refusal::ShelfFull { symbol }
            | Refusal::PowerTileGone { symbol }
            | Refusal::CardNotOffered { card: symbol } => write!(f, " {symbol}"),
            Refusal::NotATower { location }
            | Refusal::WitchThere { location }
            | Refusal::NoWayThere { location } => write!(f, " {location}"),
            Refusal::TowerTaken { tower, by } => write!(f, " {tower} by {by}"),
            Refusal::ConnectionTaken { connection, by } => write!(f, " {connection} by {by}"),
            Refusal::NoSuchConnection { connection }
            | Refusal::BegunFirst { connection }
            | Refusal::NotJoined { connection } => write!(f, " {connection}"),
            Refusal::TileNotHeld { tile } => write!(f, " {tile}"),
            Refusal::NotOnSpecial { tile, symbol } => write!(f, " {tile} {symbol}"),
            Refusal::OffTheCauldron { cell } | Refusal::CellTaken { cell } | Refusal::NoCrystal { cell } => {
                write!(f, " {cell}")
            }
            Refusal::NotNeighbours { first, second } | Refusal::CellsOutOfOrder { first, second } => {
                write!(f, " {first} {second}")
            }
            Refusal::OtherBatch { needed, open: None } => write!(f, " needs {needed}, none open"),
            Refusal::OtherBatch { needed, open: Some(open) } | Refusal::Interrupted { needed, open } => {
                write!(f, " needs {needed}, {open} open")
            }
            Refusal::OneSource { needed, left } | Refusal::TooFewActions { needed, left, .. } => {
                write!(f, " needs {needed}, {left} left")
            }
            Refusal::BeyondTheWand { spaces, room } => write!(f, " needs {spaces}, {room} left"),
            Refusal::TooPoor { price, score } => write!(f, " needs {price}, {score} left"),
            Refusal::NoWitchInSupply { big: true } | Refusal::NoWitchLying { big: true } => {
                f.write_str(" big")
            }
            Refusal::NoScroll { position } => write!(f, " {position}"),
            Refusal::SpellNotHeld { spell }
            | Refusal::SpellNotSuited { spell, .. }
            | Refusal::SpellOfNoUse { spell } => write!(f, " {}", spell.name()),
            Refusal::NotOnRim { exit, black: true } => write!(f, " black {exit}"),
            Refusal::NotOnRim { exit, black: false } => write!(f, " {exit}"),
            Refusal::ChipGone { chip } => write!(f, " {chip}"),
            _ => Ok(()),
        }
    }
}
