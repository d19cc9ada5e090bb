//! A record from a file or out of the clipboard, to be reviewed.

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};
use witchstone_rules::{Game, ReplayError};

use super::game::{RecordError, ReplayedRecord, read};
use super::storage;
use crate::game::{DifferenceText, FirstDifference, GameRef};
use crate::ui::{KnownEditions, Route, Texts, next_task, unknown_board, use_editions, use_texts};

/// Files that are longer are not even opened.
const LONGEST: f64 = 4_000_000.0;

/// The page where a record is loaded.
#[component]
pub fn LoadPage() -> impl IntoView {
    let (texts, editions) = (use_texts(), use_editions());
    let pasted = RwSignal::new(String::new());
    let loading = Loading { editions, problem: RwSignal::new(None), differing: RwSignal::new(None) };
    let choose = move |event: Event| {
        let Some(file) = chosen_file(&event) else {
            return;
        };
        spawn_local(async move {
            let text = text_of(&file).await;
            loading.open(text).await;
        });
    };
    let paste = move |_| {
        next_task(move || spawn_local(loading.open(Ok(pasted.get_untracked()))));
    };
    view! {
        <main class="paper narrow">
            <a class="back" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            <h1>{texts.t("review-load")}</h1>
            <section class="surface load">
                <p>{texts.t("review-load-help")}</p>
                <label class="field">
                    <span>{texts.t("review-file")}</span>
                    <input type="file" accept=".json,.jsonl,.txt,application/json" on:change=choose/>
                </label>
                <label class="paste">
                    <span>{texts.t("review-paste")}</span>
                    <textarea rows="6" spellcheck="false" prop:value=pasted
                        on:input=move |event| pasted.set(event_target_value(&event))></textarea>
                </label>
                <button class="primary" on:click=paste>
                    {texts.t("review-open")}
                </button>
                {move || loading.differing.get().map(|played| view! { <Differing played/> })}
                {move || loading.problem.get().map(|error| view! { <p class="load-error" role="alert">{describe_error(texts, &error)}</p> })}
            </section>
        </main>
    }
}

fn chosen_file(event: &Event) -> Option<File> {
    event.target()?.dyn_into::<HtmlInputElement>().ok()?.files()?.get(0)
}

async fn text_of(file: &File) -> Result<String, RecordError> {
    if file.size() > LONGEST {
        return Err(RecordError::TooLong);
    }
    let read = JsFuture::from(file.text()).await;
    Ok(read.ok().and_then(|text| text.as_string()).unwrap_or_default())
}

/// What came of the last text.
#[derive(Clone, Copy)]
struct Loading {
    editions: KnownEditions,
    problem: RwSignal<Option<RecordError>>,
    /// A game of older rules that differs under the present ones.
    differing: RwSignal<Option<ReplayedRecord>>,
}

impl Loading {
    /// Goes to the review of the game in a text, or says where it differs or why there is none.
    async fn open(self, text: Result<String, RecordError>) {
        let game = match text {
            Ok(text) => read(&text, self.editions).await,
            Err(error) => Err(error),
        };
        self.problem.try_set(game.as_ref().err().cloned());
        let Ok(played) = game else { return drop(self.differing.try_set(None)) };
        if played.difference.is_some() {
            return drop(self.differing.try_set(Some(played)));
        }
        review(&played);
    }
}

/// Goes to the review of a game.
fn review(played: &ReplayedRecord) {
    let name = storage::store_loaded(&played.record, played.edition);
    Route::Review(GameRef::Loaded(name).to_string(), Some(0)).open();
}

/// Where a game of older rules differs; it can be reviewed up to there.
#[component]
fn Differing(played: ReplayedRecord) -> impl IntoView {
    let texts = use_texts();
    let game = Game::replay(played.edition, &played.record).ok()?;
    let difference = played.difference.clone()?;
    let text = texts.with(|words| DifferenceText::new(words, &difference, game.state().table(), &[]));
    Some(view! {
        <div class="older-record" role="alert">
            <FirstDifference text/>
            <button on:click=move |_| review(&played)>{texts.t("review-differs-open")}</button>
        </div>
    })
}

fn describe_error(texts: Texts, error: &RecordError) -> String {
    texts.with(|words| match error {
        RecordError::Empty => words.format("review-empty", &[]),
        RecordError::TooLong => words.format("review-too-long", &[]),
        RecordError::NoRecord => words.format("review-no-record", &[]),
        RecordError::Board(name) => unknown_board(words, name),
        RecordError::Unplayable(ReplayError::SetUp(_)) => words.format("review-no-start", &[]),
        RecordError::Unplayable(ReplayError::Move { number, refusal, .. }) => {
            let reason = words.refusal(refusal);
            words.format("review-unplayable", &[("n", (number + 1).into()), ("reason", reason.into())])
        }
    })
}
