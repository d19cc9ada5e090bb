//! The legal moves in words, grouped by kind: complete by keyboard and for screen readers.

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use witchstone_rules::{Move, Symbol, Tile, View};

use super::bar::name_of;
use crate::game::Session;
use crate::table::{Focus, HitTarget};
use crate::ui::{Words, after_frame, next_task, use_texts};

/// Longer groups start collapsed.
const OPEN_UP_TO: usize = 14;

/// What a move is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Plain(&'static str),
    Tile(&'static str, Tile),
    Symbol(&'static str, Symbol),
}

impl Kind {
    fn of(played: Move) -> Kind {
        match played {
            Move::Tower(_) => Kind::Plain("group-tower"),
            Move::Moon(_) => Kind::Plain("group-moon"),
            Move::Lay { tile, .. } => Kind::Tile("group-lay", tile),
            Move::Discard(_) => Kind::Plain("group-discard"),
            Move::Start { .. } | Move::Begin { .. } => Kind::Plain("group-start"),
            Move::Energy { .. } => Kind::Plain("group-energy"),
            Move::LayWitch { .. } | Move::Witch { .. } => Kind::Plain("group-witch"),
            Move::Step(_) => Kind::Plain("group-step"),
            Move::Crystal { .. } => Kind::Plain("group-crystal"),
            Move::CrystalOut { .. } => Kind::Plain("group-crystal-out"),
            Move::Wand(_) => Kind::Plain("group-wand"),
            Move::Scroll { .. } => Kind::Plain("group-scroll"),
            Move::Spell(_) => Kind::Plain("group-spell"),
            Move::UseChip { .. } | Move::UseVial { .. } | Move::UseWand { .. } | Move::UseFree(_) => {
                Kind::Plain("group-bonus")
            }
            Move::UseSpecial { tile, .. } | Move::PlaceSpecial { tile, .. } => {
                Kind::Tile("group-special", tile)
            }
            Move::Shelve { .. } => Kind::Plain("group-shelve"),
            Move::Power { symbol, .. } => Kind::Symbol("group-power", symbol),
            Move::Decline | Move::End => Kind::Plain("group-skip"),
            Move::Remove(_) => Kind::Plain("group-remove"),
        }
    }

    fn title(self, words: &Words, count: usize) -> String {
        let count = ("n", count.into());
        match self {
            Kind::Plain(key) => words.format(key, &[count]),
            Kind::Tile(key, tile) => words.format(key, &[count, ("tile", words.name(tile).into())]),
            Kind::Symbol(key, symbol) => words.format(key, &[count, ("symbol", symbol.name().into())]),
        }
    }
}

/// The moves by kind: kinds in the order of their first move, but removing Crystals comes last.
fn groups(legal: &[Move]) -> Vec<(Kind, Vec<Move>)> {
    let mut groups: Vec<(Kind, Vec<Move>)> = vec![];
    for &played in legal {
        let kind = Kind::of(played);
        match groups.iter_mut().find(|(known, _)| *known == kind) {
            Some((_, moves)) => moves.push(played),
            None => groups.push((kind, vec![played])),
        }
    }
    groups.sort_by_key(|(kind, _)| *kind == Kind::Plain("group-remove"));
    groups
}

/// Tiles with the largest clusters first.
fn by_gain(view: &View, moves: &mut [Move]) {
    let cauldron = view.table.active().cauldron;
    let gain = |played: &Move| match *played {
        Move::Lay { tile, first, second } => {
            let [a, b] = tile.symbols();
            let size = |symbol, at: witchstone_rules::Cell| {
                (cauldron.symbols[symbol] | at.alone()).cluster(at).len()
            };
            size(a, first) + size(b, second)
        }
        _ => 0,
    };
    moves.sort_by_key(|played| std::cmp::Reverse(gain(played)));
}

/// All legal moves as buttons with sentences.
#[component]
pub fn MoveList(
    session: Session,
    #[prop(into)] legal: Signal<Vec<Move>>,
    focus: Focus,
    on_move: Callback<Move>,
) -> impl IntoView {
    let texts = use_texts();
    // After a move the same moves may be legal again, and mean something else.
    let position = Memo::new(move |_| (session.plies.with(Vec::len), session.shown.get()));
    let changed = move || {
        position.track();
        legal.track();
    };
    Effect::watch(changed, |_, _, _| after_frame(to_the_top), false);
    let idle = move || {
        let (own, player) = session.live.with(|view| (view.is_to_move(), view.table.player));
        let name = session.names.with(|names| name_of(names, player));
        texts.with(|words| match () {
            () if session.is_over() => words.text("game-over"),
            () if session.shown.get().is_some() => words.text("looking-back"),
            () if session.held.with(Option::is_some) => words.text("phase-turn-done"),
            () if own => String::new(),
            () => words.format("waiting-for", &[("name", name.into())]),
        })
    };
    let list = move || {
        changed();
        let groups = legal.with(|legal| groups(legal));
        groups
            .into_iter()
            .map(|(kind, moves)| view! { <Group session kind moves focus on_move/> })
            .collect_view()
    };
    view! {
        <div class="move-list" id="moves" on:keydown=walk on:pointerleave=move |_| focus.highlighted.set(vec![])>
            {move || legal.with(|legal| legal.is_empty()).then(|| view! { <p class="hint">{idle()}</p> })}
            {list}
            <Show when=move || session.held.with(Option::is_some)>
                <button class="move end-turn" on:click=move |_| session.end_turn()>{texts.t("end-turn")}</button>
            </Show>
        </div>
    }
}

/// Scrolls a new list to its top.
fn to_the_top() {
    if let Ok(Some(side)) = document().query_selector(".side") {
        side.set_scroll_top(0);
    }
}

#[component]
fn Group(
    session: Session,
    kind: Kind,
    mut moves: Vec<Move>,
    focus: Focus,
    on_move: Callback<Move>,
) -> impl IntoView {
    let texts = use_texts();
    let count = moves.len();
    // Removing Crystals is always possible and rarely wanted.
    let opened = count <= OPEN_UP_TO && kind != Kind::Plain("group-remove");
    let open = RwSignal::new(opened);
    session.live.with_untracked(|view| by_gain(view, &mut moves));
    let buttons = move || {
        let moves = if open.get() { moves.clone() } else { vec![] };
        moves
            .into_iter()
            .map(|played| view! { <li><MoveButton session played focus on_move/></li> })
            .collect_view()
    };
    view! {
        <details open=opened on:toggle=move |event| open.set(is_open(&event))>
            <summary>{move || texts.with(|words| kind.title(words, count))}</summary>
            <ul>{buttons}</ul>
        </details>
    }
}

fn is_open(event: &web_sys::Event) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|details| details.has_attribute("open"))
}

