//! Finds out why a move is not among the legal ones.

use crate::actor::Actor;
use crate::{
    Batch, BigWitch, Bonus, Cell, Chip, Clause, ConnectionName, Location, MoonAbility, Move, MoveList, Phase,
    Place, Question, Refusal, RimCrystal, Shelf, Spell, State, Symbol, Tile, View,
};

impl State {
    /// Plays a move if it is legal; else says why it is not, and changes nothing.
    ///
    /// ```
    /// use witchstone_rules::{Deal, Edition, Options, Seed, State};
    /// let (edition, options) = (Edition::classic(), Options::new(2));
    /// let deal = Deal::shuffled(edition, &options, &mut Seed::new(1));
    /// let mut state = State::new(edition, options, &deal)?;
    /// let refusal = state.play("step".parse()?).unwrap_err();
    /// assert_eq!(refusal.to_string(), "First put your figure on a free tower (S9).");
    /// state.play("tower t2".parse()?)?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play(&mut self, played: Move) -> Result<(), Refusal> {
        self.play_seen(played, &mut ())
    }

    /// Like [`State::play`], telling the witness what happens.
    pub fn play_seen<W: crate::Witness>(&mut self, played: Move, witness: &mut W) -> Result<(), Refusal> {
        match self.why_not(played) {
            Some(refusal) => Err(refusal),
            None => {
                self.apply(played, witness);
                Ok(())
            }
        }
    }

    /// Why the player to act may not play this now; nothing if it is legal.
    pub fn why_not(&self, played: Move) -> Option<Refusal> {
        self.actor().why_not(played)
    }
}

impl View {
    /// Why this seat, being the one to act, may not play this now; nothing if it is legal.
    pub fn why_not(&self, played: Move) -> Option<Refusal> {
        Actor::new(&self.table, &self.own).why_not(played)
    }
}

type Verdict = Result<(), Refusal>;

fn require(holds: bool, refusal: Refusal) -> Verdict {
    if holds { Ok(()) } else { Err(refusal) }
}

