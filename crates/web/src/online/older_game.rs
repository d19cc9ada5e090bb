//! A table whose game was played under older rules and differs under the present ones: where, and who agrees to resume it.

use leptos::prelude::*;
use witchstone_wire::{ClientMessage, OlderRules, TableInfo};

use super::connection::OnlineTable;
use crate::game::{DifferenceText, FirstDifference, Session};
use crate::ui::{Texts, use_texts};

/// The card over the table; it can be closed and reopened from the bar.
#[component]
pub fn OlderGameCard(online: OnlineTable, session: Session, open: RwSignal<bool>) -> impl IntoView {
    let texts = use_texts();
    let shown = move || {
        let table = online.info.get().filter(|_| open.get())?;
        let older = table.older_rules.clone()?;
        let names = session.names.get();
        let difference = session.live.with(|view| {
            texts.with(|words| DifferenceText::of_table(words, &older.difference, table.rules, view, &names))
        });
        Some(view! {
            <section class="surface older-game" role="dialog" aria-label=texts.t("older-title")>
                <h2>{texts.t("older-title")}</h2>
                {difference.map(|text| view! { <FirstDifference text/> })}
                <p class="older-status">{status(texts, &table, &older, &names)}</p>
                <div class="buttons">
                    {answer_button(online, texts, &table, &older)}
                    <button on:click=move |_| open.set(false)>{texts.t("older-look")}</button>
                </div>
            </section>
        })
    };
    view! { {shown} }
}

/// In the bar: opens the card again.
#[component]
pub fn OlderGameButton(online: OnlineTable, open: RwSignal<bool>) -> impl IntoView {
    let texts = use_texts();
    let is_older =
        move || online.info.with(|info| info.as_ref().is_some_and(|table| table.older_rules.is_some()));
    view! {
        <Show when=move || is_older() && !open.get()>
            <button class="older-open" on:click=move |_| open.set(true)>{texts.t("older-title")}</button>
        </Show>
    }
}

/// Whose agreement is missing or, of a finished game, that its result stays.
fn status(texts: Texts, table: &TableInfo, older: &OlderRules, names: &[String]) -> String {
    let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
    texts.with(|words| match &table.result {
        Some(result) => {
            let points = result.scores.iter().enumerate();
            let points: Vec<String> =
                points.map(|(seat, points)| format!("{} {points}", name(seat))).collect();
            words.format("older-result", &[("points", words.list(&points).into())])
        }
        None => {
            let missing: Vec<String> = older.waiting_for.iter().map(|&seat| name(seat)).collect();
            words.suspended(&missing)
        }
    })
}

/// Agrees or withdraws; nothing for those who need not agree.
fn answer_button(
    online: OnlineTable,
    texts: Texts,
    table: &TableInfo,
    older: &OlderRules,
) -> Option<AnyView> {
    let seat = table.your_seat.filter(|_| table.result.is_none())?;
    let answer = move |agree: bool| online.send.run(ClientMessage::VoteResume { id: 0, agree });
    if older.agreed.contains(&seat) {
        let withdraw = view! {
            <button class="resume-withdraw" on:click=move |_| answer(false)>{texts.t("older-withdraw")}</button>
        };
        return Some(withdraw.into_any());
    }
    let agree = view! {
        <button class="primary resume-agree" on:click=move |_| answer(true)>{texts.t("older-agree")}</button>
    };
    older.waiting_for.contains(&seat).then(|| agree.into_any())
}
