//! The bots of a room: one search at a time, and only on the node that holds the lease.

use tokio::sync::mpsc;
use tokio::time::Instant;
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Move, Player};

use super::RoomCommand;
use crate::bot_pool::{BotPool, SearchFailed, Turn, new_bot};
use crate::domain::Table;
use crate::limits::BOT_RETRY;

/// The move that a bot chose, or that there is none.
pub struct BotMove {
    seat: Player,
    level: Level,
    /// [`Table::position`] that it was chosen for.
    position: u64,
    chosen: Result<(Bot, Move), SearchFailed>,
}

/// The bots of a room.
pub struct Bots {
    pool: BotPool,
    /// The id of the table.
    table: String,
    /// Bots that are not searching: the plan of their turn, without the buffers of the search.
    idle: Vec<(Player, Level, Bot)>,
    searching: bool,
    /// After a failure, no search before then.
    retry_at: Option<Instant>,
}

impl Bots {
    /// No bots yet.
    pub fn new(pool: BotPool, table: String) -> Bots {
        Bots { pool, table, idle: vec![], searching: false, retry_at: None }
    }

    /// Whether a search is running.
    pub fn is_searching(&self) -> bool {
        self.searching
    }

    /// When to search again after a failure.
    pub fn retry_at(&self) -> Option<Instant> {
        self.retry_at
    }

    /// Whether a search may start now.
    pub fn is_ready(&self) -> bool {
        !self.searching && self.retry_at.is_none_or(|at| at <= Instant::now())
    }

    /// Starts the search of the bot to move; its choice comes as [`RoomCommand::BotMove`].
    pub fn search(&mut self, table: &Table, room: &mpsc::Sender<RoomCommand>) {
        let Some((seat, level)) = bot_to_move(table).filter(|_| self.is_ready()) else { return };
        let Some(game) = &table.game else { return };
        let view = game.state().view(Some(seat));
        let (bot, position) = (self.take(seat, level), table.position);
        let (pool, room) = (self.pool.clone(), room.clone());
        let is_awaited = table.players().any(|seat| table.bot_at(seat).is_none());
        let turn = Turn { host: table.host.guest.clone(), table: self.table.clone(), is_awaited };
        (self.searching, self.retry_at) = (true, None);
        tokio::spawn(async move {
            let chosen = pool.choose(turn, level, bot, view).await;
            let chosen = BotMove { seat, level, position, chosen };
            // A room that was evicted meanwhile searches again when it is loaded.
            drop(room.send(RoomCommand::BotMove(Box::new(chosen))).await);
        });
    }

    fn take(&mut self, seat: Player, level: Level) -> Bot {
        let idle = self.idle.iter().position(|(at, of, _)| (*at, *of) == (seat, level));
        idle.map_or_else(|| new_bot(level), |at| self.idle.swap_remove(at).2)
    }

    /// Ends the search; returns the move unless it failed or the position has changed.
    pub fn finish(&mut self, found: BotMove, table: &Table) -> Option<(Player, Move)> {
        let BotMove { seat, level, position, chosen } = found;
        self.searching = false;
        let is_current = position == table.position && bot_to_move(table) == Some((seat, level));
        match chosen {
            Ok((bot, played)) => {
                self.idle.push((seat, level, bot));
                is_current.then_some((seat, played))
            }
            Err(SearchFailed) => {
                self.retry_at = is_current.then(|| Instant::now() + BOT_RETRY);
                None
            }
        }
    }
}

/// The bot to move: its seat and level.
pub fn bot_to_move(table: &Table) -> Option<(Player, Level)> {
    let seat = table.to_move()?;
    Some((seat, table.bot_at(seat)?))
}

#[cfg(test)]
mod tests {
    use witchstone_rules::Options;

    use super::*;
    use crate::bot_pool::tests::panicking;
    use crate::domain::{Entry, MissingEdition, Occupant, Person, Seat, Settings, rules_on};
    use crate::random::OsRandom;

    /// A table of two bots whose game has started.
    fn bots_only() -> Table {
        let edition = witchstone_rules::Edition::classic();
        let host = Person { guest: "host".into(), name: "Ada".into() };
        let bot = |seat| Seat { occupant: Occupant::Bot(Level::Master), ..Seat::open(seat) };
        let seats = Player::all(2).map(bot).collect();
        let settings = Settings::new(Options::new(2));
        let created = Entry::Created { settings, host, rules: rules_on(edition), seats, deal: None };
        let find = |_: &str| Ok::<_, MissingEdition>(edition);
        let mut table = Table::created(created, find, 0).unwrap();
        let start = table.decide_start(&mut OsRandom::default()).unwrap();
        table.apply(&start, 0).unwrap();
        table
    }

    async fn search(bots: &mut Bots, table: &Table) -> Option<(Player, Move)> {
        let (room, mut commands) = mpsc::channel(1);
        bots.search(table, &room);
        assert!(bots.is_searching());
        match commands.recv().await {
            Some(RoomCommand::BotMove(found)) => bots.finish(*found, table),
            _ => panic!("the room gets no answer"),
        }
    }

    /// A search that panicked left the table waiting for ever.
    #[tokio::test]
    async fn a_failed_search_is_reported_and_repeated_later() {
        let table = bots_only();
        let mut bots = Bots::new(panicking(1), "t".into());
        assert_eq!(search(&mut bots, &table).await, None);
        assert!(!bots.is_searching() && !bots.is_ready());
        assert!(bots.retry_at().is_some_and(|at| at > Instant::now()));
        bots.retry_at = Some(Instant::now());
        assert!(bots.is_ready());
        bots.pool = BotPool::new(1);
        let (seat, played) = search(&mut bots, &table).await.unwrap();
        assert!(table.game.as_ref().unwrap().state().view(Some(seat)).legal_moves().contains(&played));
        assert!(bots.retry_at().is_none());
    }

    /// Bots of a table that is loaded but does not move hold no buffers: 5 MB each before.
    #[tokio::test]
    async fn idle_bots_hold_no_buffers() {
        let table = bots_only();
        let mut bots = Bots::new(BotPool::new(1), "t".into());
        assert!(search(&mut bots, &table).await.is_some());
        assert_eq!(bots.idle.len(), 1);
        assert!(bots.idle.iter_mut().all(|(_, _, bot)| bot.take_searcher().is_none()));
    }
}
