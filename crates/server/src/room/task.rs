//! The task that owns a table.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use witchstone_rules::Player;
use witchstone_wire::{ChatLine, Reason, Status};

use super::bots::{Bots, next};
use super::replay::read;
use super::subscribers::Subscribers;
use super::{Joined, Refused, RoomCommand, Subscription};
use crate::clock::now_ms;
use crate::domain::{Action, Entry, Person, Table, TableEvent};
use crate::error::ServerError;
use crate::shared::Shared;
use crate::storage::{Append, ChatRow, ResultRow, StoredEntry, Summary};

/// How often an action is tried when others are faster.
const TRIES: usize = 8;
/// For how long a node claims the bots of a table.
const CLAIM_MS: i64 = 10_000;
/// How many lines of chat a listener is given at first.
const CHAT_LINES: i64 = 50;
/// The longest line of chat.
const CHAT_LENGTH: usize = 500;

/// A table that is awake.
pub struct Room {
    id: String,
    shared: Arc<Shared>,
    table: Table,
    audience: Subscribers,
    bots: Bots,
    mailbox: mpsc::WeakSender<RoomCommand>,
    claimed_until: i64,
    chat_seen: i64,
}

/// Whether the room goes on after a piece of mail.
enum Next {
    Continue,
    /// What is in memory may not be what is stored: forget it.
    Evict,
}

impl Room {
    /// A room for this table.
    pub fn new(
        id: String,
        shared: Arc<Shared>,
        table: Table,
        mailbox: mpsc::WeakSender<RoomCommand>,
    ) -> Room {
        let bots = Bots::new(shared.bot_pool.clone());
        let chat_seen = now_ms();
        Room {
            id,
            shared,
            table,
            audience: Subscribers::default(),
            bots,
            mailbox,
            claimed_until: 0,
            chat_seen,
        }
    }

    /// Lives until nobody needs it any more.
    pub async fn live(mut self, mut mail: mpsc::Receiver<RoomCommand>) {
        self.run_due().await;
        loop {
            let asleep_at = Instant::now() + self.shared.limits.room_idle;
            let wake_at = self.wakes_in().map(|wait| Instant::now() + wait);
            let deadline = wake_at.map_or(asleep_at, |wake| wake.min(asleep_at));
            match tokio::time::timeout_at(deadline, mail.recv()).await {
                Ok(None) => return,
                Ok(Some(piece)) => {
                    if let Next::Evict = self.handle(piece).await {
                        return;
                    }
                }
                Err(_) if wake_at == Some(deadline) => {
                    if let Next::Evict = self.run_due().await {
                        return;
                    }
                }
                Err(_) if self.audience.is_empty() && !self.bots.is_thinking() => {
                    // RoomCommand that comes while the room closes is refused, and its sender wakes the table anew.
                    mail.close();
                    while let Ok(piece) = mail.try_recv() {
                        self.handle(piece).await;
                    }
                    return;
                }
                Err(_) => {}
            }
        }
    }

    /// How long until a clock runs out.
    fn wakes_in(&self) -> Option<Duration> {
        let deadline = self.table.deadline()?;
        Some(Duration::from_millis((deadline - now_ms() + 1).max(0) as u64))
    }

    async fn handle(&mut self, piece: RoomCommand) -> Next {
        match piece {
            RoomCommand::Act { who, action, answer } => {
                let done = self.act(&who, &action).await;
                let falls = matches!(&done, Err(refused) if matches!(refused.fault, ServerError::Store(_) | ServerError::Broken(_)));
                // The asker may have gone; what was done stays done.
                drop(answer.send(done));
                if falls { Next::Evict } else { self.run_due().await }
            }
            RoomCommand::Subscribe { listens, answer } => {
                drop(answer.send(self.join(listens).await));
                Next::Continue
            }
            RoomCommand::Info { guest, answer } => {
                drop(answer.send(self.table.info(&self.id, guest.as_deref(), now_ms())));
                Next::Continue
            }
            RoomCommand::Record { answer } => {
                drop(answer.send(self.table.record()));
                Next::Continue
            }
            RoomCommand::ScoreSheets { answer } => {
                drop(answer.send(self.table.sheets()));
                Next::Continue
            }
            RoomCommand::ViewToMove { who, hint, answer } => {
                drop(answer.send(self.ask(&who, hint)));
                Next::Continue
            }
            RoomCommand::PastView { who, moves, answer } => {
                let seat = self.table.seat_of(&who.guest);
                drop(answer.send(self.table.view_after(seat, moves)));
                Next::Continue
            }
            RoomCommand::Chat { who, text, answer } => {
                drop(answer.send(self.say(&who, text).await));
                Next::Continue
            }
            RoomCommand::Mute { guest, name, muted } => {
                self.audience.ignore(&guest, &name, muted);
                Next::Continue
            }
            RoomCommand::BotMove(chosen) => {
                if let Some((seat, played)) = self.bots.settle(*chosen, &self.table)
                    && let Ok(entry) = self.table.check_move(seat, played)
                    && self.append(entry).await.is_err()
                {
                    return Next::Evict;
                }
                self.run_due().await
            }
            // What this node has made itself comes back as news.
            RoomCommand::CatchUp(version) if version <= self.table.version => Next::Continue,
            RoomCommand::CatchUp(_) => match self.catch_up().await {
                Ok(()) => self.run_due().await,
                Err(_) => Next::Evict,
            },
            RoomCommand::CatchUpChat => {
                self.hear_chat().await;
                Next::Continue
            }
            RoomCommand::RunDue => self.run_due().await,
        }
    }

