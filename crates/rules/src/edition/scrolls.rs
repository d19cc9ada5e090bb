//! The Scrolls of an edition, and their names in records.

use core::fmt::{self, Write};
use core::iter::repeat_n;

use crate::{Counted, Edition, Goal, Place, Prophecy, Scroll, ScrollKind, Spell, Symbol};

/// Which Scrolls there are.
#[derive(Clone, PartialEq, Debug)]
pub struct ScrollPlan {
    /// Single spells in the deck.
    pub singles: u8,
    /// Double spells of each symbol in the deck.
    pub doubles: u8,
    /// Power Scrolls that Full Moon adds.
    pub powers: u8,
    /// The Prophecies; the last one is that of Full Moon.
    pub prophecies: Vec<Prophecy>,
}

impl ScrollPlan {
    /// The most Scrolls a deck may hold.
    pub const MAX_DECK: usize = 48;
    /// The positions of the display (S3).
    pub const DISPLAY: usize = 6;

    /// Every Scroll of the deck, unshuffled.
    pub fn deck(&self, ingredients: bool) -> impl Iterator<Item = Scroll> + '_ {
        let spell = |spell| Scroll::new(ScrollKind::Spell(spell));
        let singles = repeat_n(spell(Spell::Single), self.singles as usize);
        let doubles = Symbol::ALL
            .into_iter()
            .flat_map(move |symbol| repeat_n(spell(Spell::Double(symbol)), self.doubles as usize));
        let prophecies = self.prophecies.len() - usize::from(!ingredients);
        let prophecies = (0..prophecies).map(|number| Scroll::new(ScrollKind::Prophecy(number)));
        let powers = if ingredients { self.powers as usize } else { 0 };
        singles.chain(doubles).chain(prophecies).chain(repeat_n(Scroll::new(ScrollKind::Power), powers))
    }
}

impl Edition {
    /// The Prophecy with this number.
    #[inline]
    pub fn prophecy(&self, number: usize) -> Prophecy {
        self.scrolls.prophecies[number]
    }

    /// The name of a Scroll in records, as `prophecy cluster energy`.
    pub fn scroll_name(&self, scroll: Scroll) -> String {
        let mut name = String::new();
        // A string takes everything.
        let _ = self.write_scroll_name(scroll, &mut name);
        name
    }

    fn write_scroll_name(&self, scroll: Scroll, name: &mut impl Write) -> fmt::Result {
        match scroll.kind() {
            ScrollKind::Spell(spell) => {
                name.write_str("spell ")?;
                name.write_str(spell.name())
            }
            ScrollKind::Power => name.write_str("power"),
            ScrollKind::Prophecy(number) => write_prophecy_name(self.prophecy(number), name),
        }
    }

    /// The Scroll with this name.
    ///
    /// ```
    /// use witchstone_rules::Edition;
    /// let classic = Edition::classic();
    /// let scroll = classic.scroll_from_name("prophecy witches forest village castle").unwrap();
    /// assert_eq!(classic.scroll_name(scroll), "prophecy witches forest village castle");
    /// ```
    pub fn scroll_from_name(&self, name: &str) -> Option<Scroll> {
        let is_it = |scroll: &Scroll| {
            let mut rest = Unread(name);
            self.write_scroll_name(*scroll, &mut rest).is_ok() && rest.0.is_empty()
        };
        self.scrolls.deck(true).find(is_it)
    }
}

/// The name of a Prophecy in records.
pub fn prophecy_name(prophecy: Prophecy) -> String {
    let mut name = String::new();
    // A string takes everything.
    let _ = write_prophecy_name(prophecy, &mut name);
    name
}

fn write_prophecy_name(prophecy: Prophecy, name: &mut impl Write) -> fmt::Result {
    name.write_str("prophecy ")?;
    match prophecy {
        Prophecy::Cluster(symbol) => {
            name.write_str("cluster ")?;
            name.write_str(symbol.name())
        }
        Prophecy::Witches(goals) => write_goals("witches", goals, name),
        Prophecy::Connected(goals) => write_goals("connected", goals, name),
        Prophecy::Rank(_) => name.write_str("rank"),
        Prophecy::Count(counted, _) => name.write_str(counted.name()),
    }
}

fn write_goals(kind: &str, goals: [Goal; 3], name: &mut impl Write) -> fmt::Result {
    name.write_str(kind)?;
    goals.into_iter().try_for_each(|goal| {
        name.write_char(' ')?;
        name.write_str(goal.name())
    })
}

/// The rest of a name that another is compared with; it refuses what does not stand there.
struct Unread<'a>(&'a str);

impl Write for Unread<'_> {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
        Ok(())
    }
}

impl Goal {
    /// The goal of that name in an edition file: a kind of place, or `foreign tower`.
    pub fn from_edition_name(name: &str) -> Option<Goal> {
        match (name, Place::from_name(name)) {
            ("foreign tower", _) => Some(Goal::ForeignTower),
            (_, Some(Place::Tower | Place::Witchstone) | None) => None,
            (_, Some(place)) => Some(Goal::Place(place)),
        }
    }
}

impl Counted {
    /// The thing counted under this key of an edition file.
    pub fn from_edition_key(key: &str) -> Option<Counted> {
        Some(match key {
            "witches_on_board" => Counted::WitchesOnBoard,
            "lying_witches" => Counted::LyingWitches,
            "silver_spaces" => Counted::SilverSpaces,
            "special_tiles" => Counted::SpecialTiles,
            "scrolls_owned" => Counted::Scrolls,
            "chips_owned" => Counted::Chips,
            "crystals_in_rack" => Counted::Crystals,
            "power_tiles" => Counted::PowerTiles,
            _ => return None,
        })
    }
}
