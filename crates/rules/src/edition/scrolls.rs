//! The Scrolls of an edition, and their names in records.

use core::fmt::{self, Write};
use core::iter::repeat_n;

use crate::{BySymbol, Counted, Edition, Goal, Prophecy, Scroll, ScrollKind, Spell, Symbol};

/// Which Scrolls there are.
#[derive(Clone, PartialEq, Debug)]
pub struct ScrollPlan {
    /// Single spells in the deck.
    pub singles: u8,
    /// Double spells of each symbol in the deck.
    pub doubles: BySymbol<u8>,
    /// Power Scrolls that Full Moon adds.
    pub powers: u8,
    /// The Prophecies, one for each card; the last one is that of Full Moon.
    pub prophecies: Vec<Prophecy>,
    /// For each Prophecy the cards like it, itself included, as bits by number.
    alike: Vec<u32>,
}

impl ScrollPlan {
    /// The most Scrolls a deck may hold.
    pub const MAX_DECK: usize = 48;
    /// The positions of the display (S3).
    pub const DISPLAY: usize = 6;

    /// The plan with its table of equal Prophecies.
    pub fn new(singles: u8, doubles: BySymbol<u8>, powers: u8, prophecies: Vec<Prophecy>) -> ScrollPlan {
        let like = |one: &Prophecy| {
            let same = prophecies.iter().enumerate().filter(|(_, other)| *other == one);
            same.fold(0, |bits, (number, _)| bits | 1 << number)
        };
        let alike = prophecies.iter().map(like).collect();
        ScrollPlan { singles, doubles, powers, prophecies, alike }
    }

    /// Every Scroll of the deck, unshuffled.
    pub fn deck(&self, ingredients: bool) -> impl Iterator<Item = Scroll> + '_ {
        let spell = |spell| Scroll::new(ScrollKind::Spell(spell));
        let singles = repeat_n(spell(Spell::Single), self.singles as usize);
        let doubles = Symbol::ALL
            .into_iter()
            .flat_map(move |symbol| repeat_n(spell(Spell::Double(symbol)), self.doubles[symbol] as usize));
        let prophecies = self.prophecies.len() - usize::from(!ingredients);
        let prophecies = (0..prophecies).map(|number| self.kind_of(number));
        let powers = if ingredients { self.powers as usize } else { 0 };
        singles.chain(doubles).chain(prophecies).chain(repeat_n(Scroll::new(ScrollKind::Power), powers))
    }

    /// The kind of Scroll that the Prophecy with this number is: cards that are alike are one kind.
    #[inline]
    pub fn kind_of(&self, number: usize) -> Scroll {
        Scroll::new(ScrollKind::Prophecy(self.alike[number].trailing_zeros() as usize))
    }

    /// The cards like the Prophecy with this number, itself included, as bits by number.
    #[inline]
    pub(crate) fn alike(&self, number: usize) -> u32 {
        self.alike[number]
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
            ScrollKind::Prophecy(number) => {
                write_prophecy_name(self.prophecy(number), name)?;
                self.write_thresholds(number, name)
            }
        }
    }

    /// The thresholds, where an earlier Prophecy counts the same thing with others: the first one has the plain name.
    fn write_thresholds(&self, number: usize, name: &mut impl Write) -> fmt::Result {
        let prophecy = self.prophecy(number);
        let (Prophecy::Rank(thresholds) | Prophecy::Count(_, thresholds)) = prophecy else { return Ok(()) };
        let first = self.scrolls.prophecies.iter().find(|other| other.is_of_kind(prophecy));
        if first == Some(&prophecy) {
            return Ok(());
        }
        thresholds.into_iter().try_for_each(|threshold| write!(name, " {threshold}"))
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

impl Prophecy {
    /// Whether it is the same as another but for its thresholds.
    fn is_of_kind(self, other: Prophecy) -> bool {
        match (self, other) {
            (Prophecy::Rank(_), Prophecy::Rank(_)) => true,
            (Prophecy::Count(a, _), Prophecy::Count(b, _)) => a == b,
            _ => self == other,
        }
    }
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

impl Counted {
    /// Its key in an edition file.
    pub const fn edition_key(self) -> &'static str {
        match self {
            Counted::WitchesOnBoard => "witches_on_board",
            Counted::LyingWitches => "lying_witches",
            Counted::SilverSpaces => "silver_spaces",
            Counted::SpecialTiles => "special_tiles",
            Counted::Scrolls => "scrolls_owned",
            Counted::Chips => "chips_owned",
            Counted::Crystals => "crystals_in_rack",
            Counted::PowerTiles => "power_tiles",
        }
    }

    /// The thing counted under this key of an edition file.
    pub fn from_edition_key(key: &str) -> Option<Counted> {
        Counted::ALL.into_iter().find(|counted| counted.edition_key() == key)
    }
}
