//! The configuration of a server, from the options of `witchstone serve`.

mod options;

use std::io;
use std::num::ParseIntError;
use std::path::{Path, PathBuf};
use std::time::Duration;

use witchstone_wire::Editions;

use crate::client_address::TrustedProxies;
use crate::edition_files::{EditionArgs, EditionFileError, plain};
use crate::hooks::Hooks;
use crate::http::assets::Assets;
use crate::limits::Limits;
use crate::private_file;
use crate::retention::{Retention, days};
pub use options::ServeOptions;
use options::{read, renamed_variables};

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
        let hosting = include_str!("../../../../docs/hosting.md").replace(',', "");
        for (option, default) in defaults {
            let argument = command.get_arguments().find(|argument| argument.get_long() == Some(option));
            let help = argument.unwrap().get_help().unwrap().to_string();
            assert!(help.ends_with(&format!("[default: {default}]")), "{option}: {help}");
            let row = hosting.lines().find(|line| line.starts_with(&format!("| `--{option}` |"))).unwrap();
            assert!(row.ends_with(&format!("| {default} |")), "{row}");
        }
        let protocol = include_str!("../../../../docs/protocol.md").replace("20,000", "20000");
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
