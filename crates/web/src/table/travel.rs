//! Pieces on their way: after a move each piece that changed its place is seen to travel there.

use leptos::prelude::*;
use leptos::web_sys::{DomRect, Element};
use witchstone_rules::{Chip, Event, Move, Player, Shelf, Symbol, Table, Tile};

use super::rack::chip_icon;
use super::recent::Recent;
use super::tile::{domino_icon, special_icon};
use super::{HitTarget, art};
use crate::ui::after_frame;

/// No more pieces than these are on their way at once.
const MOST: usize = 8;

/// What travels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece {
    /// A Crystal of a player, or the black one.
    Crystal(Option<Player>),
    /// An Energy unit.
    Unit(Player),
    /// A Witch.
    Witch(Player),
    /// A hex tile.
    Tile([Symbol; 2]),
    /// A special hex tile.
    Special(Tile),
    /// A Magic chip.
    Chip(Chip),
    /// An owl tile.
    Owl,
    /// A Scroll.
    Scroll,
}

/// A piece with the things that it leaves and reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Journey {
    /// What travels.
    pub piece: Piece,
    /// Where it was.
    pub from: HitTarget,
    /// Where it is now.
    pub to: HitTarget,
}

/// The journeys of one move; the table is the one after it.
pub fn journeys(table: &Table, events: &[Event]) -> Vec<Journey> {
    let entered = events.iter().find_map(|event| match event {
        Event::Entered { space, .. } => Some(*space),
        _ => None,
    });
    events.iter().filter_map(|event| journey(table, *event, entered)).collect()
}

fn journey(table: &Table, event: Event, entered: Option<u8>) -> Option<Journey> {
    let (piece, from, to) = match event {
        Event::Moved { player, played } => return of_played(table, player, played),
        Event::Stood { player, at, .. } => {
            (Piece::Witch(player), HitTarget::Location(table.areas[player].tower?), HitTarget::Location(at))
        }
        Event::ChipTaken { player, chip, from } => {
            let from = from.map_or(HitTarget::TableChip(chip), HitTarget::Location);
            (Piece::Chip(chip), from, HitTarget::Panel(player))
        }
        Event::OwlTaken { player, .. } => {
            (Piece::Owl, HitTarget::PentagramSpace(entered?), HitTarget::Panel(player))
        }
        Event::SpecialTaken { player, tile, space } => {
            (Piece::Special(tile), HitTarget::HexSpace(space), HitTarget::Panel(player))
        }
        Event::ScrollTaken { player, position, .. } => {
            (Piece::Scroll, HitTarget::Display(position), HitTarget::Panel(player))
        }
        _ => return None,
    };
    Some(Journey { piece, from, to })
}

fn of_played(table: &Table, player: Player, played: Move) -> Option<Journey> {
    let cell = |at| HitTarget::Cell(player, at);
    let home = HitTarget::Panel(player);
    let (piece, from, to) = match played {
        Move::Tower(at) => (Piece::Witch(player), home, HitTarget::Location(at)),
        Move::LayWitch { .. } => {
            (Piece::Witch(player), home, HitTarget::Location(table.areas[player].tower?))
        }
        Move::Energy(name) => {
            (Piece::Unit(player), home, HitTarget::Connection(table.edition.ball.named(name)?))
        }
        Move::Lay { tile, first, .. } => (Piece::Tile(tile.symbols()), home, cell(first)),
        Move::Power { symbol, first, .. } => {
            (Piece::Tile([symbol; 2]), HitTarget::PowerTile(symbol), cell(first))
        }
        Move::PlaceSpecial { tile, cell: at } => (Piece::Special(tile), home, cell(at)),
        Move::Crystal { from, to } => {
            let black = table.areas[player].cauldron.black == Some(to);
            (Piece::Crystal((!black).then_some(player)), cell(from), cell(to))
        }
        Move::CrystalOut { from, exit } => {
            let black = table.pending.black == Some(exit) && table.pending.rim[exit] == 0;
            (Piece::Crystal((!black).then_some(player)), cell(from), HitTarget::Exit(player, exit))
        }
        Move::Shelve { crystal, shelf, .. } => {
            let to = if shelf == Shelf::Symbol {
                HitTarget::Shelf(crystal.exit())
            } else {
                HitTarget::BottomShelf
            };
            let owner = (!crystal.is_black()).then_some(player);
            (Piece::Crystal(owner), HitTarget::Exit(player, crystal.exit()), to)
        }
        _ => return None,
    };
    Some(Journey { piece, from, to })
}

/// A piece between two points of the table, in its pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Traveller {
    number: usize,
    piece: Piece,
    from: (f64, f64),
    to: (f64, f64),
}

