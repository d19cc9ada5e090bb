//! Beside the table of a review: analysis, log, scores and the table in words, one at a time.

use leptos::prelude::*;
use witchstone_wire::AnalysisState;

use super::accuracy::player_accuracy;
use super::analysis::{AnalysisError, GameAnalysis};
use super::board::ReviewBoard;
use super::mistakes::Mistakes;
use super::win_probability_plot::{TurnTable, WinProbabilityPlot};
use crate::game::{GameRef, Log, Scores};
use crate::table::{Focus, TextView};
use crate::ui::{self, Select, TabStrip, Texts, decimal, signed, use_texts};

const TABS: [(&str, &str); 4] = [
    ("tab-analysis", "review-analysis"),
    ("tab-log", "log"),
    ("tab-scores", "scores"),
    ("tab-words", "text-view"),
];
/// The names of the seats in the form, and of the one to move.
const SEATS: [&str; 5] = ["0", "1", "2", "3", "mover"];

/// The panels behind their tabs, and whose eyes the table is seen with.
#[component]
pub fn ReviewTabs(board: ReviewBoard, findings: GameAnalysis, focus: Focus) -> impl IntoView {
    let open = RwSignal::new(0_usize);
    let sequences = Signal::derive(Vec::new);
    let session = board.session;
    let panel = move || match open.get() {
        0 => view! { <AnalysisPanel board findings/> }.into_any(),
        1 => view! { <Log session focus/> }.into_any(),
        2 => view! { <Scores session/> }.into_any(),
        _ => view! { <TextView view=board.view() sequences names=session.names focus/> }.into_any(),
    };
    view! {
        <SeenBy board/>
        <TabStrip tabs=&TABS open>{panel}</TabStrip>
    }
}

#[component]
fn SeenBy(board: ReviewBoard) -> impl IntoView {
    let texts = use_texts();
    let choices = move || {
        let mut choices = vec![(SEATS[4], texts.t("review-seen-mover")())];
        board.session.names.with(|names| choices.extend(SEATS.iter().copied().zip(names.iter().cloned())));
        choices
    };
    let set = move |name: String| board.seat.set(name.parse().ok().map(witchstone_rules::Player::new));
    view! {
        <Select
            label=texts.t("review-seen-by")
            choices=Signal::derive(choices)
            chosen=Signal::derive(move || SEATS[board.seat.get().map_or(4, |player| player.index())])
            on_choice=set
        />
    }
}

#[component]
fn AnalysisPanel(board: ReviewBoard, findings: GameAnalysis) -> impl IntoView {
    let texts = use_texts();
    let some = Memo::new(move |_| findings.analysis.with(|analysis| !analysis.turns.is_empty()));
    view! {
        <Progress board findings/>
        <Show when=move || some.get()>
            <Figures board findings/>
            <WinProbabilityPlot board findings/>
            <Mistakes board findings/>
            <h3>{texts.t("review-turns")}</h3>
            <p class="hint">{texts.t("review-turns-help")}</p>
            <TurnTable board findings/>
        </Show>
    }
}

/// Begins, shows how far it is, stops.
#[component]
fn Progress(board: ReviewBoard, findings: GameAnalysis) -> impl IntoView {
    let texts = use_texts();
    let done = move || findings.analysis.with(|analysis| analysis.state == AnalysisState::Done);
    let begun = move || findings.analysis.with(|analysis| !analysis.turns.is_empty());
    let share = move || findings.analysis.with(|analysis| (analysis.done, analysis.moves.max(1)));
    let percent = move || vec![("n", (share().0 * 100 / share().1).into())];
    let help =
        if matches!(board.source(), GameRef::Table(_)) { "review-help-server" } else { "review-help-page" };
    let start = move || if begun() { texts.t("review-continue")() } else { texts.t("review-start")() };
    view! {
        <div class="analysis-progress" data-state=move || state_name(findings)>
            <Show when=move || !begun() && !findings.running.get()><p class="hint">{texts.t(help)}</p></Show>
            <Show when=move || findings.running.get()>
                <p role="status">{texts.f("review-working", percent)}</p>
                <progress max="100" value=move || (share().0 * 100 / share().1).to_string() aria-label=texts.t("review-progress")></progress>
                <button class="stop" on:click=move |_| findings.stop()>{texts.t("review-stop")}</button>
            </Show>
            <Show when=move || !findings.running.get() && !done()>
                <button class="primary start" on:click=move |_| findings.start()>{start}</button>
            </Show>
            {move || findings.error.get().map(|error| view! { <p role="alert">{describe_error(texts, &error)}</p> })}
        </div>
    }
}

fn state_name(findings: GameAnalysis) -> &'static str {
    let done = findings.analysis.with(|analysis| analysis.state == AnalysisState::Done);
    match (findings.running.get(), done) {
        (true, _) => "running",
        (false, true) => "done",
        (false, false) => "idle",
    }
}

fn describe_error(texts: Texts, error: &AnalysisError) -> String {
    match error {
        AnalysisError::NoAnswer => texts.t("review-no-answer")(),
        AnalysisError::Server(fault) => ui::describe_error(texts, fault),
    }
}

/// Accuracy, points lost and luck of each player.
#[component]
fn Figures(board: ReviewBoard, findings: GameAnalysis) -> impl IntoView {
    let texts = use_texts();
    let rows = move || {
        let names = board.session.names.get();
        let row = |(player, name): (usize, &String)| {
            let made = findings.analysis.with(|analysis| player_accuracy(&analysis.turns, player));
            let (accuracy, loss, luck) = texts.with(|words| {
                let accuracy = made
                    .accuracy
                    .map(|exact| words.format("review-percent", &[("n", (exact.round() as i32).into())]));
                (accuracy, decimal(words, made.loss), signed(words, made.luck))
            });
            view! {
                <tr data-player=player.to_string()>
                    <th scope="row">{name.clone()}</th>
                    <td class="accuracy">{accuracy}</td>
                    <td>{loss}</td>
                    <td>{luck}</td>
                </tr>
            }
        };
        names.iter().enumerate().map(row).collect_view()
    };
    view! {
        <table class="scores accuracies">
            <caption>{texts.t("review-figures-help")}</caption>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{texts.t("review-accuracy")}</th>
                    <th scope="col">{texts.t("review-loss")}</th>
                    <th scope="col">{texts.t("review-luck")}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}
