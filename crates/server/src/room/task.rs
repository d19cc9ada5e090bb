//! The task that owns a table.

mod chat;

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use witchstone_ai::Level;
use witchstone_rules::{BySeat, Player, View};
use witchstone_wire::{Reason, ViewJson};

use super::audit::Audit;
use super::bots::{Bots, bot_to_move};
use super::replay::{apply_stored, load_version};
use super::subscribers::{Subscribers, Subscription};
use super::{BotTable, Refused, RoomCommand, Subscribed};
use crate::admin::log_name;
use crate::clock::now_ms;
use crate::create;
use crate::domain::{Action, Entry, Person, Status, Table, TableEvent};
use crate::error::ServerError;
use crate::limits::{CHAT_HISTORY, CONNECTIONS_PER_TABLE, TRIM_CHAT_EVERY};
use crate::protocol::{self, table_info};
use crate::random::OsRandom;
use crate::shared::Shared;
use crate::storage::{Append, ResultRow, Summary};
use chat::chat_message;

/// How often an action is attempted when other nodes are faster.
const ATTEMPTS: usize = 8;
/// How long a node leases the bots of a table.
const LEASE_MS: i64 = 10_000;
/// How exactly it is known when a player has opened the table: a day.
const SEEN_MS: i64 = 24 * 3600 * 1000;

/// A loaded table.
pub struct Room {
    id: String,
    shared: Arc<Shared>,
    table: Table,
    subscribers: Subscribers,
    bots: Bots,
    commands: mpsc::WeakSender<RoomCommand>,
    leased_until: i64,
    /// The time of the latest chat message.
    chat_at: i64,
    /// When it was last noted that a player has opened the table.
    seen_at: i64,
    /// Chat messages since older ones were deleted; they are deleted with the first one too.
    chat_untrimmed: u32,
    /// Counts this table while only bots play at it.
    bots_only: Option<BotTable>,
}

/// What becomes of the room after a command.
#[must_use]
enum Next {
    Continue,
    /// What is in memory may not be what is stored: drop it.
    Evict,
}

/// What of a table is compared before and after an entry.
struct Snapshot {
    status: Status,
    to_move: Option<Player>,
    mover_is_bot: bool,
    turn: Option<(Player, u8)>,
    vote_pending: bool,
    stand_ins: BySeat<Option<Level>>,
}

impl Snapshot {
    fn of(table: &Table) -> Snapshot {
        Snapshot {
            status: table.status(),
            to_move: table.to_move(),
            mover_is_bot: bot_to_move(table).is_some(),
            turn: table.turn(),
            vote_pending: table.vote.is_some(),
            stand_ins: table.stand_ins,
        }
    }

    /// Whether a move changed more than the game: it ended, withdrew an undo request, or a stand-in left with its turn.
    fn differs_beside_game(&self, after: &Table) -> bool {
        let now = Snapshot::of(after);
        self.status != now.status || self.vote_pending != now.vote_pending || self.stand_ins != now.stand_ins
    }

    /// Whether an entry left everything but the position within the turn as it was.
    fn is_same_turn(&self, entry: &Entry, after: &Table) -> bool {
        let same_turn = match entry {
            Entry::Moved(_) => self.turn.is_some() && self.turn == after.turn(),
            Entry::Undone | Entry::Redone => true,
            _ => false,
        };
        same_turn && !self.vote_pending
    }
}

impl Room {
    /// A room for this table.
    pub fn new(
        id: String,
        shared: Arc<Shared>,
        table: Table,
        commands: mpsc::WeakSender<RoomCommand>,
    ) -> Room {
        let (bots, chat_at) = (Bots::new(shared.bot_pool.clone(), id.clone()), now_ms());
        let (subscribers, chat_untrimmed) = (Subscribers::default(), TRIM_CHAT_EVERY);
        let mut room = Room {
            id,
            shared,
            table,
            subscribers,
            bots,
            commands,
            leased_until: 0,
            chat_at,
            seen_at: 0,
            chat_untrimmed,
            bots_only: None,
        };
        room.count_bots();
        room
    }

