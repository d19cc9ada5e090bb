//! Everything that a drawing of the table needs to know, in one value.

use witchstone_rules::{Area, Edition, MoveSequence, Player, Table, View};

use super::recent::Recent;
use super::targeting::{Pick, Targeting, turned};
use super::{HitTarget, targeting};
use crate::ui::Words;

/// One moment of the table as it is drawn.
#[derive(Clone)]
pub struct Scene {
    /// What this seat sees.
    pub view: View,
    /// What clicks mean.
    pub targeting: Targeting,
    /// What is picked up.
    pub pick: Pick,
    /// What is highlighted.
    pub highlighted: Vec<HitTarget>,
    /// What happened last.
    pub recent: Recent,
    /// Whose Cauldron is shown large.
    pub cauldron: Player,
    /// Whether it was opened, and is not just that of whoever acts.
    pub opened: bool,
    /// The player's language.
    pub words: Words,
    /// The players' names.
    pub names: Vec<String>,
}

impl Scene {
    /// A table with nothing picked up, nothing highlighted and nothing that happened before.
    pub fn still(view: View, targeting: Targeting, words: Words, names: Vec<String>) -> Scene {
        Scene {
            view,
            targeting,
            pick: Pick::Nothing,
            highlighted: vec![],
            recent: Recent::default(),
            cauldron: corner_of(&view),
            opened: false,
            words,
            names,
        }
    }

    /// The open table.
    pub fn table(&self) -> &Table {
        &self.view.table
    }

    /// What is printed.
    pub fn edition(&self) -> &'static Edition {
        self.view.edition()
    }

    /// Whose corner is shown large: one's own, or the starting player's to a spectator.
    pub fn me(&self) -> Player {
        corner_of(&self.view)
    }

    /// The area of that player.
    pub fn mine(&self) -> &Area {
        &self.table().areas[self.me()]
    }

    /// The players of the other panels, in turn order from the next one.
    pub fn rivals(&self) -> Vec<Player> {
        let count = usize::from(self.table().options.players);
        (1..count).map(|after| Player::new((self.me().index() + after) % count)).collect()
    }

    /// A player's name.
    pub fn name(&self, player: Player) -> String {
        self.words.player_name(player, &self.names)
    }

    /// Whether it is this player's decision.
    pub fn is_to_act(&self, player: Player) -> bool {
        self.table().player == player && !self.table().is_over()
    }

    /// The classes of a thing: whether it can be played, picked up, is picked up, or is highlighted.
    pub fn class(&self, base: &str, thing: HitTarget) -> String {
        let mut class = base.to_owned();
        let held = targeting::handle(self.table().player, self.pick) == Some(thing);
        let states = [
            (" play", self.targeting.is_play(thing)),
            (" pick", self.targeting.pick(thing).is_some()),
            (" held", held),
            (" highlight", self.highlighted.contains(&thing)),
            (" last", self.is_last(thing)),
        ];
        states.iter().filter(|(_, is)| *is).for_each(|(name, _)| class.push_str(name));
        class
    }

    /// Whether the last turn changed it.
    pub fn is_last(&self, thing: HitTarget) -> bool {
        self.recent.marked.contains(&thing)
    }

    /// Whether a click on the thing does something.
    pub fn is_live(&self, thing: HitTarget) -> bool {
        self.targeting.is_play(thing) || self.targeting.pick(thing).is_some()
    }

    /// `tabindex` of a thing: it is reached by keyboard while it can be used.
    pub fn tab(&self, thing: HitTarget) -> Option<&'static str> {
        self.is_live(thing).then_some("0")
    }

    /// `role` of a thing.
    pub fn role(&self, thing: HitTarget) -> Option<&'static str> {
        self.is_live(thing).then_some("button")
    }

    /// What a click on the thing does, in words, for those who hear the table.
    pub fn label(&self, thing: HitTarget) -> Option<String> {
        if let Some(several) = self.targeting.sequences(thing) {
            return Some(self.words.describe_sequence(self.table(), self.first(thing, several)));
        }
        let pick = self.targeting.pick(thing)?;
        Some(self.words.format("table-pick", &[("thing", super::tooltip::title_of_pick(self, pick).into())]))
    }

    /// The moves that a click plays, in notation as in `data-move` of the list of moves: for scripts that play by clicking.
    pub fn plays(&self, thing: HitTarget) -> Option<String> {
        let several = self.targeting.sequences(thing)?;
        let choices = if self.pick.can_turn() { vec![self.first(thing, several)] } else { several.to_vec() };
        let notation =
            |choice: MoveSequence| choice.moves().map(|played| played.to_string()).collect::<Vec<_>>();
        Some(choices.into_iter().map(|choice| notation(choice).join("; ")).collect::<Vec<_>>().join(" | "))
    }

    /// The first of several, or the one that fits the way the picked tile is turned.
    fn first(&self, thing: HitTarget, several: &[MoveSequence]) -> MoveSequence {
        match (self.pick, thing) {
            (Pick::Tile(_, turn) | Pick::Power(_, turn), HitTarget::Cell(_, cell)) => {
                turned(several, cell, turn).map_or(several[0], |(played, _)| played.into())
            }
            _ => several[0],
        }
    }
}

/// Whose corner a view shows.
pub fn corner_of(view: &View) -> Player {
    view.seat.unwrap_or(Player::new(0))
}
