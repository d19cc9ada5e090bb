//! The bar: whose turn it is, the current action, what is left and what is pending; undo, redo and end.

use leptos::prelude::*;
use witchstone_rules::{Move, Phase, Player, Symbol, View};

use super::dialogs::MoveGuard;
use super::hint_card::ask_for_hint;
use crate::game::{HintPolicy, OnBoard, Session};
use crate::table::Recent;
use crate::ui::{Route, Texts, Words, round_of, use_rules_drawer, use_settings, use_texts};

/// The bar over (or, on a phone, under) the table.
#[component]
pub fn Bar(
    session: Session,
    guard: MoveGuard,
    /// What else is always visible, such as clocks.
    within: ViewFn,
    /// Whether moves, log and scores lie over the table on a small screen.
    drawer: RwSignal<bool>,
    /// What happened last.
    recent: Signal<Recent>,
) -> impl IntoView {
    let texts = use_texts();
    // While earlier moves are shown, the bar is about them.
    let (view, settings, rules) = (session.view(), use_settings(), use_rules_drawer());
    let side = Memo::new(move |_| settings.with(|settings| settings.side));
    // After the game it is nobody's turn.
    let player = Memo::new(move |_| {
        (!session.is_over()).then(|| view.with(|view| view.table.player.index().to_string()))
    });
    // Nobody can guess that a long press explains things.
    let begins = Memo::new(move |_| session.live.with(|view| view.is_to_move() && view.table.round() == 0));
    view! {
        <header class="bar" data-player=move || player.get()>
            <a class="home" href=Route::Start.to_string() aria-label=texts.t("back-to-start")>"⌂"</a>
            <button class="rules-button plain" aria-keyshortcuts="?" title="?" aria-label=texts.t("rules")
                on:click=move |_| rules.open("")>"?"</button>
            <div class="now">
                <p class="turn">
                    <b>{move || turn(texts, session, view)}</b>
                    " "
                    <small>{move || view.with(|view| texts.with(|words| round_of(words, view.edition(), view.table.round())))}</small>
                    <small class="first-player">{move || first(texts, session, view)}</small>
                    <OnBoard edition=view.with_untracked(|view| view.edition().id.clone())/>
                    <Show when=move || session.thinking.get().is_some()>
                        <span class="thinking" role="img" aria-label=texts.t("computer-thinks")><i></i><i></i><i></i></span>
                    </Show>
                </p>
                <p class="running">
                    {move || now(texts, session, view)}
                    <small class="how">{move || how(texts, session)}</small>
                    <Show when=move || begins.get()><small class="how with-touch">{texts.t("how-touch")}</small></Show>
                </p>
                <p class="last-turn">{move || recent.with(|recent| Some(recent.summaries.last()?.1.clone()))}</p>
            </div>
            {within.run()}
            <Buttons session guard/>
            <button class="fold" aria-expanded=move || side.get().to_string() aria-label=texts.t("beside-the-table")
                on:click=move |_| settings.update(|all| all.side = !all.side)>
                {move || if side.get() { "⟩" } else { "☰" }}
            </button>
            <button class="open-drawer" aria-expanded=move || drawer.get().to_string() aria-label=texts.t("beside-the-table")
                on:click=move |_| drawer.update(|open| *open = !*open)>
                {move || if drawer.get() { "✕" } else { "☰" }}
            </button>
        </header>
    }
}

#[component]
fn Buttons(session: Session, guard: MoveGuard) -> impl IntoView {
    let texts = use_texts();
    let legal = session.legal();
    // Spectators have nothing to undo or to end.
    let no_seat = Memo::new(move |_| session.live.with(|view| view.seat.is_none()));
    let watches = Memo::new(move |_| session.hints.policy.get() == HintPolicy::Watching && no_seat.get());
    let can_end = Memo::new(move |_| legal.with(|legal| legal.contains(&Move::End)));
    let can_undo = Memo::new(move |_| session.can_undo());
    let held = Memo::new(move |_| session.held.with(Option::is_some));
    view! {
        <div class="buttons">
            // Its place is kept: the other buttons stay where they are.
            <button class="fast-forward" class:kept-free=move || session.thinking.get().is_none() aria-keyshortcuts="f" title="F"
                on:click=move |_| session.fast_forward.set(true) disabled=move || session.fast_forward.get()>
                {texts.t("fast-forward")}
            </button>
            <Show when=move || session.hints.policy.get() != HintPolicy::Watching>
                <button class="hint-button" aria-keyshortcuts="h" title="H" on:click=move |_| ask_for_hint(session)
                    disabled=move || legal.with(|legal| legal.is_empty())>
                    <span class="word">{texts.t("ask-hint")}</span>
                </button>
            </Show>
            <Show when=move || !watches.get()>
                <button class="undo" aria-keyshortcuts="u" title="U" on:click=move |_| session.undo()
                    disabled=move || !can_undo.get()>
                    <span class="word">{texts.t("undo")}</span>
                </button>
                <button class="redo" aria-keyshortcuts="y" title="Y" on:click=move |_| session.redo()
                    disabled=move || session.undoable.get().1 == 0>
                    <span class="word">{texts.t("redo")}</span>
                </button>
                <button class="end" class:primary=move || held.get() aria-keyshortcuts="e" title="E"
                    on:click=move |_| if held.get() { session.end_turn() } else { guard.ask(Move::End) }
                    disabled=move || !held.get() && !can_end.get()>
                    {move || texts.t(if held.get() { "end-turn" } else { "end" })()}
                </button>
            </Show>
        </div>
    }
}

