//! Facts: what `given` makes so and `expect` finds so, one table of nouns for each part of the game.

mod ball;
mod cauldron;
mod chips;
mod end;
mod moon;
mod pentagram;
mod scrolls;
mod tracks;
mod turn;

use std::fmt::Display;

use witchstone_rules::{Area, BySeat, Hand, Player, State, Table};

pub(super) use super::error::StatementError;
use super::names::Names;

/// A position to read, with the player whom the fact is about.
pub(super) struct PositionRef<'a> {
    pub state: &'a State,
    pub player: Player,
    pub names: &'a Names,
}

impl PositionRef<'_> {
    fn table(&self) -> &Table {
        self.state.table()
    }

    fn area(&self) -> &Area {
        &self.table().areas[self.player]
    }

    fn hand(&self) -> &Hand {
        self.state.hand(self.player)
    }
}

/// A position to change, with the player whom the fact is about.
pub(super) struct PositionEditor<'a> {
    pub table: &'a mut Table,
    pub hands: &'a mut BySeat<Hand>,
    pub player: Player,
    pub names: &'a Names,
}

impl PositionEditor<'_> {
    fn area(&mut self) -> &mut Area {
        &mut self.table.areas[self.player]
    }

    fn hand(&mut self) -> &mut Hand {
        &mut self.hands[self.player]
    }
}

/// Returns the fact's value; the text is what stands between the noun and the `=`.
type Show = fn(&PositionRef<'_>, &str) -> Result<String, StatementError>;
/// Makes the fact so.
type Set = fn(&mut PositionEditor<'_>, &str, &str) -> Result<(), StatementError>;

/// One noun of the language.
struct Fact {
    noun: &'static str,
    /// Whether a player's name stands before it.
    owned: bool,
    show: Show,
    set: Option<Set>,
}

impl Fact {
    /// A fact about one player.
    const fn own(noun: &'static str, show: Show) -> Fact {
        Fact { noun, owned: true, show, set: None }
    }

    /// A fact about the table.
    const fn open(noun: &'static str, show: Show) -> Fact {
        Fact { noun, owned: false, show, set: None }
    }

    /// The fact can be given, too.
    const fn given(self, set: Set) -> Fact {
        Fact { set: Some(set), ..self }
    }
}

const TABLES: [&[Fact]; 9] = [
    ball::FACTS,
    cauldron::FACTS,
    chips::FACTS,
    end::FACTS,
    moon::FACTS,
    pentagram::FACTS,
    scrolls::FACTS,
    tracks::FACTS,
    turn::FACTS,
];

/// The fact of a `given` or `expect` line: `[player] noun [what] = value`.
pub(super) struct Assertion<'a> {
    fact: &'static Fact,
    player: Player,
    what: &'a str,
    value: &'a str,
}

impl<'a> Assertion<'a> {
    pub fn parse(names: &Names, text: &'a str) -> Result<Assertion<'a>, StatementError> {
        let (subject, value) = text.split_once('=').ok_or("a fact looks like `yellow score = 5`")?;
        let (subject, value) = (subject.trim(), value.trim());
        let (first, rest) = split_word(subject);
        let (player, noun, what) = match names.seat(first) {
            Some(player) => {
                let (noun, what) = split_word(rest);
                (Some(player), noun, what)
            }
            None => (None, first, rest),
        };
        let mut facts = TABLES.into_iter().flatten();
        let fact = facts.find(|fact| fact.noun == noun && fact.owned == player.is_some());
        let fact = fact.ok_or_else(|| format!("{subject:?} is not a fact"))?;
        Ok(Assertion { fact, player: player.unwrap_or(Player::new(0)), what, value })
    }

    /// Whether the position has this fact.
    pub fn check(&self, state: &State, names: &Names) -> Result<(), StatementError> {
        let found = (self.fact.show)(&PositionRef { state, player: self.player, names }, self.what)?;
        if found == self.value {
            return Ok(());
        }
        let (noun, what, value) = (self.fact.noun, self.what, self.value);
        let between = if what.is_empty() { "" } else { " " };
        Err(format!("expected {noun}{between}{what} = {value}, but it is {found}").into())
    }

    /// The state, changed so that it has this fact.
    pub fn apply(&self, state: &State, names: &Names) -> Result<State, StatementError> {
        let set = self.fact.set.ok_or_else(|| format!("{} cannot be given", self.fact.noun))?;
        let mut done = Ok(());
        let edited = state.edited(|table, hands| {
            let mut editor = PositionEditor { table, hands, player: self.player, names };
            done = set(&mut editor, self.what, self.value);
        });
        done.map(|()| edited)
    }
}

fn split_word(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

/// A number as it is written.
fn number<N: std::str::FromStr>(text: &str) -> Result<N, StatementError> {
    text.parse().map_err(|_| format!("{text:?} is not a number that fits").into())
}

/// Words with spaces between them, or `none`.
fn joined<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    listed(things, " ")
}

/// Items with semicolons between them, or `none`.
fn itemised<T: Display>(things: impl IntoIterator<Item = T>) -> String {
    listed(things, "; ")
}

fn listed<T: Display>(things: impl IntoIterator<Item = T>, between: &str) -> String {
    let words: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    if words.is_empty() { "none".into() } else { words.join(between) }
}

fn or_none<T: Display>(thing: Option<T>) -> String {
    thing.map_or_else(|| "none".into(), |thing| thing.to_string())
}