/// The pieces that are on their way.
#[component]
pub fn Travellers(
    /// The open table.
    #[prop(into)]
    table: Signal<Table>,
    /// What happened last.
    recent: Signal<Recent>,
) -> impl IntoView {
    let travellers = RwSignal::new(Vec::<Traveller>::new());
    let count = StoredValue::new(0_usize);
    let start = move |journeys: Vec<Journey>| {
        let mut new = journeys.into_iter().filter_map(|journey| traveller(journey, next(count))).collect();
        travellers.try_update(|all| {
            all.append(&mut new);
            all.drain(..all.len().saturating_sub(MOST));
        });
    };
    Effect::watch(
        move || recent.with(|recent| recent.moves),
        move |&moves, before, _| {
            // Only a move forward is seen: nothing flies back when one is undone.
            if before.is_some_and(|before| before + 1 == moves) && moves_are_shown() {
                let all = recent
                    .with_untracked(|recent| table.with_untracked(|table| journeys(table, &recent.events)));
                after_frame(move || start(all));
            }
        },
        true,
    );
    let arrived = move |number: usize| travellers.update(|all| all.retain(|it| it.number != number));
    view! {
        <div class="travellers" aria-hidden="true">
            <For each=move || travellers.get() key=|it| it.number let(it)>
                <i class="traveller" on:animationend=move |_| arrived(it.number)
                    style:--x0=pixels(it.from.0) style:--y0=pixels(it.from.1)
                    style:--x1=pixels(it.to.0) style:--y1=pixels(it.to.1)>{picture(it.piece)}</i>
            </For>
        </div>
    }
}

fn next(count: StoredValue<usize>) -> usize {
    count.update_value(|count| *count += 1);
    count.get_value()
}

fn pixels(at: f64) -> String {
    format!("{at:.0}px")
}

/// Whether anything moves on this page.
fn moves_are_shown() -> bool {
    let root = document().document_element();
    root.is_none_or(|root| root.get_attribute("data-motion").as_deref() != Some("off"))
}

/// Both ends of a journey, if they are drawn; an end on a page that is out of view lies at the edge.
fn traveller(journey: Journey, number: usize) -> Option<Traveller> {
    let table = document().query_selector(".game .table").ok().flatten()?;
    let frame = table.get_bounding_client_rect();
    let place = |thing: HitTarget| Some(inside(&frame, &drawn(&table, thing)?.get_bounding_client_rect()));
    let (from, to) = (place(journey.from)?, place(journey.to)?);
    Some(Traveller { number, piece: journey.piece, from, to })
}

fn drawn(table: &Element, thing: HitTarget) -> Option<Element> {
    table.query_selector(&format!("[data-t=\"{}\"]", thing.code())).ok().flatten()
}

fn inside(frame: &DomRect, place: &DomRect) -> (f64, f64) {
    let (x, y) = (place.left() + place.width() / 2.0, place.top() + place.height() / 2.0);
    ((x - frame.left()).clamp(0.0, frame.width()), (y - frame.top()).clamp(0.0, frame.height()))
}

fn picture(piece: Piece) -> AnyView {
    let filled = |href: &'static str, player: Player| {
        view! {
            <svg class="icon" viewBox="0 0 24 24"><use href=href fill=art::fill(player) width="24" height="24"></use></svg>
        }
        .into_any()
    };
    match piece {
        Piece::Crystal(Some(player)) => filled("#w-gem", player),
        Piece::Crystal(None) => art::icon("#w-black-gem", ""),
        Piece::Unit(player) => filled("#w-unit", player),
        Piece::Witch(player) => filled("#w-figure", player),
        Piece::Tile(symbols) => domino_icon(symbols, 0),
        Piece::Special(tile) => special_icon(tile),
        Piece::Chip(chip) => chip_icon(chip),
        Piece::Owl => art::icon("#w-owl", ""),
        Piece::Scroll => art::icon("#w-scroll", "s-scroll"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, Game, Options, Seed};

    /// Every piece that an event moves has a journey, and each begins and ends somewhere else.
    #[test]
    fn pieces_travel_from_where_they_were_to_where_they_are() {
        let (edition, options) = (Edition::classic(), Options::new(3));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(8));
        let mut game = Game::new(edition, options, deal).unwrap();
        let mut pieces = vec![];
        for number in 0.. {
            if game.state().is_over() {
                break;
            }
            let legal = game.legal_moves();
            let events = game.play(legal[number * 7 % legal.len()]).unwrap();
            let all = journeys(game.state().table(), &events);
            assert!(all.iter().all(|journey| journey.from != journey.to), "{all:?}");
            for event in &events {
                let stood = matches!(event, Event::Stood { .. });
                let witches = all.iter().any(|journey| matches!(journey.piece, Piece::Witch(_)));
                assert!(!stood || witches, "{event:?} without a journey");
            }
            pieces.extend(all.into_iter().map(|journey| std::mem::discriminant(&journey.piece)));
        }
        let kinds = [
            Piece::Crystal(None),
            Piece::Unit(Player::new(0)),
            Piece::Witch(Player::new(0)),
            Piece::Tile([Symbol::Energy; 2]),
            Piece::Chip(Chip::Points),
            Piece::Scroll,
        ];
        for kind in kinds {
            assert!(pieces.contains(&std::mem::discriminant(&kind)), "no {kind:?} travelled");
        }
    }
}
