//! Shared by all features and free of any game: texts, settings, storage, HTTP, routes, form fields.

mod dom;
mod editions;
mod fields;
mod format;
mod http;
mod route;
mod schedule;
mod settings;
pub mod storage;
mod tab_strip;
mod texts;
mod update_toast;

pub use dom::{blur_within, download, focus_on_mount};
pub use editions::{KnownEditions, use_editions};
pub use fields::{Count, LanguageSelect, NameField, Select, Switch};
pub use format::{date, day, decimal, percent, signed};
pub use http::{HttpError, describe_error, get, get_text, post, reason_name, refusal_text, unknown_board};
pub use route::{Route, page_before, provide_page_before};
pub use schedule::{Stages, after_frame, next_task};
pub use settings::{Palette, Settings, Speed, use_settings};
pub use tab_strip::TabStrip;
pub use texts::{Texts, read_ahead, round_of, round_out_of, use_texts, use_words, words_of};
pub use update_toast::UpdateToast;
pub use witchstone_words::Words;
