//! A puzzle: a turn on the real table with points to make, one for each day.

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_rules::{Move, Tile};
use witchstone_wire::Puzzle;

use super::calendar::{Calendar, Day, number_of, today};
use super::score::Score;
use super::trial::{HINTS, Trial, count, open, read};
use crate::game::{GameView, RIVALS, own_name};
use crate::table::HitTarget;
use crate::ui::{Route, Settings, Stages, Texts, get_text, next_task, use_settings, use_texts};

/// The file with all puzzles.
const FILE: &str = "./puzzles.jsonl";
/// How many days back can be made up for.
const DAYS_BACK: Day = 14;

/// The page of the puzzle with that number, or of today's.
#[component]
pub fn PuzzlePage(number: Option<usize>) -> impl IntoView {
    let texts = use_texts();
    let wanted = RwSignal::new(Wanted::Coming);
    spawn_local(async move {
        let file = get_text(FILE).await;
        let read = file.map_or(Wanted::Missing("puzzle-unreachable"), |file| Wanted::read(&file, number));
        // What is read now is drawn in a task of its own.
        next_task(move || drop(wanted.try_set(read)));
    });
    let page = move || match wanted.get() {
        Wanted::Coming => {
            view! { <main class="paper narrow"><h1>{texts.t("puzzle-loads")}</h1></main> }.into_any()
        }
        Wanted::Missing(key) => view! { <NoPuzzle key/> }.into_any(),
        Wanted::Here(asked) => game(*asked),
    };
    view! { {page} }
}

