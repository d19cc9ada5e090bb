//! A warning before actions are given up.

use leptos::html::Dialog;
use leptos::prelude::*;
use witchstone_rules::{Move, View};

use super::bar::name_of;
use crate::game::{Command, Session};
use crate::ui::{Settings, focus_on_mount, use_texts};
use leptos::html::Button;

/// Moves on their way to the game; one that gives something up waits for a word of the player.
#[derive(Clone, Copy)]
pub struct GiveUp {
    session: Session,
    settings: RwSignal<Settings>,
    waiting: RwSignal<Option<Move>>,
}

impl GiveUp {
    /// Lets moves through to this game.
    pub fn new(session: Session, settings: RwSignal<Settings>) -> GiveUp {
        GiveUp { session, settings, waiting: RwSignal::new(None) }
    }

    /// Plays a move, or asks first.
    pub fn ask(self, played: Move) {
        let confirm = self.settings.with_untracked(|settings| settings.confirm);
        let live = self.session.live.get_untracked();
        if played == Move::End && live.check(played).is_err() {
            self.session.refuse(played);
        } else if confirm && gives_up(&live, played) {
            self.waiting.set(Some(played));
        } else {
            self.session.ask(Command::Play(played));
        }
    }

    fn answer(self, yes: bool) {
        if let (Some(played), true) = (self.waiting.get_untracked(), yes) {
            self.session.ask(Command::Play(played));
        }
        self.waiting.set(None);
    }
}

/// Whether actions or bonuses that could be used are lost by it, or points.
fn gives_up(view: &View, played: Move) -> bool {
    let batch = view.table.stack.top();
    match played {
        Move::End => batch.map_or(view.table.anything_pending(), |batch| batch.left > 0),
        Move::Remove(_) => true,
        _ => false,
    }
}

/// The question.
#[component]
pub fn GiveUpDialog(give_up: GiveUp) -> impl IntoView {
    let texts = use_texts();
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move || {
        let (Some(dialog), asks) = (dialog.get(), give_up.waiting.get().is_some()) else {
            return;
        };
        if asks && !dialog.open() {
            dialog.show_modal().unwrap_or_default();
        } else if !asks && dialog.open() {
            dialog.close();
        }
    });
    let what = move || {
        let played = give_up.waiting.get()?;
        give_up.session.live.with(|view| texts.with(|words| Some(words.describe_move(&view.table, played))))
    };
    view! {
        <dialog node_ref=dialog aria-labelledby="give-up" on:close=move |_| give_up.waiting.set(None)>
            <h2 id="give-up">{texts.t("give-up-question")}</h2>
            <p>{what}</p>
            <div class="buttons">
                <button on:click=move |_| give_up.answer(false)>{texts.t("keep-playing")}</button>
                <button class="primary" on:click=move |_| give_up.answer(true)>{texts.t("give-up-yes")}</button>
            </div>
        </dialog>
    }
}

/// Asks for the device to be handed over.
#[component]
pub fn Curtain(session: Session) -> impl IntoView {
    let texts = use_texts();
    let button = NodeRef::<Button>::new();
    focus_on_mount(button);
    let name = move || {
        let player = session.curtain.get();
        player.map(|player| session.names.with(|names| name_of(names, player))).unwrap_or_default()
    };
    view! {
        <div class="curtain">
            <p>{texts.f("curtain", move || vec![("name", name().into())])}</p>
            <button class="primary" node_ref=button on:click=move |_| session.ask(Command::Reveal)>
                {texts.f("show-things", move || vec![("name", name().into())])}
            </button>
        </div>
    }
}
