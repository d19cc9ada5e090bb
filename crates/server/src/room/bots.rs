//! The bots of a room: one search at a time, and only on the node that holds the lease.

use tokio::sync::mpsc;
use witchstone_ai::{Bot, Level};
use witchstone_rules::{Move, Player};

use super::RoomCommand;
use crate::bot_pool::{BotPool, new_bot};
use crate::domain::Table;

/// The move that a bot chose.
pub struct BotMove {
    seat: Player,
    level: Level,
    /// [`Table::position`] that it was chosen for.
    position: u64,
    bot: Bot,
    choice: Option<Move>,
}

/// The bots of a room.
pub struct Bots {
    pool: BotPool,
    /// Bots that are not searching; they keep the plan of their turn.
    idle: Vec<(Player, Level, Bot)>,
    searching: bool,
}

impl Bots {
    /// No bots yet.
    pub fn new(pool: BotPool) -> Bots {
        Bots { pool, idle: vec![], searching: false }
    }

    /// Whether a search is running.
    pub fn is_searching(&self) -> bool {
        self.searching
    }

    /// Starts the search of the bot to move; its choice comes as [`RoomCommand::BotMove`].
    pub fn search(&mut self, table: &Table, room: &mpsc::Sender<RoomCommand>) {
        let Some((seat, level)) = bot_to_move(table).filter(|_| !self.searching) else { return };
        let Some(game) = &table.game else { return };
        let view = game.state().view(Some(seat));
        let (bot, position) = (self.take(seat, level), table.position);
        let (pool, room) = (self.pool.clone(), room.clone());
        self.searching = true;
        tokio::spawn(async move {
            if let Some((bot, choice)) = pool.choose(bot, view).await {
                let chosen = BotMove { seat, level, position, bot, choice };
                // A room that was evicted meanwhile searches again when it is loaded.
                drop(room.send(RoomCommand::BotMove(Box::new(chosen))).await);
            }
        });
    }

    fn take(&mut self, seat: Player, level: Level) -> Bot {
        let idle = self.idle.iter().position(|(at, of, _)| (*at, *of) == (seat, level));
        idle.map_or_else(|| new_bot(level), |at| self.idle.swap_remove(at).2)
    }

    /// Ends the search; returns the move unless the position has changed.
    pub fn finish(&mut self, chosen: BotMove, table: &Table) -> Option<(Player, Move)> {
        let BotMove { seat, level, position, bot, choice } = chosen;
        self.searching = false;
        self.idle.push((seat, level, bot));
        (position == table.position && bot_to_move(table) == Some((seat, level))).then_some((seat, choice?))
    }
}

/// The bot to move: its seat and level.
pub fn bot_to_move(table: &Table) -> Option<(Player, Level)> {
    let seat = table.to_move()?;
    Some((seat, table.bot_at(seat)?))
}
