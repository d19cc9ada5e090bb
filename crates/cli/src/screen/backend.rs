//! What the screen needs of a game, wherever it is played.

use ratatui::crossterm::event::Event as Input;
use witchstone_client::ClientError;
use witchstone_rules::{Move, Player, View};
use witchstone_wire::ServerMessage;

/// Something that the screen or the game handles.
#[derive(Debug)]
pub enum AppEvent {
    /// At the terminal: a key, the mouse, another size.
    Input(Input),
    /// A bot of this machine has chosen a move.
    BotMove(Player, Move),
    /// The server has sent the file of the table's edition.
    Edition(String),
    /// A message of the server.
    Server(Box<ServerMessage>),
    /// The connection to the server failed; it is retried.
    Disconnected(ClientError),
}

/// What the screen shows after an event or a command.
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

/// A game to play or watch.
pub trait GameBackend {
    /// The view of the player; none before the game starts.
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

    /// Whether the game is suspended.
    fn is_suspended(&self) -> bool {
        false
    }

    /// Agrees to resume a suspended game, or no longer.
    fn agree(&mut self) -> Response {
        Response::default()
    }

    /// Handles an event that is not about the screen.
    fn handle(&mut self, event: AppEvent) -> Response;

    /// Saves the game to a file.
    fn save(&self, file: &str) -> Response;
}
