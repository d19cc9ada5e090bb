//! Two editions compared: which facts of the print differ, as data.

use super::{Edition, PentagramSpace, Spot, WandSpace};
use crate::{Cells, Chip, Location, MoonAbility, Prophecy, Symbol, Tile};

/// A fact of the print that two editions may state differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Subject {
    /// Turns of each player.
    Turns,
    /// Hex tiles behind the screen.
    Hand,
    /// Energy units of each player.
    EnergyUnits,
    /// Small Witches of each player.
    SmallWitches,
    /// Vials of a symbol shelf with this many players.
    Shelf(u8),
    /// Vials of the bottom shelf with this many players.
    BottomShelf(u8),
    /// Values of an owl stack.
    OwlStack,
    /// Points for a connection of this many spaces.
    ConnectionPoints(u8),
    /// Points that the seats begin with, with this many players.
    EvenStart(u8),
    /// How many special hex tiles of this pair there are.
    Special(Tile),
    /// How many chips of this kind there are.
    Chips(Chip),
    /// The radius of the Cauldron.
    Radius,
    /// Where the Black Crystal starts.
    BlackCrystal,
    /// Where the other Crystals start.
    Crystals,
    /// The cells on which a symbol is printed.
    Printed(Symbol),
    /// The exits at a symbol.
    Exits(Symbol),
    /// The number of spaces of the Pentagram.
    PentagramLength,
    /// A space of the Pentagram.
    PentagramSpace(u8),
    /// The number of spaces of the Wand after the hilt.
    WandLength,
    /// A space of the Wand.
    WandSpace(u8),
    /// Points of the bonus spaces at the Witchstone.
    WitchstoneBonus,
    /// Where a location is drawn.
    Spot(Location),
    /// The spaces of each connection between two locations.
    Connections(Location, Location),
    /// Single spells in the deck.
    SingleSpells,
    /// Double spells of a symbol in the deck.
    DoubleSpells(Symbol),
    /// How many cards with this Prophecy there are.
    Prophecy(Prophecy),
    /// Power Scrolls of Full Moon.
    PowerScrolls,
    /// The Prophecy of Full Moon.
    MoonProphecy,
    /// The right ability of the Full-Moon card with this left symbol.
    MoonCard(Symbol),
    /// The order of the entries of a list, or which end of a connection is written first. It means nothing on the table, but
    /// a file with another order is another edition.
    Order(OrderedList),
}

/// A list of an edition file whose order a record depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrderedList {
    /// `tiles.special`
    Specials,
    /// `map.connections`
    Connections,
    /// `scrolls.prophecies`
    Prophecies,
}

impl Subject {
    /// The key in an edition file, as `counts.shelf_capacity.2`.
    pub fn key(self) -> String {
        match self {
            Subject::Turns => "counts.turns".into(),
            Subject::Hand => "counts.hand".into(),
            Subject::EnergyUnits => "counts.energy_units".into(),
            Subject::SmallWitches => "counts.small_witches".into(),
            Subject::Shelf(players) => format!("counts.shelf_capacity.{players}"),
            Subject::BottomShelf(players) => format!("counts.bottom_capacity.{players}"),
            Subject::OwlStack => "counts.owl_stack".into(),
            Subject::ConnectionPoints(spaces) => format!("counts.connection_points.{spaces}"),
            Subject::EvenStart(players) => format!("even_start.{players}"),
            Subject::Special(_) | Subject::Order(OrderedList::Specials) => "tiles.special".into(),
            Subject::Chips(chip) => format!("chips.{}", chip.name()),
            Subject::Radius => "cauldron.radius".into(),
            Subject::BlackCrystal => "cauldron.black_crystal".into(),
            Subject::Crystals => "cauldron.crystals".into(),
            Subject::Printed(_) => "cauldron.printed".into(),
            Subject::Exits(_) => "cauldron.exits".into(),
            Subject::PentagramLength => "pentagram.length".into(),
            Subject::PentagramSpace(_) => "pentagram".into(),
            Subject::WandLength => "wand.length".into(),
            Subject::WandSpace(_) => "wand.spaces".into(),
            Subject::WitchstoneBonus => "map.witchstone_bonus".into(),
            Subject::Spot(_) => "map.places".into(),
            Subject::Connections(..) | Subject::Order(OrderedList::Connections) => "map.connections".into(),
            Subject::SingleSpells => "scrolls.single_spells".into(),
            Subject::DoubleSpells(_) => "scrolls.double_spells_per_symbol".into(),
            Subject::Prophecy(_) | Subject::Order(OrderedList::Prophecies) => "scrolls.prophecies".into(),
            Subject::PowerScrolls => "full_moon.power_scrolls".into(),
            Subject::MoonProphecy => "full_moon.prophecy".into(),
            Subject::MoonCard(_) => "full_moon.cards".into(),
        }
    }
}

