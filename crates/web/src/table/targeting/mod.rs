//! What pointing at something means, given what one click can play and what is picked up. No rules: only sorting of moves.

mod intended_move;
mod pick;
mod targets;

use witchstone_rules::{Cell, Move, MoveSequence, Player, Table, View};

use super::HitTarget;
use intended_move::intended_move;
pub use pick::{Pick, fitting, handle, turned};
use pick::{keep_turn, needed, only_rim_crystal};
pub use targets::displayed;
use targets::targets;

/// What can be played, sorted by what a click on each thing does.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Targeting {
    /// Things that play something, or one of several things.
    pub plays: Vec<(HitTarget, Vec<MoveSequence>)>,
    /// Things that are picked up first.
    pub picks: Vec<(HitTarget, Pick)>,
    /// Crystals that can only be taken out for points.
    pub removable: Vec<Cell>,
}

/// What a click does.
#[derive(Clone, PartialEq, Debug)]
pub enum Click {
    /// Play this.
    Play(MoveSequence),
    /// Ask which of these.
    Choose(Vec<MoveSequence>),
    /// Pick this up, or turn it.
    Pick(Pick),
    /// Not legal: this was the intended move.
    Refused(Move),
    /// Nothing to do here.
    Nothing,
}

impl Targeting {
    /// Sorts what can be played, given what is picked up.
    pub fn new(table: &Table, sequences: &[MoveSequence], pick: Pick) -> Targeting {
        let mut targeting = Targeting::default();
        let rim = only_rim_crystal(sequences).map_or(pick, Pick::Rim);
        for &sequence in sequences {
            let waits = matches!(sequence.single(), Some(Move::Shelve { .. }));
            targeting.sort(table, sequence, if waits { rim } else { pick });
        }
        targeting
    }

    fn sort(&mut self, table: &Table, sequence: MoveSequence, pick: Pick) {
        if let Some(needed) = sequence.moves().find_map(needed)
            && !needed.is_same(pick)
        {
            return self.pick_first(table.player, sequence, needed);
        }
        for target in targets(table, sequence).into_iter().flatten() {
            match self.plays.iter_mut().find(|(known, _)| *known == target) {
                Some((_, several)) => several.push(sequence),
                None => self.plays.push((target, vec![sequence])),
            }
        }
    }

    fn pick_first(&mut self, player: Player, sequence: MoveSequence, needed: Pick) {
        if let Move::Remove(cell) = sequence.goal() {
            self.removable.push(cell);
            return;
        }
        let Some(target) = handle(player, needed) else {
            return;
        };
        if !self.picks.iter().any(|(known, _)| *known == target) {
            self.picks.push((target, needed));
        }
    }

    /// What a thing plays, or several things to choose from.
    pub fn sequences(&self, target: HitTarget) -> Option<&[MoveSequence]> {
        self.plays.iter().find(|(known, _)| *known == target).map(|(_, several)| several.as_slice())
    }

    /// What the player gets by a click on the thing, if there is no choice.
    pub fn goal(&self, target: HitTarget) -> Option<Move> {
        match self.sequences(target)? {
            [only] => Some(only.goal()),
            _ => None,
        }
    }

    /// Whether a click on the thing plays something.
    pub fn is_play(&self, target: HitTarget) -> bool {
        self.sequences(target).is_some()
    }

    /// What a click on the thing picks up.
    pub fn pick(&self, target: HitTarget) -> Option<Pick> {
        self.picks.iter().find(|(known, _)| *known == target).map(|(_, pick)| *pick)
    }

    /// What a click on the thing does.
    pub fn click(&self, view: &View, target: HitTarget, pick: Pick) -> Click {
        if let Some(several) = self.sequences(target) {
            return choose(target, several, pick);
        }
        let handled = self.pick(target).or_else(|| match target {
            HitTarget::Cell(player, cell)
                if player == view.table.player && self.removable.contains(&cell) =>
            {
                Some(Pick::Crystal(cell))
            }
            _ => None,
        });
        match handled {
            Some(new) => Click::Pick(if new.is_same(pick) { pick.turned(1) } else { keep_turn(new, pick) }),
            None if handle(view.table.player, pick) == Some(target) => Click::Pick(pick.turned(1)),
            None => intended_move(view, target, pick).map_or(Click::Nothing, Click::Refused),
        }
    }
}

