//! The score sheet: points by source for each player, now or at the end.

use leptos::prelude::*;
use witchstone_rules::{Missing, Player, Prophecy, ScoreSheet, Standing, View};

use super::bar::name_of;
use crate::game::Session;
use crate::ui::{Words, use_texts};

/// A source of points: its message key and its points.
pub type Row = (&'static str, fn(&ScoreSheet) -> i32);

/// The points that seats began with (S11); without the option the row is left out.
const EVEN_START: Row = ("sum-even-start", |sheet| sheet.even_start.unwrap_or(0).into());

/// Whether a source is shown: the last one belongs to an option of the table.
pub fn is_shown(row: &Row, view: &View) -> bool {
    view.table.options.even_start || row.0 != EVEN_START.0
}

/// Every source, in the order in which it is shown. New ones come last: summaries of games are stored in this order.
pub const SOURCES: [Row; 11] = [
    ("sum-connections", |sheet| sheet.connections.iter().map(|&(_, points)| i32::from(points)).sum()),
    ("sum-witches", |sheet| sheet.witches.into()),
    ("sum-witchstone", |sheet| sheet.witchstone.into()),
    ("sum-chips", |sheet| i32::from(sheet.chips_taken) + i32::from(sheet.chips_held)),
    ("sum-silver", |sheet| sheet.silver.iter().map(|&points| i32::from(points)).sum()),
    ("sum-owls", |sheet| sheet.owls.iter().map(|&value| i32::from(value)).sum()),
    ("sum-empty-owls", |sheet| sheet.empty_owls.into()),
    ("sum-spells", |sheet| sheet.spells.into()),
    ("sum-prophecies", |sheet| sheet.score.prophecies.into()),
    ("sum-removed", |sheet| -i32::from(sheet.removed)),
    EVEN_START,
];

/// The sheets of all players that this seat may see.
pub fn sheets(view: &View) -> Vec<(Player, Option<ScoreSheet>)> {
    view.table.players().map(|player| (player, view.score_sheet(player))).collect()
}

/// The score sheet of the position that is shown.
#[component]
pub fn Scores(session: Session) -> impl IntoView {
    let texts = use_texts();
    let view = session.view();
    view! {
        <Show when=move || !view.with(|view| view.table.is_over())>
            <p class="hint">{texts.t("scores-help")}</p>
        </Show>
        <div class="scroller">
            <table class="scores">
                {move || view.with(|view| session.names.with(|names| texts.with(|words| body(words, view, names))))}
            </table>
        </div>
        {move || view.with(|view| session.names.with(|names| texts.with(|words| prophecies(words, view, names))))}
    }
}

fn body(words: &Words, view: &View, names: &[String]) -> impl IntoView + use<> {
    let sheets = sheets(view);
    let heads = names.iter().enumerate().map(|(at, name)| {
        view! {
            <th scope="col" data-player=at.to_string() title=name.clone()>
                <span class=format!("name p-{at}")>{name.clone()}</span>
            </th>
        }
    });
    let heads = heads.collect_view();
    let cells = |read: &dyn Fn(&ScoreSheet) -> i32| {
        let cell = |(_, sheet): &(Player, Option<ScoreSheet>)| {
            let text = sheet.as_ref().map_or("?".to_owned(), |sheet| read(sheet).to_string());
            view! { <td>{text}</td> }
        };
        sheets.iter().map(cell).collect_view()
    };
    let rows = SOURCES.iter().filter(|row| is_shown(row, view)).map(|(key, read)| {
        view! { <tr><th scope="row">{words.text(key)}</th>{cells(read)}</tr> }
    });
    let rows = rows.collect_view();
    let total = cells(&|sheet| sheet.score.total().into());
    view! {
        <thead><tr><td></td>{heads}</tr></thead>
        <tbody>{rows}</tbody>
        <tfoot><tr><th scope="row">{words.text("sum-total")}</th>{total}</tr></tfoot>
    }
}

/// The Prophecies, one's own or after the game everybody's: what they are worth, and what they ask for next.
fn prophecies(words: &Words, view: &View, names: &[String]) -> impl IntoView + use<> {
    let over = view.table.is_over();
    let line = |(number, standing): &(usize, Standing)| {
        let prophecy = view.edition().prophecy(*number);
        view! {
            <li>
                <b>{words.prophecy(prophecy)}</b>
                " "
                {words.format("points", &[("points", standing.degree.points().into())])}
                <br/>
                <small>{outlook(words, prophecy, standing, over)}</small>
            </li>
        }
    };
    let list = |(player, sheet): (Player, Option<ScoreSheet>)| {
        let lines: Vec<_> = sheet?.prophecies.iter().map(line).collect();
        let heading = over.then(|| {
            let name = ("player", name_of(names, player).into());
            view! { <h3>{words.format("prophecies-of", &[name])}</h3> }
        });
        (!lines.is_empty()).then(|| view! { {heading}<ul class="prophecies">{lines}</ul> })
    };
    let shown = |(player, _): &(Player, Option<ScoreSheet>)| over || view.seat == Some(*player);
    sheets(view).into_iter().filter(shown).map(list).collect_view()
}

/// What a Prophecy still asks for; how far it was fulfilled if nothing is missing or it is too late.
fn outlook(words: &Words, prophecy: Prophecy, standing: &Standing, over: bool) -> String {
    match over || standing.missing == Missing::Nothing {
        true => words.name(standing.degree),
        false => words.missing(prophecy, standing),
    }
}
