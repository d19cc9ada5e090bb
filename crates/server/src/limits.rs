//! Every limit of the server with its reason, in one place. `docs/hosting.md` and `docs/protocol.md` list them for hosts
//! and developers of clients.
//!
//! A limit keeps what one person, one address or everybody together can make the server hold or do small enough that the
//! others do not notice. Guests are free, so no limit per guest stands alone: each has one per address or in all beside it.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::Quota;

pub use crate::domain::{MAX_ENTRIES, MAX_MUTES};

/// All long searches that wait shall have had their turn after this time: a person who plays against the strongest bots
/// waits that long at most, however many tables of bots there are.
pub const BOT_ROUND: Duration = Duration::from_secs(20);
/// No long search gets less: its beam needs a part of it, and then its move is better than that of a quick level.
pub const MIN_SEARCH: Duration = Duration::from_millis(200);
/// No search gets more: the longest one takes 4 s on the machine of the measurements, so this is a slow machine or a mistake.
pub const MAX_SEARCH: Duration = Duration::from_secs(30);
/// How long a table waits after no bot found a move: a mistake of the program, which is not repeated in a loop.
pub const BOT_RETRY: Duration = Duration::from_secs(10);

/// Files that are not connections: the database (three for each of its connections), hooks, the runtime, the log.
pub const RESERVED_FILES: usize = 64;
/// Connections to the address for operations: some programs that watch the server.
pub const OPS_CONNECTIONS: usize = 64;
/// The head of a request, and what of a response waits in memory until the client reads it, in bytes.
pub const HTTP_BUFFER: usize = 16 * 1024;
/// Headers of a request: browsers send some twenty.
pub const MAX_HEADERS: usize = 64;
/// What of a response waits in the memory of the system, in bytes for each connection: enough for a megabyte a second with
/// a delay of a tenth of a second, where the system would let it grow to four megabytes.
pub const SEND_BUFFER: u32 = 128 * 1024;
/// Responses of the interface from this size on, in bytes, count as downloads: their content is held until the client has read
/// it. Files of the browser client do not count: all responses share their content.
pub const LARGE_RESPONSE: u64 = 8 * 1024;
/// Downloads at a time to one address; a browser opens six connections.
pub const DOWNLOADS_PER_ADDRESS: usize = 32;
/// Downloads at a time in all: about 50 MB if nobody reads.
pub const DOWNLOADS_IN_ALL: usize = 512;
/// Files of the browser client for each request: a page loads a dozen, and fifty people behind one address may open it
/// at the same moment.
pub const FILES_PER_REQUEST: u32 = 10;

/// A guest who flooded a connection until it was closed waits so long for the next one: else each new connection would begin
/// with a new burst.
pub const PENALTY: Duration = Duration::from_secs(10);
/// The lobby is read anew so many times a second, and twice as often for a moment: more requests get what was read last.
pub const LOBBY_READS: u32 = 10;
/// How old the lobby may be where other nodes change tables.
pub const LOBBY_AGE: Duration = Duration::from_millis(250);
/// Long queries of SQLite at a time, each with a connection and half a megabyte.
pub const LONG_READS: usize = 4;

/// Limiters of one kind: one for each of so many addresses or guests, about two megabytes. Further ones share a limiter.
pub const MAX_LIMITERS: usize = 20_000;
/// Guests share so many locks, so that the memory for them is fixed.
pub const QUOTA_LOCKS: usize = 64;
/// Open tables in the lobby that one guest hosts or waits at. The lobby shows 100, those with the latest change first.
pub const LISTED_PER_GUEST: usize = 20;

/// The longest chat message, in characters.
pub const CHAT_LENGTH: usize = 500;
/// Chat messages that a subscriber is sent at first.
pub const CHAT_HISTORY: i64 = 50;
/// Chat messages of a table that are stored: those that subscribers are sent, and as many again to look into a complaint.
pub const MAX_CHAT: i64 = 200;
/// The older ones are deleted with every so many messages, for it costs as much as some messages.
pub const TRIM_CHAT_EVERY: u32 = 32;
/// Names that one connection can mute: as many as the host.
pub const MUTES_PER_CONNECTION: usize = MAX_MUTES;
/// Connections to one table: a message to all is queued for each of them.
pub const CONNECTIONS_PER_TABLE: usize = 500;

