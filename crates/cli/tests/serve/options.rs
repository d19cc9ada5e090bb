//! `--help` for every option, and the command line over the environment over the file.

use std::process::{Command, Stdio};

use crate::common::request;

/// Every option of `serve`: its name, its environment variable, its name in the file with a value.
const OPTIONS: &[(&str, &str, &str)] = &[
    ("--listen", "WITCHSTONE_LISTEN", "listen = \"127.0.0.1:0\""),
    ("--database", "WITCHSTONE_DATABASE", "database = \"x.sqlite\""),
    ("--origin", "WITCHSTONE_ORIGINS", "origins = [\"https://example.org\"]"),
    ("--invite-code", "WITCHSTONE_INVITE_CODE", "invite_code = \"moonstone\""),
    ("--secure-cookies", "WITCHSTONE_SECURE_COOKIES", "secure_cookies = true"),
    ("--trusted-proxy", "WITCHSTONE_TRUSTED_PROXIES", "trusted_proxies = [\"127.0.0.1\", \"fd00::/8\"]"),
    ("--ops-listen", "WITCHSTONE_OPS_LISTEN", "ops_listen = \"127.0.0.1:0\""),
    ("--turn-hook", "WITCHSTONE_TURN_HOOK", "turn_hook = \"/bin/true\""),
    ("--turn-hook-when", "WITCHSTONE_TURN_HOOK_WHEN", "turn_hook_when = \"always\""),
    ("--bot-threads", "WITCHSTONE_BOT_THREADS", "bot_threads = 1"),
    ("--workers", "WITCHSTONE_WORKERS", "workers = 1"),
    ("--requests", "WITCHSTONE_REQUESTS", "requests = 7"),
    ("--messages", "WITCHSTONE_MESSAGES", "messages = 7"),
    ("--max-connections", "WITCHSTONE_MAX_CONNECTIONS", "max_connections = 7"),
    (
        "--max-connections-per-address",
        "WITCHSTONE_MAX_CONNECTIONS_PER_ADDRESS",
        "max_connections_per_address = 7",
    ),
    ("--max-connections-per-guest", "WITCHSTONE_MAX_CONNECTIONS_PER_GUEST", "max_connections_per_guest = 7"),
    ("--max-tables-per-guest", "WITCHSTONE_MAX_TABLES_PER_GUEST", "max_tables_per_guest = 7"),
    ("--max-bot-tables-per-guest", "WITCHSTONE_MAX_BOT_TABLES_PER_GUEST", "max_bot_tables_per_guest = 7"),
    ("--idle-timeout", "WITCHSTONE_IDLE_TIMEOUT", "idle_timeout = 7"),
    ("--evict-after", "WITCHSTONE_EVICT_AFTER", "evict_after = 7"),
    ("--keep-open-tables", "WITCHSTONE_KEEP_OPEN_TABLES", "keep_open_tables = 7"),
    ("--keep-abandoned-games", "WITCHSTONE_KEEP_ABANDONED_GAMES", "keep_abandoned_games = 7"),
    ("--keep-finished-games", "WITCHSTONE_KEEP_FINISHED_GAMES", "keep_finished_games = 7"),
    ("--keep-chat", "WITCHSTONE_KEEP_CHAT", "keep_chat = 7"),
    ("--keep-guests", "WITCHSTONE_KEEP_GUESTS", "keep_guests = 7"),
    ("--keep-visitors", "WITCHSTONE_KEEP_VISITORS", "keep_visitors = 7"),
    ("--keep-logins", "WITCHSTONE_KEEP_LOGINS", "keep_logins = 7"),
    ("--keep-codes", "WITCHSTONE_KEEP_CODES", "keep_codes = 7"),
    ("--edition", "WITCHSTONE_EDITION", "edition = [\"my-box.toml\", \"boards\"]"),
    ("--board", "WITCHSTONE_BOARD", "board = \"my-box\""),
    ("--log-json", "WITCHSTONE_LOG_JSON", "log_json = true"),
];

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_witchstone"));
    for (_, variable, _) in OPTIONS {
        command.env_remove(variable);
    }
    command
}

