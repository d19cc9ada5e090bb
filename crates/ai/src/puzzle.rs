//! Positions with a clear answer: one turn makes far more points than every other idea.
//!
//! Points are those that the turn adds to the score of a game that ends after it, so that an answer can be graded at once. A
//! position qualifies only if the turn is also by far the best one for the rest of the game, reveals nothing before its end,
//! and several searches agree on it.

use witchstone_rules::{Counted, Edition, Move, Phase, Player, Prophecy, Score, Seed, State, View};

use crate::analysis::Reveals;
use crate::budget::Budget;
use crate::eval::{Evaluation, PlayerPosition, PointSource, PointsBySource};
use crate::level::Level;
use crate::reasons::{Achievement, Reasons, Turn, points as points_of};
use crate::search::{BeamConfig, Pruning, SearchConfig, Searcher};

/// Fewer points are no combination.
const LEAST_POINTS: u16 = 7;
/// Points that the answer has to be ahead of every other idea.
const LEAST_GAP: u16 = 3;
/// With more first moves that solve it, the answer is not clear.
const MOST_ANSWERS: usize = 6;
/// Sampled worlds in which alternatives are searched.
const WORLDS: u64 = 2;

/// What a puzzle is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Tag {
    /// There is no turn after it.
    LastTurn,
    /// A unit completes a connection.
    Completes,
    /// A Prophecy reaches a higher degree.
    Prophecy,
    /// A Crystal leaves the Cauldron, and a Prophecy that counts Crystals is fulfilled further.
    ExitProphecy,
    /// A Crystal leaves the Cauldron.
    Exit,
    /// One bonus starts the next.
    Chain,
    /// A Witch reaches the Witchstone.
    Witchstone,
    /// Silver spaces of the Wand bring much.
    Wand,
    /// A Reinforcing Spell is needed.
    Spell,
    /// A Full-Moon card is needed.
    Moon,
}

impl Tag {
    /// All of them.
    pub const ALL: [Tag; 10] = [
        Tag::LastTurn,
        Tag::Completes,
        Tag::Prophecy,
        Tag::ExitProphecy,
        Tag::Exit,
        Tag::Chain,
        Tag::Witchstone,
        Tag::Wand,
        Tag::Spell,
        Tag::Moon,
    ];

    /// The word for it in files.
    pub const fn name(self) -> &'static str {
        match self {
            Tag::LastTurn => "last-turn",
            Tag::Completes => "completes",
            Tag::Prophecy => "prophecy",
            Tag::ExitProphecy => "exit-prophecy",
            Tag::Exit => "exit",
            Tag::Chain => "chain",
            Tag::Witchstone => "witchstone",
            Tag::Wand => "wand",
            Tag::Spell => "spell",
            Tag::Moon => "moon",
        }
    }
}

/// A position with a clear answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Answer {
    /// The points to make.
    pub target: u16,
    /// The most points that an alternative makes.
    pub second: u16,
    /// First moves with which they can be made.
    pub answers: Vec<Move>,
    /// A turn that makes them.
    pub turn: Vec<Move>,
    /// What it is about.
    pub tags: Vec<Tag>,
}

/// Searches for positions with a clear answer. Buffers are reused.
pub struct Composer {
    far: Searcher,
    near: Searcher,
}

impl Default for Composer {
    fn default() -> Composer {
        Composer {
            far: Searcher::new(Evaluation::fitted(), 1),
            near: Searcher::new(Evaluation::short_sighted(), 1),
        }
    }
}

impl Composer {
    /// The answer to this position, if it is clear.
    pub fn answer(&mut self, view: &View, seed: u64) -> Option<Answer> {
        if view.table.phase != Phase::TurnStart {
            return None;
        }
        let turn = self.agreed_turn(view, seed)?;
        let target = points_made(view, &turn);
        // A narrow search first: most positions have many good turns.
        let quick = BeamConfig { width: 3, ends: 3, ..WIDE };
        clear_answer(&self.alternatives(view, quick, 1, seed), &turn, target)?;
        let (answers, second) = clear_answer(&self.alternatives(view, WIDE, WORLDS, seed), &turn, target)?;
        if !answers.contains(&turn[0]) || !self.is_confirmed(view, target) {
            return None;
        }
        let tags = tags(view, &turn);
        Some(Answer { target, second, answers, turn, tags })
    }

    /// The best turn, if it reveals nothing before its end and other beams agree on its points: a narrower one, and one
    /// that looks no further than this turn.
    fn agreed_turn(&mut self, view: &View, seed: u64) -> Option<Vec<Move>> {
        let mut best = |far: bool, level: Level| {
            let searcher = if far { &mut self.far } else { &mut self.near };
            let config = SearchConfig { halving: None, ..level.search_config() };
            let found = searcher.search(view, &config, seed, Budget::Nodes(u64::MAX));
            let line = found.lines.into_iter().next()?.moves;
            (!reveals_something(&found.world, &line)).then_some(line)
        };
        let turn = best(true, Level::Wizard)?;
        let points = points_made(view, &turn);
        let agree = |line: Option<Vec<Move>>| line.is_some_and(|line| points_made(view, &line) == points);
        let agreed =
            points >= LEAST_POINTS && agree(best(true, Level::Witch)) && agree(best(false, Level::Wizard));
        agreed.then_some(turn)
    }

    /// Whether a far wider beam and rollouts reach the same points, so that a deeper search would not rather prepare something.
    fn is_confirmed(&mut self, view: &View, target: u16) -> bool {
        let wide = SearchConfig { halving: None, ..Level::Master.search_config() };
        let (rollouts, nodes) = (Level::Grandmaster.search_config(), Level::Grandmaster.nodes());
        let checks = [(wide, 1, u64::MAX), (rollouts, 2, nodes), (rollouts, 3, nodes)];
        checks.into_iter().all(|(config, seed, nodes)| {
            let found = self.far.search(view, &config, seed, Budget::Nodes(nodes));
            found.lines.first().is_some_and(|line| points_made(view, &line.moves) == target)
        })
    }

