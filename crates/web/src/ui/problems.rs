//! Problems with the server or an edition, in words.

use witchstone_wire::{Reason, edition_id};

use super::{Fault, Texts, Words};

/// Why the server refuses; what has no message of its own is told in the server's words.
pub fn refused(words: &Words, reason: &str, text: &str) -> String {
    words.format("refused", &[("reason", reason.to_owned().into()), ("text", text.to_owned().into())])
}

/// A game was played on an edition that neither this browser nor the server knows.
pub fn unknown_board(words: &Words, name: &str) -> String {
    words.format("board-unknown", &[("board", edition_id(name).to_owned().into())])
}

/// The word for a reason in messages.
pub fn reason_name(reason: Reason) -> String {
    let written = serde_json::to_value(reason).ok();
    written.as_ref().and_then(|value| value.as_str()).unwrap_or_default().to_owned()
}

/// Why a request came to nothing, in words.
pub fn told(texts: Texts, fault: &Fault) -> String {
    let (reason, text) = fault.told();
    texts.with(|words| refused(words, &reason, &text))
}
