//! What a person can type.

/// A line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The number of an entry of the menu.
    Number(usize),
    /// A move in notation, or a prefix of one.
    Move(String),
    /// Clear the filter of the menu.
    Back,
    /// What can be typed, or what a move does.
    Help(Option<String>),
    /// Take the last move back.
    Undo,
    /// Play it again.
    Redo,
    /// Every legal move.
    Moves,
    /// The whole position.
    Board,
    /// What the Scrolls do.
    Scrolls,
    /// A step more of a hint.
    Hint,
    /// What happened so far.
    Log,
    /// The score sheet.
    Score,
    /// Write the record to a file.
    Save(Option<String>),
    /// Leave.
    Quit,
}

impl Command {
    /// Reads a line. An empty one goes back to the whole menu.
    pub fn read(line: &str) -> Command {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = Some(rest.trim().to_owned()).filter(|rest| !rest.is_empty());
        match (word, &rest) {
            ("" | "back", None) => Command::Back,
            ("help" | "?", _) => Command::Help(rest),
            ("undo", None) => Command::Undo,
            ("redo", None) => Command::Redo,
            ("moves", None) => Command::Moves,
            ("board", None) => Command::Board,
            ("scrolls", None) => Command::Scrolls,
            ("hint", None) => Command::Hint,
            ("log", None) => Command::Log,
            ("score", None) => Command::Score,
            ("save", _) => Command::Save(rest),
            ("quit" | "exit", None) => Command::Quit,
            _ => match line.parse() {
                Ok(number) => Command::Number(number),
                Err(_) => Command::Move(line.split_whitespace().collect::<Vec<_>>().join(" ")),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_numbers_and_moves_are_distinguished() {
        assert_eq!(Command::read("12"), Command::Number(12));
        assert_eq!(Command::read("lay  energy/witch"), Command::Move("lay energy/witch".into()));
        assert_eq!(Command::read("wand 3"), Command::Move("wand 3".into()));
        assert_eq!(Command::read("help"), Command::Help(None));
        assert_eq!(Command::read("help wand 3"), Command::Help(Some("wand 3".into())));
        assert_eq!(Command::read("save my game.json"), Command::Save(Some("my game.json".into())));
        assert_eq!(Command::read("save"), Command::Save(None));
        assert_eq!(Command::read("undo"), Command::Undo);
        assert_eq!(Command::read("undo it"), Command::Move("undo it".into()));
        assert_eq!(Command::read(""), Command::Back);
        assert_eq!(Command::read("-1"), Command::Move("-1".into()));
    }
}