/// What an edition says about a [`Subject`].
#[derive(Clone, PartialEq, Debug)]
pub enum Fact {
    /// A number.
    Number(u8),
    /// Numbers in order.
    Numbers(Vec<u8>),
    /// Cells of the Cauldron.
    Cells(Cells),
    /// A space of the Pentagram.
    Pentagram(PentagramSpace),
    /// A space of the Wand.
    Wand(WandSpace),
    /// Where a location is drawn.
    Spot(Spot),
    /// A Prophecy.
    Prophecy(Prophecy),
    /// The right ability of a Full-Moon card.
    Ability(MoonAbility),
}

/// A fact that two editions state differently.
#[derive(Clone, PartialEq, Debug)]
pub struct EditionChange {
    /// Which fact.
    pub subject: Subject,
    /// What the first edition says; none where it has no such thing.
    pub before: Option<Fact>,
    /// What the second edition says.
    pub after: Option<Fact>,
}

impl EditionChange {
    /// Whether only one edition has this space of a track, and it is a light one: the length says as much.
    fn is_length_alone(&self) -> bool {
        let light = [Fact::Pentagram(PentagramSpace::Light), Fact::Wand(WandSpace::Light)];
        match (&self.before, &self.after) {
            (None, Some(space)) | (Some(space), None) => light.contains(space),
            _ => false,
        }
    }
}

/// Facts of one edition, each subject at most once.
type Facts = Vec<(Subject, Fact)>;

impl Edition {
    /// What this edition states differently from another one, whose facts are the [`EditionChange::before`]. The ids are not
    /// compared; otherwise the list is empty exactly if the editions are equal.
    ///
    /// ```
    /// use witchstone_rules::{Edition, Fact, Subject};
    /// let text = Edition::CLASSIC_TOML.replace("energy_units = 20", "energy_units = 15");
    /// let changes = Edition::from_toml(&text).unwrap().changes_from(Edition::classic());
    /// assert_eq!(changes.len(), 1);
    /// assert_eq!(changes[0].subject, Subject::EnergyUnits);
    /// assert_eq!((&changes[0].before, &changes[0].after), (&Some(Fact::Number(20)), &Some(Fact::Number(15))));
    /// ```
    pub fn changes_from(&self, other: &Edition) -> Vec<EditionChange> {
        let (before, after) = (other.facts(), self.facts());
        let find = |facts: &Facts, subject| {
            facts.iter().find(|(known, _)| *known == subject).map(|(_, fact)| fact.clone())
        };
        let added = after.iter().filter(|(subject, _)| !before.iter().any(|(known, _)| known == subject));
        let subjects = before.iter().chain(added).map(|(subject, _)| *subject);
        let mut changes: Vec<EditionChange> = subjects
            .map(|subject| EditionChange {
                subject,
                before: find(&before, subject),
                after: find(&after, subject),
            })
            .filter(|change| change.before != change.after && !change.is_length_alone())
            .collect();
        changes.extend(self.reordered(other, &changes));
        changes.sort_by_key(|change| place(change.subject));
        changes
    }