/// The puzzle that is to be shown.
#[derive(Clone)]
enum Wanted {
    Coming,
    /// There is none, and the text with this key says why.
    Missing(&'static str),
    Here(Box<Asked>),
}

/// A puzzle out of the file.
#[derive(Clone)]
struct Asked {
    puzzle: Puzzle,
    number: usize,
    /// Today, if it is today's.
    day: Option<Day>,
    /// What all the puzzles are called.
    names: Vec<String>,
}

impl Wanted {
    fn read(file: &str, number: Option<usize>) -> Wanted {
        let todays = number_of(today(), count(file));
        let number = number.unwrap_or(todays);
        let day = (number == todays).then(today);
        match read(file, number) {
            Some(puzzle) => Wanted::Here(Box::new(Asked { puzzle, number, day, names: names_of(file) })),
            None => Wanted::Missing("puzzle-unknown"),
        }
    }
}

fn game(asked: Asked) -> AnyView {
    let (settings, texts) = (use_settings(), use_texts());
    let Asked { puzzle, number, day, names: all } = asked;
    let own = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
    let players = usize::from(puzzle.game.record.options.players);
    let rivals = RIVALS.iter().map(|key| texts.now(key, &[]));
    let names = std::iter::once(own).chain(rivals).take(players).collect();
    let Some(trial) = open(puzzle.clone(), day, names, settings) else {
        return view! { <NoPuzzle key="puzzle-unknown"/> }.into_any();
    };
    highlight_hints(trial, &puzzle);
    let (shown, names) = (StoredValue::new(puzzle), StoredValue::new(all));
    let beside = ViewFn::from(move || {
        view! {
            <Task trial number day puzzle=shown.get_value()/>
            <Days score=trial.score number names=names.get_value()/>
        }
    });
    view! {
        <div class="coached">
            <GameView session=trial.session beside/>
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
fn highlight_hints(trial: Trial, puzzle: &Puzzle) {
    let (tile, first) = (tile_of(puzzle), puzzle.turn.first().copied());
    Effect::new(move || {
        let untouched = trial.session.plies.with(Vec::is_empty);
        let things = match (trial.hints.get(), untouched) {
            (2, true) => tile.map(HitTarget::Tile).into_iter().collect(),
            (HINTS, true) => first
                .map(|played| trial.session.live.with(|view| HitTarget::of_move(view, played)))
                .unwrap_or_default(),
            _ => vec![],
        };
        trial.session.pinned_highlight.set(things);
    });
}

/// What is to be done, how it goes, and how it went.
#[component]
fn Task(trial: Trial, number: usize, day: Option<Day>, puzzle: Puzzle) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let target = puzzle.target;
    let title = move || match day {
        Some(day) => {
            let date = calendar_of(settings).write(day);
            texts.with(|words| words.format("puzzle-of-day", &[("date", date.into())]))
        }
        None => texts.with(|words| words.format("puzzle-number", &[("n", number.into())])),
    };
    let name = puzzle.name.clone();
    let told = move || {
        let verdict = trial.verdict.get()?;
        let key = match (verdict.solved, verdict.shown) {
            (true, true) => "puzzle-shown",
            (true, false) if trial.score.with(|score| score.was_shown(&name)) => "puzzle-solved-late",
            (true, false) => "puzzle-solved",
            (false, _) => "puzzle-failed",
        };
        let args = [("made", verdict.made.into()), ("target", target.into())];
        let class = if verdict.solved { "verdict good" } else { "verdict" };
        Some(view! { <p class=class>{texts.with(|words| words.format(key, &args))}</p> })
    };
    let so_far = move || {
        let running =
            trial.verdict.with(Option::is_none) && trial.session.plies.with(|plies| !plies.is_empty());
        running.then(|| view! { <p class="so-far">{texts.f("puzzle-so-far", move || vec![("made", trial.made.get().into())])}</p> })
    };
    view! {
        <section class="coach puzzle" aria-labelledby="puzzle-title">
            <h2 id="puzzle-title">{title}</h2>
            <p class="told">
                {texts.f("puzzle-task", move || vec![("target", target.into())])}
                <span class="fine">" "{texts.t("puzzle-counts")}</span>
            </p>
            <div aria-live="polite">{so_far}{told}</div>
            <TaskButtons trial/>
            <div aria-live="polite"><Hints trial puzzle/></div>
        </section>
    }
}

#[component]
fn TaskButtons(trial: Trial) -> impl IntoView {
    let texts = use_texts();
    let begun = move || trial.session.plies.with(|plies| !plies.is_empty());
    let over = move || trial.verdict.with(Option::is_some);
    let no_hint = move || over() || trial.hints.get() == HINTS;
    view! {
        <div class="buttons">
            <button class="retry" class:primary=over disabled=move || !begun() on:click=move |_| trial.again()>
                {texts.t("puzzle-again")}
            </button>
            <button class="give-hint" disabled=no_hint on:click=move |_| trial.hint()>
                {texts.t("ask-hint")}
            </button>
            <button class="show" on:click=move |_| trial.show()>{texts.t("puzzle-answer")}</button>
        </div>
    }
}

/// The hints so far: what it is about, which tile, where to lay it.
#[component]
fn Hints(trial: Trial, puzzle: Puzzle) -> impl IntoView {
    let texts = use_texts();
    let hints = move || {
        let given = usize::from(trial.hints.get());
        let all = [about(texts, &puzzle), tile_hint(texts, &puzzle), first_hint(texts, trial, &puzzle)];
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

fn first_hint(texts: Texts, trial: Trial, puzzle: &Puzzle) -> String {
    let Some(&first) = puzzle.turn.first() else {
        return String::new();
    };
    // The move is told as at the beginning of the turn, also when it was made already.
    let start = trial.session.plies.with(|plies| plies.first().map(|ply| ply.before));
    let start = start.unwrap_or_else(|| trial.session.live.get());
    texts.with(|words| words.describe_move(&start.table, first))
}

/// The streak, and the puzzles of the last days.
#[component]
fn Days(score: RwSignal<Score>, number: usize, names: Vec<String>) -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let streak = move || vec![("n", score.with(|score| score.streak(today())).into())];
    let list = move || {
        let calendar = calendar_of(settings);
        let line = |day: Day| {
            let at = number_of(day, names.len());
            let solved = names.get(at - 1).is_some_and(|name| score.with(|score| score.is_solved(name)));
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
    // The days lie folded up: the table comes before them.
    let drawn = Stages::up_to(1).reached(1);
    view! {
        <section class="days">
            <p class="streak">{texts.f("puzzle-streak", streak)}</p>
            <details><summary>{texts.t("puzzle-days")}</summary><ul>{move || drawn.get().then(&list)}</ul></details>
        </section>
    }
}

/// Dates in the player's language.
fn calendar_of(settings: RwSignal<Settings>) -> Calendar {
    settings.with(|settings| Calendar::new(settings.active_language().code()))
}

/// A link to today's puzzle for the start page, with the streak.
#[component]
pub fn PuzzleLink() -> impl IntoView {
    let texts = use_texts();
    let streak = Score::load().streak(today());
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
