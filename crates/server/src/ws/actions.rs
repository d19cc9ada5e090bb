//! Messages as actions, and errors as messages.

use witchstone_wire::{ClientMessage, Reason, ServerMessage};

use crate::domain::Action;
use crate::error::ServerError;
use crate::protocol::level;
use crate::room::Refused;

/// The action of a message, with the message's id; none if it is no action.
pub fn action_of(message: ClientMessage) -> Option<(u64, Result<Action, ServerError>)> {
    let (id, action) = match message {
        ClientMessage::Play { id, version, r#move } => match r#move.parse() {
            Ok(played) => (id, Action::Play { version, played }),
            Err(_) => return Some((id, Err(Reason::InvalidMove.into()))),
        },
        ClientMessage::Undo { id, version } => (id, Action::Undo { version }),
        ClientMessage::Redo { id, version } => (id, Action::Redo { version }),
        ClientMessage::RequestUndo { id, version, moves } => (id, Action::RequestUndo { version, moves }),
        ClientMessage::VoteUndo { id, request, version, agree } => {
            (id, Action::Vote { request, version, agree })
        }
        ClientMessage::VoteResume { id, agree } => (id, Action::Resume { agree }),
        ClientMessage::Resign { id } => (id, Action::Resign),
        ClientMessage::HandOver { id, level: number } => {
            return Some((id, level(number).map(|level| Action::HandOver { level })));
        }
        ClientMessage::TakeOver { id } => (id, Action::TakeOver),
        // Listed one by one, so that a new message does not go unanswered.
        ClientMessage::Hello { .. }
        | ClientMessage::Ping { .. }
        | ClientMessage::LegalMoves { .. }
        | ClientMessage::Hint { .. }
        | ClientMessage::ViewAt { .. }
        | ClientMessage::Chat { .. }
        | ClientMessage::Mute { .. } => return None,
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
        let sent = |refusal| match refused(1, ServerError::IllegalMove(refusal)) {
            ServerMessage::Refused { clause, text, .. } => (clause.unwrap_or_default(), text),
            other => panic!("{other:?}"),
        };
        let (clause, text) = sent(Refusal::StillRoom);
        assert!(clause == "T9" && text.ends_with(" (T9, our ruling)."), "{text}");
        let (clause, text) = sent(Refusal::NoEnergy);
        assert!(clause == "E1" && text.ends_with(" (E1)."), "{text}");
    }
}