    /// Lists that hold the same in another order.
    fn reordered(&self, other: &Edition, changes: &[EditionChange]) -> Vec<EditionChange> {
        let same = [
            (OrderedList::Specials, self.specials == other.specials),
            (OrderedList::Connections, self.ball.connections == other.ball.connections),
            (OrderedList::Prophecies, self.scrolls.prophecies == other.scrolls.prophecies),
        ];
        let is_told = |list| {
            changes.iter().any(|change| match change.subject {
                Subject::Special(_) => list == OrderedList::Specials,
                Subject::Connections(..) => list == OrderedList::Connections,
                Subject::Prophecy(_) | Subject::MoonProphecy => list == OrderedList::Prophecies,
                _ => false,
            })
        };
        let order = |list| EditionChange { subject: Subject::Order(list), before: None, after: None };
        same.into_iter()
            .filter(|&(list, same)| !same && !is_told(list))
            .map(|(list, _)| order(list))
            .collect()
    }

    /// Every fact of the print but its id, each subject at most once.
    pub fn facts(&self) -> Vec<(Subject, Fact)> {
        let mut facts = self.count_facts();
        facts.extend(self.tile_facts());
        facts.extend(self.cauldron_facts());
        facts.extend(self.track_facts());
        facts.extend(self.ball_facts());
        facts.extend(self.scroll_facts());
        facts
    }

    fn count_facts(&self) -> Facts {
        let counts = &self.counts;
        let mut facts = vec![
            (Subject::Turns, Fact::Number(counts.turns)),
            (Subject::Hand, Fact::Number(counts.hand)),
            (Subject::EnergyUnits, Fact::Number(counts.energy_units)),
            (Subject::SmallWitches, Fact::Number(counts.small_witches)),
        ];
        for players in 2..5u8 {
            let at = usize::from(players);
            facts.push((Subject::Shelf(players), Fact::Number(counts.shelf_capacity[at])));
            facts.push((Subject::BottomShelf(players), Fact::Number(counts.bottom_capacity[at])));
            let points = counts.even_start[at].0[..at].to_vec();
            facts.push((Subject::EvenStart(players), Fact::Numbers(points)));
        }
        facts.push((Subject::OwlStack, Fact::Numbers(counts.owl_stack.clone())));
        let points = |spaces: u8| Fact::Number(counts.connection_points[usize::from(spaces)]);
        facts.extend((1..4).map(|spaces| (Subject::ConnectionPoints(spaces), points(spaces))));
        facts
    }

    fn tile_facts(&self) -> Facts {
        let special = |tile: Tile| {
            let count = self.specials.iter().filter(|&&other| other == tile).count();
            (Subject::Special(tile), Fact::Number(count as u8))
        };
        let chips = |chip: Chip| (Subject::Chips(chip), Fact::Number(self.counts.chips[chip.index()]));
        Tile::all().map(special).chain(Chip::ALL.map(chips)).collect()
    }

    fn cauldron_facts(&self) -> Facts {
        let plan = &self.cauldron;
        let mut facts = vec![
            (Subject::Radius, Fact::Number(plan.radius())),
            (Subject::BlackCrystal, Fact::Cells(plan.black.alone())),
            (Subject::Crystals, Fact::Cells(plan.crystals)),
        ];
        facts.extend(Symbol::ALL.map(|symbol| (Subject::Printed(symbol), Fact::Cells(plan.printed[symbol]))));
        facts.extend(Symbol::ALL.map(|symbol| (Subject::Exits(symbol), Fact::Cells(plan.exits[symbol]))));
        facts
    }

