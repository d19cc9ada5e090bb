//! The task that owns a table.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::mpsc;
use tokio::time::Instant;
use witchstone_rules::Player;
use witchstone_wire::{ChatLine, Reason, Status};

use super::audience::Audience;
use super::bots::{Bots, next};
use super::load::read;
use super::{Joined, Listens, Mail, Refused};
use crate::clockwork::now_ms;
use crate::fault::Fault;
use crate::shared::Shared;
use crate::store::{Append, ChatRow, ResultRow, StoredEntry, Summary};
use crate::table::{Action, Entry, Happening, Person, Table};

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
    audience: Audience,
    bots: Bots,
    mailbox: mpsc::WeakSender<Mail>,
    claimed_until: i64,
    chat_seen: i64,
}

/// Whether the room goes on after a piece of mail.
enum Next {
    GoOn,
    /// What is in memory may not be what is stored: forget it.
    Fall,
}

impl Room {
    /// A room for this table.
    pub fn new(id: String, shared: Arc<Shared>, table: Table, mailbox: mpsc::WeakSender<Mail>) -> Room {
        let bots = Bots::new(shared.thinkers.clone());
        let chat_seen = now_ms();
        Room { id, shared, table, audience: Audience::default(), bots, mailbox, claimed_until: 0, chat_seen }
    }

