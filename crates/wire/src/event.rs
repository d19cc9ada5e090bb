//! Events as JSON: one tagged object for each thing that happened.

use serde::{Deserialize, Serialize};
use witchstone_rules::{
    Chip, Edition, Event, Location, Lost, MAX_PLAYERS, Move, Origin, Player, RimCrystal, Silver, Source,
    Spell, Symbol, Tile,
};

use crate::name::{named, plain};
use crate::view::{connection_from, connection_name, symbols_of, symbols_to_bits};
use crate::{FormError, Named};

/// One thing that happened at the table, as a seat or spectator may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)] // The fields are those of the rules' events.
pub enum EventJson {
    /// A player made a move; what follows came of it.
    Moved {
        player: usize,
        r#move: Named<Move>,
    },
    TurnBegan {
        player: usize,
        turn: u8,
    },
    Points {
        player: usize,
        points: i8,
        source: SourceJson,
    },
    BatchBegan {
        player: usize,
        symbol: Named<Symbol>,
        actions: u8,
        origin: OriginJson,
    },
    BatchGrew {
        player: usize,
        symbol: Named<Symbol>,
        actions: u8,
    },
    ChipTaken {
        player: usize,
        chip: Named<Chip>,
        from: Option<Named<Location>>,
    },
    Completed {
        player: usize,
        connection: String,
    },
    Stood {
        player: usize,
        at: Named<Location>,
        price: u8,
    },
    Entered {
        player: usize,
        space: u8,
    },
    OwlTaken {
        player: usize,
        value: u8,
    },
    SpecialTaken {
        player: usize,
        tile: Named<Tile>,
        space: u8,
    },
    SpecialRevealed {
        tile: Named<Tile>,
        space: u8,
    },
    SpecialAside {
        player: usize,
        tile: Named<Tile>,
    },
    Shelved {
        player: usize,
        exit: Named<Symbol>,
        black: bool,
        bottom: bool,
    },
    CrystalAside {
        player: usize,
        black: bool,
    },
    WandMoved {
        player: usize,
        from: u8,
        to: u8,
        first: bool,
    },
    ScrollTaken {
        player: usize,
        scroll: String,
        position: u8,
    },
    ScrollRevealed {
        scroll: String,
    },
    SpellUsed {
        player: usize,
        spell: Named<Spell>,
    },
    PowerLaid {
        player: usize,
        symbol: Named<Symbol>,
    },
    Collected {
        player: usize,
    },
    MoonKept {
        player: usize,
        card: Named<Symbol>,
    },
    MoonUsed {
        player: usize,
    },
    /// The cards are there for that player only.
    MoonsDrawn {
        player: usize,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        cards: Option<Vec<Named<Symbol>>>,
    },
    /// The tile is there for that player only.
    TileDrawn {
        player: usize,
        #[serde(skip_serializing_if = "Option::is_none", default)]
        tile: Option<Named<Tile>>,
    },
    Lost {
        player: usize,
        lost: LostJson,
    },
    GameEnded,
    /// Moves were undone, the last of them first.
    Undone {
        player: usize,
        moves: Vec<Named<Move>>,
    },
    /// The seat has given up; it loses.
    Resigned {
        player: usize,
    },
    /// The clock of the seat ran out.
    TimedOut {
        player: usize,
    },
}

/// Where points come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // As `witchstone_rules::Source`.
pub enum SourceJson {
    Connection(u8),
    Witch,
    Witchstone,
    Chip,
    EmptyOwls,
    Silver(Named<Silver>),
    Removed,
}

/// What a batch comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // As `witchstone_rules::Origin`.
pub enum OriginJson {
    Tile,
    Chip,
    Vial,
    Wand,
    Special,
    Free,
}

/// What was given up: symbol and number of actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // As `witchstone_rules::Lost`.
pub enum LostJson {
    Actions(Named<Symbol>, u8),
    Chip(Named<Symbol>, u8),
    Vial(Named<Symbol>, u8),
    Wand(Named<Symbol>, u8),
    Free,
}

