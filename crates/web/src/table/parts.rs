//! The pieces of the table one by one, for development.
//!
//! `#/parts/PIECE/PLAYERS/SEED/MOVES`: the piece `table`, `ball`, `cauldron`, `wand`, `pentagram`, `shelf`, `rack` or
//! `corner` in a random game of that many moves. The whole table can be played.

use leptos::prelude::*;
use witchstone_rules::{MoveSequence, Player};

use super::art::Artwork;
use super::scene::Scene;
use super::targeting::Targeting;
use super::{Focus, Pick, Table, ball, cauldron, corner, display, pentagram, rack, sample, tray, wand};

const PIECES: [&str; 8] = ["table", "ball", "cauldron", "wand", "pentagram", "shelf", "rack", "corner"];
const MOVES: [usize; 6] = [0, 20, 60, 120, 200, 320];

/// The page of one piece, or of all.
#[component]
pub fn PartsPage(name: String) -> impl IntoView {
    view! { <main class="parts"><Parts name/></main> }
}

/// The piece that the name asks for.
#[component]
fn Parts(name: String) -> impl IntoView {
    let mut words = name.split('/');
    let piece = words.next().filter(|piece| !piece.is_empty()).unwrap_or("index").to_owned();
    let mut number = |or: usize| words.next().and_then(|word| word.parse().ok()).unwrap_or(or);
    let (players, seed, moves) = (number(4).clamp(2, 4), number(1), number(120));
    let game = RwSignal::new(sample::game(players as u8, seed as u64, moves));
    match piece.as_str() {
        "index" => index(players, seed).into_any(),
        "table" => whole(game).into_any(),
        other => alone(game, other.to_owned()).into_any(),
    }
}

fn index(players: usize, seed: usize) -> impl IntoView {
    let link = move |piece: &'static str, moves: usize| {
        let href = format!("#/parts/{piece}/{players}/{seed}/{moves}");
        view! { <a href=href>{format!("{piece} {moves} ")}</a> }
    };
    let row = move |piece| view! { <li>{MOVES.map(|moves| link(piece, moves)).collect_view()}</li> };
    view! { <ul>{PIECES.map(row).collect_view()}</ul> }
}

fn names(count: usize) -> Vec<String> {
    ["Morgana", "Ilse", "Baba Jaga", "Circe"].into_iter().take(count).map(str::to_owned).collect()
}

fn whole(game: RwSignal<witchstone_rules::Game>) -> impl IntoView {
    let view = Signal::derive(move || game.with(|game| game.state().view(Some(game.state().player()))));
    let sequences = Signal::derive(move || view.get().move_sequences());
    let names = Signal::derive(move || names(view.get().table.options.players.into()));
    let on_play = Callback::new(move |sequence: MoveSequence| {
        game.update(|game| sequence.moves().for_each(|played| drop(game.play(played))));
    });
    view! { <div class="parts-table"><Table view sequences names focus=Focus::new() on_play on_refused=Callback::new(|_| ())/></div> }
}

/// One piece without its listeners.
fn alone(game: RwSignal<witchstone_rules::Game>, piece: String) -> impl IntoView {
    let words = crate::ui::use_words();
    let draw = move || {
        let view = game.with(|game| game.state().view(Some(game.state().player())));
        let pick = Pick::default();
        let targeting = Targeting::new(&view.table, &view.move_sequences(), pick);
        let names = names(view.table.options.players.into());
        let scene = Scene::still(view, targeting, words.get(), names);
        part(&scene, &piece)
    };
    view! { <div class="parts-piece table"><Artwork/>{draw}</div> }
}

fn part(scene: &Scene, piece: &str) -> AnyView {
    match piece {
        "ball" => ball::ball(scene, None),
        "cauldron" => {
            let all = Player::all(scene.table().options.players.into());
            all.map(|player| cauldron::cauldron(scene, player, None)).collect_view().into_any()
        }
        "wand" => wand::wand(scene),
        "pentagram" => pentagram::pentagram(scene),
        "shelf" => display::display(scene),
        "rack" => rack::rack(scene),
        _ => view! { {tray::tray(scene)}{corner::hand(scene, 0)}{corner::scrolls(scene)}{corner::supplies(scene)} }.into_any(),
    }
}
