//! One key for each thing that is done often.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use witchstone_rules::Move;

use super::dialogs::GiveUp;
use super::hint_card::ask_for_hint;
use super::replay::show_again;
use crate::game::{Command, Session};
use crate::table::{Focus, clause_of};
use crate::ui::{Route, use_settings};

/// Listens while the page of the game is open.
pub fn listen(session: Session, give_up: GiveUp, focus: Focus) {
    let settings = use_settings();
    let handle = window_event_listener(ev::keydown, move |event| {
        let key = event.key();
        let typing = is_in_dialog() || is_typing() && key != "Escape";
        if event.ctrl_key() || event.meta_key() || event.alt_key() || typing {
            return;
        }
        match key.as_str() {
            "u" => session.ask(Command::Undo),
            // R turns a tile that is held; only without one it plays again what was taken back.
            "r" | "R" if focus.held.with_untracked(|held| held.is_some_and(|pick| pick.can_turn())) => {
                focus.turn(if event.shift_key() { 5 } else { 1 });
            }
            "r" => session.ask(Command::Redo),
            "h" => ask_for_hint(session),
            "e" => give_up.ask(Move::End),
            "s" => session.fast_forward.set(true),
            "w" => show_again(session, settings),
            "m" => focus_first_move(),
            "?" => look_up(session, focus),
            "Escape" => leave(session, focus),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}

/// Opens the rules at what is pointed at.
fn look_up(session: Session, focus: Focus) {
    let thing = focus.pointed.get_untracked();
    let clause = thing.map(|thing| session.live.with_untracked(|view| clause_of(view, thing)));
    Route::Rules(clause.unwrap_or_default().to_owned()).open();
}

/// Lets go of whatever is held, shown or said.
fn leave(session: Session, focus: Focus) {
    focus.held.set(None);
    session.notice.set(None);
    session.hints.dismiss();
    session.shown.set(None);
}

fn is_typing() -> bool {
    let here = document().active_element().map(|element| element.tag_name());
    matches!(here.as_deref(), Some("INPUT" | "SELECT" | "TEXTAREA"))
}

fn is_in_dialog() -> bool {
    document().query_selector("dialog[open]").ok().flatten().is_some()
}

fn focus_first_move() {
    if let Some(tab) = element("#tab-moves") {
        tab.click();
    }
    request_animation_frame(|| {
        if let Some(first) = element("#moves details[open] button, #moves summary") {
            first.focus().unwrap_or_default();
        }
    });
}

fn element(selector: &str) -> Option<web_sys::HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}