    /// Counts the table while only bots play at it.
    fn count_bots(&mut self) {
        let bots_only = self.table.is_bots_only() && self.table.status() != Status::Finished;
        if bots_only != self.bots_only.is_some() {
            self.bots_only = bots_only.then(|| self.shared.rooms.count_bot_table());
        }
    }

    /// Handles commands until the room is idle or evicted.
    pub async fn run(mut self, mut commands: mpsc::Receiver<RoomCommand>) {
        if let Next::Evict = self.run_due().await {
            return;
        }
        loop {
            let idle_at = Instant::now() + self.shared.limits.evict_after;
            let due_at = [self.clock_at(), self.bots.retry_at()].into_iter().flatten().min();
            let deadline = due_at.map_or(idle_at, |due| due.min(idle_at));
            let next = match tokio::time::timeout_at(deadline, commands.recv()).await {
                Ok(None) => return,
                Ok(Some(command)) => self.handle(command).await,
                Err(_) if due_at == Some(deadline) => self.run_due().await,
                Err(_) if self.subscribers.is_empty() && !self.bots.is_searching() => {
                    return self.drain(commands).await;
                }
                Err(_) => Next::Continue,
            };
            if let Next::Evict = next {
                return;
            }
        }
    }

    /// Handles the commands that are left. Later ones are refused, and their senders load the table again.
    async fn drain(&mut self, mut commands: mpsc::Receiver<RoomCommand>) {
        commands.close();
        while let Ok(command) = commands.try_recv() {
            if let Next::Evict = self.handle(command).await {
                return;
            }
        }
    }

    /// When a clock runs out.
    fn clock_at(&self) -> Option<Instant> {
        let deadline = self.table.deadline()?;
        Some(Instant::now() + Duration::from_millis((deadline - now_ms() + 1).max(0) as u64))
    }

    /// Handles a command. Replies to senders that are gone are dropped.
    async fn handle(&mut self, command: RoomCommand) -> Next {
        match command {
            RoomCommand::Act { who, action, reply } => {
                let done = self.act_in_time(&who, &action).await;
                let evict = matches!(&done, Err(refused) if is_lost(&refused.error));
                drop(reply.send(done));
                return if evict { Next::Evict } else { self.run_due().await };
            }
            RoomCommand::Rematch { who, same_deal, reply } => {
                // Boxed, because it is rare: every room's task has the size of its largest step.
                let decided = Box::pin(self.rematch(&who, same_deal)).await;
                let evict = matches!(&decided, Err(error) if error.is_internal());
                drop(reply.send(decided));
                return if evict { Next::Evict } else { Next::Continue };
            }
            RoomCommand::Subscribe { subscription, reply } => {
                drop(reply.send(self.subscribe(subscription).await))
            }
            RoomCommand::Info { guest, reply } => {
                drop(reply.send(table_info(&self.table, &self.id, guest.as_deref(), now_ms())));
            }
            RoomCommand::Record { guest, reply } => {
                let record = || protocol::finished_record(&self.table).map_err(ServerError::from);
                drop(reply.send(self.require_admitted(guest.as_deref()).and_then(|()| record())));
            }
            RoomCommand::ScoreSheets { guest, reply } => {
                let sheets = || protocol::score_sheets(&self.table).map_err(ServerError::from);
                drop(reply.send(self.require_admitted(guest.as_deref()).and_then(|()| sheets())));
            }
            RoomCommand::ViewToMove { who, hint, reply } => drop(reply.send(self.view_to_move(&who, hint))),
            RoomCommand::ViewAt { who, moves, reply } => {
                let seat = self.table.seat_of(&who.guest);
                let view = || self.table.view_after(seat, moves).map_err(ServerError::from);
                let view = self.require_admitted(Some(&who.guest)).and_then(|()| view());
                drop(reply.send(view.map(|view| Box::new(ViewJson::of(&view)))));
            }
            RoomCommand::Chat { who, text, reply } => drop(reply.send(self.chat(&who, text).await)),
            RoomCommand::Mute { guest, name, muted, reply } => {
                let done = self.subscribers.mute(&guest, &name, muted);
                drop(reply.send(done.map_err(ServerError::from)));
            }
            RoomCommand::BotMove(chosen) => {
                if let Some((seat, played)) = self.bots.finish(*chosen, &self.table)
                    && let Ok(entry) = self.table.decide_move(seat, played)
                    && let Err(error) = self.append(entry).await
                {
                    return self.evict("append the move of a bot", &error);
                }
                return self.run_due().await;
            }
            // This node is also notified of its own entries.
            RoomCommand::CatchUp(version) if version <= self.table.version => {}
            RoomCommand::CatchUp(_) => {
                return match self.catch_up().await {
                    Ok(()) => self.run_due().await,
                    Err(error) => self.evict("read the entries of another node", &error),
                };
            }
            RoomCommand::CatchUpChat => self.catch_up_chat().await,
            RoomCommand::Evict => return Next::Evict,
            RoomCommand::RunDue => return self.run_due().await,
        }
        Next::Continue
    }

