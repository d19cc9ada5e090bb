//! The options of `witchstone serve`: command line over environment over file.

use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::ConfigError;
use crate::client_address::Network;
use crate::hooks::When;

type SetOption = fn(&mut ServeOptions, u32);

/// Environment variables of earlier versions, with the options that they set.
const RENAMED: [(&str, SetOption); 6] = [
    ("WITCHSTONE_THINKERS", |options, value| options.bot_threads = Some(value as usize)),
    ("WITCHSTONE_SOCKETS", |options, value| options.max_connections = Some(value as usize)),
    ("WITCHSTONE_SOCKETS_EACH", |options, value| options.max_connections_per_guest = Some(value as usize)),
    ("WITCHSTONE_TABLES_EACH", |options, value| options.max_tables_per_guest = Some(value as usize)),
    ("WITCHSTONE_SOCKET_IDLE", |options, value| options.idle_timeout = Some(value.into())),
    ("WITCHSTONE_TABLE_IDLE", |options, value| options.evict_after = Some(value.into())),
];

/// The options of a server.
///
/// Each can be an argument, an environment variable or a line of the file, in this order of precedence.
#[derive(Clone, Debug, Default, clap::Args, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ServeOptions {
    /// Address to listen on [default: 127.0.0.1:8077].
    #[arg(long, env = "WITCHSTONE_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<String>,
    /// SQLite file, or postgres://… for several nodes [default: witchstone/games.sqlite in the user's data folder].
    #[arg(long, env = "WITCHSTONE_DATABASE", value_name = "FILE|URL", hide_env_values = true)]
    pub database: Option<String>,
    /// TOML file with these options, named with underscores.
    #[arg(long, env = "WITCHSTONE_CONFIG", value_name = "FILE")]
    #[serde(skip)]
    pub config: Option<PathBuf>,
    /// Other origin whose pages may connect, as `https://example.org`; can be repeated.
    #[arg(long = "origin", env = "WITCHSTONE_ORIGINS", value_name = "ORIGIN", value_delimiter = ',')]
    #[serde(alias = "origin")]
    pub origins: Option<Vec<String>>,
    /// Send cookies over HTTPS only.
    #[arg(long, env = "WITCHSTONE_SECURE_COOKIES", num_args = 0..=1, default_missing_value = "true")]
    pub secure_cookies: Option<bool>,
    /// Address or network of a reverse proxy whose Forwarded or X-Forwarded-For header names the client; can be repeated.
    #[arg(
        long = "trusted-proxy",
        env = "WITCHSTONE_TRUSTED_PROXIES",
        value_name = "ADDRESS|NETWORK",
        value_delimiter = ','
    )]
    pub trusted_proxies: Option<Vec<Network>>,
    /// Separate address for /metrics and /readyz, which the public address then refuses.
    #[arg(long, env = "WITCHSTONE_OPS_LISTEN", value_name = "ADDRESS")]
    pub ops_listen: Option<String>,
    /// Code that somebody has to enter once to register as a guest, of 6 to 64 characters [default: none, all may].
    #[arg(long, env = "WITCHSTONE_INVITE_CODE", value_name = "CODE", hide_env_values = true)]
    pub invite_code: Option<String>,
    /// Webhook URL or program that is notified with one JSON object when it is somebody's turn.
    #[arg(long, env = "WITCHSTONE_TURN_HOOK", value_name = "URL|PROGRAM", hide_env_values = true)]
    pub turn_hook: Option<String>,
    /// When the hook is notified: the player is away, a turn has days, or always [default: away].
    #[arg(long, env = "WITCHSTONE_TURN_HOOK_WHEN", value_name = "WHEN")]
    pub turn_hook_when: Option<When>,
    /// Threads for bot searches [default: number of cores].
    #[arg(long, alias = "thinkers", env = "WITCHSTONE_BOT_THREADS", value_name = "NUMBER")]
    #[serde(alias = "thinkers")]
    pub bot_threads: Option<usize>,
    /// Threads that serve connections [default: half the number of cores].
    #[arg(long, env = "WITCHSTONE_WORKERS", value_name = "NUMBER")]
    pub workers: Option<usize>,
    /// Requests per second and address, 0 to lift all limits per address [default: 30].
    #[arg(long, env = "WITCHSTONE_REQUESTS", value_name = "NUMBER")]
    pub requests: Option<u32>,
    /// Messages per second and connection [default: 20].
    #[arg(long, env = "WITCHSTONE_MESSAGES", value_name = "NUMBER")]
    pub messages: Option<u32>,
    /// Open connections in all [default: 20000].
    #[arg(long, alias = "sockets", env = "WITCHSTONE_MAX_CONNECTIONS", value_name = "NUMBER")]
    #[serde(alias = "sockets")]
    pub max_connections: Option<usize>,
    /// Open connections from one address, 0 for no limit [default: 200].
    #[arg(long, env = "WITCHSTONE_MAX_CONNECTIONS_PER_ADDRESS", value_name = "NUMBER")]
    pub max_connections_per_address: Option<usize>,
    /// Open connections per guest [default: 20].
    #[arg(long, alias = "sockets-each", env = "WITCHSTONE_MAX_CONNECTIONS_PER_GUEST", value_name = "NUMBER")]
    #[serde(alias = "sockets_each")]
    pub max_connections_per_guest: Option<usize>,
    /// Unfinished tables per guest [default: 50].
    #[arg(long, alias = "tables-each", env = "WITCHSTONE_MAX_TABLES_PER_GUEST", value_name = "NUMBER")]
    #[serde(alias = "tables_each")]
    pub max_tables_per_guest: Option<usize>,
    /// Unfinished tables of a guest where only bots play [default: 3].
    #[arg(long, env = "WITCHSTONE_MAX_BOT_TABLES_PER_GUEST", value_name = "NUMBER")]
    pub max_bot_tables_per_guest: Option<usize>,
    /// Seconds without a message after which a connection is closed [default: 120].
    #[arg(long, alias = "socket-idle", env = "WITCHSTONE_IDLE_TIMEOUT", value_name = "SECONDS")]
    #[serde(alias = "socket_idle")]
    pub idle_timeout: Option<u64>,
    /// Seconds without connections after which a table is evicted from memory [default: 30].
    #[arg(long, alias = "table-idle", env = "WITCHSTONE_EVICT_AFTER", value_name = "SECONDS")]
    #[serde(alias = "table_idle")]
    pub evict_after: Option<u64>,
    /// Days to keep tables that were never started, since their last change or visit of a player; 0 for ever [default: 14].
    #[arg(long, env = "WITCHSTONE_KEEP_OPEN_TABLES", value_name = "DAYS")]
    pub keep_open_tables: Option<u32>,
    /// Days to keep unfinished games, since the last move or visit of a player; 0 for ever [default: 90].
    #[arg(long, env = "WITCHSTONE_KEEP_ABANDONED_GAMES", value_name = "DAYS")]
    pub keep_abandoned_games: Option<u32>,
    /// Days to keep finished games; the statistics stay; 0 for ever [default: 0].
    #[arg(long, env = "WITCHSTONE_KEEP_FINISHED_GAMES", value_name = "DAYS")]
    pub keep_finished_games: Option<u32>,
    /// Days to keep chat messages; 0 for ever [default: 90].
    #[arg(long, env = "WITCHSTONE_KEEP_CHAT", value_name = "DAYS")]
    pub keep_chat: Option<u32>,
    /// Days to keep guests who had a seat, since they were last here; 0 for ever [default: 365].
    #[arg(long, env = "WITCHSTONE_KEEP_GUESTS", value_name = "DAYS")]
    pub keep_guests: Option<u32>,
    /// Days to keep guests who never had a seat, since they were last here; 0 for ever [default: 30].
    #[arg(long, env = "WITCHSTONE_KEEP_VISITORS", value_name = "DAYS")]
    pub keep_visitors: Option<u32>,
    /// Days to keep the login of a device, since it was last used; 0 for ever [default: 365].
    #[arg(long, env = "WITCHSTONE_KEEP_LOGINS", value_name = "DAYS")]
    pub keep_logins: Option<u32>,
    /// Minutes for which a code for another device is valid [default: 10].
    #[arg(long, env = "WITCHSTONE_KEEP_CODES", value_name = "MINUTES")]
    pub keep_codes: Option<u32>,
    /// As `--edition`, which the command line sets here.
    #[arg(skip)]
    pub edition: Option<Vec<PathBuf>>,
    /// As `--board`.
    #[arg(skip)]
    pub board: Option<String>,
    /// Log as JSON, one object per line.
    #[arg(long, env = "WITCHSTONE_LOG_JSON", num_args = 0..=1, default_missing_value = "true")]
    pub log_json: Option<bool>,
}

