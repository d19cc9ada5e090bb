//! What a table can agree on, in words.

use witchstone_rules::{FullMoon, Options};

use crate::{Name, Words};

/// One option of a table in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionText {
    /// Its name.
    pub name: String,
    /// What was chosen.
    pub value: String,
    /// What the option means.
    pub explanation: String,
}

impl Words {
    /// Every option: its name, what was chosen and what it means. The handicaps are those of the seats in turn order.
    ///
    /// ```
    /// use witchstone_rules::Options;
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// let texts = words.options(&Options { ingredients: true, ..Options::new(3) });
    /// assert!(texts.iter().any(|text| text.name == "High-dosage ingredients" && text.value == "on"));
    /// ```
    pub fn options(&self, options: &Options) -> Vec<OptionText> {
        let option = |name: &str, help: &str, value: String| OptionText {
            name: self.text(name),
            value,
            explanation: self.text(help),
        };
        let switch = |on: bool| self.text(if on { "option-on" } else { "option-off" });
        let levels = options.seats().map(|player| self.handicap(options.handicaps[player]));
        let levels = if options.handicaps.0.iter().all(|&level| level == 0) {
            self.handicap(0)
        } else {
            levels.collect::<Vec<_>>().join(" / ")
        };
        vec![
            option("option-players", "option-players-help", options.players.to_string()),
            option("option-handicap", "option-handicap-help", levels),
            option("option-grandmasters", "option-grandmasters-help", switch(options.grandmasters)),
            option("option-big-witch", "option-big-witch-help", switch(options.big_witch)),
            option("option-ingredients", "option-ingredients-help", switch(options.ingredients)),
            option("option-full-moon", "option-full-moon-help", self.name(options.full_moon)),
            option("option-secret-scrolls", "option-secret-scrolls-help", switch(options.secret_scrolls)),
            option("option-even-start", "option-even-start-help", switch(options.even_start)),
        ]
    }

    /// A handicap level, 0 for none.
    pub fn handicap(&self, level: u8) -> String {
        self.format("handicap", &[("level", level.into())])
    }

    /// What a handicap level means.
    pub fn handicap_text(&self, level: u8) -> String {
        self.format("handicap-help", &[("level", level.into())])
    }

    /// What a way of giving out the Full-Moon cards means.
    pub fn full_moon_text(&self, full_moon: FullMoon) -> String {
        self.format("full-moon-help", &[("moon", full_moon.name().into())])
    }
}

impl Name for FullMoon {
    fn name_in(self, words: &Words) -> String {
        words.format("full-moon", &[("moon", self.name().into())])
    }
}