    /// Does what is due: a change of the rules, the start of a full table, a clock that ran out, a bot's move.
    async fn run_due(&mut self) -> Next {
        if self.table.edition.is_err() {
            // Nothing can be done here, and the table is not to be found due again at once.
            self.has_claim().await;
            return Next::Continue;
        }
        if let Some(entry) = self.table.due_to_rules()
            && self.append(entry).await.is_err()
        {
            return Next::Evict;
        }
        if self.table.is_ready() {
            match self.table.start() {
                Ok(entry) => {
                    if self.append(entry).await.is_err() {
                        return Next::Evict;
                    }
                }
                Err(fault) => fault.log(),
            }
        }
        if let (Some(seat), Some(deadline)) = (self.table.running(), self.table.deadline())
            && deadline < now_ms()
            && self.append(Entry::TimedOut { seat }).await.is_err()
        {
            return Next::Evict;
        }
        if next(&self.table).is_some()
            && !self.bots.is_thinking()
            && self.has_claim().await
            && let Some(mailbox) = self.mailbox.upgrade()
        {
            self.bots.think(&self.table, &mailbox);
        }
        Next::Continue
    }

    /// Whether the bots of this table are this node's to move.
    async fn has_claim(&mut self) -> bool {
        let now = now_ms();
        if now + CLAIM_MS / 2 < self.claimed_until {
            return true;
        }
        let until = now + CLAIM_MS;
        let claimed = self.shared.store.claim(&self.id, &self.shared.node, now, until).await.unwrap_or(false);
        self.claimed_until = if claimed { until } else { 0 };
        claimed
    }

    async fn act(&mut self, who: &Person, action: &Action) -> Result<u64, Refused> {
        for _ in 0..TRIES {
            let entry = self.table.decide(who, action).map_err(|fault| self.refused(fault, who))?;
            match self.append(entry).await {
                Ok(true) => return Ok(self.table.version),
                Ok(false) => {}
                Err(fault) => return Err(self.refused(fault, who)),
            }
        }
        Err(self.refused(Reason::Stale.into(), who))
    }

    fn refused(&self, fault: ServerError, who: &Person) -> Refused {
        let stale = matches!(fault.reason(), Reason::Stale | Reason::NotYourTurn);
        let view = if stale { self.table.view(self.table.seat_of(&who.guest)) } else { None };
        Refused { fault, version: self.table.version, view }
    }

    /// Makes an entry durable and then known; false if another node was first, whose entries are then known.
    async fn append(&mut self, entry: Entry) -> Result<bool, ServerError> {
        let at_ms = entry.at_ms(self.table.at_ms);
        let body = serde_json::to_string(&entry).map_err(|error| ServerError::Broken(error.to_string()))?;
        let stored = StoredEntry { version: self.table.version + 1, at_ms, body };
        let after = if self.table.goes_on_after(&entry) { None } else { Some(self.after(&entry, at_ms)?) };
        let summary = after.as_ref().map(|(table, _)| Summary {
            seats_changed: !matches!(entry, Entry::Moved { .. }),
            ..table.summary(&self.id)
        });
        let results = after.as_ref().map_or(vec![], |(table, _)| self.new_results(table));
        let append = Append { table: self.id.clone(), entry: stored, summary, results };
        if !self.shared.store.append(append).await? {
            self.catch_up().await?;
            return Ok(false);
        }
        metrics::counter!("witchstone_entries_total").increment(1);
        match after {
            Some((table, happened)) => {
                let looked = self.looks();
                self.table = table;
                self.tell(&entry, &happened, looked);
            }
            None => self.apply(&entry, at_ms)?,
        }
        Ok(true)
    }

    /// The table after an entry, and what happened.
    fn after(&self, entry: &Entry, at_ms: i64) -> Result<(Table, Vec<TableEvent>), ServerError> {
        let mut after = self.table.clone();
        let happened = after.apply(entry, at_ms)?;
        Ok((after, happened))
    }

