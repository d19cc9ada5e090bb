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
        accepted |= round_trip::<ClientMessage>(line).is_some();
        accepted |= round_trip::<SeatChange>(line).is_some();
        if let Some(table) = round_trip::<NewTable>(line) {
            accepted = true;
            if let Err(error) = table.settings.options.read() {
                check_sentence(&error.to_string());
            }
        }
        if let Some(message) = round_trip::<ServerMessage>(line) {
            accepted = true;
            check_view(&message);
        }
    }
    accepted
}

fn round_trip<T: Serialize + DeserializeOwned + PartialEq>(text: &str) -> Option<T> {
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

fn check_view(message: &ServerMessage) {
    let (view, events) = match message {
        ServerMessage::Update { view, events, .. } => (Some(view), events.as_slice()),
        ServerMessage::Welcome { view, missed_events, .. } => (view.as_ref(), missed_events.as_slice()),
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

/// A mutated view may contradict itself, so it need not survive a round trip; its legal moves must be found without a panic.
fn rebuild(view: &ViewJson) {
    match view.read(Edition::classic()) {
        Ok(read) => {
            drop(read.legal_moves());
        }
        Err(error) => check_sentence(&error.to_string()),
    }
}