impl ServeOptions {
    /// These options, and those of a file where there are none.
    pub(super) fn over(self, file: ServeOptions) -> ServeOptions {
        ServeOptions {
            listen: self.listen.or(file.listen),
            database: self.database.or(file.database),
            config: None,
            origins: self.origins.or(file.origins),
            secure_cookies: self.secure_cookies.or(file.secure_cookies),
            trusted_proxies: self.trusted_proxies.or(file.trusted_proxies),
            ops_listen: self.ops_listen.or(file.ops_listen),
            invite_code: self.invite_code.or(file.invite_code),
            turn_hook: self.turn_hook.or(file.turn_hook),
            turn_hook_when: self.turn_hook_when.or(file.turn_hook_when),
            bot_threads: self.bot_threads.or(file.bot_threads),
            workers: self.workers.or(file.workers),
            requests: self.requests.or(file.requests),
            messages: self.messages.or(file.messages),
            max_connections: self.max_connections.or(file.max_connections),
            max_connections_per_address: self
                .max_connections_per_address
                .or(file.max_connections_per_address),
            max_connections_per_guest: self.max_connections_per_guest.or(file.max_connections_per_guest),
            max_tables_per_guest: self.max_tables_per_guest.or(file.max_tables_per_guest),
            max_bot_tables_per_guest: self.max_bot_tables_per_guest.or(file.max_bot_tables_per_guest),
            idle_timeout: self.idle_timeout.or(file.idle_timeout),
            evict_after: self.evict_after.or(file.evict_after),
            keep_open_tables: self.keep_open_tables.or(file.keep_open_tables),
            keep_abandoned_games: self.keep_abandoned_games.or(file.keep_abandoned_games),
            keep_finished_games: self.keep_finished_games.or(file.keep_finished_games),
            keep_chat: self.keep_chat.or(file.keep_chat),
            keep_guests: self.keep_guests.or(file.keep_guests),
            keep_visitors: self.keep_visitors.or(file.keep_visitors),
            keep_logins: self.keep_logins.or(file.keep_logins),
            keep_codes: self.keep_codes.or(file.keep_codes),
            edition: self.edition.or(file.edition),
            board: self.board.or(file.board),
            log_json: self.log_json.or(file.log_json),
        }
    }
}

/// The options set by environment variables of earlier versions.
pub(super) fn renamed_variables() -> Result<ServeOptions, ConfigError> {
    let mut options = ServeOptions::default();
    for (variable, set) in RENAMED {
        if let Ok(value) = std::env::var(variable) {
            match value.parse() {
                Ok(number) => set(&mut options, number),
                Err(source) => return Err(ConfigError::Variable { variable, value, source }),
            }
        }
    }
    Ok(options)
}

pub(super) fn read(file: &Path) -> Result<ServeOptions, ConfigError> {
    let path = || file.to_owned();
    let text = std::fs::read_to_string(file).map_err(|source| ConfigError::Read { path: path(), source })?;
    toml::from_str(&text).map_err(|error| ConfigError::Parse { path: path(), source: Box::new(error) })
}
