//! A puzzle: a turn on the real table with points to make, one for each day.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_rules::{Move, Tile};
use witchstone_wire::Puzzle;

use super::attempt::{Attempt, HINTS, count, open, read};
use super::calendar::{Calendar, Day, number_of, today};
use super::solved::SolvedPuzzles;
use crate::game::{GameView, RIVALS, own_name};
use crate::table::HitTarget;
use crate::ui::{Route, Stages, Texts, get_text, next_task, use_settings, use_texts};

/// The file with all puzzles.
const FILE: &str = "./puzzles.jsonl";
/// How many earlier days are listed.
const DAYS_BACK: Day = 14;

/// The page of the puzzle with that number, or of today's.
#[component]
pub fn PuzzlePage(number: Option<usize>) -> impl IntoView {
    let texts = use_texts();
    let wanted = RwSignal::new(PuzzleState::Loading);
    spawn_local(async move {
        let file = get_text(FILE).await;
        let read =
            file.map_or(PuzzleState::Missing("puzzle-unreachable"), |file| PuzzleState::read(&file, number));
        // Drawn in a separate task.
        next_task(move || drop(wanted.try_set(read)));
    });
    let page = move || match wanted.get() {
        PuzzleState::Loading => {
            view! { <main class="paper narrow"><h1>{texts.t("puzzle-loads")}</h1></main> }.into_any()
        }
        PuzzleState::Missing(key) => view! { <NoPuzzle key/> }.into_any(),
        PuzzleState::Ready(loaded) => game(*loaded),
    };
    view! { {page} }
}