#[component]
fn MoveButton(session: Session, played: Move, focus: Focus, on_move: Callback<Move>) -> impl IntoView {
    let texts = use_texts();
    let text = move || {
        session.live.with_untracked(|view| texts.with(|words| words.describe_move(&view.table, played)))
    };
    let things = move || session.live.with_untracked(|view| HitTarget::of_move(view, played));
    let light = move || focus.highlighted.set(things());
    let named = Memo::new(move |_| focus.pointed.get().is_some_and(|thing| things().contains(&thing)));
    // Highlighting and the move are separate tasks.
    let play = move |_| next_task(move || on_move.try_run(played).unwrap_or_default());
    view! {
        <button class="move" class:named=move || named.get() data-move=played.to_string() on:click=play
            on:pointerenter=move |_| light() on:focus=move |_| light()>
            {text}
        </button>
    }
}

/// Moves the focus with the arrow keys.
fn walk(event: KeyboardEvent) {
    let forward = match event.key().as_str() {
        "ArrowDown" => true,
        "ArrowUp" => false,
        _ => return,
    };
    let Some(list) = event.current_target().and_then(|target| target.dyn_into::<HtmlElement>().ok()) else {
        return;
    };
    event.prevent_default();
    let Ok(all) = list.query_selector_all("summary, details[open] button, .end-turn") else {
        return;
    };
    let here = document().active_element();
    let at = (0..all.length()).find(|&at| {
        let node = all.get(at).and_then(|node| node.dyn_into::<web_sys::Element>().ok());
        node.is_some() && node == here
    });
    let next = match at {
        None => 0,
        Some(at) if forward => (at + 1).min(all.length().saturating_sub(1)),
        Some(at) => at.saturating_sub(1),
    };
    if let Some(next) = all.get(next).and_then(|node| node.dyn_into::<HtmlElement>().ok()) {
        next.focus().unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::Cell;

    #[test]
    fn taking_crystals_out_comes_last_and_each_kind_once() {
        let cell = Cell::at(0, 0).unwrap();
        let legal = [Move::Remove(cell), Move::Step(None), Move::Remove(cell), Move::End];
        let groups = groups(&legal);
        assert_eq!(groups.len(), 3);
        assert_eq!(groups[2], (Kind::Plain("group-remove"), vec![Move::Remove(cell); 2]));
    }
}
