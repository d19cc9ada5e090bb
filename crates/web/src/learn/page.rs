//! The first game that teaches: a panel that says one thing at a time, over the table of a game.

use leptos::html::Button;
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

use super::lesson::{Lesson, has_learned, is_begun, open};
use super::progress::Task;
use super::spotlight::Spotlight;
use super::steps::STEPS;
use crate::game::{GameView, all_saved, own_name};
use crate::text_files::LEARN;
use crate::ui::{Route, WithTexts, after_frame, focus_on_mount, use_settings, use_texts};

/// Narrower windows show the table as pages, with the panel over it; the style sheet knows the same number.
const SMALL: f64 = 900.0;

/// The guided game.
#[component]
pub fn LearnPage() -> impl IntoView {
    let page = ViewFn::from(|| view! { <GuidedGame/> });
    view! { <WithTexts file=LEARN page/> }
}

#[component]
fn GuidedGame() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let own = own_name(texts, &settings.with_untracked(|all| all.name.clone()));
    let lesson = open(vec![own, texts.now("bot-name-1", &[])], settings);
    Effect::new(move || document().set_title(&texts.t("learn")()));
    let finished = Memo::new(move |_| lesson.step.get() == STEPS.len());
    let beside = ViewFn::from(move || {
        view! {
            <Show when=move || finished.get() fallback=move || view! { <Coach lesson/> }>
                <AfterLesson lesson/>
            </Show>
        }
    });
    view! {
        <div class="coached">
            <GameView session=lesson.session beside/>
            <Spotlight lesson/>
        </div>
    }
}

/// The current step.
#[component]
fn Coach(lesson: Lesson) -> impl IntoView {
    let texts = use_texts();
    let step = lesson.step;
    let instruction = move || {
        let key = STEPS.get(step.get()).map_or("learn-done", |step| step.key);
        texts.with(|words| words.format(key, &[("rival", rival(lesson).into())]))
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
                <p class="instruction" data-step=step aria-live="polite">{instruction}</p>
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

/// The rival's name.
fn rival(lesson: Lesson) -> String {
    lesson.session.names.with(|names| names.get(1).cloned().unwrap_or_default())
}

/// On a small screen the target may be further down, or on another page of the table.
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

/// Continues after reading. Takes the focus, so that one key press is enough.
#[component]
fn NextButton(lesson: Lesson) -> impl IntoView {
    let texts = use_texts();
    let button = NodeRef::<Button>::new();
    focus_on_mount(button);
    view! { <button class="primary next" node_ref=button on:click=move |_| lesson.next()>{texts.t("learn-next")}</button> }
}

/// What the lesson leaves out.
const LEFT_OUT: [&str; 6] = [
    "learn-left-out-owls",
    "learn-left-out-foreign",
    "learn-left-out-black",
    "learn-left-out-room",
    "learn-left-out-end",
    "learn-left-out-moon",
];

/// The end of the lesson, on the board: what was left out, and the rest of this game.
#[component]
fn AfterLesson(lesson: Lesson) -> impl IntoView {
    let texts = use_texts();
    let rival = move || vec![("rival", rival(lesson).into())];
    let button = NodeRef::<Button>::new();
    focus_on_mount(button);
    view! {
        <section class="coach learned" aria-labelledby="lesson-title">
            <div class="said">
                <h2 id="lesson-title">{texts.t("learn-done")}</h2>
                <p class="instruction" aria-live="polite">{texts.f("learn-done-game", rival)}</p>
                <details>
                    <summary>{texts.t("learn-left-out")}</summary>
                    <ul>{LEFT_OUT.map(|key| view! { <li>{texts.t(key)}</li> }).collect_view()}</ul>
                </details>
            </div>
            <div class="buttons">
                <button class="primary play-on" node_ref=button on:click=move |_| lesson.play_on()>
                    {texts.t("learn-play-on")}
                </button>
                <a class="button" href=Route::Rules(String::new()).to_string()>{texts.t("learn-read-rules")}</a>
                <button class="plain restart" on:click=move |_| lesson.again()>{texts.t("learn-again")}</button>
            </div>
        </section>
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
    let key = if is_begun() { "learn-continue" } else { "learn-begin" };
    view! { <a class="button learn-link" href=Route::Learn.to_string()>{use_texts().t(key)}</a> }
}
