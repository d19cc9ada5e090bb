//! Scrolls as cards: a spell, a power Scroll, or a Prophecy with its goals as icons.

use leptos::prelude::*;
use witchstone_rules::{Counted, Degree, Goal, Prophecy, Scroll, ScrollKind, Spell};

use super::art;
use super::scene::Scene;

/// The points of the three degrees.
const DEGREES: [Degree; 3] = [Degree::Minor, Degree::Major, Degree::Perfect];

/// The face of a Scroll. `reached` highlights the columns that its owner has fulfilled.
pub fn face(scene: &Scene, scroll: Scroll, reached: Option<Degree>) -> AnyView {
    match scroll.kind() {
        ScrollKind::Spell(spell) => spell_face(scene, spell),
        ScrollKind::Power => {
            view! { <span class="title">{scene.words.text("card-power")}</span><span class="big">{art::icon("#w-hexes", "power")}</span> }
                .into_any()
        }
        ScrollKind::Prophecy(number) => prophecy_face(scene, scene.edition().prophecy(number), reached),
    }
}

/// The class of a card: what kind of Scroll it is.
pub fn kind(scroll: Scroll) -> &'static str {
    match scroll.kind() {
        ScrollKind::Spell(_) => "card spell",
        ScrollKind::Power => "card power-scroll",
        ScrollKind::Prophecy(_) => "card prophecy",
    }
}

fn spell_face(scene: &Scene, spell: Spell) -> AnyView {
    let sign = match spell {
        Spell::Double(symbol) => art::symbol_icon(symbol),
        Spell::Single => view! { <span class="any">"?"</span> }.into_any(),
    };
    view! {
        <span class="title">{scene.words.text("card-spell")}</span>
        <span class="big">{format!("+{}", spell.actions())}{sign}</span>
    }
    .into_any()
}

fn prophecy_face(scene: &Scene, prophecy: Prophecy, reached: Option<Degree>) -> AnyView {
    let (key, subject) = subject(prophecy);
    let column = |at: usize| {
        let met = reached.is_some_and(|reached| reached >= DEGREES[at]);
        view! {
            <span class=if met { "goal met" } else { "goal" }>
                {asked(prophecy, at)}
                <b>{art::icon("#w-crown", "")}{DEGREES[at].points()}</b>
            </span>
        }
    };
    view! {
        <span class="title">{scene.words.text(key)}</span>
        <span class="goals">{subject}{[0, 1, 2].map(column).collect_view()}</span>
    }
    .into_any()
}

/// The key of a Prophecy's short title, and the icon before its goals.
fn subject(prophecy: Prophecy) -> (&'static str, AnyView) {
    match prophecy {
        Prophecy::Cluster(symbol) => ("card-cluster", art::symbol_icon(symbol)),
        Prophecy::Witches(_) => ("card-witches", art::icon("#w-witch", "ink")),
        Prophecy::Connected(_) => ("card-connected", art::icon("#w-connected", "ink")),
        Prophecy::Rank(_) => ("card-rank", art::icon("#w-witchstone", "")),
        Prophecy::Count(counted, _) => counted_subject(counted),
    }
}

fn counted_subject(counted: Counted) -> (&'static str, AnyView) {
    let (key, href) = match counted {
        Counted::WitchesOnBoard => ("card-board", "#w-witch"),
        Counted::LyingWitches => ("card-lying", "#w-lying"),
        Counted::SilverSpaces => ("card-silver", "#w-silver"),
        Counted::SpecialTiles => ("card-specials", "#w-special"),
        Counted::Scrolls => ("card-scrolls", "#w-scroll"),
        Counted::Chips => ("card-chips", "#w-chip"),
        Counted::Crystals => ("card-crystals", "#w-crystal"),
        Counted::PowerTiles => ("card-powers", "#w-hexes"),
    };
    (key, art::icon(href, "ink"))
}

/// What a degree asks for.
fn asked(prophecy: Prophecy, at: usize) -> AnyView {
    match prophecy {
        Prophecy::Cluster(_) => number(["4", "5", "6+"][at].to_owned()),
        Prophecy::Witches(goals) | Prophecy::Connected(goals) => goal(goals[at]),
        Prophecy::Rank(places) => number(format!("{}.", places[at])),
        Prophecy::Count(_, needed) => {
            let more = if at == 2 { "+" } else { "" };
            number(format!("{}{more}", needed[at]))
        }
    }
}

fn number(text: String) -> AnyView {
    view! { <i>{text}</i> }.into_any()
}

fn goal(goal: Goal) -> AnyView {
    let class = if goal == Goal::ForeignTower { "place foreign" } else { "place" };
    art::icon(art::place(goal.place()), class)
}
