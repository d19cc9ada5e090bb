//! What the screen needs of a game, wherever it is played.

use ratatui::crossterm::event::Event as Input;
use witchstone_rules::{Move, Player, View};
use witchstone_wire::ServerMessage;

/// Something happened.
#[derive(Debug)]
pub enum News {
    /// At the terminal: a key, the mouse, another size.
    Input(Input),
    /// A computer player of this machine has chosen.
    Chosen(Player, Move),
    /// The server has sent the file of the table's edition.
    Edition(String),
    /// A server spoke.
    Server(Box<ServerMessage>),
    /// The line to the server broke or could not be opened; it is being tried again.
    Lost(String),
}

/// What is to be told after something happened.
#[derive(Default, Debug, PartialEq, Eq)]
pub struct Told {
    /// Lines for the log.
    pub log: Vec<String>,
    /// A line for the person, shown until the next.
    pub message: Option<String>,
    /// Whether the position is another one.
    pub changed: bool,
}

impl Told {
    /// Only a message.
    pub fn message(text: impl Into<String>) -> Told {
        Told { message: Some(text.into()), ..Told::default() }
    }
}

/// A game that somebody plays or watches.
pub trait GameBackend {
    /// What the person may know; nothing before the game has begun.
    fn view(&self) -> Option<View>;

    /// The players' names; where there are none, players are numbered.
    fn names(&self) -> &[String];

    /// What to say while there is no game yet, or nothing to do.
    fn waiting(&self) -> String;

    /// Plays a move of the person.
    fn play(&mut self, played: Move) -> Told;

    /// Takes the person's last move back.
    fn undo(&mut self) -> Told;

    /// Plays it again.
    fn redo(&mut self) -> Told;

    /// What to say of a game of older rules that differs under the present ones; nothing of any other.
    fn difference(&self) -> Option<Vec<String>> {
        None
    }

    /// Whether nobody may move until all have agreed to resume.
    fn is_suspended(&self) -> bool {
        false
    }

    /// Agrees to resume a suspended game, or no longer.
    fn agree(&mut self) -> Told {
        Told::default()
    }

    /// Hears what is not about the screen.
    fn hear(&mut self, news: News) -> Told;

    /// Keeps the game in a file.
    fn save(&self, file: &str) -> Told;
}