    /// Says in the log what could not be done; whoever needs the table next loads it again.
    fn evict(&self, step: &str, error: &ServerError) -> Next {
        let (table, cause) = (log_name(&self.id), error.cause());
        tracing::error!(table, cause, step, "table evicted");
        Next::Evict
    }

    /// Does what is due: a change of the rules, the start of a full table, a clock that ran out, a bot's move.
    async fn run_due(&mut self) -> Next {
        if self.table.edition.is_err() {
            // Nothing can be done here; the lease keeps the table from being due again at once.
            self.acquire_lease().await;
            return Next::Continue;
        }
        if let Some(entry) = self.table.due_to_rules()
            && let Err(error) = self.append(entry).await
        {
            return self.evict("append what the rules make due", &error);
        }
        if self.table.is_ready() {
            match self.table.decide_start(&mut OsRandom::default()) {
                Ok(entry) => {
                    if let Err(error) = self.append(entry).await {
                        return self.evict("start the game", &error);
                    }
                }
                Err(error) => ServerError::from(error).log(),
            }
        }
        if let Err(error) = self.time_out_if_due().await {
            return self.evict("end a turn whose clock ran out", &error);
        }
        if bot_to_move(&self.table).is_some()
            && self.bots.is_ready()
            && self.acquire_lease().await
            && let Some(commands) = self.commands.upgrade()
        {
            self.bots.search(&self.table, &commands);
        }
        Next::Continue
    }

    /// Acquires or renews the lease of the table's bots; false if another node holds it.
    async fn acquire_lease(&mut self) -> bool {
        let now = now_ms();
        if now + LEASE_MS / 2 < self.leased_until {
            return true;
        }
        let until = now + LEASE_MS;
        let leased = self.shared.store.lease(&self.id, &self.shared.node, now, until).await.unwrap_or(false);
        self.leased_until = if leased { until } else { 0 };
        leased
    }

    /// Ends the turn of a person whose clock ran out.
    async fn time_out_if_due(&mut self) -> Result<(), ServerError> {
        match (self.table.person_to_move(), self.table.deadline()) {
            (Some(seat), Some(deadline)) if deadline < now_ms() => {
                self.append(Entry::TimedOut { seat }).await.map(drop)
            }
            _ => Ok(()),
        }
    }

    /// Performs an action, unless it comes after the clock ran out.
    async fn act_in_time(&mut self, who: &Person, action: &Action) -> Result<u64, Refused> {
        match self.time_out_if_due().await {
            Ok(()) => self.act(who, action).await,
            Err(error) => Err(self.refuse(error, who)),
        }
    }

