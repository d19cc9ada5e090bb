//! Where a record and the rules disagree, in words.

use std::fmt;

use witchstone_rules::{Move, Player, Refusal, RuleDifference, Score, State};
use witchstone_words::Words;

use crate::golden::Hash;

/// The first disagreement of a game.
#[derive(Debug)]
pub struct Difference {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub what: What,
    /// The position to look at, if the game came so far.
    pub state: Option<Box<State>>,
}

/// Where in a game something is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Before the first move.
    Begin,
    /// At a move, counted from 1.
    Move(usize, Move),
    /// After the last move.
    End,
}

/// What differs: what the record says, and what the rules come to.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)] // The fields are the words of their types.
pub enum What {
    /// It is no record, for this reason.
    Unreadable(String),
    /// A record of older rules differs under the present ones.
    Rules(RuleDifference),
    /// Another player is to act.
    Player { recorded: Player, acting: Player },
    /// Other moves are legal.
    Legal { missing: Vec<String>, extra: Vec<String> },
    /// The same moves are legal, but they are not written once each in order of their bytes.
    Order,
    /// The move is refused, for this reason.
    Refused(Refusal),
    /// The points on the track are others.
    Points { recorded: Vec<u16>, reached: Vec<u16> },
    /// There is a result, but the game is not over.
    NotOver,
    /// A player's result is another.
    Result { player: Player, recorded: Score, reached: Score },
    /// Others have won.
    Winners { recorded: Vec<Player>, reached: Vec<Player> },
    /// Some decision's player, legal moves or points are others than when the hash was made.
    Hash { recorded: Hash, reached: Hash },
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Begin => Ok(()),
            Place::Move(number, played) => write!(f, ", move {number} ({played})"),
            Place::End => f.write_str(", at the end"),
        }
    }
}

/// The most moves of a list that are shown.
const SHOWN: usize = 12;

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Unreadable(sentence) => f.write_str(sentence),
            What::Rules(difference) => f.write_str(&Words::english().rule_difference_in_notation(difference)),
            What::Player { recorded, acting } => {
                write!(f, "The record says {recorded}, but it is {acting} who acts.")
            }
            What::Legal { missing, extra } => write_legal(f, missing, extra),
            What::Order => f.write_str("The legal moves are not written once each, sorted by bytes."),
            What::Refused(refusal) => f.write_str(&Words::english().refusal(refusal)),
            What::Points { recorded, reached } => {
                write!(f, "The record has {} points after it, the rules {}.", list(recorded), list(reached))
            }
            What::NotOver => f.write_str("The record has a result, but the game is not over."),
            What::Result { player, recorded, reached } => {
                let (recorded, reached) = (Sums(recorded), Sums(reached));
                write!(f, "The record gives {player} {recorded}; the rules give {reached}.")
            }
            What::Winners { recorded, reached } => {
                write!(f, "The record says {} won, the rules say {}.", names(recorded), names(reached))
            }
            What::Hash { recorded, reached } => {
                write!(f, "The hash of the decisions is {reached}, not {recorded}.")
            }
        }
    }
}

fn write_legal(f: &mut fmt::Formatter<'_>, missing: &[String], extra: &[String]) -> fmt::Result {
    f.write_str("The legal moves differ.")?;
    let lists = [
        ("missing (in the record, but not offered by the rules)", missing),
        ("extra (offered by the rules, but not in the record)", extra),
    ];
    for (about, moves) in lists {
        if moves.is_empty() {
            continue;
        }
        write!(f, "\n  {} {about}:", moves.len())?;
        for text in moves.iter().take(SHOWN) {
            write!(f, "\n    {text}")?;
        }
        if moves.len() > SHOWN {
            write!(f, "\n    and {} more", moves.len() - SHOWN)?;
        }
    }
    Ok(())
}

fn list(points: &[u16]) -> String {
    points.iter().map(u16::to_string).collect::<Vec<_>>().join(", ")
}

fn names(players: &[Player]) -> String {
    if players.is_empty() {
        return "nobody".into();
    }
    players.iter().map(Player::to_string).collect::<Vec<_>>().join(" and ")
}

/// A result in one line.
struct Sums<'a>(&'a Score);

impl fmt::Display for Sums<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Score { board, owls, chips, spells, prophecies, wand } = self.0;
        let total = self.0.total();
        write!(f, "{total} points (board {board}, owls {owls}, chips {chips}, spells {spells}, ")?;
        write!(f, "prophecies {prophecies}) on Wand space {wand}")
    }
}
