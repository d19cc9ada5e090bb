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
    /// A message of the server.
    Server(Box<ServerMessage>),
    /// The connection to the server failed; it is retried.
    Lost(String),
}

/// What the screen shows after something happened.
#[derive(Default, Debug, PartialEq, Eq)]
pub struct Response {
    /// Lines for the log.
    pub log: Vec<String>,
    /// A line for the person, shown until the next.
    pub message: Option<String>,
    /// Whether the position is another one.
    pub changed: bool,
}

impl Response {
    /// Only a message.
    pub fn message(text: impl Into<String>) -> Response {
        Response { message: Some(text.into()), ..Response::default() }
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
    fn play(&mut self, played: Move) -> Response;

    /// Undoes the person's last move.
    fn undo(&mut self) -> Response;

    /// Redoes it.
    fn redo(&mut self) -> Response;

    /// What to say of a game of older rules that differs under the present ones; nothing of any other.
    fn difference(&self) -> Option<Vec<String>> {
        None
    }

    /// Whether nobody may move until all have agreed to resume.
    fn is_suspended(&self) -> bool {
        false
    }

    /// Agrees to resume a suspended game, or no longer.
    fn agree(&mut self) -> Response {
        Response::default()
    }

    /// Handles news that is not about the screen.
    fn hear(&mut self, news: News) -> Response;

    /// Saves the game to a file.
    fn save(&self, file: &str) -> Response;
}
