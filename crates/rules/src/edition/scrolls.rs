//! The Scrolls of an edition, and their names in records.

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
        match scroll.kind() {
            ScrollKind::Spell(spell) => format!("spell {}", spell.name()),
            ScrollKind::Power => "power".into(),
            ScrollKind::Prophecy(number) => prophecy_name(self.prophecy(number)),
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
        self.scrolls.deck(true).find(|&scroll| self.scroll_name(scroll) == name)
    }
}

/// The name of a Prophecy in records.
pub fn prophecy_name(prophecy: Prophecy) -> String {
    let list = |kind: &str, goals: [Goal; 3]| {
        let [a, b, c] = goals.map(Goal::name);
        format!("prophecy {kind} {a} {b} {c}")
    };
    match prophecy {
        Prophecy::Cluster(symbol) => format!("prophecy cluster {symbol}"),
        Prophecy::Witches(goals) => list("witches", goals),
        Prophecy::Connected(goals) => list("connected", goals),
        Prophecy::Rank(_) => "prophecy rank".into(),
        Prophecy::Count(counted, _) => format!("prophecy {}", counted.name()),
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
