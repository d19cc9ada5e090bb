//! A table whose board the server does not have: players, result and chat, but nothing can be played.

use leptos::prelude::*;
use witchstone_wire::{TableInfo, edition_id};

use super::chat::Chat;
use super::connection::OnlineTable;
use super::waiting_room::occupant_name;
use crate::ui::{Route, use_texts};

/// The page of such a table.
#[component]
pub fn ClosedTable(online: OnlineTable) -> impl IntoView {
    let texts = use_texts();
    let table = online.info.get_untracked()?;
    let (host, board) = (table.host.clone(), edition_id(&table.edition).to_owned());
    Some(view! {
        <main class="paper narrow">
            <a class="back" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            <h1>{texts.f("table-of", move || vec![("name", host.clone().into())])}</h1>
            <section class="surface closed">
                <p role="alert">{texts.f("board-closed", move || vec![("board", board.clone().into())])}</p>
                <Seats table/>
                <Chat online/>
            </section>
        </main>
    })
}

/// The players, with the points of a finished game.
#[component]
fn Seats(table: TableInfo) -> impl IntoView {
    let texts = use_texts();
    let points = table.result.map(|result| result.scores).unwrap_or_default();
    let seat = |(at, seat): (usize, witchstone_wire::SeatInfo)| {
        let name = move || occupant_name(texts, &seat.occupant);
        view! { <li><b>{name}</b> " " {points.get(at).copied()}</li> }
    };
    view! { <ol class="seats">{table.seats.into_iter().enumerate().map(seat).collect_view()}</ol> }
}
