//! The rules, as a page or in a drawer: every clause has its own address; incremental search; pictures of the table.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use witchstone_rules::is_ruling;

use super::clauses::{Chapter, Clause, Ruling, chapters};
use super::search::{Query, links};
use crate::table::{Album, Picture};
use crate::text_files::RULES;
use crate::ui::{
    LanguageSelect, PageTexts, Route, WithTexts, after_frame, next_task, page_before, use_page_texts,
    use_texts,
};

/// The chapter about what is known of the printed parts.
const FACTS: &str = "facts";

/// The page, open at the clause or chapter of this name.
#[component]
pub fn RulesPage(name: String) -> impl IntoView {
    let texts = use_texts();
    let asked = RwSignal::new(name);
    let handle = window_event_listener(ev::hashchange, move |_| {
        if let Route::Rules(name) = Route::current() {
            asked.set(name);
        }
    });
    on_cleanup(move || handle.remove());
    Effect::new(move || document().set_title(&texts.t("rules")()));
    let page = ViewFn::from(move || {
        view! {
            <main class="paper rules">
                <a class="back" href=page_before().to_string()>{texts.t("back")}</a>
                <h1>{texts.t("rules")}</h1>
                <Rulebook asked/>
            </main>
        }
    });
    view! { <WithTexts file=RULES page/> }
}

/// Everything below the heading.
#[component]
pub fn Rulebook(
    /// The clause or chapter that was asked for last.
    asked: RwSignal<String>,
) -> impl IntoView {
    let (texts, page) = (use_texts(), use_page_texts(RULES));
    let read = |page: &PageTexts| chapters(&page.words, &page.text);
    let all = Memo::new(move |_| page.with(|page| page.as_ref().map(read).unwrap_or_default()));
    let typed = RwSignal::new(String::new());
    let only_rulings = RwSignal::new(false);
    let wanted = Memo::new(move |_| typed.with(|typed| Query::new(typed)).only_rulings(only_rulings.get()));
    let query = RwSignal::new(Query::default());
    // In a separate task: the typed letter is painted before the hits are laid out.
    Effect::new(move || {
        let wanted = wanted.get();
        next_task(move || drop(query.try_set(wanted)));
    });
    let open = RwSignal::new(asked.get_untracked());
    // The query that all chapters show; none while a search runs.
    let applied = RwSignal::new(Some(Query::default()));
    let settled =
        Memo::new(move |_| wanted.with(|wanted| applied.with(|done| done.as_ref() == Some(wanted))));
    // When the search is cleared, off-screen chapters are laid out later.
    let settling = Memo::new(move |_| !settled.get() && wanted.with(Query::is_empty));
    // Whether the open clause still has to be scrolled into view.
    let sent_for = RwSignal::new(true);
    Effect::watch(
        move || asked.get(),
        move |name, _, _| {
            // A search must not hide the requested clause.
            typed.set(String::new());
            only_rulings.update(|only| *only &= is_ruling(name));
            open.set(name.clone());
            sent_for.set(true);
        },
        false,
    );
    // There are as many chapters in every language.
    let slots: Vec<ChapterSlot> = all.with_untracked(|all| all.iter().map(|_| RwSignal::new(None)).collect());
    let queries: Vec<RwSignal<Query>> = slots.iter().map(|_| RwSignal::new(Query::default())).collect();
    let asked = queries.clone();
    Effect::new(move || {
        let query_now = query.get();
        if applied.with_untracked(|applied| applied.as_ref() != Some(&query_now)) {
            applied.set(None);
            ask(asked.clone(), query, query_now, 0, applied);
        }
    });
    let drawn = RwSignal::new(false);
    let filled = slots.clone();
    Effect::new(move || fill(filled.clone(), all.get(), 0, drawn));
    Effect::new(move || {
        if drawn.get() && settled.get() && sent_for.get() {
            sent_for.set(false);
            open.with_untracked(|name| show(name));
        }
    });
    let album = Album::new();
    let one = |(slot, query): (ChapterSlot, RwSignal<Query>)| {
        move || slot.get().map(|it| drawn_chapter(album, it, query, open))
    };
    let body = slots.into_iter().zip(queries).map(one).collect_view();
    view! {
        <div class="rulebook" class:settling=settling class:searching=move || query.with(|query| !query.is_empty())>
            {Album::artwork()}
            <p>{texts.t("rules-intro")}</p>
            <Search typed only_rulings query all/>
            <Contents all/>
            {body}
            <Show when=move || drawn.get()><Facts/></Show>
        </div>
    }
}

