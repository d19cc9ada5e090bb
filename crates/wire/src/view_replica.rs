//! Applies deltas to the last full view.

use crate::delta::Delta;
use crate::{FormError, ServerMessage, ViewDelta, ViewJson};

/// The last full view that one connection received.
///
/// A client that opted into deltas passes every message through it, and gets full views only.
///
/// ```
/// use witchstone_rules::{Deal, Edition, Game, Options, Seed};
/// use witchstone_wire::{ViewReplica, ServerMessage, ViewJson};
/// let (edition, options) = (Edition::classic(), Options::new(2));
/// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
/// let game = Game::new(edition, options, deal)?;
/// let mut replica = ViewReplica::default();
/// replica.set(ViewJson::of(&game.state().view(None)));
/// let delta = r#"{"type":"delta","version":7,"view":{"areas":[{"score":2},{}]},"events":[]}"#;
/// let message = replica.receive(serde_json::from_str(delta)?)?;
/// assert!(matches!(message, ServerMessage::Update { view, .. } if view.areas[0].score == 2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default, Debug)]
pub struct ViewReplica {
    view: Option<ViewJson>,
}

impl ViewReplica {
    /// The last full view.
    pub fn view(&self) -> Option<&ViewJson> {
        self.view.as_ref()
    }

    /// Sets the full view.
    pub fn set(&mut self, view: ViewJson) {
        self.view = Some(view);
    }

    /// Applies a delta and returns the full view.
    pub fn apply(&mut self, delta: ViewDelta) -> Result<&ViewJson, FormError> {
        let missing = || FormError::new("A delta came before the first full view.");
        let view = self.view.as_mut().ok_or_else(missing)?;
        delta.apply(view);
        Ok(view)
    }

    /// The message, with a full view in place of a delta.
    pub fn receive(&mut self, message: ServerMessage) -> Result<ServerMessage, FormError> {
        match &message {
            // A refusal has a view as well, but it may be stale.
            ServerMessage::Welcome { view, .. } => self.view = view.as_deref().cloned(),
            ServerMessage::Update { view, .. } => self.set((**view).clone()),
            _ => {}
        }
        let ServerMessage::Delta { version, view, events, clocks_ms } = message else { return Ok(message) };
        let view = Box::new(self.apply(*view)?.clone());
        Ok(ServerMessage::Update { version, view, events, clocks_ms })
    }
}
