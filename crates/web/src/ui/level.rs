//! Levels of computer opponents: their names, the choice in a form, and their numbers in JSON.

use leptos::prelude::*;
use witchstone_ai::Level;

use super::{Select, Texts, use_texts};

/// The message with the name of a level.
pub const fn level_key(level: Level) -> &'static str {
    match level {
        Level::Apprentice => "level-1",
        Level::Adept => "level-2",
        Level::Witch => "level-3",
        Level::Wizard => "level-4",
        Level::Grandmaster => "level-5",
        Level::Master => "level-6",
    }
}

/// The level of a number that storage or a server gave; the nearest one if there is none.
pub fn nearest_level(number: u8) -> Level {
    Level::ALL.into_iter().take_while(|level| level.number() <= number).last().unwrap_or(Level::Apprentice)
}

/// All levels as choices of a form: id and name.
pub fn level_choices(texts: Texts) -> Vec<(&'static str, String)> {
    Level::ALL.map(|level| (level.id(), texts.t(level_key(level))())).to_vec()
}

/// The level of computer opponents in a form.
#[component]
pub fn LevelSelect(level: RwSignal<Level>) -> impl IntoView {
    let texts = use_texts();
    let on_choice = move |id: String| {
        if let Ok(chosen) = id.parse() {
            level.set(chosen);
        }
    };
    view! {
        <Select label=texts.t("level") choices=Signal::derive(move || level_choices(texts))
            chosen=Signal::derive(move || level.get().id()) on_choice/>
    }
}

/// A level as its number, for `#[serde(with)]`.
pub mod level_number {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};
    use witchstone_ai::Level;

    use super::nearest_level;

    /// Writes the number.
    pub fn serialize<S: Serializer>(level: &Level, serializer: S) -> Result<S::Ok, S::Error> {
        level.number().serialize(serializer)
    }

    /// Reads a number; of one that is no level, the nearest.
    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        u8::deserialize(deserializer).map(nearest_level)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_has_its_own_message_and_is_its_own_nearest() {
        for level in Level::ALL {
            assert_eq!(level_key(level), format!("level-{}", level.number()));
            assert_eq!(nearest_level(level.number()), level);
            assert_eq!(level.id().parse(), Ok(level));
        }
        assert_eq!([nearest_level(0), nearest_level(99)], [Level::Apprentice, Level::Master]);
    }
}
