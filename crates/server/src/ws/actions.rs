//! Messages as actions, and errors as messages.

use witchstone_wire::{ClientMessage, ServerMessage};

use crate::domain::Action;
use crate::error::ServerError;
use crate::protocol::level;
use crate::room::Refused;

/// The action of a message, with the message's id; none if it is no action.
pub fn action_of(message: ClientMessage) -> Option<(u64, Result<Action, ServerError>)> {
    let (id, action) = match message {
        ClientMessage::Play { id, version, r#move } => (id, Action::Play { version, text: r#move }),
        ClientMessage::Undo { id, version } => (id, Action::Undo { version }),
        ClientMessage::Redo { id, version } => (id, Action::Redo { version }),
        ClientMessage::AskUndo { id, version, moves } => (id, Action::RequestUndo { version, moves }),
        ClientMessage::Vote { id, agree } => (id, Action::Vote { agree }),
        ClientMessage::Resume { id, agree } => (id, Action::Resume { agree }),
        ClientMessage::Resign { id } => (id, Action::Resign),
        ClientMessage::HandOver { id, level: number } => {
            return Some((id, level(number).map(|level| Action::HandOver { level })));
        }
        ClientMessage::TakeBack { id } => (id, Action::TakeBack),
        _ => return None,
    };
    Some((id, Ok(action)))
}

/// The reply to a refused action.
pub fn refused_action(id: u64, refused: Refused) -> ServerMessage {
    let Refused { error, version, view } = refused;
    error.log();
    ServerMessage::Refused {
        id,
        reason: error.reason(),
        clause: error.clause().map(str::to_owned),
        text: error.to_string(),
        version,
        view,
    }
}

/// The reply to any other request that failed.
pub fn refused(id: u64, error: ServerError) -> ServerMessage {
    refused_action(id, Refused { error, version: 0, view: None })
}

#[cfg(test)]
mod tests {
    use witchstone_rules::Refusal;

    use super::*;

    #[test]
    fn a_refusal_that_rests_on_a_ruling_says_so() {
        let sent = |refusal| match refused(1, ServerError::Rules(refusal)) {
            ServerMessage::Refused { clause, text, .. } => (clause.unwrap_or_default(), text),
            other => panic!("{other:?}"),
        };
        let (clause, text) = sent(Refusal::StillRoom);
        assert!(clause == "T9" && text.ends_with(" (T9, our ruling)."), "{text}");
        let (clause, text) = sent(Refusal::NoEnergy);
        assert!(clause == "E1" && text.ends_with(" (E1)."), "{text}");
    }
}