    /// The table of the rematch, where the requesting player sits then.
    async fn rematch(&mut self, who: &Arc<Person>, same_deal: bool) -> Result<String, ServerError> {
        self.table.seat_of(&who.guest).ok_or(Reason::NoSeat)?;
        if let Some(table) = self.table.rematch.clone() {
            create::accept_rematch(&self.shared, who, &table).await?;
            return Ok(table);
        }
        if self.table.status() != Status::Finished {
            return Err(Reason::NotFinished.into());
        }
        let table = create::rematch(&self.shared, who, &self.id, &self.table, same_deal).await?;
        match self.act(who, &Action::Rematch { table: table.clone() }).await {
            Ok(_) => {}
            // Another node has written the entry.
            Err(_) if self.table.rematch.as_ref() == Some(&table) => {}
            Err(refused) => return Err(refused.error),
        }
        // Another node may have created the table, for another player.
        create::accept_rematch(&self.shared, who, &table).await?;
        Ok(table)
    }

    /// Refuses guests whom the table does not admit.
    fn require_admitted(&self, guest: Option<&str>) -> Result<(), ServerError> {
        if self.table.admits(guest) { Ok(()) } else { Err(Reason::NoSpectators.into()) }
    }

    async fn act(&mut self, who: &Person, action: &Action) -> Result<u64, Refused> {
        if let Action::Mute { name, muted } = action
            && self.table.muted.contains(name) == *muted
            && self.table.host.guest == who.guest
        {
            // Nothing changes: nothing is stored.
            return Ok(self.table.version);
        }
        for _ in 0..ATTEMPTS {
            let entry = self.table.decide(who, action, now_ms(), &mut OsRandom::default());
            let entry = entry.map_err(|error| self.refuse(error.into(), who))?;
            let audit = Audit::of(&self.table, who, &entry);
            match self.append(entry).await {
                Ok(true) => {
                    audit.into_iter().for_each(|audit| audit.log(&self.id, who));
                    return Ok(self.table.version);
                }
                Ok(false) => {}
                Err(error) => return Err(self.refuse(error, who)),
            }
        }
        Err(self.refuse(Reason::Stale.into(), who))
    }

    fn refuse(&self, error: ServerError, who: &Person) -> Refused {
        let is_stale = matches!(error.reason(), Reason::Stale | Reason::NotYourTurn);
        let view = if is_stale { self.table.view(self.table.seat_of(&who.guest)) } else { None };
        // What is in memory is not durable if the store failed.
        let version = if is_lost(&error) { 0 } else { self.table.version };
        Refused { error, version, view: view.map(|view| Box::new(ViewJson::of(&view))) }
    }

    /// Applies an entry, makes it durable, and broadcasts it; false if another node was first.
    ///
    /// Nobody sees the table before the entry is durable: the room handles no other command meanwhile. After an error
    /// other than a refusal of the rules, the room has to be evicted.
    async fn append(&mut self, entry: Entry) -> Result<bool, ServerError> {
        let (before, version) = (Snapshot::of(&self.table), self.table.version);
        let at_ms = entry.at_ms(self.table.at_ms, now_ms());
        let mut append = Append::new(&self.id, version + 1, at_ms, &entry, self.table.known_edition())?;
        let events = self.table.apply(&entry, at_ms)?;
        if !before.is_same_turn(&entry, &self.table) {
            let seats_changed = !matches!(entry, Entry::Moved(_));
            append.summary = Some(Summary::of(&self.table, &self.id, seats_changed)?);
            if before.status != Status::Finished {
                append.results = ResultRow::of(&self.table);
            }
        }
        let by = if before.mover_is_bot { "bot" } else { "person" };
        let is_listed_anew = append.summary.is_some();
        let started = Instant::now();
        let appended = self.shared.store.append(append).await?;
        metrics::histogram!("witchstone_store_append_seconds").record(started.elapsed());
        if !appended {
            let (store, editions) = (&*self.shared.store, &self.shared.editions);
            // Boxed as well.
            self.table = Box::pin(load_version(store, editions, &self.id, version)).await?;
            self.catch_up().await?;
            return Ok(false);
        }
        if is_listed_anew {
            self.shared.lobby.note_change();
        }
        metrics::counter!("witchstone_entries_total").increment(1);
        if matches!(entry, Entry::Moved(_)) {
            metrics::counter!("witchstone_moves_total", "by" => by).increment(1);
        }
        self.broadcast(&entry, &events, &before);
        Ok(true)
    }