/// The puzzle that is to be shown.
#[derive(Clone)]
enum PuzzleState {
    Loading,
    /// There is none; the message with this key says why.
    Missing(&'static str),
    Ready(Box<LoadedPuzzle>),
}

/// A puzzle out of the file.
#[derive(Clone)]
struct LoadedPuzzle {
    puzzle: Puzzle,
    number: usize,
    /// Today, if it is today's.
    day: Option<Day>,
    /// What all the puzzles are called.
    names: Vec<String>,
}

impl PuzzleState {
    fn read(file: &str, number: Option<usize>) -> PuzzleState {
        let todays = number_of(today(), count(file));
        let number = number.unwrap_or(todays);
        let day = (number == todays).then(today);
        match read(file, number) {
            Some(puzzle) => {
                PuzzleState::Ready(Box::new(LoadedPuzzle { puzzle, number, day, names: names_of(file) }))
            }
            None => PuzzleState::Missing("puzzle-unknown"),
        }
    }
}

fn game(loaded: LoadedPuzzle) -> AnyView {
    let (settings, texts) = (use_settings(), use_texts());
    let LoadedPuzzle { puzzle, number, day, names: all } = loaded;
    let own = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
    let players = usize::from(puzzle.game.record.options.players);
    let rivals = RIVALS.iter().map(|key| texts.now(key, &[]));
    let names = std::iter::once(own).chain(rivals).take(players).collect();
    let Some(attempt) = open(puzzle.clone(), day, names, settings) else {
        return view! { <NoPuzzle key="puzzle-unknown"/> }.into_any();
    };
    highlight_hints(attempt, &puzzle);
    let (shown, names) = (StoredValue::new(puzzle), StoredValue::new(all));
    let beside = ViewFn::from(move || {
        view! {
            <Task attempt number day puzzle=shown.get_value()/>
            <Days solved_puzzles=attempt.solved_puzzles number names=names.get_value()/>
        }
    });
    view! {
        <div class="coached">
            <GameView session=attempt.session beside/>
        </div>
    }
    .into_any()
}

/// The puzzles' names in order, without reading more of them than that.
fn names_of(file: &str) -> Vec<String> {
    let name = |line: &str| line.split("\"name\":\"").nth(1)?.split('"').next().map(str::to_owned);
    file.lines().filter(|line| !line.is_empty()).map(|line| name(line).unwrap_or_default()).collect()
}

#[component]
fn NoPuzzle(key: &'static str) -> impl IntoView {
    let texts = use_texts();
    view! {
        <main class="paper narrow">
            <h1>{texts.t(key)}</h1>
            <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
        </main>
    }
}

/// The tile that the answer begins with.
fn tile_of(puzzle: &Puzzle) -> Option<Tile> {
    match puzzle.turn.first() {
        Some(Move::Lay { tile, .. }) => Some(*tile),
        _ => None,
    }
}

/// The second hint highlights the tile, the third one where it goes.
fn highlight_hints(attempt: Attempt, puzzle: &Puzzle) {
    let (tile, first) = (tile_of(puzzle), puzzle.turn.first().copied());
    Effect::new(move || {
        let untouched = attempt.session.plies.with(Vec::is_empty);
        let things = match (attempt.hints.get(), untouched) {
            (2, true) => tile.map(HitTarget::Tile).into_iter().collect(),
            (HINTS, true) => first
                .map(|played| attempt.session.live.with(|view| HitTarget::of_move(view, played)))
                .unwrap_or_default(),
            _ => vec![],
        };
        attempt.session.pinned_highlight.set(things);
    });
}

/// The task, the points so far and the verdict.
#[component]
fn Task(attempt: Attempt, number: usize, day: Option<Day>, puzzle: Puzzle) -> impl IntoView {
    let texts = use_texts();
    let target = puzzle.target;
    let title = move || match day {
        Some(day) => {
            let date = calendar_of(texts).write(day);
            texts.with(|words| words.format("puzzle-of-day", &[("date", date.into())]))
        }
        None => texts.with(|words| words.format("puzzle-number", &[("n", number.into())])),
    };
    let name = puzzle.name.clone();
    let verdict = move || {
        let verdict = attempt.verdict.get()?;
        let key = match (verdict.solved, verdict.shown) {
            (true, true) => "puzzle-shown",
            (true, false)
                if attempt.solved_puzzles.with(|solved_puzzles| solved_puzzles.was_shown(&name)) =>
            {
                "puzzle-solved-late"
            }
            (true, false) => "puzzle-solved",
            (false, _) => "puzzle-failed",
        };
        let args = [("made", verdict.made.into()), ("target", target.into())];
        let class = if verdict.solved { "verdict good" } else { "verdict" };
        Some(view! { <p class=class>{texts.with(|words| words.format(key, &args))}</p> })
    };
    let so_far = move || {
        let running =
            attempt.verdict.with(Option::is_none) && attempt.session.plies.with(|plies| !plies.is_empty());
        running.then(|| view! { <p class="so-far">{texts.f("puzzle-so-far", move || vec![("made", attempt.made.get().into())])}</p> })
    };
    view! {
        <section class="coach puzzle" aria-labelledby="puzzle-title">
            <h2 id="puzzle-title">{title}</h2>
            <p class="instruction">
                {texts.f("puzzle-task", move || vec![("target", target.into())])}
                <span class="fine">" "{texts.t("puzzle-counts")}</span>
            </p>
            <div aria-live="polite">{so_far}{verdict}</div>
            <TaskButtons attempt/>
            <div aria-live="polite"><Hints attempt puzzle/></div>
        </section>
    }
}

#[component]
fn TaskButtons(attempt: Attempt) -> impl IntoView {
    let texts = use_texts();
    let begun = move || attempt.session.plies.with(|plies| !plies.is_empty());
    let over = move || attempt.verdict.with(Option::is_some);
    let no_hint = move || over() || attempt.hints.get() == HINTS;
    view! {
        <div class="buttons">
            <button class="retry" class:primary=over disabled=move || !begun() on:click=move |_| attempt.restart()>
                {texts.t("puzzle-again")}
            </button>
            <button class="give-hint" disabled=no_hint on:click=move |_| attempt.hint()>
                {texts.t("ask-hint")}
            </button>
            <button class="show" on:click=move |_| attempt.show()>{texts.t("puzzle-answer")}</button>
        </div>
    }
}

/// The hints so far: the topic, the tile, where to lay it.
#[component]
fn Hints(attempt: Attempt, puzzle: Puzzle) -> impl IntoView {
    let texts = use_texts();
    let hints = move || {
        let given = usize::from(attempt.hints.get());
        let all = [about(texts, &puzzle), tile_hint(texts, &puzzle), first_hint(texts, attempt, &puzzle)];
        let line = |text: String| view! { <li>{text}</li> };
        (given > 0)
            .then(|| view! { <ol class="hints">{all.into_iter().take(given).map(line).collect_view()}</ol> })
    };
    view! { {hints} }
}

/// What the puzzle is about, by the rarest of its tags.
fn about(texts: Texts, puzzle: &Puzzle) -> String {
    let rare =
        ["moon", "spell", "exit-prophecy", "witchstone", "wand", "exit", "prophecy", "chain", "completes"];
    let tag = rare.into_iter().find(|tag| puzzle.tags.iter().any(|known| known == tag)).unwrap_or("none");
    texts.with(|words| words.format("puzzle-about", &[("tag", tag.into())]))
}

fn tile_hint(texts: Texts, puzzle: &Puzzle) -> String {
    let tile = tile_of(puzzle);
    texts.with(|words| {
        let name = tile.map(|tile| words.name(tile)).unwrap_or_default();
        words.format("puzzle-tile", &[("tile", name.into())])
    })
}

fn first_hint(texts: Texts, attempt: Attempt, puzzle: &Puzzle) -> String {
    let Some(&first) = puzzle.turn.first() else {
        return String::new();
    };
    // Described at the start of the turn, even after the move was played.
    let start = attempt.session.plies.with(|plies| plies.first().map(|ply| ply.before));
    let start = start.unwrap_or_else(|| attempt.session.live.get());
    texts.with(|words| words.describe_move(&start.table, first))
}

/// The streak, and the puzzles of the last days.
#[component]
fn Days(solved_puzzles: RwSignal<SolvedPuzzles>, number: usize, names: Vec<String>) -> impl IntoView {
    let texts = use_texts();
    let streak =
        move || vec![("n", solved_puzzles.with(|solved_puzzles| solved_puzzles.streak(today())).into())];
    let list = move || {
        let calendar = calendar_of(texts);
        let line = |day: Day| {
            let at = number_of(day, names.len());
            let solved = names
                .get(at - 1)
                .is_some_and(|name| solved_puzzles.with(|solved_puzzles| solved_puzzles.is_solved(name)));
            let date = calendar.write(day);
            let state = if solved { "puzzle-done" } else { "puzzle-open" };
            view! {
                <li>
                    <a href=Route::Puzzle(Some(at)).to_string() aria-current=(at == number).then_some("page")>{date}</a>
                    " "<small class:good=solved>{texts.t(state)}</small>
                </li>
            }
        };
        (0..=DAYS_BACK).map(|back| line(today() - back)).collect_view()
    };
    // Collapsed: the table comes first.
    let drawn = Stages::up_to(1).reached(1);
    view! {
        <section class="days">
            <p class="streak">{texts.f("puzzle-streak", streak)}</p>
            <details><summary>{texts.t("puzzle-days")}</summary><ul>{move || drawn.get().then(&list)}</ul></details>
        </section>
    }
}

/// Dates in the player's language.
fn calendar_of(texts: Texts) -> Calendar {
    texts.with(|words| Calendar::new(words.language().code()))
}

/// A link to today's puzzle for the start page, with the streak.
#[component]
pub fn PuzzleLink() -> impl IntoView {
    let texts = use_texts();
    let streak = SolvedPuzzles::load().streak(today());
    let count = (streak > 0).then(|| {
        view! { " "<small>{texts.f("puzzle-streak", move || vec![("n", streak.into())])}</small> }
    });
    view! {
        <span class="puzzle-way">
            <a class="button puzzle-link" href=Route::Puzzle(None).to_string()>{texts.t("puzzle-today")}</a>
            {count}
        </span>
    }
}
