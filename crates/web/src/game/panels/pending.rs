//! Pending bonuses, as small buttons where one click can start them.

use std::iter::repeat_n;

use leptos::prelude::*;
use witchstone_rules::{Move, Shelf, View};

use crate::game::Session;
use crate::ui::{Words, use_texts};

/// Chips, vials, special tiles, Crystals on the rim, free choices and the Wand space that waits.
#[component]
pub fn Pending(session: Session, on_move: Callback<Move>) -> impl IntoView {
    let texts = use_texts();
    let legal = session.legal();
    let badges =
        move || session.live.with(|view| texts.with(|words| legal.with(|legal| badges(words, view, legal))));
    let badge = move |(text, played): (String, Option<Move>)| match played {
        Some(played) => view! {
            <button class="badge" on:click=move |_| on_move.run(played)>{text}</button>
        }
        .into_any(),
        None => view! { <span class="badge">{text}</span> }.into_any(),
    };
    view! {
        <div class="pending" role="group" aria-label=texts.t("pending")>
            {move || badges().into_iter().map(badge).collect_view()}
        </div>
    }
}

/// Each pending bonus, with the move that uses it if there is only one.
fn badges(words: &Words, view: &View, legal: &[Move]) -> Vec<(String, Option<Move>)> {
    let (table, pending) = (&view.table, &view.table.pending);
    let only = |fits: &dyn Fn(Move) -> bool| {
        let mut ways = legal.iter().copied().filter(|&played| fits(played));
        ways.next().filter(|_| ways.next().is_none())
    };
    let mut badges = Vec::new();
    for &bonus in pending.bonuses() {
        let key = if bonus.is_vial() { "pending-vial" } else { "pending-chip" };
        let (symbol, actions) = (bonus.symbol(), bonus.actions());
        let text = words.format(key, &[("n", actions.into()), ("symbol", symbol.name().into())]);
        let fits = |played| match played {
            Move::UseChip { symbol: s, actions: n, .. } => !bonus.is_vial() && (s, n) == (symbol, actions),
            Move::UseVial { symbol: s, actions: n } => bonus.is_vial() && (s, n) == (symbol, actions),
            _ => false,
        };
        badges.push((text, only(&fits)));
    }
    if let Some((symbol, actions, doubled)) = table.waiting_dark() {
        let actions = if doubled { 2 * actions } else { actions };
        let text = words.format("pending-wand", &[("n", actions.into()), ("symbol", symbol.name().into())]);
        badges.push((text, only(&|played| matches!(played, Move::UseWand { .. }))));
    }
    for tile in pending.specials.kinds().flat_map(|tile| repeat_n(tile, pending.specials.count(tile).into()))
    {
        let text = words.format("pending-special", &[("tile", words.name(tile).into())]);
        badges.push((text, None));
    }
    badges.extend((0..pending.free).map(|_| (words.text("pending-free"), None)));
    badges.extend(rim(words, view, &only));
    badges
}

type OnlyMove<'a> = dyn Fn(&dyn Fn(Move) -> bool) -> Option<Move> + 'a;

/// Crystals on the rim; a click uses their own shelf.
fn rim(words: &Words, view: &View, only: &OnlyMove<'_>) -> Vec<(String, Option<Move>)> {
    let pending = &view.table.pending;
    let mut badges = Vec::new();
    for symbol in witchstone_rules::Symbol::ALL {
        let black = pending.black == Some(symbol);
        let crystals = (0..pending.rim[symbol]).map(|_| false).chain(black.then_some(true));
        for is_black in crystals {
            let key = if is_black { "pending-black" } else { "pending-crystal" };
            let fits = |played| {
                matches!(played, Move::Shelve { crystal, shelf: Shelf::Symbol, .. }
                    if crystal.exit() == symbol && crystal.is_black() == is_black)
            };
            badges.push((words.format(key, &[("symbol", symbol.name().into())]), only(&fits)));
        }
    }
    badges
}