    /// The results, if the game has ended by what happened last.
    fn new_results(&self, after: &Table) -> Vec<ResultRow> {
        let ends = self.table.result().is_none() && after.result().is_some();
        if ends { after.results() } else { vec![] }
    }

    /// Adds an entry that is durable to the table, and tells everybody.
    fn apply(&mut self, entry: &Entry, at_ms: i64) -> Result<(), ServerError> {
        let looked = self.looks();
        let happened = self.table.apply(entry, at_ms)?;
        self.tell(entry, &happened, looked);
        Ok(())
    }

    fn looks(&self) -> (Status, Option<usize>) {
        (self.table.status(), self.table.to_move())
    }

    /// Tells everybody what an entry has brought about; before it the table looked like this.
    fn tell(&mut self, entry: &Entry, happened: &[TableEvent], looked: (Status, Option<usize>)) {
        let now = now_ms();
        if !happened.is_empty() || matches!(entry, Entry::Started { .. } | Entry::Resumed { .. }) {
            self.audience.tell_game(&self.table, happened, now);
        }
        let quiet = matches!(entry, Entry::Moved { .. } | Entry::Undone | Entry::Redone);
        if !quiet || looked.0 != self.table.status() {
            self.audience.tell_table(&self.table, &self.id, now);
        }
        if looked.1 != self.table.to_move() {
            let present = |guest: &str| self.audience.has(guest);
            self.shared.hooks.notify_turn(&self.id, &self.table, present);
        }
    }

    /// Reads the entries that other nodes have made.
    async fn catch_up(&mut self) -> Result<(), ServerError> {
        for stored in self.shared.store.entries(&self.id, self.table.version).await? {
            let entry = read(&stored)?;
            self.apply(&entry, stored.at_ms)?;
        }
        Ok(())
    }

    async fn join(&mut self, listens: Subscription) -> Result<Joined, ServerError> {
        self.catch_up().await?;
        let who = listens.who.clone();
        let seat = self.table.seat_of(&who.guest);
        let is_host = self.table.host.guest == who.guest;
        let may_watch = self.table.settings.spectators || self.table.status() == Status::Open;
        if seat.is_none() && !is_host && !may_watch {
            return Err(Reason::NoSpectators.into());
        }
        let chat = self.shared.store.chat(&self.id, CHAT_LINES).await?;
        let view = self.table.view(seat);
        self.audience.add(listens, view.is_some().then_some(seat));
        Ok(Joined {
            table: self.table.info(&self.id, Some(&who.guest), now_ms()),
            view,
            chat: chat.into_iter().map(line).collect(),
        })
    }

    fn ask(&self, who: &Person, hint: bool) -> Result<(u64, witchstone_rules::View), ServerError> {
        let seat = self.table.seat_of(&who.guest).ok_or(Reason::NoSeat)?;
        let game = self.table.begun()?;
        if hint && !self.table.settings.hints {
            return Err(Reason::NoHints.into());
        }
        if self.table.to_move() != Some(seat) {
            return Err(Reason::NotYourTurn.into());
        }
        Ok((self.table.version, game.state().view(Some(Player::new(seat)))))
    }

    async fn say(&mut self, who: &Person, text: String) -> Result<(), ServerError> {
        if self.table.muted.contains(&who.name) {
            return Err(Reason::Muted.into());
        }
        if text.trim().is_empty() || text.chars().count() > CHAT_LENGTH {
            return Err(ServerError::BadMessage(format!("Say 1 to {CHAT_LENGTH} characters.")));
        }
        let seat = self.table.seat_of(&who.guest);
        if seat.is_none() && !self.table.settings.spectators && self.table.host.guest != who.guest {
            return Err(Reason::NoSpectators.into());
        }
        let row = ChatRow {
            guest: who.guest.clone(),
            name: who.name.clone(),
            seat: seat.map(|seat| seat as i64),
            text,
            at_ms: now_ms().max(self.chat_seen + 1),
        };
        self.shared.store.say(&self.id, row.clone()).await?;
        self.chat_seen = row.at_ms;
        self.audience.tell_chat(&line(row));
        Ok(())
    }

    /// Passes on what was said on other nodes.
    async fn hear_chat(&mut self) {
        let Ok(lines) = self.shared.store.chat(&self.id, CHAT_LINES).await else { return };
        for row in lines {
            if row.at_ms > self.chat_seen {
                self.chat_seen = row.at_ms;
                self.audience.tell_chat(&line(row));
            }
        }
    }
}

fn line(row: ChatRow) -> ChatLine {
    ChatLine { name: row.name, seat: row.seat.map(|seat| seat as usize), text: row.text, at_ms: row.at_ms }
}
