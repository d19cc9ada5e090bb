//! The first game that teaches: a panel that says one thing at a time, over the table of a game.

use leptos::html::Button;
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};
use witchstone_rules::{Player, View};

use super::lesson::{Lesson, has_learned, is_begun, open};
use super::progress::Task;
use super::steps::STEPS;
use crate::game::{GameView, all_saved, own_name};
use crate::ui::{Route, after_frame, focus_on_mount, use_settings, use_texts};

/// Narrower windows show the table as pages, with the panel over it; the style sheet knows the same number.
const SMALL: f64 = 900.0;

/// The guided game, or what comes after it.
#[component]
pub fn LearnPage() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let own = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
    let lesson = open(vec![own, texts.now("bot-name-1", &[])], settings);
    let finished = Memo::new(move |_| lesson.step.get() == STEPS.len());
    let page = move || match finished.get() {
        true => view! { <AfterLesson lesson/> }.into_any(),
        false => {
            let beside = ViewFn::from(move || view! { <Coach lesson/> });
            view! {
                <div class="coached">
                    <GameView session=lesson.session beside/>
                </div>
            }
            .into_any()
        }
    };
    view! { {page} }
}

/// What is to be learned and done now.
#[component]
fn Coach(lesson: Lesson) -> impl IntoView {
    let texts = use_texts();
    let step = lesson.step;
    let rival = move || lesson.session.names.with(|names| names.get(1).cloned().unwrap_or_default());
    let told = move || {
        let key = STEPS.get(step.get()).map_or("learn-done", |step| step.key);
        texts.with(|words| words.format(key, &[("rival", rival().into())]))
    };
    let place = move || vec![("n", (step.get() + 1).into()), ("of", STEPS.len().into())];
    Effect::watch(move || step.get(), |_, _, _| bring_into_sight(), false);
    let reads = Memo::new(move |_| matches!(STEPS.get(step.get()).map(|it| it.task), Some(Task::Read(_))));
    let watches = Memo::new(move |_| matches!(STEPS.get(step.get()).map(|it| it.task), Some(Task::Watch(_))));
    view! {
        <section class="coach" aria-labelledby="lesson-title">
            <div class="said">
                <h2 id="lesson-title">
                    {texts.f("learn-chapter", move || vec![("turn", lesson.turn.get().into())])}
                    " "<small>{texts.f("learn-step", place)}</small>
                </h2>
                <progress max=STEPS.len() value=step aria-label=texts.f("learn-step", place)></progress>
                <p class="told" data-step=step aria-live="polite">{told}</p>
            </div>
            <div class="buttons">
                <Show when=move || reads.get() fallback=move || view! {
                    <button class="show" disabled=watches on:click=move |_| lesson.show()>{texts.t("learn-show")}</button>
                }>
                    <NextButton lesson/>
                </Show>
                <button class="plain restart" disabled=move || step.get() == 0 on:click=move |_| lesson.again()>
                    {texts.t("learn-again")}
                </button>
            </div>
        </section>
    }
}

/// On a small screen what is to be done may be further down, or on another page of the table.
fn bring_into_sight() {
    let width = window().inner_width().ok().and_then(|width| width.as_f64());
    if width.is_none_or(|width| width >= SMALL) {
        return;
    }
    after_frame(|| {
        let glows = document().query_selector(".table .play[data-t], .table .pick[data-t]").ok().flatten();
        if let Some(element) = glows {
            let how = ScrollIntoViewOptions::new();
            how.set_block(ScrollLogicalPosition::Center);
            element.scroll_into_view_with_scroll_into_view_options(&how);
        }
    });
}

/// Goes on from what was read. It takes the focus, so that one key is enough to read on.
#[component]
fn NextButton(lesson: Lesson) -> impl IntoView {
    let texts = use_texts();
    let button = NodeRef::<Button>::new();
    focus_on_mount(button);
    view! { <button class="primary next" node_ref=button on:click=move |_| lesson.next()>{texts.t("learn-next")}</button> }
}

const UNTOLD: [&str; 6] = [
    "learn-untold-owls",
    "learn-untold-foreign",
    "learn-untold-black",
    "learn-untold-room",
    "learn-untold-end",
    "learn-untold-moon",
];

/// What was made, what was not told, and where to go from here.
#[component]
fn AfterLesson(lesson: Lesson) -> impl IntoView {
    let texts = use_texts();
    let points = move || {
        let score = |view: &View, seat: usize| view.table.areas[Player::new(seat)].score;
        let (own, rivals) = lesson.session.live.with(|view| (score(view, 0), score(view, 1)));
        let rival = lesson.session.names.with(|names| names.get(1).cloned().unwrap_or_default());
        vec![("own", own.into()), ("points", rivals.into()), ("rival", rival.into())]
    };
    Effect::new(move || document().set_title(&texts.t("learn")()));
    view! {
        <main class="paper narrow learned">
            <h1>{texts.t("learn-done")}</h1>
            <p>{texts.f("learn-done-points", points)}</p>
            <section class="leaf">
                <h2>{texts.t("learn-untold")}</h2>
                <ul>{UNTOLD.map(|key| view! { <li>{texts.t(key)}</li> }).collect_view()}</ul>
            </section>
            <div class="buttons">
                <a class="button primary" href=Route::Start.to_string()>{texts.t("learn-real-game")}</a>
                <a class="button" href=Route::Rules(String::new()).to_string()>{texts.t("learn-read-rules")}</a>
                <button on:click=move |_| lesson.again()>{texts.t("learn-again")}</button>
            </div>
        </main>
    }
}

/// Whether the player has neither learned nor played here.
fn is_new() -> bool {
    !has_learned() && (is_begun() || all_saved().is_empty())
}

/// An invitation to the lesson for those who have never played here.
#[component]
pub fn LearnInvitation() -> impl IntoView {
    let texts = use_texts();
    is_new().then(|| {
        view! {
            <section class="invitation">
                <div><h2>{texts.t("learn-first-time")}</h2><p>{texts.t("learn-invite")}</p></div>
                {learn_button()}
            </section>
        }
    })
}

/// A link to the lesson for all others.
#[component]
pub fn LearnLink() -> impl IntoView {
    (!is_new()).then(learn_button)
}

fn learn_button() -> impl IntoView {
    let key = if is_begun() { "learn-go-on" } else { "learn-begin" };
    view! { <a class="button learn-link" href=Route::Learn.to_string()>{use_texts().t(key)}</a> }
}