    /// Broadcasts an entry that is durable and applied.
    fn broadcast(&mut self, entry: &Entry, events: &[TableEvent], before: &Snapshot) {
        self.count_bots();
        let now = now_ms();
        self.subscribers.expel(&self.table);
        if !events.is_empty() || matches!(entry, Entry::Started { .. } | Entry::Resumed { .. }) {
            self.subscribers.send_update(&self.table, events, now);
        }
        let within_game = matches!(entry, Entry::Moved(_) | Entry::Undone | Entry::Redone);
        if !within_game || before.differs_beside_game(&self.table) {
            self.subscribers.send_table(&self.table, &self.id, now);
        }
        if before.to_move != self.table.to_move() {
            let is_connected = |guest: &str| self.subscribers.contains(guest);
            self.shared.hooks.notify_turn(&self.id, &self.table, is_connected);
        }
    }

    /// Applies and broadcasts the entries of other nodes.
    async fn catch_up(&mut self) -> Result<(), ServerError> {
        for stored in self.shared.store.entries(&self.id, self.table.version).await? {
            let before = Snapshot::of(&self.table);
            let (entry, events) = apply_stored(&mut self.table, &stored)?;
            self.broadcast(&entry, &events, &before);
        }
        Ok(())
    }

    async fn subscribe(&mut self, subscription: Subscription) -> Result<Subscribed, ServerError> {
        self.catch_up().await?;
        let who = subscription.who.clone();
        let seat = self.table.seat_of(&who.guest);
        self.require_admitted(Some(&who.guest))?;
        if seat.is_some() || self.table.host.guest == who.guest {
            self.note_opened().await;
        }
        if !self.table.knows(&who.guest) && self.subscribers.count() >= CONNECTIONS_PER_TABLE {
            return Err(Reason::TooManyConnections.into());
        }
        let chat = self.shared.store.chat(&self.id, CHAT_HISTORY).await?;
        let view = self.table.view(seat).map(|view| Box::new(ViewJson::of(&view)));
        self.subscribers.add(subscription, seat, view.is_some());
        Ok(Subscribed {
            table: table_info(&self.table, &self.id, Some(&who.guest), now_ms()),
            view,
            chat: chat.into_iter().map(chat_message).collect(),
        })
    }

    /// Notes that a player has opened the table, at most once a day: it is not abandoned.
    async fn note_opened(&mut self) {
        let now = now_ms();
        if now - self.seen_at.max(self.table.at_ms) < SEEN_MS {
            return;
        }
        self.seen_at = now;
        if let Err(error) = self.shared.store.see_table(&self.id, now).await {
            tracing::warn!(%error, "cannot note that a table was opened");
        }
    }

    fn view_to_move(&self, who: &Person, hint: bool) -> Result<(u64, View), ServerError> {
        let seat = self.table.seat_of(&who.guest).ok_or(Reason::NoSeat)?;
        let game = self.table.started_game()?;
        if hint && !self.table.settings.hints {
            return Err(Reason::NoHints.into());
        }
        if self.table.to_move() != Some(seat) {
            return Err(Reason::NotYourTurn.into());
        }
        Ok((self.table.version, game.state().view(Some(seat))))
    }
}

/// Whether what is in memory is not what is stored: the store failed, or the table was deleted.
fn is_lost(error: &ServerError) -> bool {
    error.is_internal() || error.reason() == Reason::NoSuchTable
}
