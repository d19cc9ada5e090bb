//! Keyboard shortcuts.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use witchstone_rules::Move;

use super::dialogs::MoveGuard;
use super::hint_card::ask_for_hint;
use super::replay::show_again;
use crate::game::Session;
use crate::table::{Focus, clause_of};
use crate::ui::{RulesDrawer, is_in_dialog, is_typing, use_rules_drawer, use_settings};

/// Listens while the page of the game is open.
pub fn listen(session: Session, guard: MoveGuard, focus: Focus, drawer: RwSignal<bool>) {
    let (settings, rules) = (use_settings(), use_rules_drawer());
    let handle = window_event_listener(ev::keydown, move |event| {
        let key = event.key();
        let typing = is_in_dialog() || is_typing() && key != "Escape";
        if event.ctrl_key() || event.meta_key() || event.alt_key() || typing {
            return;
        }
        match key.as_str() {
            "u" => session.undo(),
            "r" | "R" if focus.held.with_untracked(|held| held.is_some_and(|pick| pick.can_turn())) => {
                focus.turn(if event.shift_key() { 5 } else { 1 });
            }
            "y" => session.redo(),
            "h" => ask_for_hint(session),
            "e" if session.held.with_untracked(Option::is_some) => session.end_turn(),
            "e" => guard.ask(Move::End),
            "f" => session.fast_forward.set(true),
            "c" => session.view().with_untracked(|view| {
                focus.cauldron.update(|choice| *choice = choice.switched(view));
            }),
            "w" => show_again(session, settings),
            "m" => focus_first_move(),
            "?" => look_up(session, focus, rules),
            "Escape" => {
                leave(session, focus);
                drawer.set(false);
            }
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
}

/// Opens the rules at the hovered target.
fn look_up(session: Session, focus: Focus, rules: RulesDrawer) {
    let thing = focus.pointed.get_untracked();
    let clause = thing.map(|thing| session.live.with_untracked(|view| clause_of(view, thing)));
    rules.open(clause.unwrap_or_default());
}

/// Drops the selection and closes whatever is open.
fn leave(session: Session, focus: Focus) {
    focus.held.set(None);
    focus.cauldron.update(|choice| *choice = choice.closed());
    session.notice.set(None);
    session.hints.dismiss();
    session.shown.set(None);
}

fn focus_first_move() {
    if let Some(tab) = element("#tab-moves") {
        // What is not displayed has no parent to be placed in.
        if tab.offset_parent().is_none() {
            open_side();
        }
        tab.click();
    }
    request_animation_frame(|| {
        if let Some(first) = element("#moves details[open] button, #moves summary, #moves .end-turn") {
            first.focus().unwrap_or_default();
        }
    });
}

/// Presses the one of the buttons for it that this width of the window shows.
fn open_side() {
    let buttons = [".bar .fold", ".bar .open-drawer"].into_iter().filter_map(element);
    if let Some(button) = buttons.into_iter().find(|button| button.offset_parent().is_some()) {
        button.click();
    }
}

fn element(selector: &str) -> Option<web_sys::HtmlElement> {
    document().query_selector(selector).ok().flatten()?.dyn_into().ok()
}
