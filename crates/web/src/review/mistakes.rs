//! The largest mistakes: what each lost, why the better turn is good, and the way to see it played out.

use leptos::prelude::*;
use witchstone_rules::Player;
use witchstone_wire::ReviewedTurn;

use super::accuracy::mistakes;
use super::analysis::GameAnalysis;
use super::board::ReviewBoard;
use crate::ui::{decimal, percent, round_of, use_texts};

/// The list, the worst first.
#[component]
pub fn Mistakes(board: ReviewBoard, findings: GameAnalysis) -> impl IntoView {
    let texts = use_texts();
    let worst = Memo::new(move |_| {
        findings.analysis.with(|analysis| {
            let turn = |at: usize| (at, analysis.turns[at].clone());
            mistakes(&analysis.turns).into_iter().map(turn).collect::<Vec<_>>()
        })
    });
    let list = move || {
        let line = |(at, turn): (usize, ReviewedTurn)| view! { <Mistake board findings at turn/> };
        worst.get().into_iter().map(line).collect_view()
    };
    let none =
        move || worst.with(Vec::is_empty) && findings.analysis.with(|analysis| !analysis.turns.is_empty());
    view! {
        <h3>{texts.t("review-mistakes")}</h3>
        <Show when=none><p class="hint">{texts.t("review-no-mistakes")}</p></Show>
        <ol class="mistakes">{list}</ol>
    }
}

#[component]
fn Mistake(board: ReviewBoard, findings: GameAnalysis, at: usize, turn: ReviewedTurn) -> impl IntoView {
    let texts = use_texts();
    let name =
        board.session.names.with_untracked(|names| names.get(turn.player).cloned().unwrap_or_default());
    let (round, loss, chance) = (turn.round, turn.loss, percent(turn.win_probability_lost));
    let head = move || {
        texts.with(|words| {
            let round = round_of(words, board.edition(), round);
            words.format("review-mistake", &[("round", round.into()), ("name", name.clone().into())])
        })
    };
    let lost = move || {
        texts.with(|words| {
            let points = ("points", decimal(words, loss).into());
            words.format("review-lost", &[points, ("chance", chance.into())])
        })
    };
    let why = move || {
        let names = board.session.names.get();
        findings.reasons.with(|reasons| {
            reasons.get(&at).map(|why| texts.with(|words| words.reasons(board.edition(), why, &names)))
        })
    };
    let (player, from) = (Player::new(turn.player), turn.from);
    let play = move |_| {
        if let Some(better) = &turn.better {
            board.play_variation(at, player, better.from, &better.moves);
        }
    };
    view! {
        <li data-player=player.index().to_string() data-round=round.to_string()>
            <a href=board.address(from).to_string()>{head}</a>
            <p><b>{lost}</b></p>
            <p class="why"><small>{texts.t("review-instead")}</small>" "<span>{why}</span></p>
            <button class="show-line" on:click=play>{texts.t("review-show-line")}</button>
        </li>
    }
}
