//! Whether a move is legal, and why not.
//!
//! A move is legal if [`MoveGen::moves`] generates it. The reason for a refusal is found beside the moves it belongs to, in
//! `action/`; here is only what is common to all of them.

use crate::move_gen::MoveGen;
use crate::{Bonus, EventSink, Move, MoveList, Phase, Question, Refusal, State, View};

impl State {
    /// Plays a move if it is legal; a refused move changes nothing.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Seed, State};
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
    /// let mut state = State::new(edition, options, &deal)?;
    /// let refusal = state.play("step".parse()?).unwrap_err();
    /// assert_eq!(refusal.to_string(), "other-decision towers (S9)");
    /// state.play("tower t2".parse()?)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, played: Move) -> Result<(), Refusal> {
        self.play_with_events(played, &mut ())
    }

    /// Like [`State::play`], and reports what happens to `events`.
    pub fn play_with_events<E: EventSink>(&mut self, played: Move, events: &mut E) -> Result<(), Refusal> {
        self.check(played)?;
        self.apply_unchecked(played, events);
        Ok(())
    }

    /// Whether the player to act may play this move now, or why not.
    pub fn check(&self, played: Move) -> Result<(), Refusal> {
        self.move_gen().check(played)
    }
}

impl View {
    /// Whether the player to act, whose hand this view shows, may play this move now, or why not.
    pub fn check(&self, played: Move) -> Result<(), Refusal> {
        MoveGen::new(&self.table, &self.own).check(played)
    }
}

/// `Ok` if the condition of a rule holds, else the refusal.
pub(crate) fn require(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

impl MoveGen<'_> {
    fn check(&self, played: Move) -> Result<(), Refusal> {
        let mut legal = MoveList::new();
        self.moves(&mut legal);
        if legal.contains(&played) { Ok(()) } else { Err(self.refusal(played)) }
    }

    /// Why a move is not among the legal ones.
    fn refusal(&self, played: Move) -> Refusal {
        let checks = self.check_due(played).and_then(|()| self.check_action(played));
        checks.and_then(|()| self.check_moon(played)).err().unwrap_or(Refusal::MoonOfNoUse)
    }

    /// Whether this kind of decision is due.
    fn check_due(&self, played: Move) -> Result<(), Refusal> {
        if self.table.is_over() {
            return Err(Refusal::GameOver);
        }
        if matches!(played, Move::Remove(_)) {
            return Ok(());
        }
        let answer = matches!(played, Move::Power { .. } | Move::Decline);
        match self.table.question {
            Some(Question::Vial) if played == Move::Decline => return Err(Refusal::CannotDecline),
            Some(question) => return require(answer, Refusal::OpenQuestion(question)),
            None => require(!answer, Refusal::NoQuestion)?,
        }
        let phase = self.table.phase;
        let due = match phase {
            Phase::Towers => matches!(played, Move::Tower(_)),
            Phase::Moons => matches!(played, Move::Moon(_)),
            Phase::TurnStart => matches!(played, Move::Lay { .. } | Move::Discard(_)),
            Phase::Order => matches!(played, Move::Start { .. }),
            Phase::Begin => matches!(played, Move::Begin { .. }),
            Phase::TowerBonus | Phase::Acting => !is_before_acting(played),
            Phase::Over => false,
        };
        if played == Move::End && !due {
            return Err(Refusal::NothingToEnd);
        }
        require(due, Refusal::OtherDecision(phase))
    }

    /// What is wrong with the move, apart from its use of a Full-Moon card.
    fn check_action(&self, played: Move) -> Result<(), Refusal> {
        match played {
            Move::Tower(location) => self.check_tower(location),
            Move::Moon(card) => Err(Refusal::CardNotOffered { card }),
            Move::Lay { tile, first, second } => self.check_lay(tile, first, second),
            Move::Discard(tile) => self.check_discard(tile),
            Move::Start { symbol, .. } => self.check_start(symbol),
            Move::Begin { .. } | Move::Decline => Ok(()),
            Move::Energy(connection) => self.check_energy(connection),
            Move::LayWitch { big } => self.check_lay_witch(big),
            Move::Witch { big, to, moon } => self.check_witch(big, to, moon),
            Move::Step(_) => self.check_step(),
            Move::Crystal { from, to } => self.check_crystal(from, to),
            Move::CrystalOut { from, exit } => self.check_crystal_out(from, exit),
            Move::Wand(spaces) => self.check_wand(spaces),
            Move::Scroll { position, moon } => self.check_scroll(position, moon),
            Move::Spell(spell) => self.check_spell(spell),
            Move::UseChip { symbol, actions, .. } => self.check_bonus(symbol, actions, Bonus::chip),
            Move::UseVial { symbol, actions } => self.check_bonus(symbol, actions, Bonus::vial),
            Move::UseWand { symbol, .. } => self.check_use_wand(symbol),
            Move::UseSpecial { tile, symbol } => self.check_use_special(tile, symbol),
            Move::PlaceSpecial { tile, cell } => self.check_place_special(tile, cell),
            Move::UseFree(_) => self.check_use_free(),
            Move::Shelve { crystal, shelf, .. } => self.check_shelve(crystal, shelf),
            Move::Power { symbol, first, second } => self.check_power(symbol, first, second),
            Move::Remove(cell) => self.check_remove(cell),
            Move::End => self.check_end(),
        }
    }

    /// What is wrong with using the Full-Moon card.
    fn check_moon(&self, played: Move) -> Result<(), Refusal> {
        if !played.uses_moon() {
            return Ok(());
        }
        require(self.area.moon.is_some(), Refusal::NoMoonCard)?;
        require(!self.area.moon_used, Refusal::MoonUsed)
    }
}

/// Decisions that come before the first action type.
fn is_before_acting(played: Move) -> bool {
    matches!(
        played,
        Move::Tower(_)
            | Move::Moon(_)
            | Move::Lay { .. }
            | Move::Discard(_)
            | Move::Start { .. }
            | Move::Begin { .. }
    )
}
