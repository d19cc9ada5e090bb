//! The options of `witchstone serve`: command line over environment over file.

use std::io;
use std::num::ParseIntError;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Deserialize;
use witchstone_wire::Editions;

use crate::client_address::{Network, TrustedProxies};
use crate::edition_files::{EditionArgs, EditionFileError, plain};
use crate::hooks::{Hooks, When};
use crate::http::assets::Assets;
use crate::limits::Limits;
use crate::private_file;
use crate::retention::{Retention, days};

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

/// Why the options cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ConfigError {
    /// The file of options cannot be read.
    #[error("Cannot read {}: {}.", path.display(), plain(source))]
    Read {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
    /// The file of options is not valid.
    #[error("cannot read the options in {}: {source}", path.display())]
    Parse {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: Box<toml::de::Error>,
    },
    /// An environment variable of an earlier version is not valid.
    #[error("Cannot read {variable}={value}: {source}.")]
    Variable {
        /// The variable.
        variable: &'static str,
        /// Its value.
        value: String,
        /// The cause.
        source: ParseIntError,
    },
    /// The turn hook is not a URL.
    #[error("invalid turn hook: {0}")]
    TurnHook(#[from] witchstone_client::ClientError),
    /// An invite code that is guessed easily.
    #[error("an invite code has 6 to 64 characters")]
    InviteCode,
    /// An edition file cannot be used.
    #[error(transparent)]
    Editions(#[from] EditionFileError),
    /// The folder for the database cannot be created.
    #[error("cannot create the folder {}: {source}", path.display())]
    DataFolder {
        /// The folder.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
}

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

/// The configuration of a server.
pub struct Config {
    /// The address to listen on; port 0 takes any.
    pub listen: String,
    /// A file or a URL.
    pub database: String,
    /// Origins other than the server's own.
    pub origins: Vec<String>,
    /// Whether cookies go over HTTPS only.
    pub secure_cookies: bool,
    /// The proxies whose headers name the client.
    pub trusted_proxies: TrustedProxies,
    /// A separate address for metrics and readiness.
    pub ops_listen: Option<String>,
    /// Threads for bot searches.
    pub bot_threads: usize,
    /// Threads that serve connections.
    pub workers: usize,
    /// The code that new guests have to know.
    pub invite_code: Option<String>,
    /// The turn hook.
    pub hooks: Hooks,
    /// The limits.
    pub limits: Limits,
    /// How long things are stored.
    pub retention: Retention,
    /// The editions that tables are played on.
    pub editions: Editions,
    /// The browser client.
    pub assets: Assets,
}

impl Config {
    /// A server on this database that listens on any free port.
    pub fn on(database: impl Into<String>) -> Config {
        Config {
            listen: "127.0.0.1:0".into(),
            database: database.into(),
            origins: vec![],
            secure_cookies: false,
            trusted_proxies: TrustedProxies::default(),
            ops_listen: None,
            invite_code: None,
            bot_threads: processors(),
            workers: half(processors()),
            hooks: Hooks::default(),
            limits: Limits::default(),
            retention: Retention::default(),
            editions: Editions::default(),
            assets: None,
        }
    }
}

/// At least one second: a connection or room that is closed at once serves nobody.
fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds.max(1))
}

/// One thread serves thousands of moves per second; store and bots run on the blocking pool.
fn half(processors: usize) -> usize {
    processors.div_ceil(2)
}

fn processors() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

impl ServeOptions {
    /// Fills what is not given from the file and the defaults.
    pub fn resolve(self, assets: Assets) -> Result<Config, ConfigError> {
        let file = self.config.clone();
        let all = self.over(renamed_variables()?);
        let all = match &file {
            Some(file) => all.over(read(file)?),
            None => all,
        };
        let defaults = Limits::default();
        let limits = Limits {
            requests: all.requests.unwrap_or(defaults.requests),
            messages: all.messages.unwrap_or(defaults.messages).max(1),
            connections_in_all: all.max_connections.unwrap_or(defaults.connections_in_all),
            connections_per_address: all
                .max_connections_per_address
                .unwrap_or(defaults.connections_per_address),
            connections_per_guest: all.max_connections_per_guest.unwrap_or(defaults.connections_per_guest),
            tables_per_guest: all.max_tables_per_guest.unwrap_or(defaults.tables_per_guest),
            bot_tables_per_guest: all.max_bot_tables_per_guest.unwrap_or(defaults.bot_tables_per_guest),
            idle_timeout: all.idle_timeout.map_or(defaults.idle_timeout, seconds),
            evict_after: all.evict_after.map_or(defaults.evict_after, seconds),
            ..defaults
        };
        let retention = all.retention();
        Ok(Config {
            listen: all.listen.unwrap_or_else(|| "127.0.0.1:8077".into()),
            database: all.database.map_or_else(default_file, Ok)?,
            origins: all.origins.unwrap_or_default(),
            secure_cookies: all.secure_cookies.unwrap_or(false),
            trusted_proxies: TrustedProxies::new(all.trusted_proxies.unwrap_or_default()),
            ops_listen: all.ops_listen,
            invite_code: all.invite_code.map(check_invite_code).transpose()?,
            bot_threads: all.bot_threads.unwrap_or_else(processors),
            workers: all.workers.unwrap_or_else(|| half(processors())).max(1),
            hooks: Hooks::new(all.turn_hook.as_deref(), all.turn_hook_when.unwrap_or_default())?,
            limits,
            retention,
            editions: EditionArgs { edition: all.edition.unwrap_or_default(), board: all.board }.read()?,
            assets,
        })
    }

    fn retention(&self) -> Retention {
        let or = |option: Option<u32>, default| match option {
            None => default,
            Some(0) => None,
            Some(number) => Some(days(number.into())),
        };
        let defaults = Retention::default();
        Retention {
            open_tables: or(self.keep_open_tables, defaults.open_tables),
            abandoned_games: or(self.keep_abandoned_games, defaults.abandoned_games),
            finished_games: or(self.keep_finished_games, defaults.finished_games),
            chat: or(self.keep_chat, defaults.chat),
            guests: or(self.keep_guests, defaults.guests),
            visitors: or(self.keep_visitors, defaults.visitors),
            logins: or(self.keep_logins, defaults.logins),
            codes: self.keep_codes.map_or(defaults.codes, |minutes| seconds(u64::from(minutes) * 60)),
            ..defaults
        }
    }

    /// These options with the editions of the command line.
    pub fn with_editions(self, args: &EditionArgs) -> ServeOptions {
        let edition = (!args.edition.is_empty()).then(|| args.edition.clone());
        ServeOptions { edition, board: args.board.clone(), ..self }
    }

    /// These options, and those of a file where there are none.
    fn over(self, file: ServeOptions) -> ServeOptions {
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

/// How long a server with these environment variables and this file of options stores things.
pub fn configured_retention(file: Option<&Path>) -> Result<Retention, ConfigError> {
    let command = <ServeOptions as clap::Args>::augment_args(clap::Command::new("serve"));
    let given = command.get_matches_from(["serve"]);
    let options = <ServeOptions as clap::FromArgMatches>::from_arg_matches(&given).unwrap_or_default();
    let options = match file {
        Some(file) => options.over(read(file)?),
        None => options,
    };
    Ok(options.retention())
}

/// A short code would be guessed. How it is written does not matter: it is told on the phone.
fn check_invite_code(code: String) -> Result<String, ConfigError> {
    let code = normal_invite_code(&code);
    if (6..=64).contains(&code.chars().count()) { Ok(code) } else { Err(ConfigError::InviteCode) }
}

/// An invite code without spaces around it, in small letters.
pub fn normal_invite_code(code: &str) -> String {
    code.trim().to_lowercase()
}

/// The options set by environment variables of earlier versions.
fn renamed_variables() -> Result<ServeOptions, ConfigError> {
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

fn read(file: &Path) -> Result<ServeOptions, ConfigError> {
    let path = || file.to_owned();
    let text = std::fs::read_to_string(file).map_err(|source| ConfigError::Read { path: path(), source })?;
    toml::from_str(&text).map_err(|error| ConfigError::Parse { path: path(), source: Box::new(error) })
}

/// The file in the user's data folder; creates the folder.
fn default_file() -> Result<String, ConfigError> {
    let home = |name: &str| std::env::var_os(name).map(PathBuf::from);
    let data = home("XDG_DATA_HOME").or_else(|| Some(home("HOME")?.join(".local/share")));
    let folder = data.unwrap_or_else(|| PathBuf::from(".")).join("witchstone");
    private_file::create_folder(&folder)
        .map_err(|source| ConfigError::DataFolder { path: folder.clone(), source })?;
    Ok(folder.join("games.sqlite").to_string_lossy().into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::{DOWNLOADS_IN_ALL, DOWNLOADS_PER_ADDRESS, LISTED_PER_GUEST, MAX_ENTRIES, MAX_MUTES};

    #[test]
    fn the_command_line_overrides_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("witchstone.toml");
        std::fs::write(&file, "listen = \"0.0.0.0:1\"\ndatabase = \"x.sqlite\"\nmessages = 5\n").unwrap();
        let options = ServeOptions { config: Some(file), messages: Some(7), ..ServeOptions::default() };
        let config = options.resolve(None).unwrap();
        assert_eq!((config.listen.as_str(), config.database.as_str()), ("0.0.0.0:1", "x.sqlite"));
        assert_eq!(config.limits.messages, 7);
    }

    #[test]
    fn a_file_with_unknown_options_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("witchstone.toml");
        std::fs::write(&file, "broom = 1\n").unwrap();
        let options = ServeOptions { config: Some(file), ..ServeOptions::default() };
        let refused = options.resolve(None).err().unwrap().to_string();
        assert!(refused.contains("witchstone.toml") && refused.contains("broom"), "{refused}");
    }

    #[test]
    fn help_and_documents_name_the_default_limits() {
        let (limits, kept) = (Limits::default(), Retention::default());
        let days = |age: Option<Duration>| age.map_or(0, |age| age.as_secs() as usize / 86_400);
        let defaults = [
            ("requests", limits.requests as usize),
            ("messages", limits.messages as usize),
            ("max-connections", limits.connections_in_all),
            ("max-connections-per-address", limits.connections_per_address),
            ("max-connections-per-guest", limits.connections_per_guest),
            ("max-tables-per-guest", limits.tables_per_guest),
            ("max-bot-tables-per-guest", limits.bot_tables_per_guest),
            ("idle-timeout", limits.idle_timeout.as_secs() as usize),
            ("evict-after", limits.evict_after.as_secs() as usize),
            ("keep-open-tables", days(kept.open_tables)),
            ("keep-abandoned-games", days(kept.abandoned_games)),
            ("keep-finished-games", days(kept.finished_games)),
            ("keep-chat", days(kept.chat)),
            ("keep-guests", days(kept.guests)),
            ("keep-visitors", days(kept.visitors)),
            ("keep-logins", days(kept.logins)),
            ("keep-codes", kept.codes.as_secs() as usize / 60),
        ];
        let command = <ServeOptions as clap::Args>::augment_args(clap::Command::new("serve"));
        let hosting = include_str!("../../../docs/hosting.md").replace(',', "");
        for (option, default) in defaults {
            let argument = command.get_arguments().find(|argument| argument.get_long() == Some(option));
            let help = argument.unwrap().get_help().unwrap().to_string();
            assert!(help.ends_with(&format!("[default: {default}]")), "{option}: {help}");
            let row = hosting.lines().find(|line| line.starts_with(&format!("| `--{option}` |"))).unwrap();
            assert!(row.ends_with(&format!("| {default} |")), "{row}");
        }
        let protocol = include_str!("../../../docs/protocol.md").replace("20,000", "20000");
        for row in [
            format!("| messages per second and connection, pings included | {}, twice", limits.messages),
            format!("| requests per second and address | {}, twice", limits.requests),
            format!(
                "| {}, {}, and {} |",
                limits.connections_per_guest, limits.connections_per_address, limits.connections_in_all
            ),
            format!(
                "| time for the head of a request, or between two | {} seconds |",
                limits.header_timeout.as_secs()
            ),
            format!("| time for the body of a request | {} seconds |", limits.body_timeout.as_secs()),
            format!("| time without reading a response | {} seconds |", limits.write_timeout.as_secs()),
            format!(
                "| downloads to one address, and in all | {DOWNLOADS_PER_ADDRESS}, and {DOWNLOADS_IN_ALL} |"
            ),
            format!("| unfinished tables per guest | {} |", limits.tables_per_guest),
            format!(
                "| those of them where only bots play | {}, and {} in play",
                limits.bot_tables_per_guest, limits.bot_tables_in_all
            ),
            format!("| those of them that are open and listed | {LISTED_PER_GUEST} |"),
            format!("| names that a connection, or the host, can mute | {MAX_MUTES} |"),
            format!("| entries of a table | {} |", MAX_ENTRIES.to_string().replace("000", ",000")),
            format!("| message or request body | {} kB |", limits.message_size / 1024),
            format!("| {} minutes, with a ping", limits.idle_timeout.as_secs() / 60),
        ] {
            assert!(protocol.contains(&row), "{row}");
        }
    }
}
