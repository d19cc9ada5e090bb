//! A position for a test, given in the language of the scripts and played on from Rust.

use witchstone_rules::{Move, Refusal, State};

use crate::Script;
use crate::script::run::Run;

/// A position to play on from. Whatever does not work out fails the test that called it.
///
/// ```
/// use witchstone_testkit::Stage;
/// let mut stage = Stage::set(
///     "players yellow red
///      hand yellow energy/witch
///      given turn = yellow 1
///      given yellow tower = t0",
/// );
/// stage.play("lay energy/witch 1,0 0,1; start energy; energy t0-v0");
/// stage.expect("yellow score = 1");
/// assert_eq!(stage.offered("witch"), ["witch lay"]);
/// ```
pub struct Stage {
    run: Run,
}

impl Stage {
    /// The position that these lines give; title and clauses are not asked for.
    #[track_caller]
    pub fn set(lines: &str) -> Stage {
        let text = format!("title a stage\nclauses none\n{lines}");
        let script = Script::parse("stage", &text).unwrap_or_else(|error| panic!("{error}"));
        Stage { run: script.stage().unwrap_or_else(|error| panic!("{error}")) }
    }

    /// The state itself.
    pub fn state(&self) -> &State {
        &self.run.state
    }

    /// Plays moves with semicolons between them.
    #[track_caller]
    pub fn play(&mut self, moves: &str) {
        self.run.play(moves).unwrap_or_else(|fault| panic!("{fault}"));
    }

    /// Checks a fact, as an `expect` line does.
    #[track_caller]
    pub fn expect(&self, fact: &str) {
        self.run.expect(fact).unwrap_or_else(|fault| panic!("{fault}"));
    }

    /// Makes a fact so, as a `given` line does.
    #[track_caller]
    pub fn give(&mut self, fact: &str) {
        self.run.give(fact).unwrap_or_else(|fault| panic!("{fault}"));
    }

    /// The legal moves that begin with these words, sorted; all of them for no words.
    pub fn offered(&self, words: &str) -> Vec<String> {
        self.run.moves_with(words)
    }

    /// Why the move is refused.
    #[track_caller]
    pub fn refusal(&self, text: &str) -> Refusal {
        let tried: Move = text.parse().unwrap_or_else(|error| panic!("{error}"));
        self.run.state.check(tried).err().unwrap_or_else(|| panic!("{text} is legal"))
    }
}
