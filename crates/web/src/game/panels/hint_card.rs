//! The hint card: a sentence for each step so far, a button for the next one, and one to play the move.

use leptos::prelude::*;
use witchstone_ai::Hint;
use witchstone_rules::Move;

use crate::game::{HintPolicy, HintState, LAST_STEP, Notice, Session};
use crate::table::{Focus, HitTarget};
use crate::ui::{Placement, Texts, use_texts};

/// Asks for the next step of a hint, or says that this table forbids hints.
pub fn ask_for_hint(session: Session) {
    match session.hints.policy.get_untracked() {
        HintPolicy::Yes => {
            session.notice.set(None);
            session.hints.next(session);
        }
        HintPolicy::No => session.notice.set(Some(Notice::Text("hints-forbidden"))),
        HintPolicy::Watching => {}
    }
}

/// The part of the table to look at, as the style sheet knows it; only while the first steps are shown.
pub fn hinted_area(session: Session) -> Option<&'static str> {
    session.hints.state.with(|hint| match hint {
        Some(HintState::Given(hint, step)) if *step < LAST_STEP => Some(hint.field.name()),
        _ => None,
    })
}

/// What the hint is about, as a selector: the part of the table, or the targets of the move.
fn hinted_parts(session: Session) -> &'static str {
    match hinted_area(session) {
        Some("cauldron") => ".mine .kettle-box",
        Some("ball") => ".ball-box",
        Some("wand") => ".wand",
        Some("pentagram") => ".sides .pentagram",
        Some("rack") => ".rack",
        Some("scrolls") => ".shelf, .mine .own-scrolls",
        Some("moons") => ".tray",
        _ => ".table .highlight",
    }
}

/// Highlights the move of the hint, once it is shown.
pub fn highlight_hint(session: Session, focus: Focus) {
    let advised = Memo::new(move |_| {
        session.hints.state.with(|hint| match hint {
            Some(HintState::Given(hint, LAST_STEP)) => hint.moves.first().copied(),
            _ => None,
        })
    });
    Effect::watch(
        move || advised.get(),
        move |advised, _, _| {
            let things =
                advised.map(|played| session.live.with_untracked(|view| HitTarget::of_move(view, played)));
            focus.highlighted.set(things.unwrap_or_default());
        },
        false,
    );
    // A hint belongs to the position before.
    Effect::watch(
        move || session.live.get(),
        move |_, _, _| session.hints.on_position_change(session),
        false,
    );
}

/// The card over the table.
#[component]
pub fn HintCard(session: Session, on_move: Callback<Move>) -> impl IntoView {
    let texts = use_texts();
    let body = move || {
        session.hints.state.get().map(|state| match state {
            HintState::Searching => view! { <p>{texts.t("hint-searching")}</p> }.into_any(),
            HintState::NoAnswer => view! { <p>{texts.t("hint-nothing")}</p> }.into_any(),
            HintState::Given(hint, step) => view! { <Steps session hint step on_move/> }.into_any(),
        })
    };
    let place = Placement::new();
    Effect::new(move || {
        session.hints.state.track();
        place.leave_free(hinted_parts(session));
    });
    view! {
        <div class="hint-place" role="status" node_ref=place.message class:placed=move || place.is_known()
            style:left=place.style(|corner| corner.0) style:top=place.style(|corner| corner.1)>
            {move || body().map(|body| view! {
                <section class="hint-card" aria-label=texts.t("ask-hint")>
                    {body}
                    <button class="plain close" aria-label=texts.t("close") on:click=move |_| session.hints.dismiss()>"✕"</button>
                </section>
            })}
        </div>
    }
}

#[component]
fn Steps(session: Session, hint: Hint, step: u8, on_move: Callback<Move>) -> impl IntoView {
    let texts = use_texts();
    let first = hint.moves.first().copied();
    let sentences = sentences(texts, session, &hint);
    let lines = sentences.into_iter().take(step.into()).map(|line| view! { <li>{line}</li> });
    let lines = lines.collect_view();
    let next = if step == 1 { "hint-more" } else { "hint-move" };
    view! {
        <ol data-step=step.to_string()>{lines}</ol>
        <div class="buttons">
            {(step < LAST_STEP).then(|| view! {
                <button class="hint-next" aria-keyshortcuts="h" on:click=move |_| ask_for_hint(session)>{texts.t(next)}</button>
            })}
            {first.filter(|_| step == LAST_STEP).map(|played| view! {
                <button class="primary hint-play" on:click=move |_| on_move.run(played)>{texts.t("hint-play")}</button>
            })}
        </div>
    }
}

/// The three steps in words.
fn sentences(texts: Texts, session: Session, hint: &Hint) -> [String; 3] {
    let names = session.names.get_untracked();
    let first = hint.moves.first().copied();
    texts.with(|words| {
        let edition = session.live.with_untracked(|view| view.edition());
        let [look, idea, _] = words.hint_steps(edition, hint, &names);
        let played =
            first.map(|played| session.live.with_untracked(|view| words.describe_move(&view.table, played)));
        let played = words.format("hint-says", &[("move", played.unwrap_or_default().into())]);
        [look, idea, played]
    })
}