macro_rules! both_ways {
    ($theirs:ident, $ours:ident: $($unit:ident)* ; $($one:ident)* ; $($named:ident)* ; $($pair:ident)*) => {
        impl From<$theirs> for $ours {
            fn from(value: $theirs) -> $ours {
                match value {
                    $($theirs::$unit => $ours::$unit,)*
                    $($theirs::$one(n) => $ours::$one(n),)*
                    $($theirs::$named(name) => $ours::$named(Named(name)),)*
                    $($theirs::$pair(symbol, n) => $ours::$pair(Named(symbol), n),)*
                }
            }
        }
        impl From<$ours> for $theirs {
            fn from(value: $ours) -> $theirs {
                match value {
                    $($ours::$unit => $theirs::$unit,)*
                    $($ours::$one(n) => $theirs::$one(n),)*
                    $($ours::$named(name) => $theirs::$named(name.0),)*
                    $($ours::$pair(symbol, n) => $theirs::$pair(symbol.0, n),)*
                }
            }
        }
    };
}

both_ways!(Source, SourceJson: Witch Witchstone Chip EmptyOwls Removed; Connection; Silver;);
both_ways!(Origin, OriginJson: Tile Chip Vial Wand Special Free;;;);
both_ways!(Lost, LostJson: Free;;; Actions Chip Vial Wand);

