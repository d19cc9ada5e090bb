//! The drag preview: a tile over the Cauldron, and the clusters it would make.

use leptos::prelude::*;
use witchstone_rules::{Cauldron, Cell, Cells, Move, Player, Symbol};

use super::art::badge;
use super::geometry::Point;
use super::geometry::cauldron::{SIDE, centre, direction, hexagon, neighbour};
use super::scene::Scene;
use super::targeting::{Pick, turned};
use super::tile::{domino_tile, special_tile};
use super::{HitTarget, art};

/// The picked tile over the cell that is pointed at.
pub fn drag_preview(scene: &Scene, player: Player, pointed: Option<HitTarget>) -> Option<AnyView> {
    let thing @ HitTarget::Cell(whose, cell) = pointed? else {
        return None;
    };
    if whose != player {
        return None;
    }
    match scene.pick {
        Pick::Tile(tile, turn) => {
            let Some((Move::Lay { first, second, .. }, direction)) = laid(scene, thing, cell, turn) else {
                return Some(misfit(tile.symbols(), cell, turn));
            };
            Some(pair(scene, player, tile.symbols(), [first, second], direction))
        }
        Pick::Power(symbol, turn) => {
            let (_, direction) = laid(scene, thing, cell, turn)?;
            Some(pair(scene, player, [symbol; 2], [cell, neighbour(cell, direction)?], direction))
        }
        Pick::Special(tile) if scene.targeting.is_play(thing) => {
            Some(view! { <g class="drag-preview">{special_tile(tile, centre(cell), SIDE)}</g> }.into_any())
        }
        _ => None,
    }
}

fn laid(scene: &Scene, thing: HitTarget, cell: Cell, turn: u8) -> Option<(Move, u8)> {
    turned(scene.targeting.sequences(thing)?, cell, turn)
}

/// A tile where it does not fit.
fn misfit(symbols: [Symbol; 2], cell: Cell, turn: u8) -> AnyView {
    view! { <g class="drag-preview misfit">{domino_tile(symbols, centre(cell), turn, "")}</g> }.into_any()
}

/// A tile where it fits: the cells of both clusters, and their sizes.
fn pair(scene: &Scene, player: Player, symbols: [Symbol; 2], cells: [Cell; 2], turn: u8) -> AnyView {
    let kettle = &scene.table().areas[player].cauldron;
    let clusters = [0, 1].map(|at| cluster(kettle, symbols, cells, at));
    let outlines = [0, 1].map(|at| {
        let class = format!("cluster {}", art::tint(symbols[at]));
        let cells =
            clusters[at].iter().map(|cell| view! { <path d=hexagon(centre(cell), SIDE - 2.0)></path> });
        view! { <g class=class>{cells.collect_view()}</g> }
    });
    let sizes = [0, 1].map(|at| {
        let corner = centre(cells[at]).plus(Point::new(0.0, -SIDE * 0.75));
        badge(corner, &format!("×{}", clusters[at].len()), "size")
    });
    let turn = direction(cells[0], cells[1]).unwrap_or(turn);
    view! {
        <g class="drag-preview">
            {domino_tile(symbols, centre(cells[0]), turn, "")}
            {outlines.collect_view()}
            {sizes.collect_view()}
        </g>
    }
    .into_any()
}

/// The cluster that one half of a tile would belong to.
fn cluster(kettle: &Cauldron, symbols: [Symbol; 2], cells: [Cell; 2], at: usize) -> Cells {
    let same = symbols.iter().zip(cells).filter(|(symbol, _)| **symbol == symbols[at]);
    let shown = same.fold(kettle.symbols[symbols[at]], |shown, (_, cell)| shown | cell.alone());
    shown.cluster(cells[at])
}