/// A chapter on the page, once drawn.
type ChapterSlot = RwSignal<Option<Chapter>>;

/// Draws the chapters, each in a separate task, until the page is closed. After a change of language the new chapters
/// replace the old ones one by one.
fn fill(slots: Vec<ChapterSlot>, chapters: Vec<Chapter>, at: usize, drawn: RwSignal<bool>) {
    next_task(move || match (slots.get(at), chapters.get(at)) {
        (Some(place), Some(chapter)) => {
            if place.try_set(Some(chapter.clone())).is_none() {
                fill(slots, chapters, at + 1, drawn);
            }
        }
        _ => {
            drawn.try_set(true);
        }
    });
}

/// Searches the chapters, each in a separate task, until the page is closed or the query changes.
fn ask(
    queries: Vec<RwSignal<Query>>,
    newest: RwSignal<Query>,
    query: Query,
    at: usize,
    applied: RwSignal<Option<Query>>,
) {
    next_task(move || {
        let is_wanted =
            move |query: &Query| newest.try_with_untracked(|newest| newest == query) == Some(true);
        match queries.get(at) {
            _ if !is_wanted(&query) => {}
            Some(chapter) => {
                chapter.set(query.clone());
                ask(queries, newest, query, at + 1, applied);
            }
            None => after_frame(move || {
                if is_wanted(&query) {
                    applied.set(Some(query));
                }
            }),
        }
    });
}

/// Scrolls a clause or chapter into view and focuses it, once drawn.
fn show(name: &str) {
    if name.is_empty() {
        return;
    }
    let id = id(name);
    after_frame(move || {
        let element = document().get_element_by_id(&id);
        if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            element.focus().unwrap_or_default();
            element.scroll_into_view();
        }
    });
}

fn id(name: &str) -> String {
    format!("rule-{name}")
}

fn link(name: &str) -> String {
    Route::Rules(name.to_owned()).to_string()
}

#[component]
fn Search(
    typed: RwSignal<String>,
    only_rulings: RwSignal<bool>,
    query: RwSignal<Query>,
    all: Memo<Vec<Chapter>>,
) -> impl IntoView {
    let texts = use_texts();
    let look = move |event| typed.set(event_target_value(&event));
    let filter = move |event| only_rulings.set(event_target_checked(&event));
    let count = move || {
        let clauses = |all: &Vec<Chapter>| {
            let each = all.iter().flat_map(|chapter| &chapter.clauses);
            query.with(|query| each.filter(|clause| query.finds(clause)).count())
        };
        vec![("n", all.with(clauses).into())]
    };
    view! {
        <div class="search">
            <label class="field">
                <span>{texts.t("rules-search")}</span>
                <input type="search" prop:value=typed on:input=look/>
            </label>
            <LanguageSelect/>
            <div class="filter">
                <label class="switch">
                    <input type="checkbox" prop:checked=only_rulings on:change=filter/>
                    <span>{texts.t("rules-only-rulings")}</span>
                </label>
                <p class="hint" role="status">
                    <Show when=move || query.with(|query| !query.is_empty())>{texts.f("rules-found", count)}</Show>
                </p>
            </div>
        </div>
    }
}

#[component]
fn Contents(all: Memo<Vec<Chapter>>) -> impl IntoView {
    let texts = use_texts();
    let entries = move || {
        let entry = |chapter: Chapter| view! { <li><a href=link(&chapter.name)>{chapter.title}</a></li> };
        all.get().into_iter().map(entry).collect_view()
    };
    view! {
        <nav class="contents" aria-label=texts.t("rules-contents")>
            <ul>{entries}<li><a href=link(FACTS)>{texts.t("facts")}</a></li></ul>
        </nav>
    }
}

