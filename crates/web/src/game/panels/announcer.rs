//! A live region for screen readers, and notices for the player.

use leptos::prelude::*;
use witchstone_rules::Move;

use super::log::describe_ply;
use crate::game::{Notice, Session};
use crate::table::Recent;
use crate::ui::{Placement, Route, Texts, refusal_text, use_texts};

/// A notice in words.
fn said(texts: Texts, session: Session, notice: &Notice) -> String {
    let sentence =
        |played: Move| session.live.with(|view| texts.with(|words| words.describe_move(&view.table, played)));
    match notice {
        Notice::Refused(refusal) => session.live.with(|view| {
            texts.with(|words| words.refusal_among(view.edition(), refusal, &session.names.get()))
        }),
        Notice::Server(reason, text) => texts.with(|words| refusal_text(words, *reason, text)),
        Notice::Text(key) => texts.t(key)(),
        Notice::NotPlayed(played, why) => {
            let (what, why) = (sentence(*played), said(texts, session, why));
            texts.with(|words| words.format("move-rejected", &[("move", what.into()), ("why", why.into())]))
        }
    }
}

/// The clause that a refusal rests on.
fn clause(notice: &Notice) -> Option<&'static str> {
    match notice {
        Notice::Refused(refusal) => Some(refusal.clause()),
        Notice::NotPlayed(_, why) => clause(why),
        Notice::Server(..) | Notice::Text(_) => None,
    }
}

/// Whether the notice goes after a while. What the player has to act on stays until it is closed.
fn goes_away(notice: &Notice) -> bool {
    match notice {
        Notice::Refused(_) | Notice::Server(..) | Notice::NotPlayed(..) => true,
        Notice::Text(key) => matches!(*key, "learn-not-now" | "hints-forbidden"),
    }
}

/// A link from a clause's number to its text.
fn rule_link(texts: Texts, clause: &'static str) -> impl IntoView {
    view! {
        <a class="rule" href=Route::Rules(clause.into()).to_string()>
            {texts.f("rule-number", move || vec![("clause", clause.into())])}
        </a>
    }
}

/// A live region for what happened, and a line for refusals and the like.
#[component]
pub fn Announcer(session: Session, recent: Signal<Recent>) -> impl IntoView {
    let texts = use_texts();
    let happened = move || {
        let names = session.names.get();
        let last = session
            .plies
            .with(|plies| plies.last().map(|ply| texts.with(|words| describe_ply(words, ply, &names))));
        let own = session.live.with(|view| view.is_to_move() && view.table.stack.depth() == 0);
        let turn = own.then(|| texts.t("your-move")());
        let held = session.held.with(Option::is_some);
        let close = held.then(|| format!("{}. {}", texts.t("phase-turn-done")(), texts.t("how-turn-done")()));
        let summary = recent.with(|recent| {
            let (_, line) = recent.summaries.last().filter(|_| recent.turn_is_over)?;
            Some(format!("{line}."))
        });
        [last, summary, close.or(turn)].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    view! {
        <p class="visually-hidden" aria-live="polite">{happened}</p>
        <Toast session/>
    }
}

/// The notice that is shown, beside what was clicked.
#[component]
fn Toast(session: Session) -> impl IntoView {
    let texts = use_texts();
    let place = Placement::new();
    // Two names of the same animation: with each notice its time begins again.
    let odd = StoredValue::new(false);
    let notice = move || {
        odd.update_value(|odd| *odd = !*odd);
        session.notice.with(|notice| {
            let notice = notice.as_ref()?;
            let class = match (goes_away(notice), odd.get_value()) {
                (false, _) => "notice",
                (true, true) => "notice lingers odd",
                (true, false) => "notice lingers even",
            };
            let text = said(texts, session, notice);
            let length = text.chars().count().to_string();
            Some((text, length, clause(notice), class))
        })
    };
    Effect::new(move || {
        session.notice.track();
        place.leave_free(".table .highlight");
    });
    view! {
        <div class="notices" role="alert" node_ref=place.message class:placed=move || place.is_known()
            style:left=place.style(|corner| corner.0) style:top=place.style(|corner| corner.1)
            on:animationend=move |_| session.notice.set(None)>
            {move || notice().map(|(text, length, clause, class)| view! {
                <p class=class style:--length=length>
                    <span>{text}</span>
                    {clause.map(|clause| rule_link(texts, clause))}
                    <button class="plain" aria-label=texts.t("close") on:click=move |_| session.notice.set(None)>"✕"</button>
                </p>
            })}
        </div>
    }
}
