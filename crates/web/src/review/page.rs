//! The page of a review: `#/review/` to load a record, `#/review/<game>/<n>` for a game after `n` moves.

use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::analysis::GameAnalysis;
use super::board::ReviewBoard;
use super::controls::ReviewBar;
use super::game::{ReviewError, Reviewable, find};
use super::load_page::LoadPage;
use super::panels::ReviewTabs;
use super::play_on::PlayOn;
use super::timeline::Timeline;
use super::variation::VariationPanel;
use crate::game::GameRef;
use crate::table::{Focus, HitTarget, Table};
use crate::ui::{Route, Stages, describe_error, unknown_board, use_editions, use_settings, use_texts};

/// The page of that game's review; without a game one to load a record.
#[component]
pub fn ReviewPage(name: String, at: Option<usize>) -> impl IntoView {
    let texts = use_texts();
    if name.is_empty() {
        return view! { <LoadPage/> }.into_any();
    }
    let found = RwSignal::new(None::<Result<Reviewable, ReviewError>>);
    let editions = use_editions();
    spawn_local(async move {
        let game = match GameRef::parse(&name) {
            Some(source) => find(source, texts, editions).await,
            None => Err(ReviewError::Unknown),
        };
        found.try_set(Some(game));
    });
    let page = move || match found.get() {
        None => view! { <main class="paper narrow"><h1>{texts.t("connecting")}</h1></main> }.into_any(),
        Some(Err(missing)) => view! { <NothingHere missing/> }.into_any(),
        Some(Ok(game)) => match Timeline::of(&game.record, game.edition) {
            Some(timeline) => view! { <Opened game timeline at/> }.into_any(),
            None => view! { <NothingHere missing=ReviewError::Unknown/> }.into_any(),
        },
    };
    view! { {page} }.into_any()
}

#[component]
fn NothingHere(missing: ReviewError) -> impl IntoView {
    let texts = use_texts();
    let to_game = match &missing {
        ReviewError::Running(GameRef::Local(name)) => Some(Route::Local(name.clone())),
        ReviewError::Running(GameRef::Table(id)) => Some(Route::Table(id.clone())),
        _ => None,
    };
    let said = move || match &missing {
        ReviewError::Unknown => texts.t("review-unknown")(),
        ReviewError::Running(_) => texts.t("review-running")(),
        ReviewError::Board(name) => texts.with(|words| unknown_board(words, name)),
        ReviewError::Server(fault) => describe_error(texts, fault),
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
fn Opened(game: Reviewable, timeline: Timeline, at: Option<usize>) -> impl IntoView {
    let (texts, focus) = (use_texts(), Focus::new());
    let findings = GameAnalysis::of(game.clone());
    let board = ReviewBoard::new(game, timeline, at, use_settings());
    follow_address(board);
    light_last_move(board, focus);
    let view = board.view();
    let nothing = Signal::derive(Vec::new);
    let step = move || board.line.with(|shown| shown.as_ref().map(|shown| shown.step.to_string()));
    // Bar, table and side panel: each in a separate task.
    let stages = Stages::up_to(2);
    let (laid_out, accompanied) = (stages.reached(1), stages.reached(2));
    let beside = move || {
        view! {
            <VariationPanel board/>
            <ReviewTabs board findings focus/>
            <PlayOn board/>
        }
    };
    view! {
        <main class="game review" data-colours=move || board.session.colours.get().attribute() data-moves=board.moves().to_string() data-at=move || board.at().to_string() data-line=step>
            <h1 class="visually-hidden">{texts.t("review")}</h1>
            <ReviewBar board/>
            <div class="board">
                <h2 class="visually-hidden">{texts.t("the-table")}</h2>
                <Show when=move || laid_out.get()>
                    <Table view sequences=nothing focus names=board.session.names
                        on_play=Callback::new(|_| {}) on_refused=Callback::new(|_| {})/>
                </Show>
            </div>
            <div class="side">{move || accompanied.get().then(beside)}</div>
        </main>
    }
}

/// A link to another position of the same game is followed without a new page.
fn follow_address(board: ReviewBoard) {
    let handle = window_event_listener(ev::hashchange, move |_| {
        if let Route::Review(name, at) = Route::current()
            && name == board.source().to_string()
        {
            board.go(at.unwrap_or(0));
        }
    });
    on_cleanup(move || handle.remove());
}

/// Highlights what the last move was about.
fn light_last_move(board: ReviewBoard, focus: Focus) {
    Effect::new(move || {
        let last = board.last_move();
        focus
            .highlighted
            .set(last.map(|(before, played)| HitTarget::of_move(&before, played)).unwrap_or_default());
    });
}
