//! What each kind of move is, in a sentence or two.

use witchstone_rules::Move;

use crate::Words;

impl Words {
    /// What this kind of move is, with the clauses of the rules.
    ///
    /// ```
    /// use witchstone_rules::Move;
    /// use witchstone_words::{Language, Words};
    /// let words = Words::new(Language::English);
    /// assert!(words.help_on_move(Move::Step(None)).ends_with("(P1)."));
    /// ```
    pub fn help_on_move(&self, played: Move) -> String {
        self.text(help_key(played))
    }
}

const fn help_key(played: Move) -> &'static str {
    match played {
        Move::Tower(_) => "help-tower",
        Move::Moon(_) => "help-moon",
        Move::Lay { .. } => "help-lay",
        Move::Discard(_) => "help-discard",
        Move::Start { .. } => "help-start",
        Move::Begin { .. } => "help-begin",
        Move::Energy { .. } => "help-energy",
        Move::LayWitch { .. } => "help-lay-witch",
        Move::Witch { .. } => "help-witch",
        Move::Step(_) => "help-step",
        Move::Crystal { .. } => "help-crystal",
        Move::CrystalOut { .. } => "help-crystal-out",
        Move::Wand(_) => "help-wand",
        Move::Scroll { .. } => "help-scroll",
        Move::Spell(_) => "help-spell",
        Move::UseChip { .. } => "help-use-chip",
        Move::UseVial { .. } => "help-use-vial",
        Move::UseWand { .. } => "help-use-wand",
        Move::UseSpecial { .. } => "help-use-special",
        Move::PlaceSpecial { .. } => "help-place-special",
        Move::UseFree(_) => "help-use-free",
        Move::Shelve { .. } => "help-shelve",
        Move::Power { .. } => "help-power",
        Move::Decline => "help-decline",
        Move::Remove(_) => "help-remove",
        Move::End => "help-end",
    }
}
