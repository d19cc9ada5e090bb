//! A live region for screen readers, and notices for the player.

use leptos::prelude::*;
use witchstone_rules::Move;

use super::log::describe_ply;
use crate::game::{Notice, Session};
use crate::ui::{Route, Texts, reason_name, refusal_text, use_texts};

/// A notice in words.
fn said(texts: Texts, session: Session, notice: &Notice) -> String {
    let sentence =
        |played: Move| session.live.with(|view| texts.with(|words| words.describe_move(&view.table, played)));
    match notice {
        Notice::Refused(refusal) => texts.with(|words| words.refusal_among(refusal, &session.names.get())),
        Notice::Server(reason, text) => texts.with(|words| refusal_text(words, &reason_name(*reason), text)),
        Notice::Text(key) => texts.t(key)(),
        Notice::NotPlayed(played, why) => {
            let (what, why) = (sentence(*played), said(texts, session, why));
            texts.with(|words| words.format("not-played", &[("move", what.into()), ("why", why.into())]))
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
pub fn Announcer(session: Session) -> impl IntoView {
    let texts = use_texts();
    let happened = move || {
        let names = session.names.get();
        let last = session
            .plies
            .with(|plies| plies.last().map(|ply| texts.with(|words| describe_ply(words, ply, &names))));
        let own = session.live.with(|view| view.is_to_move() && view.table.stack.depth() == 0);
        let turn = own.then(|| texts.t("your-decision")());
        [last, turn].into_iter().flatten().collect::<Vec<_>>().join(" ")
    };
    let told = move || {
        session
            .notice
            .with(|notice| notice.as_ref().map(|notice| (said(texts, session, notice), clause(notice))))
    };
    view! {
        <p class="visually-hidden" aria-live="polite">{happened}</p>
        <div class="notices" role="alert">
            {move || told().map(|(text, clause)| view! {
                <p class="notice">
                    <span>{text}</span>
                    {clause.map(|clause| rule_link(texts, clause))}
                    <button class="plain" aria-label=texts.t("close") on:click=move |_| session.notice.set(None)>"✕"</button>
                </p>
            })}
        </div>
    }
}
