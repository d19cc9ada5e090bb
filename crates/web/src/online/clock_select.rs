//! The clock that a new table plays with.

use leptos::prelude::*;
use witchstone_wire::{Clock, OnTimeout};

use crate::ui::{Select, use_texts};

/// The clocks to choose from: a name for the form, the message, the clock.
const CLOCKS: [(&str, &str, Clock); 6] = [
    ("none", "clock-none", Clock::None),
    ("quick", "clock-quick", Clock::Live { base_s: 600, increment_s: 10 }),
    ("calm", "clock-calm", Clock::Live { base_s: 1800, increment_s: 30 }),
    ("turn", "clock-turn", Clock::PerTurn { seconds: 180 }),
    ("day", "clock-day", Clock::Days { days: 1 }),
    ("days", "clock-days", Clock::Days { days: 3 }),
];

const AT_ZERO: [(&str, &str, OnTimeout); 2] =
    [("bot", "at-zero-bot", OnTimeout::Bot), ("loss", "at-zero-loss", OnTimeout::Loss)];

/// The clock, and what happens when it runs out.
#[component]
pub fn ClockSelect(clock: RwSignal<Clock>, on_timeout: RwSignal<OnTimeout>) -> impl IntoView {
    let texts = use_texts();
    let clock_name = move || CLOCKS.iter().find(|one| one.2 == clock.get()).map_or("none", |one| one.0);
    let zero_name = move || AT_ZERO.iter().find(|one| one.2 == on_timeout.get()).map_or("bot", |one| one.0);
    let set_clock = move |name: String| {
        clock.set(CLOCKS.iter().find(|one| one.0 == name).map_or(Clock::None, |one| one.2));
    };
    let set_zero = move |name: String| {
        on_timeout.set(AT_ZERO.iter().find(|one| one.0 == name).map_or(OnTimeout::Bot, |one| one.2));
    };
    view! {
        <Select
            label=texts.t("clock")
            choices=Signal::derive(move || CLOCKS.map(|(name, key, _)| (name, texts.t(key)())).to_vec())
            chosen=Signal::derive(clock_name)
            on_choice=set_clock
        />
        <Show when=move || clock.get() != Clock::None>
            <Select
                label=texts.t("at-zero")
                choices=Signal::derive(move || AT_ZERO.map(|(name, key, _)| (name, texts.t(key)())).to_vec())
                chosen=Signal::derive(zero_name)
                on_choice=set_zero
            />
        </Show>
    }
}