/// Whose turn it is.
fn turn(texts: Texts, session: Session, view: Signal<View>) -> String {
    let back = session.shown.get().is_some();
    let (over, own, player) =
        view.with(|view| (!back && session.is_over(), !back && view.is_to_move(), view.table.player));
    let name = session.names.with(|names| name_of(names, player));
    if let Some(why) = session.halted.get() {
        return texts.with(|words| words.text(why));
    }
    texts.with(|words| match (over, own) {
        (true, _) => words.text("game-over"),
        (false, true) => words.format("turn-yours", &[("name", name.into())]),
        (false, false) => words.format("turn-of", &[("name", name.into())]),
    })
}

/// Before the first turn: who will have it.
fn first(texts: Texts, session: Session, view: Signal<View>) -> Option<String> {
    let is_set_up = view.with(|view| view.table.round() == 0);
    let name = session.names.with(|names| name_of(names, Player::new(0)));
    is_set_up.then(|| texts.with(|words| words.format("starts-first", &[("name", name.into())])))
}

/// A player's name.
pub fn name_of(names: &[String], player: Player) -> String {
    names.get(player.index()).cloned().unwrap_or_default()
}

/// The move being sent, or the decision that is due.
fn now(texts: Texts, session: Session, view: Signal<View>) -> String {
    let (sent, back) = (session.sending.get(), session.shown.get().is_some());
    view.with(|view| {
        texts.with(|words| match sent {
            Some(played) => {
                words.format("move-sending", &[("move", words.describe_move(&view.table, played).into())])
            }
            None if session.halted.get() == Some("game-stopped") => words.text("game-stopped-by"),
            None if session.halted.get().is_some() => words.text("older-title"),
            None if !back && session.is_over() => words.text("phase-over"),
            None if !back && session.held.with(Option::is_some) => words.text("phase-turn-done"),
            None => running(words, view),
        })
    })
}

/// The decision that is due, or the current action and what is left of it.
fn running(words: &Words, view: &View) -> String {
    if let (Some(_), false) = (view.table.question, view.table.is_over()) {
        return words.text("phase-question");
    }
    let key = match view.table.phase {
        Phase::Towers => "phase-towers",
        Phase::Moons => "phase-moons",
        Phase::TurnStart => "phase-turn-start",
        Phase::Order => "phase-order",
        Phase::Begin => "phase-begin",
        Phase::TowerBonus | Phase::Acting => return batches(words, view),
        Phase::Over => "phase-over",
    };
    words.text(key)
}

/// What to click, for beginners.
fn how(texts: Texts, session: Session) -> Option<String> {
    let due = session.live.with(|view| if view.is_to_move() { how_key(view) } else { None });
    let due = if session.held.with(Option::is_some) { Some("how-turn-done") } else { due };
    let idle = session.sending.get().is_some() || session.shown.get().is_some() || session.is_over();
    let key = due.filter(|_| !idle)?;
    Some(texts.with(|words| words.text(key)))
}

fn how_key(view: &View) -> Option<&'static str> {
    let table = &view.table;
    match (table.phase, table.stack.iter().last()) {
        _ if table.question.is_some() => None,
        (Phase::Towers, _) => Some("how-towers"),
        (Phase::TurnStart, _) => Some("how-turn-start"),
        (Phase::TowerBonus | Phase::Acting, Some(batch)) => Some(match batch.symbol {
            Symbol::Energy => "how-energy",
            Symbol::Witch => "how-witch",
            Symbol::Pentagram => "how-pentagram",
            Symbol::Crystal => "how-crystal",
            Symbol::Wand => "how-wand",
            Symbol::Scroll => "how-scroll",
        }),
        _ => None,
    }
}

/// The open batches, the innermost first, and the type that comes after them.
fn batches(words: &Words, view: &View) -> String {
    let table = &view.table;
    let left = |batch: witchstone_rules::Batch| {
        words.format("actions-of", &[("n", batch.left.into()), ("symbol", batch.symbol.name().into())])
    };
    let mut parts: Vec<_> = table.stack.iter().rev().filter(|batch| batch.left > 0).map(left).collect();
    if parts.is_empty() {
        parts.push(words.text("phase-pending"));
    }
    if table.phase == Phase::Acting && !table.second {
        parts.push(words.name(table.laid[1].0));
    }
    let then = |first: String, next: &String| {
        words.format("first-then", &[("first", first.into()), ("next", next.as_str().into())])
    };
    parts.iter().skip(1).fold(parts[0].clone(), then)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::words_of;
    use witchstone_rules::{Deal, Edition, Game, Options, Seed};
    use witchstone_words::Language;

    #[test]
    fn a_batch_without_actions_is_not_named() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let words = words_of(Language::English);
        let mut acting = 0;
        for seed in 0..6 {
            let deal = Deal::shuffled(edition, &options, &mut Seed::new(seed));
            let mut game = Game::new(edition, options, deal).unwrap();
            for number in 0.. {
                if game.state().is_over() {
                    break;
                }
                let legal = game.legal_moves();
                game.play(legal[number * 7 % legal.len()]).unwrap();
                let view = game.state().view(Some(game.state().player()));
                let text = running(&words, &view);
                assert!(!text.contains("0 ") || text.contains("10 "), "{text}");
                acting += u32::from(view.table.phase == Phase::Acting);
            }
        }
        assert!(acting > 100, "{acting}");
    }
}