impl Actor<'_> {
    /// Legality is what [`Actor::moves`] offers; the reasons only explain it.
    fn why_not(&self, played: Move) -> Option<Refusal> {
        let mut legal = MoveList::new();
        self.moves(&mut legal);
        if legal.contains(&played) {
            return None;
        }
        let plain = self.at_this_moment(played).and_then(|()| self.reason(played));
        Some(plain.and_then(|()| self.moon_reason(played)).err().unwrap_or(Refusal::MoonOfNoUse))
    }

    /// Whether this kind of decision is due at all.
    fn at_this_moment(&self, played: Move) -> Verdict {
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

    /// What is wrong with the move, its use of a Full-Moon card apart.
    fn reason(&self, played: Move) -> Verdict {
        match played {
            Move::Tower(location) => self.tower_reason(location),
            Move::Moon(card) => Err(Refusal::CardNotOffered { card }),
            Move::Lay { tile, first, second } => self.lay_reason(tile, first, second),
            Move::Discard(tile) => {
                self.held(tile)?;
                require(!self.area.cauldron.empty.has_neighbours(), Refusal::StillRoom)
            }
            Move::Start { symbol, .. } => {
                let shown = self.table.laid.iter().any(|&(laid, _)| laid == symbol);
                require(shown, Refusal::NotOnTile { symbol })
            }
            Move::End => require(!self.table.pending.is_rim_occupied(), Refusal::CrystalOnRim),
            Move::Begin { .. } | Move::Decline => Ok(()),
            Move::Energy(connection) => self.energy_reason(connection),
            Move::LayWitch { big } => self.lay_witch_reason(big),
            Move::Witch { big, to, moon } => self.witch_reason(big, to, moon),
            Move::Step(_) => self.batch(Symbol::Pentagram, 1, Clause::T4),
            Move::Crystal { from, to } => self.crystal_reason(from, to),
            Move::CrystalOut { from, exit } => self.crystal_out_reason(from, exit),
            Move::Wand(spaces) => self.wand_reason(spaces),
            Move::Scroll { position, moon } => self.scroll_reason(position, moon),
            Move::Spell(spell) => self.spell_reason(spell),
            Move::UseChip { symbol, actions, .. } => self.bonus_reason(symbol, actions, false),
            Move::UseVial { symbol, actions } => self.bonus_reason(symbol, actions, true),
            Move::UseWand { symbol, .. } => {
                self.pending(self.table.waiting_dark().is_some_and(|(dark, ..)| dark == symbol))
            }
            Move::UseSpecial { tile, symbol } => {
                self.pending(self.table.pending.specials.count(tile) > 0)?;
                require(tile.shows(symbol), Refusal::NotOnSpecial { tile, symbol })
            }
            Move::PlaceSpecial { tile, cell } => {
                require(self.table.pending.specials.count(tile) > 0, Refusal::NotPending)?;
                self.empty(cell)
            }
            Move::UseFree(_) => self.pending(self.table.pending.free > 0),
            Move::Shelve { crystal, shelf, .. } => self.shelve_reason(crystal, shelf),
            Move::Power { symbol, first, second } => self.power_reason(symbol, first, second),
            Move::Remove(cell) => self.remove_reason(cell),
        }
    }

    /// What is wrong with using the Full-Moon card.
    fn moon_reason(&self, played: Move) -> Verdict {
        if !played.uses_moon() {
            return Ok(());
        }
        require(self.area.moon.is_some(), Refusal::NoMoonCard)?;
        require(!self.area.moon_used, Refusal::MoonUsed)
    }

    fn tower_reason(&self, location: Location) -> Verdict {
        require(location.place() == Place::Tower, Refusal::NotATower { location })?;
        let owner = self.table.players().find(|&player| self.table.areas[player].tower == Some(location));
        owner.map_or(Ok(()), |by| Err(Refusal::TowerTaken { tower: location, by }))
    }

    fn held(&self, tile: Tile) -> Verdict {
        require(self.hand.tiles.contains(tile), Refusal::TileNotHeld { tile })
    }

    fn empty(&self, cell: Cell) -> Verdict {
        require(self.edition.cauldron.cells.contains(cell), Refusal::OffTheCauldron { cell })?;
        require(self.area.cauldron.empty.contains(cell), Refusal::CellTaken { cell })
    }

    fn empty_neighbours(&self, first: Cell, second: Cell) -> Verdict {
        self.empty(first)?;
        self.empty(second)?;
        require(first.distance(second) == 1, Refusal::NotNeighbours { first, second })
    }

    fn lay_reason(&self, tile: Tile, first: Cell, second: Cell) -> Verdict {
        self.held(tile)?;
        require(self.area.cauldron.empty.has_neighbours(), Refusal::NoRoom)?;
        self.empty_neighbours(first, second)
    }

    /// Whether the open batch is of this type and has that many actions left.
    fn batch(&self, needed: Symbol, price: u8, clause: Clause) -> Verdict {
        let open = self.table.stack.top();
        match open {
            Some(batch) if batch.symbol == needed => {
                self.not_interrupted()?;
                let too_few = Refusal::TooFewActions { needed: price, left: batch.left, clause };
                require(batch.left >= price, too_few)
            }
            Some(Batch { symbol: open, .. }) if self.is_open_below(needed) => {
                Err(Refusal::Interrupted { needed, open })
            }
            _ => Err(Refusal::OtherBatch { needed, open: open.map(|batch| batch.symbol) }),
        }
    }

    /// Whether a batch of this type was interrupted and has actions left (B2).
    fn is_open_below(&self, symbol: Symbol) -> bool {
        let mut below = self.table.stack.iter().rev().skip(1);
        below.any(|batch| batch.symbol == symbol && batch.left > 0)
    }

    /// Whether the innermost batch may go on: no dark space of the Wand comes first (M4).
    fn not_interrupted(&self) -> Verdict {
        match self.table.waiting_dark() {
            Some((symbol, ..)) if self.table.is_interrupted() => Err(Refusal::WandFirst { symbol }),
            _ => Ok(()),
        }
    }

    fn energy_reason(&self, name: ConnectionName) -> Verdict {
        let ball = &self.edition.ball;
        self.batch(Symbol::Energy, 1, Clause::T4)?;
        require(self.area.energy > 0, Refusal::NoEnergy)?;
        let connection = ball.named(name).ok_or(Refusal::NoSuchConnection { connection: name })?;
        if let Some((begun, _)) = self.area.begun {
            require(begun == connection, Refusal::BegunFirst { connection: ball.name(begun) })?;
        }
        let owner = self.table.players().find(|&player| {
            let area = &self.table.areas[player];
            area.completed.contains(connection) || area.begun.is_some_and(|(begun, _)| begun == connection)
        });
        if let Some(by) = owner {
            return Err(Refusal::ConnectionTaken { connection: name, by });
        }
        let joined = !(ball.ends(connection) & self.area.network).is_empty();
        require(joined, Refusal::NotJoined { connection: name })
    }

    fn lay_witch_reason(&self, big: bool) -> Verdict {
        self.batch(Symbol::Witch, 1, Clause::T4)?;
        let there = if big { self.area.big == BigWitch::Supply } else { self.area.witches > 0 };
        require(there, Refusal::NoWitchInSupply { big })
    }

    fn witch_reason(&self, big: bool, to: Location, moon: bool) -> Verdict {
        self.batch(Symbol::Witch, 1, Clause::T4)?;
        let there = if big { self.area.big == BigWitch::Lying } else { self.area.lying > 0 };
        require(there, Refusal::NoWitchLying { big })?;
        require(!self.area.standing.contains(to), Refusal::WitchThere { location: to })?;
        let shortcut = moon && self.may_use_moon(MoonAbility::Witch);
        let price = self.witch_prices(u8::MAX, shortcut).of(to);
        let price = price.ok_or(Refusal::NoWayThere { location: to })?;
        let left = self.table.stack.top().map_or(0, |batch| batch.left);
        let others = self.actions_elsewhere(Symbol::Witch);
        let by_others = left < price && u32::from(left) + others >= u32::from(price);
        require(!by_others, Refusal::OneSource { needed: price, left })?;
        self.batch(Symbol::Witch, price, Clause::W3)
    }

    /// How many actions of this type there are outside of the open batch.
    fn actions_elsewhere(&self, symbol: Symbol) -> u32 {
        let pending = &self.table.pending;
        let below = self.table.stack.iter().rev().skip(1).map(|batch| (batch.symbol, batch.left));
        let bonuses = pending.bonuses().iter().map(|bonus| (bonus.symbol(), bonus.actions()));
        let dark =
            self.table.waiting_dark().map(|(dark, actions, doubled)| (dark, actions << u8::from(doubled)));
        let specials = pending.specials.kinds().filter(|tile| tile.shows(symbol));
        let specials = specials.map(|tile| (symbol, 2 * pending.specials.count(tile)));
        let all = below.chain(bonuses).chain(dark).chain(specials).chain([(symbol, 2 * pending.free)]);
        all.filter(|&(other, _)| other == symbol).map(|(_, actions)| u32::from(actions)).sum()
    }

    fn crystal_reason(&self, from: Cell, to: Cell) -> Verdict {
        self.batch(Symbol::Crystal, 1, Clause::C1)?;
        require(self.area.cauldron.all_crystals().contains(from), Refusal::NoCrystal { cell: from })?;
        require(from != to, Refusal::NoMovement { symbol: Symbol::Crystal })?;
        self.empty(to)?;
        self.batch(Symbol::Crystal, from.distance(to), Clause::C1)
    }

    fn crystal_out_reason(&self, from: Cell, exit: Symbol) -> Verdict {
        self.batch(Symbol::Crystal, 1, Clause::C2)?;
        require(self.area.cauldron.all_crystals().contains(from), Refusal::NoCrystal { cell: from })?;
        self.batch(Symbol::Crystal, self.edition.cauldron.exit_price(from, exit), Clause::C2)
    }

    fn wand_reason(&self, spaces: u8) -> Verdict {
        self.batch(Symbol::Wand, 1, Clause::M1)?;
        require(spaces > 0, Refusal::NoMovement { symbol: Symbol::Wand })?;
        let room = self.edition.wand.last() - self.area.wand;
        require(room > 0, Refusal::EndOfWand)?;
        require(spaces <= room, Refusal::BeyondTheWand { spaces, room })?;
        self.batch(Symbol::Wand, spaces, Clause::M1)
    }

    fn scroll_reason(&self, position: u8, moon: bool) -> Verdict {
        self.batch(Symbol::Scroll, 1, Clause::R1)?;
        if !moon {
            require(self.table.display.at(position).is_some(), Refusal::NoScroll { position })?;
        }
        self.batch(Symbol::Scroll, position, Clause::R1)
    }

    fn spell_reason(&self, spell: Spell) -> Verdict {
        let open = self.table.stack.top();
        let suited = open.is_some_and(|batch| spell.suits(batch.symbol));
        require(suited, Refusal::SpellNotSuited { spell, open: open.map(|batch| batch.symbol) })?;
        require(self.holds(spell), Refusal::SpellNotHeld { spell })?;
        self.not_interrupted()?;
        Err(Refusal::SpellOfNoUse { spell })
    }

    /// Whether a bonus waits, and may start inside what is open.
    fn pending(&self, waits: bool) -> Verdict {
        require(waits, Refusal::NotPending)?;
        require(!self.table.stack.is_full(), Refusal::TooDeep)
    }

    fn bonus_reason(&self, symbol: Symbol, actions: u8, vial: bool) -> Verdict {
        // Bonuses have few actions; a larger number names none that could wait.
        require(actions <= Bonus::MAX_ACTIONS, Refusal::NotPending)?;
        let bonus = if vial { Bonus::vial(symbol, actions) } else { Bonus::chip(symbol, actions) };
        self.pending(self.table.pending.bonuses().contains(&bonus))
    }

    fn shelve_reason(&self, crystal: RimCrystal, shelf: Shelf) -> Verdict {
        let (exit, black) = (crystal.exit(), crystal.is_black());
        let pending = &self.table.pending;
        let waits = if black { pending.black == Some(exit) } else { pending.rim[exit] > 0 };
        require(waits, Refusal::NotOnRim { exit, black })?;
        if shelf == Shelf::Symbol {
            let free = self.table.shelf_room(exit) > 0 || self.table.bottom_room() == 0;
            return require(free, Refusal::ShelfFull { symbol: exit });
        }
        require(self.table.bottom_room() > 0, Refusal::BottomFull)?;
        match shelf {
            Shelf::Chip(chip) => self.chip_reason(chip),
            _ => require(self.table.collecting.vial && self.can_lay_power(), Refusal::NoCollecting),
        }
    }

    fn chip_reason(&self, chip: Chip) -> Verdict {
        require(self.table.table_chips[chip.index()] > 0, Refusal::ChipGone { chip })
    }

    fn power_reason(&self, symbol: Symbol, first: Cell, second: Cell) -> Verdict {
        require(self.table.power_tiles >> symbol as u8 & 1 == 1, Refusal::PowerTileGone { symbol })?;
        self.empty_neighbours(first, second)?;
        require(first < second, Refusal::CellsOutOfOrder { first, second })
    }

    fn remove_reason(&self, cell: Cell) -> Verdict {
        let in_turn =
            matches!(self.table.phase, Phase::TurnStart | Phase::Order | Phase::Begin | Phase::Acting);
        require(in_turn, Refusal::NotInTurn)?;
        require(self.area.cauldron.all_crystals().contains(cell), Refusal::NoCrystal { cell })?;
        let (price, score) = (self.area.removal_price(), self.area.score);
        require(score >= price, Refusal::TooPoor { price, score })
    }
}

/// Decisions that come before any action type is going on.
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
