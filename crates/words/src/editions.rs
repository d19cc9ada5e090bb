//! Editions in words: what a file says, how it differs from another, and what looks like a mistake.
//!
//! The messages are in a file of their own, since few programs need them: make the words with
//! [`Words::with_files`] and [`crate::files::editions`].

use witchstone_rules::{
    Cells, Degree, Edition, EditionChange, EditionWarning, Fact, Limit, Limited, Location, PentagramSpace,
    Subject, Total, WandSpace,
};

use crate::args::{self, Arg};
use crate::{Value, Words};

impl Words {
    /// A difference from the built-in edition, as one line with the key of the file.
    pub fn edition_change(&self, change: &EditionChange) -> String {
        let key = args::text("key", change.subject.key());
        if let Subject::Order(_) = change.subject {
            return self.format("edition-change-order", &[key]);
        }
        self.format(
            "edition-change",
            &[key, self.subject_arg(change), self.before(change), self.after(change)],
        )
    }

    fn subject_arg(&self, change: &EditionChange) -> Arg {
        args::text("subject", self.edition_subject(change.subject))
    }

    fn before(&self, change: &EditionChange) -> Arg {
        args::text("before", self.edition_fact(change.before.as_ref()))
    }

    fn after(&self, change: &EditionChange) -> Arg {
        args::text("after", self.edition_fact(change.after.as_ref()))
    }

    /// What a fact is about: "Energy units of each player".
    pub fn edition_subject(&self, subject: Subject) -> String {
        let (kind, n, thing) = self.subject_parts(subject);
        self.format("edition-subject", &[("subject", kind.into()), args::n(n), args::text("thing", thing)])
    }

    /// The kind of a subject in the message, its number and the name of its thing.
    fn subject_parts(&self, subject: Subject) -> (&'static str, u8, String) {
        let numbered = |kind, n| (kind, n, String::new());
        let of = |kind, thing| (kind, 0, thing);
        match subject {
            Subject::Turns => numbered("turns", 0),
            Subject::Hand => numbered("hand", 0),
            Subject::EnergyUnits => numbered("energy-units", 0),
            Subject::SmallWitches => numbered("small-witches", 0),
            Subject::Shelf(players) => numbered("shelf", players),
            Subject::BottomShelf(players) => numbered("bottom-shelf", players),
            Subject::OwlStack => numbered("owl-stack", 0),
            Subject::ConnectionPoints(spaces) => numbered("connection-points", spaces),
            Subject::EvenStart(players) => numbered("even-start", players),
            Subject::Special(tile) => of("special", self.name(tile)),
            Subject::Chips(chip) => of("chips", self.name(chip)),
            Subject::Radius => numbered("radius", 0),
            Subject::BlackCrystal => numbered("black-crystal", 0),
            Subject::Crystals => numbered("crystals", 0),
            Subject::Printed(symbol) => of("printed", self.name(symbol)),
            Subject::Exits(symbol) => of("exits", self.name(symbol)),
            Subject::PentagramLength => numbered("pentagram-length", 0),
            Subject::PentagramSpace(at) => numbered("pentagram-space", at),
            Subject::WandLength => numbered("wand-length", 0),
            Subject::WandSpace(at) => numbered("wand-space", at),
            Subject::WitchstoneBonus => numbered("witchstone-bonus", 0),
            Subject::Spot(location) => of("spot", self.bare(location)),
            Subject::Connections(a, b) => of("connections", self.bare_connection(a, b)),
            Subject::SingleSpells => numbered("single-spells", 0),
            Subject::DoubleSpells(symbol) => of("double-spells", self.name(symbol)),
            Subject::Prophecy(prophecy) => of("prophecy", sentence(self.prophecy_text(prophecy))),
            Subject::PowerScrolls => numbered("power-scrolls", 0),
            Subject::MoonProphecy => numbered("moon-prophecy", 0),
            Subject::MoonCard(symbol) => of("moon-card", self.moon_card(symbol)),
            Subject::Order(_) => numbered("order", 0),
        }
    }

    /// A location as edition files write it: places of two files are compared.
    fn bare(&self, location: Location) -> String {
        let number = location.number() as u8;
        self.format(
            "edition-location",
            &[("place", location.place().name().into()), ("number", number.into())],
        )
    }

    fn bare_connection(&self, a: Location, b: Location) -> String {
        format!("{} – {}", self.bare(a), self.bare(b))
    }