    /// Lives until nobody needs it any more.
    pub async fn live(mut self, mut mail: mpsc::Receiver<Mail>) {
        self.look_after().await;
        loop {
            let asleep_at = Instant::now() + self.shared.limits.room_idle;
            let wake_at = self.wakes_in().map(|wait| Instant::now() + wait);
            let deadline = wake_at.map_or(asleep_at, |wake| wake.min(asleep_at));
            match tokio::time::timeout_at(deadline, mail.recv()).await {
                Ok(None) => return,
                Ok(Some(piece)) => {
                    if let Next::Fall = self.handle(piece).await {
                        return;
                    }
                }
                Err(_) if wake_at == Some(deadline) => {
                    if let Next::Fall = self.look_after().await {
                        return;
                    }
                }
                Err(_) if self.audience.is_empty() && !self.bots.is_thinking() => {
                    // Mail that comes while the room closes is refused, and its sender wakes the table anew.
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

    async fn handle(&mut self, piece: Mail) -> Next {
        match piece {
            Mail::Act { who, action, answer } => {
                let done = self.act(&who, &action).await;
                let falls = matches!(&done, Err(refused) if matches!(refused.fault, Fault::Store(_) | Fault::Broken(_)));
                // The asker may have gone; what was done stays done.
                drop(answer.send(done));
                if falls { Next::Fall } else { self.look_after().await }
            }
            Mail::Join { listens, answer } => {
                drop(answer.send(self.join(listens).await));
                Next::GoOn
            }
            Mail::Info { guest, answer } => {
                drop(answer.send(self.table.info(&self.id, guest.as_deref(), now_ms())));
                Next::GoOn
            }
            Mail::Record { answer } => {
                drop(answer.send(self.table.record()));
                Next::GoOn
            }
            Mail::Sheet { answer } => {
                drop(answer.send(self.table.sheets()));
                Next::GoOn
            }
            Mail::Ask { who, hint, answer } => {
                drop(answer.send(self.ask(&who, hint)));
                Next::GoOn
            }
            Mail::Look { who, moves, answer } => {
                let seat = self.table.seat_of(&who.guest);
                drop(answer.send(self.table.view_after(seat, moves)));
                Next::GoOn
            }
            Mail::Say { who, text, answer } => {
                drop(answer.send(self.say(&who, text).await));
                Next::GoOn
            }
            Mail::Ignore { guest, name, muted } => {
                self.audience.ignore(&guest, &name, muted);
                Next::GoOn
            }
            Mail::Chosen(chosen) => {
                if let Some((seat, played)) = self.bots.settle(*chosen, &self.table)
                    && let Ok(entry) = self.table.check_move(seat, played)
                    && self.append(entry).await.is_err()
                {
                    return Next::Fall;
                }
                self.look_after().await
            }
            // What this node has made itself comes back as news.
            Mail::News(version) if version <= self.table.version => Next::GoOn,
            Mail::News(_) => match self.catch_up().await {
                Ok(()) => self.look_after().await,
                Err(_) => Next::Fall,
            },
            Mail::ChatNews => {
                self.hear_chat().await;
                Next::GoOn
            }
            Mail::Wake => self.look_after().await,
        }
    }

    /// Does what is due: a change of the rules, the start of a full table, a clock that ran out, a bot's move.
    async fn look_after(&mut self) -> Next {
        if self.table.edition.is_err() {
            // Nothing can be done here, and the table is not to be found due again at once.
            self.has_claim().await;
            return Next::GoOn;
        }
        if let Some(entry) = self.table.due_to_rules()
            && self.append(entry).await.is_err()
        {
            return Next::Fall;
        }
        if self.table.is_ready() {
            match self.table.start() {
                Ok(entry) => {
                    if self.append(entry).await.is_err() {
                        return Next::Fall;
                    }
                }
                Err(fault) => fault.log(),
            }
        }
        if let (Some(seat), Some(deadline)) = (self.table.running(), self.table.deadline())
            && deadline < now_ms()
            && self.append(Entry::TimedOut { seat }).await.is_err()
        {
            return Next::Fall;
        }
        if next(&self.table).is_some()
            && !self.bots.is_thinking()
            && self.has_claim().await
            && let Some(mailbox) = self.mailbox.upgrade()
        {
            self.bots.think(&self.table, &mailbox);
        }
        Next::GoOn
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

    fn refused(&self, fault: Fault, who: &Person) -> Refused {
        let stale = matches!(fault.reason(), Reason::Stale | Reason::NotYourTurn);
        let view = if stale { self.table.view(self.table.seat_of(&who.guest)) } else { None };
        Refused { fault, version: self.table.version, view }
    }

    /// Makes an entry durable and then known; false if another node was first, whose entries are then known.
    async fn append(&mut self, entry: Entry) -> Result<bool, Fault> {
        let at_ms = entry.at_ms(self.table.at_ms);
        let body = serde_json::to_string(&entry).map_err(|error| Fault::Broken(error.to_string()))?;
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
    fn after(&self, entry: &Entry, at_ms: i64) -> Result<(Table, Vec<Happening>), Fault> {
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
    fn apply(&mut self, entry: &Entry, at_ms: i64) -> Result<(), Fault> {
        let looked = self.looks();
        let happened = self.table.apply(entry, at_ms)?;
        self.tell(entry, &happened, looked);
        Ok(())
    }

    fn looks(&self) -> (Status, Option<usize>) {
        (self.table.status(), self.table.to_move())
    }

    /// Tells everybody what an entry has brought about; before it the table looked like this.
    fn tell(&mut self, entry: &Entry, happened: &[Happening], looked: (Status, Option<usize>)) {
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
            self.shared.hooks.turn(&self.id, &self.table, present);
        }
    }

    /// Reads the entries that other nodes have made.
    async fn catch_up(&mut self) -> Result<(), Fault> {
        for stored in self.shared.store.entries(&self.id, self.table.version).await? {
            let entry = read(&stored)?;
            self.apply(&entry, stored.at_ms)?;
        }
        Ok(())
    }

    async fn join(&mut self, listens: Listens) -> Result<Joined, Fault> {
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

    fn ask(&self, who: &Person, hint: bool) -> Result<(u64, witchstone_rules::View), Fault> {
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

    async fn say(&mut self, who: &Person, text: String) -> Result<(), Fault> {
        if self.table.muted.contains(&who.name) {
            return Err(Reason::Muted.into());
        }
        if text.trim().is_empty() || text.chars().count() > CHAT_LENGTH {
            return Err(Fault::BadMessage(format!("Say 1 to {CHAT_LENGTH} characters.")));
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