impl EventJson {
    /// Writes an event; restrict it to a seat with [`Event::seen_by`] first.
    pub fn of(event: &Event, edition: &Edition) -> EventJson {
        use EventJson as Json;
        let at = |player: Player| player.index();
        match *event {
            Event::Moved { player, played } => Json::Moved { player: at(player), r#move: Named(played) },
            Event::TurnBegan { player, turn } => Json::TurnBegan { player: at(player), turn },
            Event::Points { player, points, source } => {
                Json::Points { player: at(player), points, source: source.into() }
            }
            Event::BatchBegan { player, symbol, actions, origin } => {
                Json::BatchBegan { player: at(player), symbol: Named(symbol), actions, origin: origin.into() }
            }
            Event::BatchGrew { player, symbol, actions } => {
                Json::BatchGrew { player: at(player), symbol: Named(symbol), actions }
            }
            Event::ChipTaken { player, chip, from } => {
                Json::ChipTaken { player: at(player), chip: Named(chip), from: from.map(Named) }
            }
            Event::Completed { player, connection } => {
                Json::Completed { player: at(player), connection: connection_name(connection, edition) }
            }
            Event::Stood { player, at: place, price } => {
                Json::Stood { player: at(player), at: Named(place), price }
            }
            Event::Entered { player, space } => Json::Entered { player: at(player), space },
            Event::OwlTaken { player, value } => Json::OwlTaken { player: at(player), value },
            Event::SpecialTaken { player, tile, space } => {
                Json::SpecialTaken { player: at(player), tile: Named(tile), space }
            }
            Event::SpecialRevealed { tile, space } => Json::SpecialRevealed { tile: Named(tile), space },
            Event::SpecialAside { player, tile } => {
                Json::SpecialAside { player: at(player), tile: Named(tile) }
            }
            _ => EventJson::of_later(event, edition),
        }
    }

    /// The second half of [`EventJson::of`].
    fn of_later(event: &Event, edition: &Edition) -> EventJson {
        use EventJson as Json;
        let at = |player: Player| player.index();
        match *event {
            Event::Shelved { player, crystal, bottom } => Json::Shelved {
                player: at(player),
                exit: Named(crystal.exit()),
                black: crystal.is_black(),
                bottom,
            },
            Event::CrystalAside { player, black } => Json::CrystalAside { player: at(player), black },
            Event::WandMoved { player, from, to, first } => {
                Json::WandMoved { player: at(player), from, to, first }
            }
            Event::ScrollTaken { player, scroll, position } => {
                Json::ScrollTaken { player: at(player), scroll: edition.scroll_name(scroll), position }
            }
            Event::ScrollRevealed { scroll } => Json::ScrollRevealed { scroll: edition.scroll_name(scroll) },
            Event::SpellUsed { player, spell } => Json::SpellUsed { player: at(player), spell: Named(spell) },
            Event::PowerLaid { player, symbol } => {
                Json::PowerLaid { player: at(player), symbol: Named(symbol) }
            }
            Event::Collected { player } => Json::Collected { player: at(player) },
            Event::MoonKept { player, card } => Json::MoonKept { player: at(player), card: Named(card) },
            Event::MoonUsed { player } => Json::MoonUsed { player: at(player) },
            Event::MoonsDrawn { player, cards } => {
                Json::MoonsDrawn { player: at(player), cards: cards.map(|bits| named(symbols_of(bits))) }
            }
            Event::TileDrawn { player, tile } => {
                Json::TileDrawn { player: at(player), tile: tile.map(Named) }
            }
            Event::Lost { player, lost } => Json::Lost { player: at(player), lost: lost.into() },
            _ => Json::GameEnded,
        }
    }

    /// The event of the rules; `None` for what happens at the table outside of them.
    pub fn read(&self, edition: &Edition) -> Result<Option<Event>, FormError> {
        use EventJson as Json;
        Ok(Some(match *self {
            Json::Moved { player, r#move } => Event::Moved { player: seat(player)?, played: r#move.0 },
            Json::TurnBegan { player, turn } => Event::TurnBegan { player: seat(player)?, turn },
            Json::Points { player, points, source } => {
                Event::Points { player: seat(player)?, points, source: source.into() }
            }
            Json::BatchBegan { player, symbol, actions, origin } => {
                Event::BatchBegan { player: seat(player)?, symbol: symbol.0, actions, origin: origin.into() }
            }
            Json::BatchGrew { player, symbol, actions } => {
                Event::BatchGrew { player: seat(player)?, symbol: symbol.0, actions }
            }
            Json::ChipTaken { player, chip, from } => {
                Event::ChipTaken { player: seat(player)?, chip: chip.0, from: from.map(|from| from.0) }
            }
            Json::Completed { player, ref connection } => {
                Event::Completed { player: seat(player)?, connection: connection_from(connection, edition)? }
            }
            Json::Stood { player, at, price } => Event::Stood { player: seat(player)?, at: at.0, price },
            Json::Entered { player, space } => Event::Entered { player: seat(player)?, space },
            Json::OwlTaken { player, value } => Event::OwlTaken { player: seat(player)?, value },
            Json::SpecialTaken { player, tile, space } => {
                Event::SpecialTaken { player: seat(player)?, tile: tile.0, space }
            }
            Json::SpecialRevealed { tile, space } => Event::SpecialRevealed { tile: tile.0, space },
            Json::SpecialAside { player, tile } => {
                Event::SpecialAside { player: seat(player)?, tile: tile.0 }
            }
            _ => return self.read_later(edition),
        }))
    }

    /// The second half of [`EventJson::read`].
    fn read_later(&self, edition: &Edition) -> Result<Option<Event>, FormError> {
        use EventJson as Json;
        let scroll =
            |name: &str| edition.scroll_from_name(name).ok_or_else(|| FormError::not_a("Scroll", name));
        Ok(Some(match *self {
            Json::Shelved { player, exit, black, bottom } => {
                Event::Shelved { player: seat(player)?, crystal: RimCrystal::new(exit.0, black), bottom }
            }
            Json::CrystalAside { player, black } => Event::CrystalAside { player: seat(player)?, black },
            Json::WandMoved { player, from, to, first } => {
                Event::WandMoved { player: seat(player)?, from, to, first }
            }
            Json::ScrollTaken { player, scroll: ref name, position } => {
                Event::ScrollTaken { player: seat(player)?, scroll: scroll(name)?, position }
            }
            Json::ScrollRevealed { scroll: ref name } => Event::ScrollRevealed { scroll: scroll(name)? },
            Json::SpellUsed { player, spell } => Event::SpellUsed { player: seat(player)?, spell: spell.0 },
            Json::PowerLaid { player, symbol } => {
                Event::PowerLaid { player: seat(player)?, symbol: symbol.0 }
            }
            Json::Collected { player } => Event::Collected { player: seat(player)? },
            Json::MoonKept { player, card } => Event::MoonKept { player: seat(player)?, card: card.0 },
            Json::MoonUsed { player } => Event::MoonUsed { player: seat(player)? },
            Json::MoonsDrawn { player, ref cards } => {
                let bits = cards.as_ref().map(|cards| symbols_to_bits(&plain::<_, Vec<_>>(cards)));
                Event::MoonsDrawn { player: seat(player)?, cards: bits }
            }
            Json::TileDrawn { player, tile } => {
                Event::TileDrawn { player: seat(player)?, tile: tile.map(|tile| tile.0) }
            }
            Json::Lost { player, lost } => Event::Lost { player: seat(player)?, lost: lost.into() },
            Json::GameEnded => Event::GameEnded,
            _ => return Ok(None),
        }))
    }
}

/// A player by number.
pub(crate) fn seat(number: usize) -> Result<Player, FormError> {
    if number < MAX_PLAYERS {
        return Ok(Player::new(number));
    }
    Err(FormError::new(format!("There is no player {number}.")))
}
