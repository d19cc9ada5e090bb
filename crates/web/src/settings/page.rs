//! The settings of this browser.

use leptos::prelude::*;

use super::devices::DevicesCard;
use crate::ui::{
    LanguageSelect, NameField, Palette, Route, Select, Settings, Speed, Switch, use_settings, use_texts,
};

/// The page of the settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let texts = use_texts();
    view! {
        <main class="paper narrow">
            <a class="back" href=Route::Start.to_string()>{texts.t("back-to-start")}</a>
            <h1>{texts.t("settings")}</h1>
            <section class="surface">
                <NameField/>
                <LanguageSelect/>
                <SpeedSelect/>
                <PaletteSelect/>
                <Switches/>
            </section>
            <DevicesCard/>
            <Keys/>
        </main>
    }
}

#[component]
fn SpeedSelect() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let choices = [
        (Speed::Slow, texts.t("speed-slow")),
        (Speed::Normal, texts.t("speed-normal")),
        (Speed::Fast, texts.t("speed-fast")),
        (Speed::Off, texts.t("speed-off")),
    ];
    let set = move |name: String| {
        let speed = Speed::ALL.into_iter().find(|speed| speed.name() == name);
        settings.update(|all| all.speed = speed.unwrap_or_default());
    };
    view! {
        <Select
            label=texts.t("speed")
            choices=Signal::derive(move || choices.iter().map(|(speed, text)| (speed.name(), text())).collect())
            chosen=Signal::derive(move || settings.with(|settings| settings.speed.name()))
            on_choice=set
        />
    }
}

#[component]
fn PaletteSelect() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let choices = [
        (Palette::Candle, texts.t("palette-candle")),
        (Palette::Distinct, texts.t("palette-distinct")),
        (Palette::Contrast, texts.t("palette-contrast")),
    ];
    let set = move |name: String| {
        let palette = Palette::ALL.into_iter().find(|palette| palette.name() == name);
        settings.update(|all| all.palette = palette.unwrap_or_default());
    };
    view! {
        <Select
            label=texts.t("palette")
            choices=Signal::derive(move || {
                choices.iter().map(|(palette, text)| (palette.name(), text())).collect()
            })
            chosen=Signal::derive(move || settings.with(|settings| settings.palette.name()))
            on_choice=set
        />
    }
}

#[component]
fn Switches() -> impl IntoView {
    let (texts, settings) = (use_texts(), use_settings());
    let switch = move |label, help, read: fn(&Settings) -> bool, write: fn(&mut Settings, bool)| {
        view! {
            <Switch
                label=texts.t(label)
                help=texts.t(help)
                on=Signal::derive(move || settings.with(read))
                on_change=move |on| settings.update(|all| write(all, on))
            />
        }
    };
    view! {
        {switch("sound", "sound-help", |all| all.sound, |all, on| all.sound = on)}
        {switch("confirm", "confirm-help", |all| all.confirm, |all, on| all.confirm = on)}
        {switch("end-turn", "end-turn-help", |all| all.end_turn, |all, on| all.end_turn = on)}
        {switch("auto-play", "auto-play-help", |all| all.automatic, |all, on| all.automatic = on)}
    }
}

/// The keys of a game, and what each does.
const KEYS: [(&str, &str); 11] = [
    ("M", "key-moves"),
    ("R", "key-turn"),
    ("U", "undo"),
    ("Y", "redo"),
    ("E", "end"),
    ("H", "ask-hint"),
    ("F", "fast-forward"),
    ("C", "key-cauldron"),
    ("W", "show-again"),
    ("?", "key-rule"),
    ("Esc", "key-cancel"),
];

/// What the keyboard does at the table.
#[component]
fn Keys() -> impl IntoView {
    let texts = use_texts();
    let line = move |(key, does): (&'static str, &'static str)| {
        view! { <div><dt><kbd>{key}</kbd></dt><dd>{texts.t(does)}</dd></div> }
    };
    view! {
        <section class="surface">
            <h2>{texts.t("keys")}</h2>
            <dl class="keys">{KEYS.map(line).collect_view()}</dl>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_does_one_thing() {
        for (at, (key, does)) in KEYS.iter().enumerate() {
            let before = &KEYS[..at];
            assert!(before.iter().all(|(other, what)| other != key && what != does), "{key}: {does}");
        }
    }
}
