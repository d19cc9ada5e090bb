//! Where points come from, and the score sheet.

use witchstone_rules::{Edition, ScoreSheet, Silver, Source};

use crate::args::Arg;
use crate::{Name, Words};

/// The arguments that name a source in a message.
pub(crate) fn source_args(source: Source) -> [Arg; 3] {
    let (name, spaces, silver) = match source {
        Source::Connection(spaces) => ("connection", spaces, ""),
        Source::Witch => ("witch", 0, ""),
        Source::Witchstone => ("witchstone", 0, ""),
        Source::Chip => ("chip", 0, ""),
        Source::EmptyOwls => ("owls", 0, ""),
        Source::Silver(silver) => ("silver", 0, silver.name()),
        Source::Removed => ("removed", 0, ""),
    };
    [("source", name.into()), ("spaces", spaces.into()), ("silver", silver.into())]
}

impl Name for Source {
    fn name_in(self, words: &Words) -> String {
        words.format("source", &source_args(self))
    }
}

impl Words {
    /// Where points come from: "connection of 3", "standing Witch".
    pub fn source(&self, source: Source) -> String {
        self.name(source)
    }

    /// The rows of a score sheet and their points, the same rows for every player, the total last.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Player, Seed, State};
    /// use witchstone_words::{Language, Words};
    ///
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
    /// let state = State::new(edition, options, &deal)?;
    /// let words = Words::new(Language::French);
    /// let rows = words.score_sheet(&state.score_sheet(Player::new(0)));
    /// assert_eq!(rows[0], ("Connexions".to_owned(), 0));
    /// # Ok::<(), witchstone_rules::SetUpError>(())
    /// ```
    pub fn score_sheet(&self, sheet: &ScoreSheet) -> Vec<(String, i32)> {
        let row = |key, points: u16| (self.text(key), i32::from(points));
        let silver = |silver: Silver| {
            let label = self.format("sheet-silver", &[("silver", silver.name().into())]);
            (label, i32::from(sheet.silver(silver)))
        };
        let connections = sheet.connections.iter().map(|&(_, points)| points).sum();
        let mut rows: Vec<_> =
            sheet.even_start.map(|points| row("sheet-even-start", points)).into_iter().collect();
        rows.extend([
            row("sheet-connections", connections),
            row("sheet-witches", sheet.witches),
            row("sheet-witchstone", sheet.witchstone),
            row("sheet-points-chips", sheet.chips_taken),
            row("sheet-empty-owls", sheet.empty_owls),
        ]);
        rows.extend(Silver::ALL.map(silver));
        rows.push((self.text("sheet-removed"), -i32::from(sheet.removed)));
        rows.extend([
            row("sheet-owls", sheet.score.owls),
            row("sheet-chips", sheet.chips_held),
            row("sheet-spells", sheet.spells),
            row("sheet-prophecies", sheet.score.prophecies),
            row("sheet-total", sheet.score.total()),
        ]);
        rows
    }

    /// Each Prophecy of a score sheet by its title, with its points.
    pub fn prophecy_rows(&self, edition: &Edition, sheet: &ScoreSheet) -> Vec<(String, i32)> {
        let row = |&(number, standing): &(usize, witchstone_rules::Standing)| {
            let title = self.prophecy(edition.prophecy(number));
            (title, i32::from(standing.degree.points()))
        };
        sheet.prophecies.iter().map(row).collect()
    }
}
