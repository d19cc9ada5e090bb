//! Puts changes together to whole views again.

use crate::change::Change;
use crate::{FormError, ServerMessage, ViewChange, ViewJson};

/// The game as one socket was told it.
///
/// A client that asked for changes lets every message pass through it, and hears of whole views only.
///
/// ```
/// use witchstone_rules::{Deal, Edition, Game, Options, Seed};
/// use witchstone_wire::{Follower, ServerMessage, ViewJson};
/// let (edition, options) = (Edition::classic(), Options::new(2));
/// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
/// let game = Game::new(edition, options, deal)?;
/// let mut follower = Follower::default();
/// follower.see(ViewJson::of(&game.state().view(None)));
/// let change = r#"{"type":"change","version":7,"view":{"areas":[{"score":2},{}]},"events":[]}"#;
/// let message = follower.hear(serde_json::from_str(change)?)?;
/// assert!(matches!(message, ServerMessage::Update { view, .. } if view.areas[0].score == 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default, Debug)]
pub struct Follower {
    view: Option<ViewJson>,
}

impl Follower {
    /// The view that was told last.
    pub fn view(&self) -> Option<&ViewJson> {
        self.view.as_ref()
    }

    /// The whole view was told.
    pub fn see(&mut self, view: ViewJson) {
        self.view = Some(view);
    }

    /// A change was told; gives the view after it.
    pub fn follow(&mut self, change: ViewChange) -> Result<&ViewJson, FormError> {
        let unseen = || FormError::new("There was a change to a game that was not told before.");
        let view = self.view.as_mut().ok_or_else(unseen)?;
        change.apply(view);
        Ok(view)
    }

    /// The message, with the whole view in place of a change.
    pub fn hear(&mut self, message: ServerMessage) -> Result<ServerMessage, FormError> {
        match &message {
            // A refusal has a view as well, but it may be older than what was told meanwhile.
            ServerMessage::Welcome { view, .. } => self.view = view.as_deref().cloned(),
            ServerMessage::Update { view, .. } => self.see((**view).clone()),
            _ => {}
        }
        let ServerMessage::Change { version, view, events, clocks_ms } = message else { return Ok(message) };
        let view = Box::new(self.follow(*view)?.clone());
        Ok(ServerMessage::Update { version, view, events, clocks_ms })
    }
}
