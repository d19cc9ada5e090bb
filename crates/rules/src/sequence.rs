//! Sequences of legal moves for one click: a bonus and what it is started for, a filled connection, a walk, a Witch sent out.
//!
//! No rules of their own: every move of a sequence is offered by the position that the moves before it lead to.

use core::iter::repeat_n;

use crate::{BigWitch, Move, MoveList, RimCrystal, Seed, Shelf, State, Table, View};

/// Legal moves played one after another for one decision of the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MoveSequence {
    opening: Option<Move>,
    lead: Option<Move>,
    goal: Move,
    times: u8,
}

impl MoveSequence {
    /// The moves in order.
    pub fn moves(self) -> impl DoubleEndedIterator<Item = Move> {
        let before = self.opening.into_iter().chain(self.lead);
        before.chain(repeat_n(self.goal, self.times.into()))
    }

    /// The last move: what the player wants.
    #[inline]
    pub const fn goal(self) -> Move {
        self.goal
    }

    /// How many times the last move is played: units of Energy, spaces of the Pentagram.
    #[inline]
    pub const fn times(self) -> u8 {
        self.times
    }

    /// The start of a type or bonus that the click implies.
    #[inline]
    pub const fn opening(self) -> Option<Move> {
        self.opening
    }

    /// The move of the same piece that comes first: laying the Witch who is sent out, taking a Crystal over an exit.
    #[inline]
    pub const fn lead(self) -> Option<Move> {
        self.lead
    }

    /// The move if there is just one.
    pub fn single(self) -> Option<Move> {
        (self.opening.is_none() && self.lead.is_none() && self.times == 1).then_some(self.goal)
    }

    const fn of(opening: Option<Move>, lead: Option<Move>, goal: Move) -> MoveSequence {
        MoveSequence { opening, lead, goal, times: 1 }
    }

    const fn repeated(self, times: u8) -> MoveSequence {
        MoveSequence { times, ..self }
    }

    /// The same without the implied start: what the player wants, whatever pays for it.
    const fn aim(self) -> MoveSequence {
        MoveSequence { opening: None, ..self }
    }
}

impl From<Move> for MoveSequence {
    fn from(played: Move) -> MoveSequence {
        MoveSequence::of(None, None, played)
    }
}

/// Starts of a type or a bonus. One that uses the Full-Moon card is never implied.
fn is_opening(played: Move) -> bool {
    matches!(
        played,
        Move::Start { moon: false, .. }
            | Move::Begin { moon: false }
            | Move::UseChip { moon: false, .. }
            | Move::UseVial { .. }
            | Move::UseWand { moon: false, .. }
            | Move::UseSpecial { .. }
            | Move::UseFree(_)
    )
}

/// Moves that spend actions of a batch, without the Full-Moon card.
fn is_action(played: Move) -> bool {
    matches!(
        played,
        Move::Energy(_)
            | Move::LayWitch { .. }
            | Move::Witch { moon: false, .. }
            | Move::Step(None)
            | Move::Crystal { .. }
            | Move::CrystalOut { .. }
            | Move::Wand(_)
            | Move::Scroll { moon: false, .. }
    )
}

impl View {
    /// What one click can play: every legal move, and for actions also the moves that lead to them.
    ///
    /// - A connection takes as many Energy units as actions and spaces allow; a single one is then not offered.
    /// - A space of the Pentagram further on is reached step by step.
    /// - A Witch is laid and sent out, if none waits beside the tower and the actions pay for both.
    /// - A Crystal goes over an exit and onto its shelf.
    /// - All of this, and every other action, may begin with the start of a type or bonus that is not running yet.
    ///
    /// A sequence is legal whatever tiles and Scrolls its moves reveal.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Game, Options, Phase, Seed};
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(7));
    /// let mut game = Game::new(edition, options, deal)?;
    /// while game.state().table().phase != Phase::Order {
    ///     game.play(game.legal_moves()[0])?;
    /// }
    /// // A tile was laid: a click on the table also starts one of its types.
    /// let view = game.state().view(Some(game.state().player()));
    /// let longest = view.move_sequences().into_iter().max_by_key(|sequence| sequence.moves().count()).unwrap();
    /// assert!(longest.opening().is_some());
    /// for played in longest.moves() {
    ///     game.play(played)?;
    /// }
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn move_sequences(&self) -> Vec<MoveSequence> {
        if !self.is_to_move() {
            return vec![];
        }
        let state = self.sample(&mut Seed::new(0));
        let legal = self.legal_moves();
        let others = legal.iter().filter(|played| !is_action(**played));
        let mut found: Vec<MoveSequence> = others.map(|&played| played.into()).collect();
        add_actions(&state, &legal, None, &mut found);
        let direct = found.len();
        for &opening in legal.iter().filter(|played| is_opening(**played)) {
            let mut started = state;
            started.apply_unchecked(opening, &mut ());
            if started.player() != state.player() || started.table.stack.depth() <= state.table.stack.depth()
            {
                continue;
            }
            let first = found.len();
            add_actions(&started, &started.legal_moves(), Some(opening), &mut found);
            let opened = found.split_off(first);
            // What can be had without starting a bonus does not start one.
            found.extend(
                opened.into_iter().filter(|it| !found[..direct].contains(&it.aim())).collect::<Vec<_>>(),
            );
        }
        found
    }

    /// The move that needs no decision: the only legal one, or the sole bonus that waits while nothing else can be done.
    ///
    /// Giving up and removing a Crystal are always possible and do not count.
    pub fn automatic_move(&self) -> Option<Move> {
        let legal = self.legal_moves();
        if let [only] = legal[..] {
            return Some(only);
        }
        let mut choices = legal.iter().filter(|played| !matches!(played, Move::End | Move::Remove(_)));
        let sole = choices.next().filter(|_| choices.next().is_none())?;
        let is_bonus = matches!(sole, Move::UseChip { .. } | Move::UseVial { .. } | Move::UseWand { .. });
        is_bonus.then_some(*sole)
    }
}

