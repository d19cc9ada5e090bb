//! The pieces of the table one by one, for development.

use leptos::prelude::*;
use witchstone_rules::{Deal, Edition, History, Move, Options, Player, Seed};

use super::{Focus, Table};

/// The table in a game that nobody keeps.
#[component]
pub fn Parts(name: String) -> impl IntoView {
    let _ = name;
    let (edition, options) = (Edition::classic(), Options::new(2));
    let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
    let game = RwSignal::new(History::new(edition, options, deal).expect("a shuffled deal is playable"));
    let view = Signal::derive(move || game.with(|game| game.state().view(Some(game.state().player()))));
    let legal = Signal::derive(move || game.with(|game| game.legal().into_iter().collect::<Vec<_>>()));
    let names = Signal::derive(|| Player::all(2).map(|player| player.to_string()).collect::<Vec<_>>());
    let on_move = Callback::new(move |played: Move| game.update(|game| drop(game.play(played))));
    view! { <Table view legal names focus=Focus::new() on_move on_refused=Callback::new(|_| ())/> }
}
