//! A small menu where one click could mean several moves.

use leptos::prelude::*;
use witchstone_rules::MoveSequence;

use super::art;
use super::scene::Scene;

/// What to choose from, and where the click was, in pixels of the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Menu {
    /// The choices.
    pub choices: Vec<MoveSequence>,
    /// From the left.
    pub x: f64,
    /// From the top.
    pub y: f64,
}

/// The menu as a list of sentences.
pub fn menu(scene: &Scene, menu: &Menu) -> AnyView {
    let entry = |(at, choice): (usize, &MoveSequence)| {
        let sentence = scene.words.describe_sequence(scene.table(), *choice);
        let moon = choice.goal().uses_moon().then(|| art::icon("#w-moon", "moon"));
        view! { <button type="button" data-choice=at.to_string()>{moon}{sentence}</button> }
    };
    view! {
        <div class="menu" role="dialog" aria-label=scene.words.text("table-choose")
            style:left=format!("{:.0}px", menu.x) style:top=format!("{:.0}px", menu.y)>
            {menu.choices.iter().enumerate().map(entry).collect_view()}
            <button type="button" class="quiet" data-choice="none">{scene.words.text("table-cancel")}</button>
        </div>
    }
    .into_any()
}
