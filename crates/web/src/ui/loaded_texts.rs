//! Loads files of messages: for a page with long texts when it opens, for another language when it is chosen.

use std::cell::RefCell;
use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use witchstone_words::{Language, Words};

use super::{Route, Settings, get_text, next_task, use_texts};
use crate::text_files::{START, TextFile};

thread_local! {
    /// What `start.js` loaded, until the application takes it.
    static READ: RefCell<Option<(Words, String)>> = const { RefCell::new(None) };
}

/// Reads the messages that every page needs, in the language that `start.js` chose by its code.
pub fn read_ahead(code: &str, text: &str) {
    let language = Language::from_code(code).unwrap_or_default();
    READ.set(Some((Words::from_texts(language, &[text]), version(text).to_owned())));
}

/// The line that all files of one build begin with.
fn version(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// The messages that are loaded.
#[derive(Clone, Copy)]
pub struct LoadedTexts {
    /// Those that every page needs.
    pub words: RwSignal<Words>,
    /// Those of pages with long texts, as they were opened.
    pages: RwSignal<Vec<PageTexts>>,
    /// The files of what is open with long texts: a page, and the rules over it.
    open: StoredValue<Vec<TextFile>>,
    /// The language that is being loaded.
    wanted: RwSignal<Option<Language>>,
    /// Files of another build may lack messages that this one asks for.
    version: StoredValue<String>,
    settings: RwSignal<Settings>,
}

/// The messages of a page with long texts.
#[derive(Clone)]
pub struct PageTexts {
    file: TextFile,
    /// As they were loaded.
    pub text: Arc<str>,
    /// Together with those that every page needs.
    pub words: Words,
}

impl LoadedTexts {
    /// With what was read ahead.
    pub fn new(settings: RwSignal<Settings>) -> LoadedTexts {
        let read = READ.take();
        let (words, version) =
            read.unwrap_or_else(|| (Words::from_texts(Language::default(), &[]), String::new()));
        LoadedTexts {
            words: RwSignal::new(words),
            pages: RwSignal::new(vec![]),
            open: StoredValue::new(vec![]),
            wanted: RwSignal::new(None),
            version: StoredValue::new(version),
            settings,
        }
    }

    /// The language that the player chose last, if it is still being loaded, or the one that is shown.
    pub fn chosen(self) -> Language {
        self.wanted.get().unwrap_or_else(|| self.words.with(Words::language))
    }

    /// Loads a language, with the texts of what is open, and only then shows and stores it. Whether it could be loaded.
    pub async fn switch(self, language: Language) -> bool {
        self.wanted.set(Some(language));
        let start = self.load(language, START).await;
        let mut texts = Some(vec![]);
        for file in self.open.get_value() {
            let text = self.load(language, file).await;
            texts = texts.zip(text).map(|(texts, text)| [texts, vec![(file, text)]].concat());
        }
        // Another language was chosen meanwhile.
        if self.wanted.get_untracked() != Some(language) {
            return true;
        }
        let (Some(start), Some(texts)) = (start, texts) else {
            self.wanted.set(None);
            return false;
        };
        let words = Words::from_texts(language, &[&start]);
        let pages = texts.into_iter().map(|(file, text)| PageTexts::new(file, text, &words)).collect();
        // What is read now is drawn in a task of its own.
        next_task(move || {
            self.wanted.set(None);
            self.words.set(words);
            self.pages.set(pages);
            self.settings.update(|all| all.language = Some(language.code().to_owned()));
        });
        true
    }

    async fn load(self, language: Language, file: TextFile) -> Option<String> {
        let text = get_text(&format!("./{}", file.path(language.code()))).await.ok()?;
        self.version.with_value(|own| version(&text) == own).then_some(text)
    }

    /// The texts of a page, if they are there in the language that is shown.
    fn page(self, file: TextFile) -> Option<PageTexts> {
        let language = self.words.with(Words::language);
        let is_it = |page: &&PageTexts| page.file == file && page.words.language() == language;
        self.pages.with(|pages| pages.iter().find(is_it).cloned())
    }

    fn add(self, page: PageTexts) {
        self.pages.update(|pages| {
            pages.retain(|known| known.file != page.file);
            pages.push(page);
        });
    }
}

impl PageTexts {
    fn new(file: TextFile, text: String, words: &Words) -> PageTexts {
        PageTexts { file, words: words.and(&text), text: text.into() }
    }
}

/// What is loaded, from anywhere inside the application.
pub fn use_loaded_texts() -> LoadedTexts {
    expect_context()
}

/// A page with long texts, once they are loaded; inside it [`use_texts`] knows them too.
#[component]
pub fn WithTexts(
    /// The file with its texts.
    file: TextFile,
    /// The page.
    page: ViewFn,
) -> impl IntoView {
    let (loaded, texts) = (use_loaded_texts(), use_texts());
    let failed = RwSignal::new(false);
    loaded.open.update_value(|open| open.push(file));
    on_cleanup(move || loaded.open.update_value(|open| open.retain(|other| *other != file)));
    let ready = Memo::new(move |_| loaded.page(file).is_some());
    Effect::new(move || {
        let language = loaded.words.with(Words::language);
        if ready.get() {
            return;
        }
        spawn_local(async move {
            let text = loaded.load(language, file).await;
            // The page may have been left in the meantime, or another language chosen.
            let is_left = failed.try_set(text.is_none()).is_some();
            let words = loaded.words.get_untracked();
            if let Some(text) = text.filter(|_| !is_left && words.language() == language) {
                let read = PageTexts::new(file, text, &words);
                next_task(move || loaded.add(read));
            }
        });
    });
    let words = move || loaded.page(file).map(|page| page.words);
    let words = Signal::derive(move || words().unwrap_or_else(|| loaded.words.get()));
    move || match (ready.get(), failed.get()) {
        (true, _) => {
            // Not outside of this closure: it would be there for the next page still, which comes in the same place.
            provide_context(words);
            page.run()
        }
        (false, true) => view! {
            <main class="paper narrow">
                <h1>{texts.t("texts-unreachable")}</h1>
                <a class="button" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            </main>
        }
        .into_any(),
        (false, false) => ().into_any(),
    }
}

/// The texts of a page as they were loaded, with its words.
pub fn use_page_texts(file: TextFile) -> Signal<Option<PageTexts>> {
    let loaded = use_loaded_texts();
    Signal::derive(move || loaded.page(file))
}