    /// What an edition says about a subject.
    pub fn edition_fact(&self, fact: Option<&Fact>) -> String {
        match fact {
            None => self.text("edition-fact-none"),
            Some(Fact::Number(number)) => number.to_string(),
            Some(Fact::Numbers(numbers)) if numbers.is_empty() => self.text("edition-fact-none"),
            Some(Fact::Numbers(numbers)) => joined(numbers.iter()),
            Some(Fact::Cells(Cells::NONE)) => self.text("edition-fact-none"),
            Some(Fact::Cells(cells)) => joined(cells.iter().map(|cell| {
                let (q, r) = cell.coordinates();
                format!("[{q}, {r}]")
            })),
            Some(Fact::Pentagram(space)) => self.printed_pentagram_space(*space),
            Some(Fact::Wand(space)) => self.printed_wand_space(*space),
            Some(Fact::Spot(spot)) => {
                let (angle, radius) = (spot.angle.to_string(), spot.radius.to_string());
                self.format("edition-fact-spot", &[args::text("angle", angle), args::text("radius", radius)])
            }
            Some(Fact::Prophecy(prophecy)) => sentence(self.prophecy_text(*prophecy)),
            Some(Fact::Ability(ability)) => self.name(*ability),
        }
    }

    /// A space of the Pentagram by its kind.
    pub fn printed_pentagram_space(&self, space: PentagramSpace) -> String {
        let kind = match space {
            PentagramSpace::Owl(_) => "owl",
            PentagramSpace::Hex(_) => "hex",
            PentagramSpace::Light => "light",
        };
        self.format("edition-fact-pentagram", &[("kind", kind.into())])
    }

    /// A space of the Wand with what it gives.
    pub fn printed_wand_space(&self, space: WandSpace) -> String {
        match space {
            WandSpace::Light => self.printed_pentagram_space(PentagramSpace::Light),
            WandSpace::Dark { symbol, actions } => {
                self.format("edition-fact-dark", &[args::symbol(symbol), args::n(actions)])
            }
            WandSpace::Silver(silver) => {
                self.format("edition-fact-silver", &[("silver", silver.name().into())])
            }
        }
    }

