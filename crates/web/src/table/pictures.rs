//! Pictures for the rules, out of the pieces of the table in a game under way. Nothing in them can be clicked.

use leptos::prelude::*;
use witchstone_rules::{Chip, Game, Place, Symbol, Tile};

use super::art::{Artwork, icon, symbol_icon};
use super::ball::detail;
use super::cauldron::cauldron;
use super::display::display;
use super::geometry::Point;
use super::geometry::ball::{SIZE, spot};
use super::pentagram::pentagram;
use super::rack::{chip_icon, rack};
use super::scene::Scene;
use super::targeting::Targeting;
use super::tile::{domino_icon, special_icon};
use super::wand::wand;
use super::{Pick, sample};
use crate::ui::Words;

/// The game that the pictures are of: enough laid to show clusters, connections and filled vials.
const GAME: (u8, u64, usize) = (2, 1, 150);

/// The drawings, once in the page, and the game that the pictures show.
#[derive(Clone, Copy)]
pub struct Album(StoredValue<Game>);

impl Album {
    /// Plays the game of the pictures.
    pub fn new() -> Album {
        let (players, seed, moves) = GAME;
        Album(StoredValue::new(sample::game(players, seed, moves)))
    }

    /// The drawings that all pictures are made of.
    pub fn artwork() -> impl IntoView {
        view! { <Artwork/> }
    }

    fn scene(self, words: &Words) -> Scene {
        let view = self.0.with_value(|game| game.state().view(Some(game.state().player())));
        let pick = Pick::default();
        let targeting = Targeting::new(&view.table, &[], pick);
        Scene::still(view, targeting, words.clone(), vec![])
    }
}

impl Default for Album {
    fn default() -> Album {
        Album::new()
    }
}

/// The key of the caption of a chapter's picture; most chapters have one.
fn caption(chapter: &str) -> Option<&'static str> {
    Some(match chapter {
        "T" => "picture-cauldron",
        "B" => "picture-chips",
        "E" => "picture-connections",
        "W" => "picture-witchstone",
        "P" => "picture-pentagram",
        "C" => "picture-rack",
        "M" => "picture-wand",
        "R" => "picture-scrolls",
        "D" => "picture-power",
        "N" => "picture-moon",
        _ => return None,
    })
}

/// The picture of a chapter of the rules, with its caption.
#[component]
pub fn Picture(album: Album, chapter: String) -> impl IntoView {
    let words = crate::ui::use_words();
    let key = caption(&chapter)?;
    let text = move || words.with(|words| words.text(key));
    let draw = move || words.with(|words| drawing(&album.scene(words), &chapter));
    Some(view! {
        <div class="picture">
            <div class=format!("table {key}") role="img" aria-label=text>{draw}</div>
            <p class="hint" aria-hidden="true">{text}</p>
        </div>
    })
}

fn drawing(scene: &Scene, chapter: &str) -> AnyView {
    match chapter {
        "T" => view! { {tile()}{cauldron(scene, scene.me(), None)} }.into_any(),
        "B" => view! { <div class="in-a-row">{Chip::ALL.map(chip_icon).collect_view()}</div> }.into_any(),
        "E" => detail(scene, own_tower(scene), 270.0),
        "W" => detail(scene, Point::new(SIZE / 2.0, SIZE / 2.0), 270.0),
        "P" => pentagram(scene),
        "C" => rack(scene),
        "M" => wand(scene),
        "R" => display(scene),
        "D" => view! {
            <div class="in-a-row">{Symbol::ALL.map(|symbol| domino_icon([symbol; 2], 0)).collect_view()}</div>
        }
        .into_any(),
        _ => view! { <div class="in-a-row">{Symbol::ALL.map(moon).collect_view()}</div> }.into_any(),
    }
}

/// A hex tile and a special hex tile beside each other.
fn tile() -> AnyView {
    let symbols = [Symbol::Energy, Symbol::Witch];
    let special = Tile::of(Symbol::Pentagram, Symbol::Scroll);
    view! { <div class="in-a-row">{domino_icon(symbols, 0)}{special.map(special_icon)}</div> }.into_any()
}

fn moon(card: Symbol) -> AnyView {
    view! { <span class="moon-card">{icon("#w-moon", "moon")}{symbol_icon(card)}</span> }.into_any()
}

/// Where the player's own tower is drawn, moved far enough inwards that the picture is full.
fn own_tower(scene: &Scene) -> Point {
    let towers = witchstone_rules::Location::all().filter(|location| location.place() == Place::Tower);
    let tower = scene.mine().tower.or_else(|| towers.into_iter().next());
    let centre = Point::new(SIZE / 2.0, SIZE / 2.0);
    tower.map_or(centre, |tower| spot(scene.edition(), tower).towards(centre, 0.3))
}