/// The only way, the one turned as the tile is, or a choice.
fn choose(target: HitTarget, several: &[MoveSequence], pick: Pick) -> Click {
    if let Pick::Tile(_, turn) | Pick::Power(_, turn) = pick
        && let HitTarget::Cell(_, cell) = target
        && let Some((played, _)) = turned(several, cell, turn)
    {
        return Click::Play(played.into());
    }
    match several {
        [only] => Click::Play(*only),
        several => Click::Choose(several.to_vec()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::sample;
    use witchstone_rules::Game;

    /// Every pick that a position offers, turned every way.
    fn picks(view: &View, sequences: &[MoveSequence]) -> Vec<Pick> {
        let targeting = Targeting::new(&view.table, sequences, Pick::Nothing);
        let crystals = targeting.removable.iter().map(|&cell| Pick::Crystal(cell));
        let handles = targeting.picks.iter().map(|(_, pick)| *pick).chain(crystals);
        let turned = handles.flat_map(|pick| (0..6).map(move |turn| pick.turned(turn)));
        turned.chain([Pick::Nothing]).collect()
    }

    /// What clicks can play, directly or through a menu.
    fn reachable(view: &View, sequences: &[MoveSequence]) -> Vec<MoveSequence> {
        let mut found = Vec::new();
        for pick in picks(view, sequences) {
            let targeting = Targeting::new(&view.table, sequences, pick);
            for (thing, _) in &targeting.plays {
                match targeting.click(view, *thing, pick) {
                    Click::Play(played) => found.push(played),
                    Click::Choose(several) => found.extend(several),
                    other => panic!("{thing:?} plays something, but a click gives {other:?}"),
                }
            }
        }
        found
    }

    fn own(game: &Game) -> (View, Vec<MoveSequence>) {
        let view = game.state().view(Some(game.state().player()));
        (view, view.move_sequences())
    }

    #[test]
    fn everything_that_one_click_can_play_can_be_pointed_out_and_nothing_else() {
        for (seed, moves) in (0..60).map(|seed| (seed, 7 * seed as usize)) {
            let (view, sequences) = own(&sample::game(2 + (seed % 3) as u8, seed, moves));
            let found = reachable(&view, &sequences);
            for played in sequences.iter().filter(|it| it.goal() != Move::End) {
                assert!(found.contains(played), "seed {seed}, {moves} moves: no click plays {played:?}");
            }
            assert!(found.iter().all(|played| sequences.contains(played)), "seed {seed}");
        }
    }

    #[test]
    fn removing_a_crystal_is_asked_about_once_by_the_button_that_picking_it_shows() {
        let removable = |game: &Game| {
            game.legal_moves().iter().find_map(|played| match played {
                Move::Remove(cell) => Some(*cell),
                _ => None,
            })
        };
        let game = (0..200).map(|moves| sample::game(2, 3, moves)).find(|game| removable(game).is_some());
        let game = game.expect("a Crystal can be removed somewhere in a game");
        let (view, sequences) = own(&game);
        let cell = removable(&game).unwrap();
        let pick = Pick::Crystal(cell);
        let nothing = Targeting::new(&view.table, &sequences, Pick::Nothing);
        assert!(!nothing.is_play(HitTarget::Remove(cell)));
        let crystal = nothing.click(&view, HitTarget::Cell(view.table.player, cell), Pick::Nothing);
        assert_eq!(crystal, Click::Pick(pick));
        let click = Targeting::new(&view.table, &sequences, pick).click(&view, HitTarget::Remove(cell), pick);
        assert_eq!(click, Click::Play(Move::Remove(cell).into()));
    }

    #[test]
    fn after_a_tile_is_laid_a_click_on_the_table_also_starts_its_type() {
        let mut started = 0;
        for moves in 0..300 {
            let (view, sequences) = own(&sample::game(2, 3, moves));
            let targeting = Targeting::new(&view.table, &sequences, Pick::Nothing);
            for (thing, several) in &targeting.plays {
                let starts = |it: &MoveSequence| matches!(it.opening(), Some(Move::Start { .. }));
                if several.iter().any(starts) {
                    assert!(!matches!(thing, HitTarget::Start(_)), "{thing:?}");
                    started += 1;
                }
            }
        }
        assert!(started > 10, "{started}");
    }

    #[test]
    fn what_is_not_legal_is_refused_with_the_intended_move() {
        let (view, sequences) = own(&sample::game(2, 1, 0));
        let targeting = Targeting::new(&view.table, &sequences, Pick::Nothing);
        let forest = witchstone_rules::Location::from_name("f0").unwrap();
        let click = targeting.click(&view, HitTarget::Location(forest), Pick::Nothing);
        assert_eq!(click, Click::Refused(Move::Tower(forest)));
    }
}
