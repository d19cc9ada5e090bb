//! Joining a table: its players, what it allows, and the game once started.

use std::rc::Rc;

use leptos::prelude::*;
use witchstone_rules::{Player, View};
use witchstone_wire::{ChatMessage, EventJson, Occupant, Reason, SeatInfo, Status, TableInfo, ViewJson};

use super::TableConnection;
use crate::game::{FinishedTable, HintPolicy, Resigned, SeatColours, Session};
use crate::online::clocks::Clocks;
use crate::ui::{level_key, nearest_level, storage};

impl TableConnection {
    pub(super) fn welcome(
        self: &Rc<Self>,
        table: TableInfo,
        view: Option<Box<ViewJson>>,
        missed: Vec<EventJson>,
        chat: Vec<ChatMessage>,
    ) {
        let first = self.version.get() == 0;
        self.version.set(table.version);
        self.page.chat.set(chat);
        self.update_table(table);
        self.page.connected.set(true);
        self.page.closed.set(None);
        if let Some(view) = view.and_then(|view| self.read(&view)) {
            let before = self.plies_count();
            self.show_at_once(view, missed);
            self.report_missed_moves(first, before);
        }
        // A request that was pending when the connection was lost is sent again, on its version.
        let waiting = self.waiting.borrow().clone();
        if let Some((_, message)) = waiting {
            self.post(&message);
        }
    }

    /// Updates players and settings of the table.
    pub(super) fn update_table(&self, table: TableInfo) {
        if let Some(session) = self.page.game.get_untracked() {
            session.names.set(self.names_at(&table));
            apply_table(session, &table);
        }
        self.version.set(self.version.get().max(table.version));
        let clocks: Option<Vec<_>> = table.seats.iter().map(|seat| seat.clock_ms).collect();
        let running = table.to_move.filter(|&seat| has_clock(&table, seat));
        self.page.clocks.set(clocks.map_or_else(Clocks::default, |left| Clocks::received(left, running)));
        let rounds = self.edition.get().map(|edition| edition.counts.turns);
        FinishedTable::store_if_finished(&table, &self.names_at(&table), rounds);
        self.page.info.set(Some(table));
    }

    /// The clocks of an update of the game, in which this seat is to move.
    pub(super) fn update_clocks(&self, clocks_ms: Vec<i64>, to_move: usize) {
        let has_clock =
            |info: &Option<TableInfo>| info.as_ref().is_some_and(|table| has_clock(table, to_move));
        let running = Some(to_move).filter(|_| self.page.info.with_untracked(has_clock));
        self.page.clocks.set(Clocks::received(clocks_ms, running));
    }

    pub(super) fn names_at(&self, table: &TableInfo) -> Vec<String> {
        let name = |occupant: &Occupant| match occupant {
            Occupant::Guest { name } | Occupant::Reserved { name } => self.texts.person(name),
            Occupant::Bot { level } => self.texts.now(level_key(nearest_level(*level)), &[]),
            Occupant::Open => String::new(),
        };
        table.seats.iter().map(|seat| name(&seat.occupant)).collect()
    }

    /// The game of the page; it begins with the first view.
    pub(super) fn session(self: &Rc<Self>, view: View) -> Session {
        if let Some(session) = self.page.game.get_untracked() {
            return session;
        }
        let names = self.page.info.with_untracked(|info| info.as_ref().map(|table| self.names_at(table)));
        let connection = Rc::downgrade(self);
        let session = self.owner.with(|| {
            let connection = StoredValue::new_local(connection);
            let act = Callback::new(move |act| {
                if let Some(connection) = connection.with_value(|connection| connection.upgrade()) {
                    connection.act(act);
                }
            });
            let session = Session::new(view, names.unwrap_or_default(), act);
            session.confirms_turns.set(true);
            session
        });
        self.page.info.with_untracked(|info| info.as_ref().map(|table| apply_table(session, table)));
        self.page.game.set(Some(session));
        self.follow_looking_back(session);
        session
    }

    fn follow_looking_back(self: &Rc<Self>, session: Session) {
        let connection = Rc::downgrade(self);
        let ask = move |moves: &Option<usize>, _: Option<&Option<usize>>, _: Option<()>| {
            if let Some(connection) = connection.upgrade() {
                connection.look_back(*moves);
            }
        };
        self.owner.with(|| Effect::watch(move || session.shown.get(), ask, false));
    }

    pub(super) fn reject(&self, reason: Reason, text: String) {
        self.page.rejected.set(Some((reason, text)));
        if let Some(socket) = self.socket.borrow().as_ref() {
            socket.close();
        }
    }
}

/// Reports others' moves since the last visit, once.
impl TableConnection {
    pub(super) fn plies_count(&self) -> usize {
        self.page.game.with_untracked(|game| game.map_or(0, |game| game.plies.with_untracked(Vec::len)))
    }

    /// Others' moves since this browser's last visit.
    pub(super) fn report_missed_moves(&self, first: bool, before: usize) {
        let Some(session) = self.page.game.get_untracked() else {
            return;
        };
        let seat = session.live.with_untracked(|view| view.seat);
        let known = if first { self.seen().unwrap_or(usize::MAX) } else { before };
        let news = session.plies.with_untracked(|plies| {
            plies.iter().skip(known).filter(|ply| Some(ply.player) != seat).cloned().collect::<Vec<_>>()
        });
        if !news.is_empty() {
            self.page.away.set(news);
        }
        self.note_seen();
    }

    pub(super) fn seen_key(&self) -> String {
        format!("witchstone/seen/{}", self.id)
    }

    pub(super) fn seen(&self) -> Option<usize> {
        storage::read(&self.seen_key())?.parse().ok()
    }

    pub(super) fn note_seen(&self) {
        storage::write(&self.seen_key(), &self.plies_count().to_string());
    }
}

/// Whether the clock of a seat runs in its turns: not that of a computer, nor that of somebody who resigned.
fn has_clock(table: &TableInfo, seat: usize) -> bool {
    let is_person = |seat: &SeatInfo| matches!(seat.occupant, Occupant::Guest { .. }) && !seat.resigned;
    table.seats.get(seat).is_some_and(is_person)
}

/// What the table allows, the seats' colours, who resigned, and the rematch.
fn apply_table(session: Session, table: &TableInfo) {
    if session.rematch.with_untracked(|known| *known != table.rematch) {
        session.rematch.set(table.rematch.clone());
    }
    session.colours.set(SeatColours::chosen(table.seats.iter().map(|seat| Some(seat.colour))));
    session.hints.policy.set(match (table.your_seat, table.settings.hints) {
        (None, _) => HintPolicy::Watching,
        (Some(_), true) => HintPolicy::Yes,
        (Some(_), false) => HintPolicy::No,
    });
    let halted = match (table.status, &table.result, &table.older_rules) {
        (Status::Finished, None, _) => Some("game-stopped"),
        (_, Some(_), Some(_)) => Some("game-over"),
        (_, None, Some(_)) => Some("game-suspended"),
        _ => None,
    };
    if session.halted.get_untracked() != halted {
        session.halted.set(halted);
    }
    let losers: Vec<_> = (0..table.seats.len()).filter(|&at| table.seats[at].resigned).collect();
    let players = |seats: &[usize]| seats.iter().map(|&seat| Player::new(seat)).collect::<Vec<_>>();
    let ended = table.result.as_ref().filter(|_| !losers.is_empty());
    let resigned =
        ended.map(|result| Resigned { winners: players(&result.winners), losers: players(&losers) });
    if session.resigned.with_untracked(|known| *known != resigned) {
        session.resigned.set(resigned);
    }
}