impl Table {
    /// The actions that it takes to send a Witch, with laying her if that comes first (W1, W3); `None` for anything else.
    pub fn sending_price(&self, sequence: MoveSequence) -> Option<u8> {
        let Move::Witch { to, moon, .. } = sequence.goal else { return None };
        Some(self.witch_price(to, moon)? + u8::from(sequence.lead.is_some()))
    }
}

/// Adds the sequences that end with an action of the open batch, which `opening` has opened.
fn add_actions(state: &State, legal: &MoveList, opening: Option<Move>, found: &mut Vec<MoveSequence>) {
    for &played in legal.iter().filter(|played| is_action(**played)) {
        let alone = MoveSequence::of(opening, None, played);
        match played {
            // Until the connection is complete it is the only one (E3).
            Move::Energy(_) => found.push(alone.repeated(repeats(state, played))),
            // A whole round of the Pentagram would end where it began.
            Move::Step(None) => {
                let round = state.edition().pentagram.spaces.len() as u8;
                let steps = repeats(state, played).min(round - 1);
                found.extend((1..=steps).map(|steps| alone.repeated(steps)));
            }
            _ => found.push(alone),
        }
        match played {
            Move::LayWitch { big } => send(state, legal, opening, big, found),
            Move::CrystalOut { from, exit } if state.table.shelf_room(exit) > 0 => {
                let black = state.table.active().cauldron.black == Some(from);
                let shelve =
                    Move::Shelve { crystal: RimCrystal::new(exit, black), shelf: Shelf::Symbol, moon: false };
                found.push(MoveSequence::of(opening, Some(played), shelve));
            }
            _ => {}
        }
    }
}

/// How often a legal move can be played in a row, up to a question or the end of the action type.
fn repeats(state: &State, played: Move) -> u8 {
    let (player, phase, second) = (state.table.player, state.table.phase, state.table.second);
    let mut state = *state;
    for times in 1..u8::MAX {
        state.apply_unchecked(played, &mut ());
        let table = &state.table;
        let goes_on = (table.player, table.phase, table.second) == (player, phase, second);
        if !goes_on || table.question.is_some() || !state.legal_moves().contains(&played) {
            return times;
        }
    }
    u8::MAX
}

/// A Witch laid and sent out at once, where none of her kind waits beside the tower (W1, W2).
fn send(state: &State, legal: &MoveList, opening: Option<Move>, big: bool, found: &mut Vec<MoveSequence>) {
    let area = state.table.active();
    let waits = if big { area.big == BigWitch::Lying } else { area.lying > 0 };
    let (lay, depth) = (Move::LayWitch { big }, state.table.stack.depth());
    let mut laid = *state;
    laid.apply_unchecked(lay, &mut ());
    if waits || laid.player() != state.player() || laid.table.stack.depth() != depth {
        return;
    }
    let after = laid.legal_moves();
    let sent = after.iter().filter(|played| !legal.contains(played));
    let goes = sent.filter(|it| matches!(it, Move::Witch { big: other, moon: false, .. } if *other == big));
    found.extend(goes.map(|&goal| MoveSequence::of(opening, Some(lay), goal)));
}
