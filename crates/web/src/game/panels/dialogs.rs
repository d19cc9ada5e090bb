//! Dialogs over the table: confirming a costly move, and handing the device over.

use leptos::html::Dialog;
use leptos::prelude::*;
use witchstone_rules::{Move, MoveSequence, Symbol, View};

use super::bar::name_of;
use crate::game::{Command, Session};
use crate::ui::{Settings, Words, focus_on_mount, use_texts};
use leptos::html::Button;

/// Plays moves, and asks the player to confirm those that lose actions, bonuses or points.
#[derive(Clone, Copy)]
pub struct MoveGuard {
    session: Session,
    settings: RwSignal<Settings>,
    waiting: RwSignal<Option<Move>>,
}

impl MoveGuard {
    /// The guard of a game.
    pub fn new(session: Session, settings: RwSignal<Settings>) -> MoveGuard {
        MoveGuard { session, settings, waiting: RwSignal::new(None) }
    }

    /// Plays a move, or asks for confirmation first.
    pub fn ask(self, played: Move) {
        let live = self.session.live.get_untracked();
        if played == Move::End && live.check(played).is_err() {
            self.session.refuse(played);
        } else if self.confirms(&live, played) {
            self.waiting.set(Some(played));
        } else {
            self.session.play(played);
        }
    }

    /// Plays what was pointed out on the table. The button that removes a Crystal has named the price: it is not asked again.
    pub fn point_out(self, sequence: MoveSequence) {
        match sequence.single() {
            Some(Move::Remove(_)) | None => self.session.play(sequence),
            Some(played) => self.ask(played),
        }
    }

    /// Whether the player is to confirm this move: what is held back can still be undone.
    fn confirms(self, view: &View, played: Move) -> bool {
        let (confirm, end_turn) =
            self.settings.with_untracked(|settings| (settings.confirm, settings.end_turn));
        let held = end_turn && self.session.confirms_turns.get_untracked();
        confirm && loses_something(view, played) && !(held && view.before_turn_end(played).is_some())
    }

    fn answer(self, yes: bool) {
        if let (Some(played), true) = (self.waiting.get_untracked(), yes) {
            self.session.play(played);
        }
        self.waiting.set(None);
    }
}

/// Whether the move loses usable actions or bonuses, or points.
fn loses_something(view: &View, played: Move) -> bool {
    let batch = view.table.stack.top();
    match played {
        Move::End => batch.map_or(view.table.anything_pending(), |batch| batch.left > 0),
        Move::Remove(_) => true,
        _ => false,
    }
}

/// Asks for confirmation.
#[component]
pub fn ConfirmDialog(guard: MoveGuard) -> impl IntoView {
    let texts = use_texts();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let (Some(dialog), asks) = (dialog.get(), guard.waiting.get().is_some()) else {
            return;
        };
        if asks && !dialog.open() {
            dialog.show_modal().unwrap_or_default();
        } else if !asks && dialog.open() {
            dialog.close();
        }
    });
    // One closure for all texts: each type of closure in a view is compiled apart.
    let text = move |key: &'static str| {
        move || {
            let played = guard.waiting.get()?;
            guard.session.live.with(|view| texts.with(|words| Some(confirm_text(words, view, played, key))))
        }
    };
    view! {
        <dialog node_ref=dialog aria-labelledby="confirm" on:close=move |_| guard.waiting.set(None)>
            <h2 id="confirm">{text("skip-question")}</h2>
            <p>{text("")}</p>
            <div class="buttons">
                <button on:click=move |_| guard.answer(false)>{texts.t("skip-cancel")}</button>
                <button class="primary" on:click=move |_| guard.answer(true)>{text("skip-confirm")}</button>
            </div>
        </dialog>
    }
}

/// A message about losing the rest of a batch, everything that is pending, or a Crystal; without a key the move itself.
fn confirm_text(words: &Words, view: &View, played: Move, key: &str) -> String {
    if key.is_empty() {
        return words.describe_move(&view.table, played);
    }
    let (what, symbol, left) = match view.table.stack.top() {
        _ if matches!(played, Move::Remove(_)) => ("remove", Symbol::Crystal, 0),
        Some(batch) => ("batch", batch.symbol, batch.left),
        None => ("pending", Symbol::Energy, 0),
    };
    words.format(key, &[("what", what.into()), ("symbol", symbol.name().into()), ("n", left.into())])
}

/// Hides everything until the next player has the device.
#[component]
pub fn HandOverScreen(session: Session) -> impl IntoView {
    let texts = use_texts();
    let button = NodeRef::<Button>::new();
    focus_on_mount(button);
    let name = move || {
        let player = session.hand_over.get();
        let name = player.map(|player| session.names.with(|names| name_of(names, player)));
        vec![("name", name.unwrap_or_default().into())]
    };
    view! {
        <div class="hand-over">
            <p>{texts.f("hand-over", name)}</p>
            <button class="primary" node_ref=button on:click=move |_| session.act.run(Command::Reveal)>
                {texts.f("hand-over-show", name)}
            </button>
        </div>
    }
}
