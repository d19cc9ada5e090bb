//! The parts of the game that a table agrees on, with a sentence each.

use leptos::prelude::*;
use witchstone_rules::{BySeat, FullMoon, Options};

use crate::ui::{Select, Switch, Words, use_texts};

/// The parts of the game that a table agrees on, as a form holds them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Choice {
    /// The Grandmasters' figures.
    pub grandmasters: bool,
    /// The Big Witch as twelfth Witch.
    pub big_witch: bool,
    /// High-dosage ingredients.
    pub ingredients: bool,
    /// The power of the full moon.
    pub full_moon: FullMoon,
    /// Secret Scrolls.
    pub secret_scrolls: bool,
    /// Even start.
    pub even_start: bool,
}

impl Choice {
    /// The parts of a game with these options.
    pub fn of(options: &Options) -> Choice {
        Choice {
            grandmasters: options.grandmasters,
            big_witch: options.big_witch,
            ingredients: options.ingredients,
            full_moon: options.full_moon,
            secret_scrolls: options.secret_scrolls,
            even_start: options.even_start,
        }
    }

    /// The names of the parts that are not in the plain game, as keys of messages.
    pub fn parts(self) -> Vec<&'static str> {
        let all = [
            (self.grandmasters, "option-grandmasters"),
            (self.big_witch, "option-big-witch"),
            (self.ingredients, "option-ingredients"),
            (self.full_moon != FullMoon::Off, "option-full-moon"),
            (self.secret_scrolls, "option-secret-scrolls"),
            (self.even_start, "option-even-start"),
        ];
        all.into_iter().filter(|(on, _)| *on).map(|(_, key)| key).collect()
    }

    /// The options for players with these handicaps.
    pub fn options(self, handicaps: &[u8]) -> Options {
        let mut by_seat = BySeat([0; 4]);
        by_seat.0[..handicaps.len()].copy_from_slice(handicaps);
        Options {
            players: handicaps.len() as u8,
            handicaps: by_seat,
            big_witch: self.big_witch && self.grandmasters,
            grandmasters: self.grandmasters,
            ingredients: self.ingredients,
            full_moon: self.full_moon,
            secret_scrolls: self.secret_scrolls,
            even_start: self.even_start,
        }
    }
}

/// The expansion's parts and the house rules.
#[component]
pub fn OptionsForm(choice: RwSignal<Choice>) -> impl IntoView {
    let texts = use_texts();
    let switch = move |label, help, read: fn(&Choice) -> bool, write: fn(&mut Choice, bool)| {
        view! {
            <Switch
                label=texts.t(label)
                help=texts.t(help)
                on=Signal::derive(move || choice.with(read))
                on_change=move |on| choice.update(|all| write(all, on))
            />
        }
    };
    let chosen = move || texts.with(|words| parts(words, choice.get()));
    view! {
        <details class="options">
            <summary>{texts.t("options")} " " <small>{chosen}</small></summary>
            {switch("option-grandmasters", "option-grandmasters-help", |all| all.grandmasters, set_grandmasters)}
            {switch("option-big-witch", "option-big-witch-help", |all| all.big_witch, set_big_witch)}
            {switch("option-ingredients", "option-ingredients-help", |all| all.ingredients, |all, on| all.ingredients = on)}
            <FullMoonSelect choice/>
            {switch("option-secret-scrolls", "option-secret-scrolls-help", |all| all.secret_scrolls, |all, on| all.secret_scrolls = on)}
            {switch("option-even-start", "option-even-start-help", |all| all.even_start, |all, on| all.even_start = on)}
        </details>
    }
}

/// The parts that are not in the plain game, as a list.
pub fn parts(words: &Words, choice: Choice) -> String {
    let names: Vec<_> = choice.parts().into_iter().map(|key| words.text(key)).collect();
    names.join(" · ")
}

/// The Big Witch joins the supply only together with the Grandmasters (G2).
fn set_grandmasters(choice: &mut Choice, on: bool) {
    choice.grandmasters = on;
    choice.big_witch &= on;
}

fn set_big_witch(choice: &mut Choice, on: bool) {
    choice.big_witch = on;
    choice.grandmasters |= on;
}

#[component]
fn FullMoonSelect(choice: RwSignal<Choice>) -> impl IntoView {
    let texts = use_texts();
    let choices =
        move || texts.with(|words| FullMoon::ALL.map(|moon| (moon.name(), words.name(moon))).to_vec());
    // Without the cards the help explains them; with them, how they are dealt.
    let help = move || match choice.with(|all| all.full_moon) {
        FullMoon::Off => texts.t("option-full-moon-help")(),
        moon => texts.with(|words| words.full_moon_text(moon)),
    };
    let set = move |name: String| {
        choice.update(|all| all.full_moon = FullMoon::from_name(&name).unwrap_or_default());
    };
    view! {
        <Select
            label=texts.t("option-full-moon")
            choices=Signal::derive(choices)
            chosen=Signal::derive(move || choice.with(|all| all.full_moon.name()))
            on_choice=set
        />
        <p class="hint">{help}</p>
    }
}
