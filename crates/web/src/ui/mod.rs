//! Shared by all features and free of any game: texts, settings, storage, HTTP, routes, form fields.

mod dom;
mod editions;
mod fields;
mod format;
mod http;
mod level;
mod loaded_texts;
mod placement;
mod route;
mod rules_drawer;
mod schedule;
mod settings;
pub mod storage;
mod tab_strip;
mod texts;
mod update_toast;

pub use dom::{blur_within, download, focus_on_mount, is_in_dialog, is_typing, random_seed};
pub use editions::{KnownEditions, use_editions};
pub use fields::{Count, LanguageSelect, NameField, Select, Switch, cleaned_name};
pub use format::{date, day, decimal, percent, signed, signed_points, whole_points};
pub use http::{HttpError, describe_error, get, get_text, post, refusal_text, unknown_board};
pub use level::{LevelSelect, level_choices, level_key, level_number, nearest_level};
pub use loaded_texts::{LoadedTexts, PageTexts, WithTexts, read_ahead, use_loaded_texts, use_page_texts};
pub use placement::{Area, Placement};
pub use route::{Route, page_before, provide_page_before};
pub use rules_drawer::{RulesDrawer, use_rules_drawer};
pub use schedule::{Stages, after_frame, next_task};
pub use settings::{Palette, Settings, Speed, use_settings};
pub use tab_strip::TabStrip;
pub use texts::{Texts, round_of, round_out_of, use_texts, use_words};
#[cfg(test)]
pub use texts::{text_of, words_of};
pub use update_toast::UpdateToast;
pub use witchstone_words::Words;
