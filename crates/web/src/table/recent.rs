//! What happened last, as the table shows it: the marks of the last turn, pieces on their way, a line for each rival.

use witchstone_rules::{Event, Move, Player, View};

use super::HitTarget;

/// What happened last.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Recent {
    /// Whose turn is marked.
    pub player: Option<Player>,
    /// What it changed.
    pub marked: Vec<HitTarget>,
    /// How many moves have been made.
    pub moves: usize,
    /// What came of the last one.
    pub events: Vec<Event>,
    /// Whether the last move ended a turn.
    pub turn_is_over: bool,
    /// A line for each rival's turn since the player's own.
    pub summaries: Vec<(Player, String)>,
}

impl HitTarget {
    /// Where an event left something that stays: a unit, a Witch, a tile, a Crystal, a counter.
    pub fn of_event(view: &View, event: Event) -> Vec<HitTarget> {
        match event {
            Event::Moved { player, played } => of_played(view, player, played),
            Event::Stood { at, .. } => vec![HitTarget::Location(at)],
            Event::Entered { space, .. } => vec![HitTarget::PentagramSpace(space)],
            Event::WandMoved { to, .. } => vec![HitTarget::WandSpace(to)],
            Event::Shelved { bottom: true, .. } => vec![HitTarget::BottomShelf],
            Event::Shelved { crystal, .. } => vec![HitTarget::Shelf(crystal.exit())],
            _ => vec![],
        }
    }
}

fn of_played(view: &View, player: Player, played: Move) -> Vec<HitTarget> {
    let cell = |at| HitTarget::Cell(player, at);
    match played {
        Move::Tower(at) => vec![HitTarget::Location(at)],
        Move::LayWitch { .. } => {
            view.table.areas[player].tower.map(HitTarget::Location).into_iter().collect()
        }
        Move::Lay { first, second, .. } | Move::Power { first, second, .. } => {
            vec![cell(first), cell(second)]
        }
        Move::Energy(name) => {
            view.edition().ball.named(name).map(HitTarget::Connection).into_iter().collect()
        }
        Move::Crystal { to, .. } => vec![cell(to)],
        Move::CrystalOut { exit, .. } => vec![HitTarget::Exit(player, exit)],
        Move::PlaceSpecial { cell: at, .. } => vec![cell(at)],
        _ => vec![],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use witchstone_rules::{Deal, Edition, Game, Options, Seed};

    #[test]
    fn a_tower_a_tile_and_a_unit_are_marked_where_they_lie() {
        let (edition, options) = (Edition::classic(), Options::new(2));
        let deal = Deal::shuffled(edition, &options, &mut Seed::new(5));
        let mut game = Game::new(edition, options, deal).unwrap();
        let mut kinds = (0, 0_usize, 0);
        while !game.state().is_over() {
            let legal = game.legal_moves();
            let played = legal[kinds.1 * 7 % legal.len()];
            let player = game.state().player();
            game.play(played).unwrap();
            let marked = HitTarget::of_event(&game.state().view(None), Event::Moved { player, played });
            match played {
                Move::Tower(at) => {
                    assert_eq!(marked, [HitTarget::Location(at)]);
                    kinds.0 += 1;
                }
                Move::Lay { first, second, .. } => {
                    assert_eq!(marked, [first, second].map(|at| HitTarget::Cell(player, at)));
                    kinds.1 += 1;
                }
                Move::Energy(_) => {
                    assert!(matches!(marked[..], [HitTarget::Connection(_)]));
                    kinds.2 += 1;
                }
                _ => {}
            }
        }
        assert!(kinds.0 == 2 && kinds.1 > 5 && kinds.2 > 1, "{kinds:?}");
    }
}
