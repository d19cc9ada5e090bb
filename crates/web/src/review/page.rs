//! The page of a review: `#/review/` to load a record, `#/review/<game>/<n>` for a game after so many moves.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::analysis::Findings;
use super::board::Board;
use super::controls::ReviewBar;
use super::game::{Missing, Reviewable, find};
use super::load_page::LoadPage;
use super::panels::ReviewTabs;
use super::play_on::PlayOn;
use super::timeline::Course;
use super::variation::LinePanel;
use crate::game::{GameRef, LEVELS};
use crate::table::{Focus, Table, Thing};
use crate::ui::{Route, Stages, refused, unknown_board, use_editions, use_settings, use_texts};

/// The page of that game's review; without a game one to load a record.
#[component]
pub fn ReviewPage(name: String, at: Option<usize>) -> impl IntoView {
    let texts = use_texts();
    if name.is_empty() {
        return view! { <LoadPage/> }.into_any();
    }
    let found = RwSignal::new(None::<Result<Reviewable, Missing>>);
    let (levels, editions) = (LEVELS.map(|(_, key)| texts.now(key, &[])), use_editions());
    spawn_local(async move {
        let game = match GameRef::parse(&name) {
            Some(source) => find(source, texts, levels, editions).await,
            None => Err(Missing::Unknown),
        };
        found.try_set(Some(game));
    });
    let page = move || match found.get() {
        None => view! { <main class="paper narrow"><h1>{texts.t("connecting")}</h1></main> }.into_any(),
        Some(Err(missing)) => view! { <NothingHere missing/> }.into_any(),
        Some(Ok(game)) => match Course::of(&game.record, game.edition) {
            Some(course) => view! { <Opened game course at/> }.into_any(),
            None => view! { <NothingHere missing=Missing::Unknown/> }.into_any(),
        },
    };
    view! { {page} }.into_any()
}

#[component]
fn NothingHere(missing: Missing) -> impl IntoView {
    let texts = use_texts();
    let to_game = match &missing {
        Missing::Running(GameRef::Local(name)) => Some(Route::Local(name.clone())),
        Missing::Running(GameRef::Table(id)) => Some(Route::Table(id.clone())),
        _ => None,
    };
    let said = move || match &missing {
        Missing::Unknown => texts.t("review-unknown")(),
        Missing::Running(_) => texts.t("review-running")(),
        Missing::Board(name) => texts.with(|words| unknown_board(words, name)),
        Missing::Server(fault) => {
            let (reason, text) = fault.told();
            texts.with(|words| refused(words, &reason, &text))
        }
    };
    view! {
        <main class="paper narrow">
            <h1>{said}</h1>
            <div class="buttons">
                {to_game.map(|game| view! { <a class="button primary" href=game.to_string()>{texts.t("review-to-game")}</a> })}
                <a class="button" href=Route::Review(String::new(), None).to_string()>{texts.t("review-load")}</a>
                <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            </div>
        </main>
    }
}

#[component]
fn Opened(game: Reviewable, course: Course, at: Option<usize>) -> impl IntoView {
    let (texts, focus) = (use_texts(), Focus::new());
    let findings = Findings::of(game.clone());
    let board = Board::new(game, course, at, use_settings());
    follow_address(board);
    light_last_move(board, focus);
    let view = board.view();
    let nothing = Signal::derive(Vec::new);
    let step = move || board.line.with(|shown| shown.as_ref().map(|shown| shown.step.to_string()));
    // The bar, the table, what is beside it: each in a task of its own.
    let stages = Stages::up_to(2);
    let (laid_out, accompanied) = (stages.reached(1), stages.reached(2));
    let beside = move || {
        view! {
            <LinePanel board/>
            <ReviewTabs board findings focus/>
            <PlayOn board/>
        }
    };
    view! {
        <main class="game review" data-moves=board.moves().to_string() data-at=move || board.at().to_string() data-line=step>
            <h1 class="unseen">{texts.t("review")}</h1>
            <ReviewBar board/>
            <div class="board">
                <h2 class="unseen">{texts.t("the-table")}</h2>
                <Show when=move || laid_out.get()>
                    <Table view legal=nothing focus names=board.session.names
                        on_move=Callback::new(|_| {}) on_refused=Callback::new(|_| {})/>
                </Show>
            </div>
            <div class="side">{move || accompanied.get().then(beside)}</div>
        </main>
    }
}

/// A link to another position of the same game is followed without a new page.
fn follow_address(board: Board) {
    let handle = window_event_listener(ev::hashchange, move |_| {
        if let Route::Review(name, at) = Route::current()
            && name == board.source().to_string()
        {
            board.go(at.unwrap_or(0));
        }
    });
    on_cleanup(move || handle.remove());
}

/// What the last move was about is drawn in light.
fn light_last_move(board: Board, focus: Focus) {
    Effect::new(move || {
        let last = board.last_move();
        focus.lit.set(last.map(|(before, played)| Thing::of_move(&before, played)).unwrap_or_default());
    });
}