    /// The counts of an edition, one line for each part of the box.
    pub fn edition_summary(&self, edition: &Edition) -> Vec<String> {
        let (summary, counts) = (edition.summary(), &edition.counts);
        let [_, towers, forests, villages, castles] = summary.locations;
        let [one, two, three] = summary.connections;
        let ([light, owl, hex], [plain, dark, silver]) = (summary.pentagram, summary.wand);
        let [singles, doubles, prophecies] = summary.scrolls;
        let bonus = self.edition_fact(Some(&Fact::Numbers(edition.ball.witchstone_bonus.clone())));
        let numbers = |key: &str, numbers: &[(&'static str, u8)]| {
            let args: Vec<(&str, Value<'_>)> = numbers.iter().map(|(name, n)| (*name, (*n).into())).collect();
            self.format(key, &args)
        };
        vec![
            numbers(
                "edition-summary-player",
                &[
                    ("turns", counts.turns),
                    ("hand", counts.hand),
                    ("energy", counts.energy_units),
                    ("witches", counts.small_witches),
                ],
            ),
            numbers(
                "edition-summary-ball",
                &[
                    ("locations", Location::COUNT as u8),
                    ("towers", towers),
                    ("forests", forests),
                    ("villages", villages),
                    ("castles", castles),
                ],
            ),
            numbers(
                "edition-summary-connections",
                &[
                    ("all", summary.all_connections()),
                    ("one", one),
                    ("two", two),
                    ("three", three),
                    ("spaces", summary.spaces),
                ],
            ),
            self.format("edition-summary-witchstone", &[args::text("bonus", bonus)]),
            numbers(
                "edition-summary-cauldron",
                &[
                    ("cells", summary.cells),
                    ("crystals", summary.crystals),
                    ("printed", summary.printed),
                    ("exits", summary.exits),
                ],
            ),
            numbers(
                "edition-summary-pentagram",
                &[("all", summary.pentagram_spaces()), ("light", light), ("owl", owl), ("hex", hex)],
            ),
            numbers(
                "edition-summary-wand",
                &[("all", summary.wand_spaces()), ("light", plain), ("dark", dark), ("silver", silver)],
            ),
            numbers("edition-summary-tiles", &[("chips", summary.chips), ("specials", summary.specials)]),
            numbers(
                "edition-summary-scrolls",
                &[
                    ("all", summary.all_scrolls()),
                    ("singles", singles),
                    ("doubles", doubles),
                    ("prophecies", prophecies),
                    ("moon", summary.moon_scrolls),
                ],
            ),
        ]
    }

    /// What looks like a mistake, as one sentence.
    pub fn edition_warning(&self, edition: &Edition, warning: &EditionWarning) -> String {
        match warning {
            EditionWarning::Total { total, found } => {
                let args = [
                    ("total", total_name(*total).into()),
                    ("rulebook", total.rulebook().into()),
                    ("found", (*found).into()),
                ];
                self.format("edition-warning-total", &args)
            }
            EditionWarning::Rulebook(change) => {
                let key = args::text("key", change.subject.key());
                let args = [key, self.subject_arg(change), self.before(change), self.after(change)];
                self.format("edition-warning-rulebook", &args)
            }
            EditionWarning::FewUnits { units, spaces } => self.format(
                "edition-warning-few-units",
                &[("units", (*units).into()), ("spaces", (*spaces).into())],
            ),
            EditionWarning::OutOfReach { location, spaces } => {
                let units = ("units", edition.counts.energy_units.into());
                let location = args::text("location", self.bare(*location));
                self.format("edition-warning-out-of-reach", &[location, ("spaces", (*spaces).into()), units])
            }
            EditionWarning::FewCells { cells, needed } => self.format(
                "edition-warning-few-cells",
                &[("cells", (*cells).into()), ("needed", (*needed).into())],
            ),
            EditionWarning::Unfulfillable { prophecy, degree } => {
                let degree = match degree {
                    Degree::None | Degree::Minor => "minor",
                    Degree::Major => "major",
                    Degree::Perfect => "perfect",
                };
                let prophecy = args::text("prophecy", self.prophecy_text(*prophecy));
                self.format("edition-warning-unfulfillable", &[("degree", degree.into()), prophecy])
            }
            EditionWarning::EqualProphecies { prophecy, copies } => {
                let prophecy = args::text("prophecy", self.prophecy_text(*prophecy));
                self.format("edition-warning-equal-prophecies", &[("copies", (*copies).into()), prophecy])
            }
            EditionWarning::NoEvenStart(players) => {
                self.format("edition-warning-no-even-start", &[("players", (*players).into())])
            }
            EditionWarning::Overlap(a, b) => {
                let (a, b) = (args::text("a", self.bare(*a)), args::text("b", self.bare(*b)));
                self.format("edition-warning-overlap", &[a, b])
            }
        }
    }

    /// The comment above a table or a key of a new edition file, with its limits; empty if the key needs none.
    pub fn edition_comment(&self, key: &str) -> Vec<String> {
        let message = format!("edition-key-{}", key.replace('.', "-"));
        if !self.has(&message) {
            return Vec::new();
        }
        let limits: Vec<String> =
            Edition::LIMITS.iter().filter_map(|limit| self.limit_at(key, limit)).collect();
        let limits = (!limits.is_empty()).then(|| limits.join(" "));
        [self.text(&message)].into_iter().chain(limits).collect()
    }

    /// A limit as the comment of this key mentions it, if it does: its own, or that of a key inside its entries.
    fn limit_at(&self, key: &str, limit: &Limit) -> Option<String> {
        let inside = limit.key.strip_prefix(key)?;
        if inside.is_empty() {
            return Some(self.limit(limit));
        }
        // A table's comment leaves its keys to theirs.
        let inside = inside.strip_prefix('.').filter(|_| key.contains('.'))?;
        Some(self.edition_pair(inside, &self.limit(limit)))
    }

    fn limit(&self, limit: &Limit) -> String {
        let of = match limit.of {
            Limited::Value if is_of_entries(limit) => "each",
            Limited::Value => "value",
            Limited::Entries if limit.least == limit.most => "exactly",
            Limited::Entries => "entries",
            Limited::Alike => "alike",
            Limited::Total => "total",
            Limited::Characters => "characters",
            Limited::Bytes => "bytes",
        };
        // As texts: numbers of a file are written without marks for thousands.
        let args = [args::text("least", limit.least.to_string()), args::text("most", limit.most.to_string())];
        self.format("edition-limit", &[("of", of.into()), args[0].clone(), args[1].clone()])
    }

    /// A name with what it stands for: "spaces: 3".
    pub fn edition_pair(&self, name: &str, value: &str) -> String {
        self.format("edition-pair", &[args::text("name", name), args::text("value", value)])
    }

    /// The heading of a part of the box: "ball", "connections", "cauldron", "pentagram", "wand", "chips", "specials",
    /// "scrolls", "moon" or "counts".
    pub fn edition_heading(&self, part: &'static str) -> String {
        self.format("edition-heading", &[("part", part.into())])
    }

    /// The name of a mark in a drawing: "start", "owl", "hex", "crystal", "black", "exit" or "hilt".
    pub fn edition_mark(&self, mark: &'static str) -> String {
        self.format("edition-mark", &[("mark", mark.into())])
    }
}

/// Whether the values are those of the entries of a list or of a table.
fn is_of_entries(limit: &Limit) -> bool {
    Edition::LIMITS.iter().any(|other| other.key == limit.key && other.of != limit.of)
}

const fn total_name(total: Total) -> &'static str {
    match total {
        Total::Crystals => "crystals",
        Total::Chips => "chips",
        Total::Specials => "specials",
        Total::Scrolls => "scrolls",
    }
}

fn joined(items: impl Iterator<Item = impl ToString>) -> String {
    items.map(|item| item.to_string()).collect::<Vec<_>>().join(", ")
}

/// A sentence to be put into another one.
fn sentence(text: String) -> String {
    text.trim_end_matches('.').to_owned()
}
