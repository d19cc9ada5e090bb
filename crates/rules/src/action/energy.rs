//! The Energy action (E1–E5).

use crate::actor::Actor;
use crate::{ConnectionName, Connections, Event, Move, MoveList, Source, State, Witness};

impl Actor<'_> {
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
}

impl State {
    pub(crate) fn lay_energy<W: Witness>(&mut self, name: ConnectionName, witness: &mut W) {
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
        witness.see(Event::Completed { player: self.table.player, connection });
        let points = edition.counts.connection_points[spaces as usize];
        self.score(points as i16, Source::Connection(spaces), witness);
    }
}
