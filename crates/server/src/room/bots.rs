//! A room lets its bots move: one search at a time, and only while this node has claimed them.

use tokio::sync::mpsc;
use witchstone_ai::Bot;
use witchstone_rules::{Move, Player};

use super::RoomCommand;
use crate::bot_pool::{BotPool, bot};
use crate::domain::Table;

/// A bot's choice.
pub struct Chosen {
    seat: usize,
    level: u8,
    /// The position it was made on.
    position: u64,
    bot: Bot,
    choice: Option<Move>,
}

/// The bots of a room.
pub struct Bots {
    bot_pool: BotPool,
    /// Bots that wait for their next move, with the plans of their turns.
    waiting: Vec<(usize, u8, Bot)>,
    thinking: bool,
}

impl Bots {
    /// No bot has thought yet.
    pub fn new(bot_pool: BotPool) -> Bots {
        Bots { bot_pool, waiting: vec![], thinking: false }
    }

    /// Whether one is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinking
    }

    /// Lets the bot whose turn it is think; its choice comes by mail.
    pub fn think(&mut self, table: &Table, mailbox: &mpsc::Sender<RoomCommand>) {
        let Some((seat, level)) = next(table).filter(|_| !self.thinking) else { return };
        let Some(game) = &table.game else { return };
        let view = game.state().view(Some(Player::new(seat)));
        let (bot, position) = (self.take(seat, level), table.position);
        let (bot_pool, mailbox) = (self.bot_pool.clone(), mailbox.clone());
        self.thinking = true;
        tokio::spawn(async move {
            if let Some((bot, choice)) = bot_pool.choose(bot, view).await {
                let chosen = Chosen { seat, level, position, bot, choice };
                // A room that has gone to sleep meanwhile thinks anew when it wakes.
                drop(mailbox.send(RoomCommand::BotMove(Box::new(chosen))).await);
            }
        });
    }

    fn take(&mut self, seat: usize, level: u8) -> Bot {
        let known = self.waiting.iter().position(|(at, of, _)| (*at, *of) == (seat, level));
        known.map_or_else(|| bot(level), |at| self.waiting.swap_remove(at).2)
    }

    /// Takes the bot back; gives its seat and move if the game is still where it was.
    pub fn settle(&mut self, chosen: Chosen, table: &Table) -> Option<(usize, Move)> {
        let Chosen { seat, level, position, bot, choice } = chosen;
        self.thinking = false;
        self.waiting.push((seat, level, bot));
        (position == table.position && next(table) == Some((seat, level))).then_some((seat, choice?))
    }
}

/// The bot whose turn it is: its seat and level.
pub fn next(table: &Table) -> Option<(usize, u8)> {
    let seat = table.to_move()?;
    Some((seat, table.bot_at(seat)?))
}
