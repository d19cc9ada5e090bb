//! The messages as they are written, one example for each.

use witchstone_wire::{ClientMessage, NewTable, Reason, ServerMessage};

/// The message of this text is written as this text.
fn same<T: serde::Serialize + serde::de::DeserializeOwned>(text: &str) {
    let read: T = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(serde_json::to_string(&read).unwrap(), text);
}

#[test]
fn client_messages_keep_their_form() {
    same::<ClientMessage>(r#"{"type":"hello","protocol":1,"table":"abc"}"#);
    same::<ClientMessage>(r#"{"type":"hello","protocol":1,"table":"abc","token":"t","since":4}"#);
    same::<ClientMessage>(r#"{"type":"hello","protocol":1,"table":"abc","changes":true}"#);
    same::<ClientMessage>(r#"{"type":"play","id":7,"version":12,"move":"tower t2"}"#);
    same::<ClientMessage>(r#"{"type":"undo","id":0,"version":12}"#);
    same::<ClientMessage>(r#"{"type":"ask_undo","id":1,"version":12,"moves":3}"#);
    same::<ClientMessage>(r#"{"type":"vote","id":1,"agree":true}"#);
    same::<ClientMessage>(r#"{"type":"hand_over","id":1,"level":3}"#);
    same::<ClientMessage>(r#"{"type":"mute","id":1,"name":"Ada","muted":true}"#);
}

#[test]
fn ids_may_be_left_out_and_other_fields_not_added() {
    let message: ClientMessage = serde_json::from_str(r#"{"type":"legal"}"#).unwrap();
    assert_eq!(message, ClientMessage::Legal { id: 0 });
    assert!(serde_json::from_str::<ClientMessage>(r#"{"type":"legal","seat":2}"#).is_err());
    assert!(serde_json::from_str::<ClientMessage>(r#"{"type":"fly"}"#).is_err());
}

#[test]
fn server_messages_keep_their_form() {
    same::<ServerMessage>(r#"{"type":"done","id":7,"version":13}"#);
    same::<ServerMessage>(
        r#"{"type":"refused","id":7,"reason":"rules","clause":"B2","text":"No.","version":13}"#,
    );
    same::<ServerMessage>(r#"{"type":"bye","reason":"restart","text":"Soon.","come_back_ms":500}"#);
    same::<ServerMessage>(r#"{"type":"change","version":13,"view":{},"events":[]}"#);
    // What became nothing is something else than what stayed as it was.
    same::<ServerMessage>(
        r#"{"type":"change","version":13,"view":{"question":null,"areas":[{},{"tower":null}]},"events":[],"clocks_ms":[5]}"#,
    );
    let stale = serde_json::to_string(&Reason::NotYourTurn).unwrap();
    assert_eq!(stale, "\"not_your_turn\"");
}

#[test]
fn a_table_needs_little() {
    let text = r#"{"settings":{"options":{"players":2}},"seats":[{"sitter":"me"},{"sitter":{"bot":3}}]}"#;
    let table: NewTable = serde_json::from_str(text).unwrap();
    assert_eq!(table.seats.len(), 2);
    assert!(table.settings.options.read().is_ok() && table.settings.hints && !table.settings.listed);
}

/// The lines of the code blocks with this word behind `json` in the description of the protocol.
fn examples(word: &str) -> Vec<&'static str> {
    let text = include_str!("../../../docs/protocol.md");
    let start = format!("```json {word}\n");
    let blocks = text.split(start.as_str()).skip(1);
    blocks.flat_map(|block| block.split("```").next().unwrap_or("").lines()).collect()
}

#[test]
fn the_examples_of_the_description_are_messages() {
    for line in examples("client") {
        same::<ClientMessage>(line);
    }
    for line in examples("server") {
        same::<ServerMessage>(line);
    }
    for line in examples("event") {
        same::<witchstone_wire::EventJson>(line);
    }
    assert!(examples("client").len() > 10 && examples("server").len() > 5 && examples("event").len() > 3);
}
