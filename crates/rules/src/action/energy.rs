//! The Energy action (E1–E5).

use crate::legality::require;
use crate::move_gen::MoveGen;
use crate::{
    Clause, ConnectionName, Connections, Event, EventSink, Move, MoveList, Refusal, Source, State, Symbol,
};

impl MoveGen<'_> {
    /// The connections that may take a unit now: the one begun (E3), or any free one at the own network (E4).
    #[inline]
    pub(crate) fn open_connections(&self) -> Connections {
        match self.area.begun {
            _ if self.area.energy == 0 => Connections::NONE,
            Some((connection, _)) => connection.alone(),
            None => self.edition.ball.at_any(self.area.network) & !self.table.taken_connections(),
        }
    }

    pub(crate) fn can_lay_energy(&self) -> bool {
        !self.open_connections().is_empty()
    }

    pub(crate) fn energy_moves(&self, out: &mut MoveList) {
        for connection in self.open_connections().iter() {
            out.push(Move::Energy(self.edition.ball.name(connection)));
        }
    }

    pub(crate) fn check_energy(&self, name: ConnectionName) -> Result<(), Refusal> {
        let ball = &self.edition.ball;
        self.check_batch(Symbol::Energy, 1, Clause::T4)?;
        require(self.area.energy > 0, Refusal::NoEnergy)?;
        let connection = ball.named(name).ok_or(Refusal::NoSuchConnection { connection: name })?;
        if let Some((begun, _)) = self.area.begun {
            require(begun == connection, Refusal::BegunFirst { connection: ball.name(begun) })?;
        }
        if let Some((by, _)) = self.table.units_on(connection) {
            return Err(Refusal::ConnectionTaken { connection: name, by });
        }
        let joined = !(ball.ends(connection) & self.area.network).is_empty();
        require(joined, Refusal::NotJoined { connection: name })
    }
}

impl State {
    pub(crate) fn lay_energy<E: EventSink>(&mut self, name: ConnectionName, events: &mut E) {
        let edition = self.edition();
        let connection = edition.ball.named(name).expect("only printed connections are offered");
        let spaces = edition.ball.plan(connection).spaces;
        self.spend(1);
        let area = self.active_mut();
        area.energy -= 1;
        let laid = area.begun.map_or(0, |(_, laid)| laid) + 1;
        if laid < spaces {
            area.begun = Some((connection, laid));
            return;
        }
        area.begun = None;
        area.completed.insert(connection);
        // Own connections all hang together (E4), so one new one adds at most one location.
        area.network |= edition.ball.ends(connection);
        events.emit(Event::Completed { player: self.table.player, connection });
        let points = self.table.points_of_connection(connection);
        self.score(points as i16, Source::Connection(spaces), events);
    }
}
