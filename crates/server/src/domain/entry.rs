//! The entries of a table's list.

use std::collections::BTreeSet;

use witchstone_ai::Level;
use witchstone_rules::{Edition, Move, Player, RULES_VERSION};

use super::game::GameStart;
use super::seat::{Person, Seat};
use super::settings::Settings;

/// The prefix of the rules version in [`Entry::Created`].
const RULES: &str = "witchstone-rules/";

/// The rules of a table created now on this edition: the version of the rules, and the edition's name unless it is the
/// built-in one. A game continues only where both are known.
pub fn rules_on(edition: &Edition) -> String {
    if edition.id == Edition::classic().id {
        format!("{RULES}{RULES_VERSION}")
    } else {
        format!("{RULES}{RULES_VERSION} {}", edition.id)
    }
}

/// The edition that [`rules_on`] names; none if the version of the rules is unknown.
pub fn edition_in(rules: &str) -> Option<&str> {
    let (version, edition) = rules.split_once(' ').unwrap_or((rules, &Edition::classic().id));
    let version: u8 = version.strip_prefix(RULES)?.parse().ok()?;
    (1..=RULES_VERSION).contains(&version).then_some(edition)
}

/// An entry. Entries never change; the state of a table follows from all of its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// The table was created.
    Created {
        /// The settings.
        settings: Settings,
        /// The host.
        host: Person,
        /// [`rules_on`] its edition at that time.
        rules: String,
        /// The seats.
        seats: Vec<Seat>,
        /// The game whose deal is played again.
        deal: Option<Box<GameStart>>,
    },
    /// The seats changed.
    Seated {
        /// All seats.
        seats: Vec<Seat>,
    },
    /// The game started.
    Started {
        /// The seats in turn order.
        seats: Vec<Seat>,
        /// The game; none where the edition of the table is unknown.
        game: Option<Box<GameStart>>,
    },
    /// The player to move made a move.
    Moved(Move),
    /// The player to move undid the last move.
    Undone,
    /// The player to move redid a move.
    Redone,
    /// A player requested to undo moves that revealed something or belong to others.
    UndoRequested {
        /// The player.
        seat: Player,
        /// The number of moves.
        moves: usize,
        /// The players who have to agree; none in requests of older programs, where those had to whom no bot stood in when
        /// the votes were counted.
        voters: Option<BTreeSet<Player>>,
    },
    /// A player answered an undo request. When all have agreed the moves are undone.
    UndoAnswered {
        /// The player.
        seat: Player,
        /// Whether the player agrees.
        agree: bool,
    },
    /// A player resigned.
    Resigned {
        /// The player.
        seat: Player,
    },
    /// A player's clock ran out.
    TimedOut {
        /// The player.
        seat: Player,
    },
    /// A bot plays for a player for the time being, or no longer.
    StandIn {
        /// The player.
        seat: Player,
        /// The bot's level.
        level: Option<Level>,
    },
    /// A player takes over from the stand-in when the running turn of the seat has ended.
    Returning {
        /// The player.
        seat: Player,
    },
    /// The host muted a name in the chat, or no longer.
    Muted {
        /// The name.
        name: String,
        /// Whether it is muted.
        muted: bool,
    },
    /// The players play again at another table.
    Rematch {
        /// The id of that table.
        table: String,
    },
    /// The game so far is identical under this version of the rules and continues under it.
    Migrated {
        /// The version.
        rules: u8,
    },
    /// A player agreed to resume a suspended game, or no longer.
    ResumeVoted {
        /// The player.
        seat: Player,
        /// Whether the player agrees.
        agree: bool,
    },
    /// All players agreed to resume after the first moves; later moves are dropped.
    Resumed {
        /// The number of moves kept.
        moves: usize,
        /// The version of the rules that the game continues under.
        rules: u8,
    },
    /// An administrator ended the game without a result.
    Ended,
}

impl Entry {
    /// The time of an entry that is appended now after one of this time. [`Entry::Migrated`] keeps the time of the entry
    /// before it, so that lists ordered by the last activity stay as they are.
    pub fn at_ms(&self, last_ms: i64, now_ms: i64) -> i64 {
        if matches!(self, Entry::Migrated { .. }) { last_ms } else { now_ms.max(last_ms) }
    }

    /// Whether the entry changes the game by itself.
    pub(super) fn changes_game(&self) -> bool {
        matches!(
            self,
            Entry::Started { .. } | Entry::Moved(_) | Entry::Undone | Entry::Redone | Entry::Resumed { .. }
        )
    }
}