#[test]
fn every_option_is_explained_and_can_be_given_in_three_ways() {
    let output = program().args(["serve", "--help"]).output().unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    for (option, variable, line) in OPTIONS {
        let is_listed = help.lines().any(|text| text.trim_start().starts_with(&format!("{option} ")));
        assert!(is_listed && help.contains(&format!("[env: {variable}")), "{option}: {help}");
        let read: Result<witchstone_server::ServeOptions, _> = toml::from_str(line);
        assert!(read.is_ok(), "{line}: {read:?}");
    }
    // There is none that the table above does not name, but for the file, the help and those of every command.
    let named = help.lines().filter_map(|line| line.trim_start().strip_prefix("--"));
    let own =
        named.filter(|line| !["config", "language", "ascii"].iter().any(|other| line.starts_with(other)));
    assert_eq!(own.count(), OPTIONS.len(), "{help}");
    assert!(help.contains("--config <FILE>") && help.contains("-h, --help"), "{help}");
}

/// Starts a server and asks it whether it gives out secure cookies, which the options below decide.
async fn is_secure(command: &mut Command, folder: &std::path::Path) -> bool {
    use std::io::{BufRead, BufReader};
    command.args(["--listen", "127.0.0.1:0", "--database"]).arg(folder.join("games.sqlite"));
    let mut child = command.env("WITCHSTONE_LOG", "error").stdout(Stdio::piped()).spawn().unwrap();
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let address = first.trim().rsplit_once("http://").unwrap().1.to_owned();
    let reply = request(&address, "POST /api/guest", "{\"name\":\"Ada\"}").await.unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    assert_eq!(reply.status, 200);
    reply.header("set-cookie").unwrap().contains("; Secure")
}

#[tokio::test]
async fn the_command_line_overrides_the_environment_which_overrides_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("witchstone.toml");
    std::fs::write(&file, "secure_cookies = true\n").unwrap();
    let serve = |variable: Option<&str>, argument: Option<&str>| {
        let mut command = program();
        command.arg("serve").env("WITCHSTONE_CONFIG", &file);
        if let Some(value) = variable {
            command.env("WITCHSTONE_SECURE_COOKIES", value);
        }
        if let Some(value) = argument {
            command.args(["--secure-cookies", value]);
        }
        command
    };
    assert!(is_secure(&mut serve(None, None), folder.path()).await);
    assert!(!is_secure(&mut serve(Some("false"), None), folder.path()).await);
    assert!(is_secure(&mut serve(Some("false"), Some("true")), folder.path()).await);
    assert!(!is_secure(&mut serve(None, Some("false")), folder.path()).await);
}

#[test]
fn invalid_options_are_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("witchstone.toml");
    std::fs::write(&file, "messages = \"many\"\n").unwrap();
    let refused = |arguments: &[&str]| {
        let output = program().arg("serve").args(arguments).output().unwrap();
        assert!(!output.status.success(), "{arguments:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    let said = refused(&["--config", &file.to_string_lossy()]);
    assert!(said.contains("witchstone.toml") && said.contains("messages"), "{said}");
    assert!(refused(&["--config", "/nowhere.toml"]).contains("Cannot read /nowhere.toml: "));
    assert!(refused(&["--messages", "many"]).contains("--messages"));
    assert!(refused(&["--turn-hook-when", "never"]).contains("away, days, always"));
    for old in ["--thinkers", "--sockets", "--sockets-each", "--tables-each", "--socket-idle", "--table-idle"]
    {
        assert!(
            refused(&[old, "many"]).contains("Invalid value 'many'"),
            "{old}: not the alias of an option"
        );
        let variable =
            format!("WITCHSTONE_{}", old.trim_start_matches("--").replace('-', "_").to_uppercase());
        let output = program().arg("serve").env(&variable, "many").output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(
            !output.status.success() && error.contains(&format!("Cannot read {variable}=many: ")),
            "{error}"
        );
        let line = format!("{} = 7", old.trim_start_matches("--").replace('-', "_"));
        toml::from_str::<witchstone_server::ServeOptions>(&line).unwrap();
    }
    assert!(refused(&["--turn-hook", "http://"]).contains("is not a URL"));
    assert!(refused(&["--invite-code", "abc"]).contains("6 to 64 characters"));
}