    fn track_facts(&self) -> Facts {
        let mut facts = vec![
            (Subject::PentagramLength, Fact::Number(self.pentagram.spaces.len() as u8)),
            (Subject::WandLength, Fact::Number(self.wand.last())),
        ];
        let pentagram = (0..).zip(&self.pentagram.spaces);
        facts.extend(pentagram.map(|(at, space)| (Subject::PentagramSpace(at), Fact::Pentagram(*space))));
        let wand = (0..).zip(&self.wand.spaces);
        facts.extend(wand.map(|(at, space)| (Subject::WandSpace(at), Fact::Wand(*space))));
        facts
    }

    fn ball_facts(&self) -> Facts {
        let mut facts = vec![(Subject::WitchstoneBonus, Fact::Numbers(self.ball.witchstone_bonus.clone()))];
        facts.extend(
            Location::all()
                .map(|location| (Subject::Spot(location), Fact::Spot(self.ball.spots[location.index()]))),
        );
        for a in Location::all() {
            for b in Location::all().filter(|&b| b > a) {
                let between = (self.ball.at(a) & self.ball.at(b)).iter();
                let spaces: Vec<u8> = between.map(|connection| self.ball.plan(connection).spaces).collect();
                if !spaces.is_empty() {
                    facts.push((Subject::Connections(a, b), Fact::Numbers(spaces)));
                }
            }
        }
        facts
    }

    fn scroll_facts(&self) -> Facts {
        let plan = &self.scrolls;
        let (moon, base) = plan.prophecies.split_last().expect("the last one is that of Full Moon");
        let mut facts = vec![(Subject::SingleSpells, Fact::Number(plan.singles))];
        facts.extend(
            Symbol::ALL.map(|symbol| (Subject::DoubleSpells(symbol), Fact::Number(plan.doubles[symbol]))),
        );
        for (at, prophecy) in base.iter().enumerate().filter(|(at, one)| !base[..*at].contains(one)) {
            let copies = base[at..].iter().filter(|other| *other == prophecy).count();
            facts.push((Subject::Prophecy(*prophecy), Fact::Number(copies as u8)));
        }
        facts.push((Subject::PowerScrolls, Fact::Number(plan.powers)));
        facts.push((Subject::MoonProphecy, Fact::Prophecy(*moon)));
        facts
            .extend(Symbol::ALL.map(|symbol| (Subject::MoonCard(symbol), Fact::Ability(self.moons[symbol]))));
        facts
    }
}

/// Where a change stands in the list: in the order of the tables of the file.
fn place(subject: Subject) -> (u8, u8) {
    match subject {
        Subject::Turns | Subject::Hand | Subject::EnergyUnits | Subject::SmallWitches => (0, 0),
        Subject::Shelf(_) => (0, 1),
        Subject::BottomShelf(_) => (0, 2),
        Subject::OwlStack | Subject::ConnectionPoints(_) => (0, 3),
        Subject::EvenStart(_) => (1, 0),
        Subject::Special(_) | Subject::Order(OrderedList::Specials) => (2, 0),
        Subject::Chips(_) => (3, 0),
        Subject::Radius | Subject::BlackCrystal | Subject::Crystals => (4, 0),
        Subject::Printed(_) => (4, 1),
        Subject::Exits(_) => (4, 2),
        Subject::PentagramLength => (5, 0),
        Subject::PentagramSpace(at) => (5, 1 + at),
        Subject::WandLength => (6, 0),
        Subject::WandSpace(at) => (6, 1 + at),
        Subject::WitchstoneBonus => (7, 0),
        Subject::Spot(_) => (7, 1),
        Subject::Connections(..) | Subject::Order(OrderedList::Connections) => (7, 2),
        Subject::SingleSpells => (8, 0),
        Subject::DoubleSpells(_) => (8, 1),
        Subject::Prophecy(_) | Subject::Order(OrderedList::Prophecies) => (8, 2),
        Subject::PowerScrolls | Subject::MoonProphecy | Subject::MoonCard(_) => (9, 0),
    }
}
