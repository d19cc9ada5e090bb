//! A record from a file or out of the clipboard, to be reviewed.

use leptos::ev::Event;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{File, HtmlInputElement};
use witchstone_rules::ReplayError;

use super::game::{RecordError, read};
use super::storage;
use crate::game::GameRef;
use crate::ui::{KnownEditions, Route, Texts, next_task, unknown_board, use_editions, use_texts};

/// Files that are longer are not even opened.
const LONGEST: f64 = 4_000_000.0;

/// The page where a record is loaded.
#[component]
pub fn LoadPage() -> impl IntoView {
    let (texts, editions) = (use_texts(), use_editions());
    let (pasted, problem) = (RwSignal::new(String::new()), RwSignal::new(None::<RecordError>));
    let choose = move |event: Event| {
        let Some(file) = chosen_file(&event) else {
            return;
        };
        spawn_local(async move {
            let text = text_of(&file).await;
            open(text, editions, problem).await;
        });
    };
    let paste = move |_| {
        next_task(move || spawn_local(open(Ok(pasted.get_untracked()), editions, problem)));
    };
    view! {
        <main class="paper narrow">
            <a class="back" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            <h1>{texts.t("review-load")}</h1>
            <section class="leaf load">
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
                {move || problem.get().map(|rubbish| view! { <p class="rubbish" role="alert">{describe_error(texts, &rubbish)}</p> })}
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

/// Goes to the review of the game in a text, or says why there is none.
async fn open(
    text: Result<String, RecordError>,
    editions: KnownEditions,
    problem: RwSignal<Option<RecordError>>,
) {
    let game = match text {
        Ok(text) => read(&text, editions).await,
        Err(rubbish) => Err(rubbish),
    };
    match game {
        Ok((record, edition)) => {
            let name = storage::store_loaded(&record, edition);
            Route::Review(GameRef::Loaded(name).to_string(), Some(0)).open();
        }
        Err(rubbish) => drop(problem.try_set(Some(rubbish))),
    }
}

fn describe_error(texts: Texts, rubbish: &RecordError) -> String {
    texts.with(|words| match rubbish {
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