fn drawn_chapter(
    album: Album,
    chapter: Chapter,
    query: RwSignal<Query>,
    open: RwSignal<String>,
) -> impl IntoView {
    let Chapter { name, title, clauses } = chapter;
    let searched = clauses.clone();
    let empty = move || query.with(|query| !searched.iter().any(|clause| query.finds(clause)));
    view! {
        <section class="surface" hidden=empty>
            <h2 id=id(&name) tabindex="-1">{title}</h2>
            <Picture album chapter=name/>
            <ol>{clauses.into_iter().map(|clause| view! { <ClauseLine clause query open/> }).collect_view()}</ol>
        </section>
    }
}

/// A clause; a ruling with its grounds below, and what the printed rulebooks say where they differ.
#[component]
fn ClauseLine(clause: Clause, query: RwSignal<Query>, open: RwSignal<String>) -> impl IntoView {
    let (own, searched) = (clause.name.clone(), clause.clone());
    let hidden = move || query.with(|query| !query.finds(&searched));
    let Clause { name, text, ruling, printings } = clause;
    let is_ruling = ruling.is_some();
    view! {
        <li id=id(&name) tabindex="-1" class:ruling=is_ruling class:chosen=move || open.with(|open| *open == own) hidden=hidden>
            <a class="number" href=link(&name)>{name.clone()}</a>
            <p>{move || query.with(|query| marked(query, &text))}</p>
            {ruling.map(|ruling| view! { <Grounds ruling query/> })}
            {printings.map(|text| view! { <Note label="rules-printings" text query/> })}
        </li>
    }
}

/// Why a ruling reads as it does, and how else it could.
#[component]
fn Grounds(ruling: Ruling, query: RwSignal<Query>) -> impl IntoView {
    let texts = use_texts();
    view! {
        <p class="ours">{texts.t("rules-ruling")}</p>
        <Note label="rules-reason" text=ruling.reason query/>
        <Note label="rules-instead" text=ruling.instead query/>
    }
}

/// A sentence below a clause, with a word before it that says what it is.
#[component]
fn Note(label: &'static str, text: String, query: RwSignal<Query>) -> impl IntoView {
    let texts = use_texts();
    view! { <p class="note"><b>{texts.t(label)}</b>" "{move || query.with(|query| marked(query, &text))}</p> }
}

/// A text with its clauses as links and what was searched for marked.
fn marked(query: &Query, text: &str) -> Vec<AnyView> {
    let piece = |(text, found): (String, bool)| match found {
        true => view! { <mark>{text}</mark> }.into_any(),
        false => text.into_any(),
    };
    let part = |(text, name): (String, Option<String>)| match name {
        Some(name) => view! { <a href=link(&name)>{text}</a> }.into_any(),
        None => query.marks(&text).into_iter().map(piece).collect_view().into_any(),
    };
    links(text).into_iter().map(part).collect()
}

/// What is known of the printed parts, and how to play with one's own.
#[component]
fn Facts() -> impl IntoView {
    let texts = use_texts();
    view! {
        <section class="surface facts">
            <h2 id=id(FACTS) tabindex="-1">{texts.t("facts")}</h2>
            <p>{texts.t("facts-intro")}</p>
            <h3>{texts.t("facts-rulebooks")}</h3>
            <p>{texts.t("facts-rulebooks-text")}</p>
            <h3>{texts.t("facts-public")}</h3>
            <p>{texts.t("facts-public-text")}</p>
            <h3>{texts.t("facts-made")}</h3>
            <p>{texts.t("facts-made-text")}</p>
            <h3>{texts.t("facts-own")}</h3>
            <p>{texts.t("facts-own-text")}</p>
            <pre tabindex="0"><code>"cargo play --edition my-box.toml"</code></pre>
            <p>{texts.t("facts-own-check")}</p>
        </section>
    }
}
