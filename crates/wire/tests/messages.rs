//! The messages as JSON, and the examples of the protocol document.

use witchstone_wire::{AnyHello, ClientMessage, NewTable, Reason, ServerMessage};

/// Decodes a text and encodes it again to the same text.
fn round_trip<T: serde::Serialize + serde::de::DeserializeOwned>(text: &str) {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
}

#[test]
fn client_messages_keep_their_form() {
    round_trip::<ClientMessage>(r#"{"type":"hello","protocol":2,"table":"abc"}"#);
    round_trip::<ClientMessage>(r#"{"type":"hello","protocol":2,"table":"abc","token":"t","since":4}"#);
    round_trip::<ClientMessage>(r#"{"type":"hello","protocol":2,"table":"abc","deltas":true}"#);
    round_trip::<ClientMessage>(r#"{"type":"play","id":7,"version":12,"move":"tower t2"}"#);
    round_trip::<ClientMessage>(r#"{"type":"undo","id":0,"version":12}"#);
    round_trip::<ClientMessage>(r#"{"type":"request_undo","id":1,"version":12,"moves":3}"#);
    round_trip::<ClientMessage>(r#"{"type":"vote_undo","id":1,"request":7,"version":9,"agree":true}"#);
    round_trip::<ClientMessage>(r#"{"type":"hand_over","id":1,"level":3}"#);
    round_trip::<ClientMessage>(r#"{"type":"mute","id":1,"name":"Ada","muted":true}"#);
}

#[test]
fn ids_are_optional_and_unknown_fields_are_refused() {
    let message: ClientMessage = serde_json::from_str(r#"{"type":"legal_moves"}"#).unwrap();
    assert_eq!(message, ClientMessage::LegalMoves { id: 0 });
    assert!(serde_json::from_str::<ClientMessage>(r#"{"type":"legal_moves","seat":2}"#).is_err());
    assert!(serde_json::from_str::<ClientMessage>(r#"{"type":"fly"}"#).is_err());
}

#[test]
fn server_messages_keep_their_form() {
    round_trip::<ServerMessage>(r#"{"type":"ack","id":7,"version":13}"#);
    round_trip::<ServerMessage>(
        r#"{"type":"refused","id":7,"reason":"illegal_move","clause":"B2","text":"No.","version":13}"#,
    );
    round_trip::<ServerMessage>(r#"{"type":"bye","reason":"restart","text":"Soon.","reconnect_ms":500}"#);
    round_trip::<ServerMessage>(r#"{"type":"delta","version":13,"view":{},"events":[]}"#);
    // Null is a value; a missing field is unchanged.
    round_trip::<ServerMessage>(
        r#"{"type":"delta","version":13,"view":{"question":null,"areas":[{},{"tower":null}]},"events":[],"clocks_ms":[5]}"#,
    );
}

#[test]
fn a_table_needs_only_the_number_of_players() {
    let text = r#"{"settings":{"options":{"players":2}},"seats":[{"occupant":"me"},{"occupant":{"bot":3}}]}"#;
    let table: NewTable = serde_json::from_str(text).unwrap();
    assert_eq!(table.seats.len(), 2);
    assert!(table.settings.options.read().is_ok() && table.settings.hints && !table.settings.listed);
}

const DOCUMENT: &str = include_str!("../../../docs/protocol.md");

/// The lines of the code blocks of the protocol document that are marked `json` and this word.
fn examples(word: &str) -> Vec<&'static str> {
    let start = format!("```json {word}\n");
    let blocks = DOCUMENT.split(start.as_str()).skip(1);
    blocks.flat_map(|block| block.split("```").next().unwrap_or("").lines()).collect()
}

#[test]
fn the_examples_of_the_document_are_valid() {
    for line in examples("client") {
        round_trip::<ClientMessage>(line);
    }
    for line in examples("server") {
        round_trip::<ServerMessage>(line);
    }
    for line in examples("event") {
        round_trip::<witchstone_wire::EventJson>(line);
    }
    assert!(examples("client").len() > 10 && examples("server").len() > 5 && examples("event").len() > 3);
}

#[test]
fn the_document_lists_every_reason_code_with_its_text() {
    let table = DOCUMENT.split("## Reason codes").nth(1).unwrap();
    let rows = table.lines().filter(|line| line.starts_with("| `"));
    let cells = rows.map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    let listed: Vec<_> =
        cells.map(|cells| (cells[0].trim_matches('`').to_owned(), cells[2].to_owned())).collect();
    let sent: Vec<_> = Reason::ALL.iter().map(|reason| (reason.code(), reason.to_string())).collect();
    assert_eq!(listed, sent);
}

#[test]
fn a_reason_code_of_a_newer_server_can_be_read() {
    let bye = r#"{"type":"bye","reason":"full_moon","text":"Later.","reconnect_ms":500}"#;
    let ServerMessage::Bye { reason, text, .. } = serde_json::from_str(bye).unwrap() else { panic!("{bye}") };
    assert_eq!((reason, text.as_str()), (Reason::Unknown, "Later."));
}

#[test]
fn the_hello_of_any_protocol_version_can_be_read() {
    let first = r#"{"type":"hello","protocol":1,"table":"abc","changes":true}"#;
    assert_eq!(serde_json::from_str::<AnyHello>(first).unwrap(), AnyHello::Hello { protocol: 1 });
    assert!(serde_json::from_str::<ClientMessage>(first).is_err());
}
