//! Why a move is refused: typed, and one sentence that a player can act on.

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

/// The sentence in English, for logs, servers and users of this crate alone.
///
/// What players read, in any language, is in `locales/`: `words` names players and pieces and inflects, which needs more than
/// this crate has. A test of `words` compares both, kind by kind: only the names of things may differ.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sentence(f)?;
        let ruling = if self.is_ruling() { ", our ruling" } else { "" };
        write!(f, " ({}{ruling}).", self.clause())
    }
}

impl core::error::Error for Refusal {}

impl Refusal {
    /// The sentence without clause and full stop.
    fn sentence(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::GameOver => f.write_str("The game is over"),
            Refusal::OtherDecision(phase) => f.write_str(first_decision(phase)),
            Refusal::OpenQuestion(Question::Vial) => {
                f.write_str("First lay the power tile that you asked for")
            }
            Refusal::OpenQuestion(_) => f.write_str("First lay a power tile or decline it"),
            Refusal::NoQuestion => f.write_str("No power tile is being offered to you now"),
            Refusal::CannotDecline => f.write_str("You chose the collecting tile: lay a power tile now"),
            Refusal::NothingToEnd => f.write_str("There is nothing to give up now"),
            Refusal::CrystalOnRim => f.write_str("First put the Crystal on the rim into the rack"),
            Refusal::WandFirst { symbol } => {
                write!(f, "First use the {symbol} bonus of the Wand space")
            }
            Refusal::WandInOrder => f.write_str(
                "The spaces of the Wand are resolved in order: first finish the bonus of the one before",
            ),
            Refusal::NotATower { location } => write!(f, "Choose a tower: this is {location}"),
            Refusal::TowerTaken { tower, by } => {
                write!(f, "This tower belongs to {by}: choose a free one instead of {tower}")
            }
            Refusal::CardNotOffered { card } => write!(f, "The {card} card is not among those you may keep"),
            Refusal::TileNotHeld { tile } => write!(f, "You have no hex tile {tile} behind your screen"),
            Refusal::OffTheCauldron { cell } => write!(f, "The Cauldron has no cell {cell}"),
            Refusal::CellTaken { cell } => write!(f, "Cell {cell} is not empty: choose another one"),
            Refusal::NotNeighbours { first, second } => {
                write!(f, "The cells {first} and {second} do not lie side by side")
            }
            Refusal::StillRoom => f.write_str("Two empty cells still lie side by side: lay a tile there"),
            Refusal::NoRoom => f.write_str(
                "No two empty cells lie side by side: discard a tile, or remove a Crystal to make room",
            ),
            Refusal::NotOnTile { symbol } => write!(f, "The tile that you laid does not show {symbol}"),
            Refusal::OtherBatch { needed, open } => write_batches(f, needed, open),
            Refusal::Interrupted { needed, open } => {
                write!(
                    f,
                    "First finish the {open} actions or give them up: the {needed} actions go on after them"
                )
            }
            Refusal::OneSource { needed, left } => {
                write!(f, "That takes {needed} actions from one source, and this one has {left} left")
            }
            Refusal::TooFewActions { needed, left, .. } => {
                let are = if left == 1 { "is" } else { "are" };
                write!(f, "That takes {needed} {}, and there {are} {left} left", actions(needed))
            }
            Refusal::NoMovement { symbol: Symbol::Crystal } => {
                f.write_str("Move the Crystal to another cell than the one it lies on")
            }
            Refusal::NoMovement { .. } => f.write_str("Advance at least one space, or end the actions"),
            Refusal::NoEnergy => f.write_str("You have no Energy units left"),
            Refusal::NoSuchConnection { connection } => {
                write!(f, "The board has no connection {connection} that is written so")
            }
            Refusal::BegunFirst { connection } => {
                write!(f, "First complete the connection that you began, {connection}")
            }
            Refusal::ConnectionTaken { connection, by } => {
                write!(f, "The connection {connection} belongs to {by}")
            }
            Refusal::NotJoined { connection } => {
                write!(f, "Neither end of {connection} is joined to your tower by your own connections")
            }
            _ => self.sentence_of_things(f),
        }
    }

    fn sentence_of_things(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::NoWitchInSupply { big: false } => f.write_str("You have no Witch left in your supply"),
            Refusal::NoWitchInSupply { big: true } => f.write_str("Your Big Witch is not in your supply"),
            Refusal::NoWitchLying { big: false } => {
                f.write_str("No Witch of yours lies beside your tower: lay one there first")
            }
            Refusal::NoWitchLying { big: true } => {
                f.write_str("Your Big Witch does not lie beside your tower: lay her there first")
            }
            Refusal::WitchThere { location } => {
                write!(f, "A Witch of yours stands there already: choose another place than {location}")
            }
            Refusal::NoWayThere { location } => {
                write!(f, "No completed connections lead from your tower to {location}")
            }
            Refusal::NoCrystal { cell } => write!(f, "No Crystal of yours lies on {cell}"),
            Refusal::EndOfWand => f.write_str("Your counter is on the last space of the Wand"),
            Refusal::BeyondTheWand { spaces, room } => {
                write!(f, "You cannot advance {spaces} spaces: the Wand ends after {room}")
            }
            Refusal::NoScroll { position } => write!(f, "There is no Scroll at position {position}"),
            Refusal::SpellNotHeld { spell: Spell::Single } => {
                f.write_str("You hold no unused single Reinforcing Spell")
            }
            Refusal::SpellNotHeld { .. } => {
                f.write_str("You hold no unused double Reinforcing Spell of this symbol")
            }
            Refusal::SpellNotSuited { spell: Spell::Single, .. } => {
                f.write_str("A Reinforcing Spell only adds to actions that are going on")
            }
            Refusal::SpellNotSuited { .. } => f.write_str(
                "A double Reinforcing Spell only adds to actions of its own symbol that are going on",
            ),
            Refusal::SpellOfNoUse { .. } => {
                f.write_str("Not even with your spells could these actions do anything")
            }
            Refusal::NotPending => f.write_str("You have no such bonus waiting"),
            Refusal::TooDeep => {
                f.write_str("End some of the actions going on before you start another bonus")
            }
            Refusal::NotOnSpecial { tile, symbol } => {
                write!(f, "The special hex tile {tile} does not show {symbol}")
            }
            Refusal::NotOnRim { exit, black: true } => {
                write!(f, "Your Black Crystal does not wait on the rim at the {exit} exit")
            }
            Refusal::NotOnRim { exit, black: false } => {
                write!(f, "No Crystal of yours waits on the rim at the {exit} exit")
            }
            Refusal::ShelfFull { symbol } => {
                write!(f, "The {symbol} shelf is full: put the Crystal on the bottom shelf")
            }
            Refusal::BottomFull => {
                f.write_str("The bottom shelf is full: put the Crystal on the shelf of its exit")
            }
            Refusal::ChipGone { chip } => write!(f, "No {chip} chip is left on the table: take another one"),
            Refusal::NoCollecting => f.write_str("No power tile can be had from the bottom shelf now"),
            Refusal::PowerTileGone { symbol } => {
                write!(f, "The {symbol} power tile is taken: choose another one")
            }
            Refusal::CellsOutOfOrder { first, second } => {
                write!(f, "Name the cells of a power tile in ascending order: {second}, then {first}")
            }
            Refusal::NotInTurn => f.write_str("Crystals are removed only in your own turn"),
            Refusal::TooPoor { price, score } => {
                let points = if price == 1 { "point" } else { "points" };
                write!(f, "Removing this Crystal costs {price} {points}, and you have {score}")
            }
            Refusal::NoMoonCard => f.write_str("You have no Full-Moon card"),
            Refusal::MoonUsed => f.write_str("You have used your Full-Moon card this turn"),
            // The rest is worded above.
            _ => f.write_str("Your Full-Moon card changes nothing here"),
        }
    }
}

fn write_batches(f: &mut fmt::Formatter<'_>, needed: Symbol, open: Option<Symbol>) -> fmt::Result {
    match open {
        Some(open) => write!(f, "That takes {needed} actions, and the actions going on are {open} actions"),
        None => write!(f, "That takes {needed} actions, and no actions are going on"),
    }
}

fn actions(n: u8) -> &'static str {
    if n == 1 { "action" } else { "actions" }
}

fn first_decision(phase: Phase) -> &'static str {
    match phase {
        Phase::Towers => "First put your figure on a free tower",
        Phase::TowerBonus => "First carry out the chip of your tower, or give it up",
        Phase::Moons => "First keep one of the Full-Moon cards that are offered to you",
        Phase::TurnStart => "First lay a hex tile in your Cauldron",
        Phase::Order => "First choose which of the tile's two types you carry out now",
        Phase::Begin => "First choose whether your second type gets the action of your Full-Moon card",
        Phase::Acting => "An action type is going on: carry out its actions or end it",
        Phase::Over => "The game is over",
    }
}
