//! The rules of Witchstone and its Full Moon expansion: the whole game as a pure library.
//!
//! No I/O, no clock, no JSON. Callers supply the [`RandomSource`] of a deal; [`Seed`] is a deterministic one. A [`State`] is a
//! complete game of 992 bytes that is copied to fork it; it offers exactly the legal [`Move`]s and refuses all others with a
//! typed reason, a [`Refusal`].
//!
//! Play a game, here with the first legal move each time:
//!
//! ```
//! use witchstone_rules::{Deal, Edition, Options, Seed, State};
//!
//! let (edition, options) = (Edition::classic(), Options::new(3));
//! let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
//! let mut state = State::new(edition, options, &deal)?;
//! while !state.is_over() {
//!     let moves = state.legal_moves();
//!     state.play(moves[0])?;
//! }
//! assert!(!state.winners().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Moves are text that people read and type, and what is refused says why:
//!
//! ```
//! use witchstone_rules::{Deal, Edition, Game, Options, Seed};
//!
//! let (edition, options) = (Edition::classic(), Options::new(2));
//! let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
//! let mut game = Game::new(edition, options, deal)?;
//! let events = game.play("tower t2".parse()?)?;
//! assert!(!events.is_empty());
//! let refusal = game.play("witch f1".parse()?).unwrap_err();
//! assert_eq!(refusal.clause(), "B2");
//! assert_eq!(game.undo().unwrap().to_string(), "tower t2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A player, a spectator or a computer opponent gets a [`View`], which holds nothing that it may not know, and can draw
//! full games that fit it:
//!
//! ```
//! use witchstone_rules::{Deal, Edition, Options, Player, Seed, State};
//!
//! let (edition, options) = (Edition::classic(), Options::new(2));
//! let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
//! let state = State::new(edition, options, &deal)?;
//! let view = state.view(Some(Player::new(1)));
//! let moves = view.legal_moves();
//! assert_eq!(moves.len(), 4); // the last player chooses a tower first
//! assert_eq!(view.sample(&mut Seed::new(1)).view(view.seat), view);
//! # Ok::<(), witchstone_rules::SetUpError>(())
//! ```
//!
//! Where to look: `action/` has one file for each heading of the rulebook, its legal moves, why others are refused, and what they do, side by
//! side; `play.rs` applies moves and runs to the next decision; `edition/` reads what is printed on the board.

mod action;
mod area;
mod bits;
mod cell;
mod conservation;
mod deal;
mod difference;
mod edit;
mod edition;
mod event;
mod from_parts;
mod gain;
mod game;
mod hash;
mod legality;
mod location;
mod move_gen;
mod moves;
mod notation;
mod options;
mod pending;
mod play;
mod player;
mod prophecy;
mod record;
mod refusal;
mod rng;
mod ruling;
mod sample;
mod score;
mod scroll;
mod sequence;
mod state;
mod symbol;
mod table;
mod turn_end;
mod version;
mod view;

pub use action::{
    BLACK_EXTRA, CHIP_ACTIONS, CHIP_POINTS, EMPTY_OWL_POINTS, FREE_ACTIONS, SPECIAL_ACTIONS, STANDING_POINTS,
    VIAL_ACTIONS, WitchPath,
};
pub use area::{Area, BigWitch, Cauldron, Hand, HeldScrolls};
pub use cell::{Cell, Cells, MAX_RADIUS};
pub use conservation::Imbalance;
pub use deal::{Deal, DealError, Pile};
pub use difference::{DifferenceKind, RuleDifference};
pub use edition::{
    BallPlan, CauldronPlan, ConnectionPlan, Counts, Edition, EditionChange, EditionError, EditionSummary,
    EditionWarning, Fact, Limit, Limited, MoonAbility, OrderedList, PentagramPlan, PentagramSpace,
    ScrollPlan, Silver, Spot, Subject, Total, WandPlan, WandSpace,
};
pub use event::{Event, EventSink, Lost, Origin, Source};
pub use gain::WandGain;
pub use game::{Game, PlayedMove, ReplayError};
pub use hash::Fnv1a;
pub use location::{Connection, ConnectionName, Connections, Location, Locations, Place};
pub use moves::{MAX_MOVES, Move, MoveList, RimCrystal, Shelf};
pub use notation::ParseMoveError;
pub use options::{FullMoon, MAX_HANDICAP, Options, OptionsError, ParseOptionsError};
pub use pending::{Batch, Bonus, Pending, Phase, Question, Stack, WandQueue};
pub use player::{BySeat, MAX_PLAYERS, Player};
pub use prophecy::{Degree, Missing, Standing};
pub use record::Record;
pub use refusal::{Clause, Refusal};
pub use rng::{RandomSource, Seed, SplitMix64, split_mix};
pub use ruling::{RULINGS, is_ruling};
pub use score::{Score, ScoreSheet};
pub use scroll::{Counted, Goal, Prophecy, Scroll, ScrollKind, Spell};
pub use sequence::MoveSequence;
pub use state::{SetUpError, State};
pub use symbol::{BySymbol, Chip, Symbol, Tile, TileBag, TileSet};
pub use table::{Collecting, EditionRef, ScrollDisplay, Table};
pub use version::{ChangedEffect, RULES_VERSION};
pub use view::View;
