//! A game on this device: the table with everything beside it.

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::editions::use_editions;
use crate::panels::{
    After, Announcer, Bar, Curtain, GameResult, GiveUp, GiveUpDialog, HintCard, Replay, Tabs, chime_on_turn,
    listen_to_keys, looked_at, things_of_hint, unknown_board,
};
use crate::play::{NotOpened, Notice, SavedGame, Session, open_local};
use crate::stages::Stages;
use crate::table::{Focus, Table, Thing};
use crate::{Route, use_settings, use_texts};

/// The page of the game of that name in this browser's store.
#[component]
pub fn GamePage(name: String) -> impl IntoView {
    let (texts, editions) = (use_texts(), use_editions());
    let board = SavedGame::load(&name).map(|game| game.edition).unwrap_or_default();
    if board.is_empty() || editions.find(&board).is_ok() {
        return view! { <Opened name/> }.into_any();
    }
    // The server that the game was begun at may still have its board.
    let asked = RwSignal::new(false);
    spawn_local(async move {
        drop(editions.fetch(&board).await);
        asked.try_set(true);
    });
    let connecting = move || view! { <main class="paper narrow"><h1>{texts.t("connecting")}</h1></main> };
    view! { <Show when=move || asked.get() fallback=connecting><Opened name=name.clone()/></Show> }.into_any()
}

/// The game, or why there is none.
#[component]
fn Opened(name: String) -> impl IntoView {
    let texts = use_texts();
    let missing = match open_local(&name, use_settings(), use_editions()) {
        Ok(session) => return view! { <GameView session after=After::Local(name)/> }.into_any(),
        Err(missing) => missing,
    };
    let said = move || match &missing {
        NotOpened::NoSuchGame => texts.t("no-such-game")(),
        NotOpened::Board(board) => texts.with(|words| unknown_board(words, board)),
    };
    view! {
        <main class="paper narrow">
            <h1>{said}</h1>
            <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
        </main>
    }
    .into_any()
}

/// The table with everything beside it.
#[component]
pub fn GameView(
    session: Session,
    /// What can be done when the game is over; without it no result is shown.
    #[prop(optional)]
    after: Option<After>,
    /// What else is told beside the table.
    #[prop(optional)]
    beside: Option<ViewFn>,
    /// What else is told in the bar.
    #[prop(optional)]
    in_bar: Option<ViewFn>,
) -> impl IntoView {
    let (beside, in_bar) = (beside.unwrap_or_default(), in_bar.unwrap_or_default());
    let (texts, focus) = (use_texts(), Focus::new());
    let (view, legal) = (session.view(), session.legal());
    let give_up = GiveUp::new(session, use_settings());
    chime_on_turn(session, use_settings(), texts);
    listen_to_keys(session, give_up, focus);
    // Whatever was held or lit belongs to the position before.
    Effect::watch(
        move || session.live.get(),
        move |_, _, _| {
            focus.held.set(None);
            focus.lit.set(vec![]);
        },
        false,
    );
    light_what_is_sent(session, focus);
    things_of_hint(session, focus);
    let (result, settings) = (RwSignal::new(true), use_settings());
    let has_result = after.is_some();
    let over = Memo::new(move |_| has_result && session.is_over());
    let on_close = Callback::new(move |()| result.set(false));
    let sheet = move || after.clone().map(|after| view! { <GameResult session after on_close/> });
    let side = Memo::new(move |_| settings.with(|settings| settings.side));
    let refused =
        Memo::new(move |_| session.notice.with(|notice| matches!(notice, Some(Notice::NotPlayed(..)))));
    let moves = move || session.plies.with(Vec::len).to_string();
    let shows_result = Memo::new(move |_| over.get() && result.get() && session.shown.get().is_none());
    // The bar, the table, what is beside it, and last hundreds of moves in words: each in a task of its own.
    let stages = Stages::up_to(4);
    let [barred, laid_out, accompanied, listed] = [1, 2, 3, 4].map(|stage| stages.reached(stage));
    view! {
        <main class="game" data-moves=moves data-look=move || looked_at(session) class:sending=move || session.sending.get().is_some()
            class:rolled-back=move || refused.get()>
            <h1 class="unseen">{texts.t("title")}</h1>
            {move || barred.get().then(|| view! { <Bar session give_up within=in_bar.clone()/> })}
            <div class="board">
                <h2 class="unseen">{texts.t("the-table")}</h2>
                <Show when=move || laid_out.get()>
                    <Table
                        view legal focus names=session.names beacon=session.beacon
                        on_move=Callback::new(move |played| give_up.ask(played))
                        on_refused=Callback::new(move |played| session.refuse(played))
                    />
                </Show>
                <Show when=move || session.curtain.get().is_some()><Curtain session/></Show>
                {move || shows_result.get().then(&sheet)}
            </div>
            <div class="side" hidden=move || !side.get()>
                {move || accompanied.get().then(|| beside.run())}
                <Show when=move || accompanied.get()><Replay session/></Show>
                <Show when=move || over.get() && !result.get()>
                    <button class="primary" on:click=move |_| result.set(true)>{texts.t("show-result")}</button>
                </Show>
                <Show when=move || listed.get()>
                    <Tabs session legal focus on_move=Callback::new(move |played| give_up.ask(played))/>
                </Show>
            </div>
            <GiveUpDialog give_up/>
            <HintCard session on_move=Callback::new(move |played| give_up.ask(played))/>
            <Announcer session/>
        </main>
    }
}

/// What a move on its way speaks of is drawn in light.
fn light_what_is_sent(session: Session, focus: Focus) {
    Effect::watch(
        move || session.sending.get(),
        move |sent, _, _| {
            let things = sent.map(|played| session.live.with_untracked(|view| Thing::of_move(view, played)));
            focus.lit.set(things.unwrap_or_default());
        },
        false,
    );
}