    /// The most points after each first move, over several worlds and by both evaluations, so that lucky and odd turns count too.
    pub fn alternatives(
        &mut self,
        view: &View,
        beam: BeamConfig,
        worlds: u64,
        seed: u64,
    ) -> Vec<(Move, u16)> {
        let mut best: Vec<(Move, u16)> = Vec::new();
        for world in 0..worlds {
            for searcher in [&mut self.far, &mut self.near] {
                let seed = seed.wrapping_add(world);
                let (alternatives, world) =
                    (searcher.alternatives(view, &beam, seed), Searcher::world(view, seed));
                for line in alternatives.into_iter().flatten() {
                    let points = points_in(&world, view.table.player, &line.moves);
                    match best.iter_mut().find(|(first, _)| *first == line.moves[0]) {
                        Some((_, most)) => *most = points.max(*most),
                        None => best.push((line.moves[0], points)),
                    }
                }
            }
        }
        best
    }
}

/// The first moves that reach the target and the most points of all others, if few of the same tile do and all others
/// stay well behind.
fn clear_answer(alternatives: &[(Move, u16)], turn: &[Move], target: u16) -> Option<(Vec<Move>, u16)> {
    let (reach, fail): (Vec<_>, Vec<_>) = alternatives.iter().partition(|(_, points)| *points >= target);
    let second = fail.iter().map(|(_, points)| *points).max()?;
    let is_more = reach.iter().any(|(_, points)| *points > target);
    let same_tile = reach.iter().all(|(first, _)| tile_of(*first) == tile_of(turn[0]));
    let clear = !is_more && same_tile && reach.len() <= MOST_ANSWERS && second + LEAST_GAP <= target;
    clear.then(|| (reach.into_iter().map(|(first, _)| first).collect(), second))
}

/// The beam of the search for alternatives.
pub const WIDE: BeamConfig =
    BeamConfig { width: 24, placements: 24, shortlist: 0, pruning: Pruning::Light, ends: 24, noise: 0.0 };

fn tile_of(first: Move) -> Option<witchstone_rules::Tile> {
    match first {
        Move::Lay { tile, .. } => Some(tile),
        _ => None,
    }
}

/// Points that a player would have if the game ended now.
fn total(edition: &Edition, state: &State, player: Player) -> u16 {
    Score::of(edition, &state.table().areas[player], &state.hand(player).scrolls).total()
}

/// Points that these moves make for the player to act, as far as they are legal in a world that fits the view.
pub fn points_made(view: &View, moves: &[Move]) -> u16 {
    points_in(&view.sample(&mut Seed::new(0)), view.table.player, moves)
}

fn points_in(world: &State, player: Player, moves: &[Move]) -> u16 {
    let mut after = *world;
    for &played in moves {
        if after.play(played).is_err() {
            break;
        }
    }
    let points = |state: &State| total(state.edition(), state, player);
    points(&after).saturating_sub(points(world))
}

/// Whether something is revealed before the last move.
fn reveals_something(world: &State, moves: &[Move]) -> bool {
    let (mut state, mut reveals) = (*world, Reveals(false));
    let Some((_, before)) = moves.split_last() else { return true };
    before.iter().for_each(|&played| state.apply_unchecked(played, &mut reveals));
    reveals.0
}

fn tags(view: &View, moves: &[Move]) -> Vec<Tag> {
    let before = view.sample(&mut Seed::new(0));
    let mut after = before;
    moves.iter().for_each(|&played| after.apply_unchecked(played, &mut ()));
    let turn = Turn { player: view.table.player, before: &before, moves, after: &after };
    let evaluation = Evaluation::fitted();
    let (now, later) = points_of(&turn, &evaluation);
    let reasons = Reasons::of(&turn, &evaluation, &now, &later);
    let leaves = moves.iter().any(|played| matches!(played, Move::CrystalOut { .. }));
    let counts_crystals = |achievement: &Achievement| match achievement {
        Achievement::Fulfils { prophecy, .. } => {
            matches!(view.edition().prophecy(*prophecy), Prophecy::Count(Counted::Crystals, _))
        }
        _ => false,
    };
    let has = |tag: &Tag| match tag {
        Tag::LastTurn => view.table.round() == view.edition().counts.turns,
        Tag::Completes => {
            reasons.achievements.iter().any(|achievement| matches!(achievement, Achievement::Completes(_)))
        }
        Tag::Prophecy => {
            reasons.achievements.iter().any(|achievement| matches!(achievement, Achievement::Fulfils { .. }))
        }
        Tag::ExitProphecy => leaves && reasons.achievements.iter().any(counts_crystals),
        Tag::Exit => leaves,
        Tag::Chain => {
            reasons.achievements.iter().any(|achievement| matches!(achievement, Achievement::Chains { .. }))
        }
        Tag::Witchstone => {
            reasons.achievements.iter().any(|achievement| matches!(achievement, Achievement::Reaches { .. }))
        }
        Tag::Wand => silver(&before, &after, turn.player) >= 4.0,
        Tag::Spell => moves.iter().any(|played| matches!(played, Move::Spell(_))),
        Tag::Moon => moves.iter().any(|played| played.to_string().ends_with("+moon")),
    };
    Tag::ALL.into_iter().filter(has).collect()
}

fn silver(before: &State, after: &State, player: Player) -> f32 {
    let points =
        |state: &State| PointsBySource::certain(&PlayerPosition::new(state, player))[PointSource::Wand];
    points(after) - points(before)
}