/// The limits that tests and hosts change.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests a second for each address; 0 lifts all limits per address.
    pub requests: u32,
    /// Messages a second on each WebSocket.
    pub messages: u32,
    /// Chat messages of each guest; none for no limit.
    pub chat: Option<Quota>,
    /// Actions of each guest that are not moves, as handing over and asking for an undo; none for no limit.
    pub actions: Option<Quota>,
    /// New guests of each address, unless limits per address are lifted; none for no limit.
    pub new_guests: Option<Quota>,
    /// New tables of each address, unless limits per address are lifted; none for no limit.
    pub new_tables: Option<Quota>,
    /// Tables in memory, about 30 kB each: beyond that, no further one is loaded.
    pub rooms: usize,
    /// The size of a message or a request body, in bytes: the longest one that clients send has some hundred.
    pub message_size: usize,
    /// Open connections in all, from the first byte; fewer if the system allows fewer open files.
    pub connections_in_all: usize,
    /// Open connections from one address, unless limits per address are lifted; 0 for no limit.
    pub connections_per_address: usize,
    /// Open WebSockets of one guest.
    pub connections_per_guest: usize,
    /// Unfinished tables that one guest hosts or plays at.
    pub tables_per_guest: usize,
    /// Those of them at which only bots play: they think all the time.
    pub bot_tables_per_guest: usize,
    /// Tables in play on this node at which only bots play: a game of the strongest ones takes a thread for minutes.
    pub bot_tables_in_all: usize,
    /// How long a connection may take for the head of a request, or wait between two requests.
    pub header_timeout: Duration,
    /// How long a request may take to send its body.
    pub body_timeout: Duration,
    /// How long a client may read nothing of a response.
    pub write_timeout: Duration,
    /// After this long without a message a WebSocket is closed.
    pub idle_timeout: Duration,
    /// After this long without subscribers a room is evicted.
    pub evict_after: Duration,
}

const fn count(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap()
}

impl Limits {
    /// A limit for each address; none if those are lifted.
    pub fn per_address(&self, quota: Option<Quota>) -> Option<Quota> {
        quota.filter(|_| self.are_per_address())
    }

    /// Whether there are limits per address.
    pub fn are_per_address(&self) -> bool {
        self.requests > 0
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 30,
            messages: 20,
            // A lively talk: ten at once, then one every two seconds.
            chat: Quota::with_period(Duration::from_secs(2)).map(|quota| quota.allow_burst(count(10))),
            // Each is stored, sent to everybody at the table, and kept for ever.
            actions: Quota::with_period(Duration::from_secs(1)).map(|quota| quota.allow_burst(count(20))),
            // A club of fifty that starts at the same moment, then one a minute.
            new_guests: Quota::with_period(Duration::from_secs(60)).map(|quota| quota.allow_burst(count(50))),
            // The same club, each at a table of its own, then one each five seconds.
            new_tables: Quota::with_period(Duration::from_secs(5)).map(|quota| quota.allow_burst(count(60))),
            rooms: 8_000,
            message_size: 16 * 1024,
            connections_in_all: 20_000,
            // Fifty people behind one address with four connections each.
            connections_per_address: 200,
            connections_per_guest: 20,
            tables_per_guest: 50,
            bot_tables_per_guest: 3,
            bot_tables_in_all: 100,
            // As long as browsers and proxies like to keep a connection for the next request.
            header_timeout: Duration::from_secs(30),
            body_timeout: Duration::from_secs(10),
            write_timeout: Duration::from_secs(20),
            idle_timeout: Duration::from_secs(120),
            evict_after: Duration::from_secs(30),
        }
    }
}
