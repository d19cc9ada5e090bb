//! A game on the page: the table with everything beside it.

use leptos::prelude::*;
use witchstone_rules::{Move, MoveSequence};

use super::panels::{
    AfterGame, Announcer, Bar, ConfirmDialog, GameResult, HandOverScreen, HintCard, Latest, Log, MoveGuard,
    MoveList, Replay, Scores, chime_on_turn, highlight_hint, hinted_area, listen_to_keys,
};
use super::recent::recent;
use super::{Notice, Session};
use crate::table::{Focus, HitTarget, Table, TextView};
use crate::ui::{Settings, Speed, Stages, TabStrip, use_settings, use_texts};

/// The table with everything beside it.
#[component]
pub fn GameView(
    session: Session,
    /// What can be done when the game is over; without it no result is shown.
    #[prop(optional)]
    after: Option<AfterGame>,
    /// What else is shown beside the table.
    #[prop(optional)]
    beside: Option<ViewFn>,
    /// What else is shown in the bar.
    #[prop(optional)]
    in_bar: Option<ViewFn>,
) -> impl IntoView {
    let (beside, in_bar) = (beside.unwrap_or_default(), in_bar.unwrap_or_default());
    let (texts, focus) = (use_texts(), Focus::new());
    let (view, legal, sequences) = (session.view(), session.legal(), session.sequences());
    let guard = MoveGuard::new(session, use_settings());
    chime_on_turn(session, use_settings(), texts);
    let drawer = RwSignal::new(false);
    listen_to_keys(session, guard, focus, drawer);
    // Selection and highlights belong to the position before.
    Effect::watch(
        move || session.live.get(),
        move |_, _, _| {
            focus.held.set(None);
            focus.highlighted.set(vec![]);
        },
        false,
    );
    highlight_sent_move(session, focus);
    highlight_hint(session, focus);
    let (result, settings) = (RwSignal::new(true), use_settings());
    let recent = recent(session);
    let own_stays = Signal::derive(move || are_not_shown(session, settings));
    let has_result = after.is_some();
    let over = Memo::new(move |_| has_result && session.is_over());
    // The drawer would hide the result.
    Effect::watch(move || over.get(), move |_, _, _| drawer.set(false), false);
    let on_close = Callback::new(move |()| result.set(false));
    let sheet = move || after.clone().map(|after| view! { <GameResult session after on_close/> });
    let side = Memo::new(move |_| settings.with(|settings| settings.side));
    let refused =
        Memo::new(move |_| session.notice.with(|notice| matches!(notice, Some(Notice::NotPlayed(..)))));
    let moves = move || session.plies.with(Vec::len).to_string();
    let within = with_result_button(in_bar, over, result);
    let shows_result = Memo::new(move |_| over.get() && result.get() && session.shown.get().is_none());
    // Bar, table, side panel and the long move list: each in a separate task.
    let stages = Stages::up_to(4);
    let [barred, laid_out, accompanied, listed] = [1, 2, 3, 4].map(|stage| stages.reached(stage));
    view! {
        <main class="game" data-colours=move || session.colours.get().attribute() data-moves=moves data-look=move || hinted_area(session) class:sending=move || session.sending.get().is_some()
            class:rolled-back=move || refused.get()>
            <h1 class="visually-hidden">{texts.t("title")}</h1>
            {move || barred.get().then(|| view! { <Bar session guard drawer recent within=within.clone()/> })}
            <div class="board">
                <h2 class="visually-hidden">{texts.t("the-table")}</h2>
                <Show when=move || laid_out.get()>
                    <Table
                        view sequences focus names=session.names pinned=session.pinned_highlight recent own_stays
                        on_play=Callback::new(move |sequence| guard.point_out(sequence))
                        on_refused=Callback::new(move |played| session.refuse(played))
                    />
                </Show>
                <Show when=move || session.hand_over.get().is_some()><HandOverScreen session/></Show>
                {move || shows_result.get().then(&sheet)}
            </div>
            <div class="side" class:folded=move || !side.get() class:open=move || drawer.get()>
                {move || accompanied.get().then(|| beside.run())}
                <Show when=move || accompanied.get()><Replay session/></Show>
                <Show when=move || listed.get()>
                    <Tabs session legal sequences focus on_move=Callback::new(move |played| guard.ask(played))/>
                </Show>
            </div>
            <ConfirmDialog guard/>
            <HintCard session on_move=Callback::new(move |played| guard.ask(played))/>
            <Announcer session recent/>
        </main>
    }
}

/// Whether the moves of computer opponents are played without being shown one by one.
fn are_not_shown(session: Session, settings: RwSignal<Settings>) -> bool {
    let instant = settings.with(|settings| settings.speed == Speed::Off);
    session.fast_forward.get() || instant && session.thinking.get().is_some()
}

/// What else is in the bar, and after the game the way back to its result.
fn with_result_button(in_bar: ViewFn, over: Memo<bool>, result: RwSignal<bool>) -> ViewFn {
    let texts = use_texts();
    ViewFn::from(move || {
        view! {
            {in_bar.run()}
            <Show when=move || over.get() && !result.get()>
                <button class="primary show-result" on:click=move |_| result.set(true)>{texts.t("show-result")}</button>
            </Show>
        }
    })
}

/// Highlights the targets of a move being sent.
fn highlight_sent_move(session: Session, focus: Focus) {
    Effect::watch(
        move || session.sending.get(),
        move |sent, _, _| {
            let things =
                sent.map(|played| session.live.with_untracked(|view| HitTarget::of_move(view, played)));
            focus.highlighted.set(things.unwrap_or_default());
        },
        false,
    );
}

const TABS: [(&str, &str); 4] =
    [("tab-moves", "moves"), ("tab-log", "log"), ("tab-scores", "scores"), ("tab-words", "text-view")];

/// Moves, log, scores and the table in words, one at a time.
#[component]
fn Tabs(
    session: Session,
    #[prop(into)] legal: Signal<Vec<Move>>,
    #[prop(into)] sequences: Signal<Vec<MoveSequence>>,
    focus: Focus,
    on_move: Callback<Move>,
) -> impl IntoView {
    let chosen = RwSignal::new(0_usize);
    // Choosing the open tab again must not redraw the panel and lose the focus.
    let open = Memo::new(move |_| chosen.get());
    let panel = move || match open.get() {
        0 => view! { <MoveList session legal focus on_move/><Latest session focus/> }.into_any(),
        1 => view! { <Log session focus/> }.into_any(),
        2 => view! { <Scores session/> }.into_any(),
        _ => view! { <TextView view=session.view() sequences names=session.names focus/> }.into_any(),
    };
    view! { <TabStrip tabs=&TABS open=chosen>{panel}</TabStrip> }
}
