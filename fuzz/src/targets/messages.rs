//! Messages between client and server, and the bodies of requests, as JSON.

use serde::Serialize;
use serde::de::DeserializeOwned;
use witchstone_rules::Edition;
use witchstone_wire::{ClientMessage, NewTable, SeatChange, ServerMessage, ViewJson};

use super::check_sentence;

/// What is read is written so that it is read again; a view that can be rebuilt has legal moves or none, and no panic.
pub fn run(text: &str) -> bool {
    let mut accepted = false;
    for line in text.lines() {
        accepted |= there_and_back::<ClientMessage>(line).is_some();
        accepted |= there_and_back::<SeatChange>(line).is_some();
        if let Some(table) = there_and_back::<NewTable>(line) {
            accepted = true;
            if let Err(error) = table.settings.options.read() {
                check_sentence(&error.to_string());
            }
        }
        if let Some(message) = there_and_back::<ServerMessage>(line) {
            accepted = true;
            look_at(&message);
        }
    }
    accepted
}

fn there_and_back<T: Serialize + DeserializeOwned + PartialEq>(text: &str) -> Option<T> {
    let read: T = match serde_json::from_str(text) {
        Ok(read) => read,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return None;
        }
    };
    let written = serde_json::to_string(&read).expect("what was read can be written");
    let again: T = serde_json::from_str(&written).expect("what was written can be read");
    assert!(again == read, "reading what was written gives the same message");
    Some(read)
}

fn look_at(message: &ServerMessage) {
    let (view, events) = match message {
        ServerMessage::Update { view, events, .. } => (Some(view), events.as_slice()),
        ServerMessage::Welcome { view, missed, .. } => (view.as_ref(), missed.as_slice()),
        ServerMessage::Refused { view, .. } => (view.as_ref(), &[][..]),
        _ => (None, &[][..]),
    };
    if let Some(view) = view {
        rebuild(view);
    }
    for event in events {
        if let Err(error) = event.read(Edition::classic()) {
            check_sentence(&error.to_string());
        }
    }
}

/// A view that was changed on its way may say the same thing twice or contradict itself, so it is not demanded that writing
/// it gives what came: only that whoever is sent it can look for moves.
fn rebuild(view: &ViewJson) {
    match view.read(Edition::classic()) {
        Ok(read) => {
            drop(read.legal_moves());
        }
        Err(error) => check_sentence(&error.to_string()),
    }
}
