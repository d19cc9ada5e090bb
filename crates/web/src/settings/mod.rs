//! The page of the settings; what can be set is [`crate::ui::Settings`].

mod devices;
mod page;

pub use page::SettingsPage;
