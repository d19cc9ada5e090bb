//! The score sheet: points by source, at any time and at the end (F1, F8).

use crate::{Area, BigWitch, BySeat, Edition, HeldScrolls, Location, Player, Silver, Standing, State, Table};

/// Points at the end for a chip, an unused spell and an unused power Scroll (F1, D5).
const CHIP_VALUE: u16 = 2;
const SPELL_VALUE: u16 = 2;

/// The sums that a record keeps of a player's result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Score {
    /// Points on the track.
    pub board: u16,
    /// Owl tiles.
    pub owls: u16,
    /// Chips owned.
    pub chips: u16,
    /// Unused spells and power Scrolls.
    pub spells: u16,
    /// Prophecies.
    pub prophecies: u16,
    /// The space on the Wand, for ties.
    pub wand: u8,
}

impl Score {
    /// All points together.
    pub fn total(&self) -> u16 {
        self.board + self.owls + self.chips + self.spells + self.prophecies
    }

    /// What this area and these Scrolls would score if the game ended now.
    pub fn of(edition: &Edition, area: &Area, held: &HeldScrolls) -> Score {
        let spells = held.spells.iter().sum::<u8>() + held.powers;
        let prophecies = held.prophecies().map(|number| {
            let degree = edition.prophecy(number).degree(edition, area);
            u16::from(degree.points())
        });
        Score {
            board: area.score,
            owls: area.owl_values(edition).map(u16::from).sum(),
            chips: CHIP_VALUE * u16::from(area.chips_owned()),
            spells: SPELL_VALUE * u16::from(spells),
            prophecies: prophecies.sum(),
            wand: area.wand,
        }
    }
}

/// Points by source for one player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreSheet {
    /// What the seat began with, if the table agreed on an even start (S11).
    pub even_start: Option<u16>,
    /// Completed connections of 1, 2 and 3 spaces: how many, and their points.
    pub connections: [(u8, u16); 3],
    /// Witches that stood up, the first tower included.
    pub witches: u16,
    /// Bonus points at the Witchstone.
    pub witchstone: u16,
    /// Points chips when they were taken.
    pub chips_taken: u16,
    /// Empty owl stacks.
    pub empty_owls: u16,
    /// Each kind of silver space that was scored, in the order of [`Silver::ALL`].
    pub silver: [u16; 6],
    /// Points paid for Crystals taken out.
    pub removed: u16,
    /// Values of the owl tiles.
    pub owls: Vec<u8>,
    /// Chips held.
    pub chips_held: u16,
    /// Unused spells and power Scrolls.
    pub spells: u16,
    /// Each Prophecy by its number in the edition, with its standing.
    pub prophecies: Vec<(usize, Standing)>,
    /// The sums.
    pub score: Score,
}

impl ScoreSheet {
    /// The sheet of a player with these Scrolls.
    pub fn of(table: &Table, player: Player, held: &HeldScrolls) -> ScoreSheet {
        let (edition, area): (&Edition, &Area) = (&table.edition, &table.areas[player]);
        let given = u16::from(edition.counts.even_start(&table.options, player));
        let score = Score::of(edition, area, held);
        let connections = connections(edition, area);
        let from_connections: u16 = connections.iter().map(|&(_, points)| points).sum();
        let removed = u16::from(area.removed) * (u16::from(area.removed) + 1) / 2;
        let silver = area.silver_points.map(u16::from);
        let witches = 2 * u16::from(area.standing.len());
        let witchstone = witchstone(edition, area);
        let known = from_connections + witches + witchstone + silver.iter().sum::<u16>();
        let known = known + u16::from(area.chip_points) + given;
        let standing = |number| (number, edition.prophecy(number).standing(edition, area));
        ScoreSheet {
            even_start: table.options.even_start.then_some(given),
            connections,
            witches,
            witchstone,
            chips_taken: u16::from(area.chip_points),
            // All that is on the track and comes from nowhere else; a position made by hand may have less.
            empty_owls: (area.score + removed).saturating_sub(known),
            silver,
            removed,
            owls: area.owl_values(edition).collect(),
            chips_held: score.chips,
            spells: score.spells,
            prophecies: held.prophecies().map(standing).collect(),
            score,
        }
    }

    /// Points from one kind of silver space.
    pub fn silver(&self, silver: Silver) -> u16 {
        self.silver[silver as usize]
    }
}

/// The bonus space taken (W6), and the point of the Big Witch (G2).
fn witchstone(edition: &Edition, area: &Area) -> u16 {
    let bonus = usize::from(area.rank).checked_sub(1).and_then(|at| edition.ball.witchstone_bonus.get(at));
    let big = area.big == BigWitch::Standing(Location::WITCHSTONE);
    bonus.map_or(0, |&points| u16::from(points)) + u16::from(big)
}

fn connections(edition: &Edition, area: &Area) -> [(u8, u16); 3] {
    let mut by_length = [(0, 0); 3];
    for connection in area.completed.iter() {
        let spaces = edition.ball.plan(connection).spaces as usize;
        by_length[spaces - 1].0 += 1;
        by_length[spaces - 1].1 += u16::from(edition.counts.connection_points[spaces]);
    }
    by_length
}

impl State {
    /// What each player would score if the game ended now.
    pub fn scores(&self) -> BySeat<Score> {
        let mut scores = BySeat::default();
        for player in self.table.players() {
            scores[player] =
                Score::of(self.edition(), &self.table.areas[player], &self.hands[player].scrolls);
        }
        scores
    }

    /// Points by source for one player.
    pub fn score_sheet(&self, player: Player) -> ScoreSheet {
        ScoreSheet::of(&self.table, player, &self.hands[player].scrolls)
    }

    /// Who would win if the game ended now (F8): one player, or several that share the victory.
    pub fn winners(&self) -> Vec<Player> {
        winners(&self.table, &self.scores())
    }
}

/// Most points; tie: further on the Wand; tie: there first; both on the hilt share the victory (F8).
pub(crate) fn winners(table: &Table, scores: &BySeat<Score>) -> Vec<Player> {
    let rank = |player: Player| {
        let area = &table.areas[player];
        // A counter that came earlier lies lower and wins.
        (scores[player].total(), area.wand, core::cmp::Reverse(area.wand_order))
    };
    let best = table.players().map(rank).max();
    table.players().filter(|&player| Some(rank(player)) == best).collect()
}
