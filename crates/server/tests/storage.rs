//! The contract of the store, on both databases.

mod common;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use common::newer_file;
use common::postgres::Cluster;
use witchstone_rules::Player;
use witchstone_server::domain::Status;
use witchstone_server::limits::MAX_CHAT;
use witchstone_server::storage::open as open_store;
use witchstone_server::storage::{
    Append, ChatRow, GuestRow, GuestStatistics, ResultRow, Store, StoredEntry, Summary, TokenRow,
};

fn append(table: &str, version: u64) -> Append {
    let entry = StoredEntry { version, at_ms: 10 * version as i64, body: format!("{{\"n\":{version}}}") };
    Append { table: table.into(), entry, summary: None, results: vec![] }
}

fn summary(status: Status, due_ms: Option<i64>, guests: &[&str]) -> Summary {
    let guests = guests.iter().map(ToString::to_string).collect();
    Summary { status, listed: true, info: "{}".into(), due_ms, guests, reserved: vec![], seats_changed: true }
}

async fn entries_are_stored_in_order_and_once(store: &dyn Store) {
    for version in 1..=3 {
        assert!(store.append(append("order", version)).await.unwrap());
    }
    assert!(!store.append(append("order", 2)).await.unwrap());
    // No gaps: the table of an entry without the one before was deleted.
    assert!(!store.append(append("order", 5)).await.unwrap());
    assert!(
        !store
            .append(Append { summary: Some(summary(Status::Open, None, &[])), ..append("gone", 2) })
            .await
            .unwrap()
    );
    assert_eq!(store.table("gone").await.unwrap(), None);
    let kept = store.entries("order", 1).await.unwrap();
    assert_eq!(kept, [append("order", 2).entry, append("order", 3).entry]);
    assert!(store.entries("nowhere", 0).await.unwrap().is_empty());
}

async fn exactly_one_of_many_writers_wins(store: &Arc<dyn Store>) {
    let mut writers = tokio::task::JoinSet::new();
    for _ in 0..16 {
        let store = store.clone();
        writers.spawn(async move { store.append(append("race", 1)).await.unwrap() });
    }
    assert_eq!(writers.join_all().await.into_iter().filter(|&won| won).count(), 1);
}

async fn summaries_are_found(store: &dyn Store) {
    let with = |version, summary| Append { summary: Some(summary), ..append("found", version) };
    store.append(with(1, summary(Status::Open, None, &["ada", "bob"]))).await.unwrap();
    assert_eq!(store.listed(9).await.unwrap().len(), 1);
    assert_eq!(store.tables_of("bob").await.unwrap()[0].id, "found");
    assert_eq!(store.table("found").await.unwrap(), Some(store.listed(9).await.unwrap().remove(0)));
    assert_eq!(store.table("nowhere").await.unwrap(), None);
    store.append(with(2, summary(Status::Playing, Some(500), &["ada"]))).await.unwrap();
    assert!(store.tables_of("bob").await.unwrap().is_empty());
    assert!(store.due(500, 1_000).await.unwrap().is_empty());
    assert_eq!(store.due(501, 1_000).await.unwrap(), ["found"]);
    assert_eq!(store.table("found").await.unwrap().unwrap().status, Status::Playing);
    assert!(store.tables_up_to("", Status::Open, 9).await.unwrap().is_empty());
    assert_eq!(store.tables_up_to("", Status::Playing, 9).await.unwrap()[0].id, "found");
    assert!(store.tables_up_to("found", Status::Playing, 9).await.unwrap().is_empty());
    // Reserved seats are listed, and do not count.
    let reserved = Summary { reserved: vec!["bob".into()], ..summary(Status::Open, None, &["ada"]) };
    store.append(Append { summary: Some(reserved), ..append("rematch", 1) }).await.unwrap();
    assert_eq!(store.tables_of("bob").await.unwrap()[0].id, "rematch");
    assert_eq!([store.count_seated("ada").await.unwrap(), store.count_seated("bob").await.unwrap()], [2, 0]);
    let ended = Summary { reserved: vec!["bob".into()], ..summary(Status::Finished, None, &["ada"]) };
    store
        .append(Append { summary: Some(Summary { listed: false, ..ended }), ..append("rematch", 2) })
        .await
        .unwrap();
    assert_eq!(store.count_seated("ada").await.unwrap(), 1);
    // A leased table is not due, and an older summary does not replace a newer one.
    store.postpone("found", 600).await.unwrap();
    assert!(store.due(600, 1_000).await.unwrap().is_empty());
    let with_info =
        |info: &str| Summary { info: info.into(), ..summary(Status::Playing, Some(700), &["ada"]) };
    store.save_summary("found", &with_info("new"), 20).await.unwrap();
    store.save_summary("found", &with_info("old"), 19).await.unwrap();
    assert_eq!(store.table("found").await.unwrap().unwrap().info, "new");
    assert_eq!(store.due(701, 1_000).await.unwrap(), ["found"]);
    store.append(with(3, summary(Status::Finished, None, &["ada"]))).await.unwrap();
    assert!(store.listed(9).await.unwrap().is_empty());
    assert_eq!(store.table_ids("", 9).await.unwrap(), ["found", "rematch"]);
    assert!(store.table_ids("rematch", 9).await.unwrap().is_empty());
}

async fn guests_codes_and_chat_are_stored(store: &dyn Store) {
    let guest = |name: &str| GuestRow { id: "g1".into(), name: name.into() };
    store.save_guest(guest("Ada"), 5).await.unwrap();
    for (number, hash) in [(5, vec![1, 2]), (6, vec![3, 4]), (7, vec![5])] {
        store.save_token("g1", hash, number).await.unwrap();
    }
    store.save_guest(guest("Bea"), 5).await.unwrap();
    let token = async |hash: &[u8]| store.token("g1", hash.to_vec()).await.unwrap();
    assert_eq!(token(&[3, 4]).await, Some(TokenRow { guest: guest("Bea"), used_ms: 6 }));
    assert_eq!(store.token("g2", vec![3, 4]).await.unwrap(), None);
    assert_eq!(token(&[9]).await, None);
    // Of too many tokens, the one unused for longest goes.
    store.use_token("g1", vec![1, 2], 8).await.unwrap();
    assert!(!store.prune_tokens("g1", 3).await.unwrap());
    assert!(store.prune_tokens("g1", 2).await.unwrap());
    assert_eq!((token(&[3, 4]).await, store.count_tokens("g1").await.unwrap()), (None, 2));
    store.delete_tokens("g2", Some(vec![5])).await.unwrap();
    store.delete_tokens("g1", Some(vec![1, 2])).await.unwrap();
    assert_eq!(store.count_tokens("g1").await.unwrap(), 1);
    store.delete_tokens("g1", None).await.unwrap();
    assert_eq!(store.count_tokens("g1").await.unwrap(), 0);
    store.save_code(vec![9], "g1", 100).await.unwrap();
    assert_eq!(store.code_guest(vec![9], 101).await.unwrap(), None);
    assert_eq!(store.code_guest(vec![9], 100).await.unwrap(), Some(guest("Bea")));
    assert_eq!(store.take_code(vec![9], 101).await.unwrap(), None);
    assert_eq!(store.take_code(vec![9], 100).await.unwrap(), Some("g1".into()));
    assert_eq!(store.take_code(vec![9], 100).await.unwrap(), None);
    let third = Some(Player::new(2));
    for (at_ms, seat) in [(1, third), (2, None)] {
        let line =
            ChatRow { guest: "g1".into(), name: "Bea".into(), seat, text: format!("Hex {at_ms}"), at_ms };
        store.save_chat("t", line).await.unwrap();
    }
    let chat = store.chat("t", 9).await.unwrap();
    assert_eq!(chat.iter().map(|line| (line.at_ms, line.seat)).collect::<Vec<_>>(), [(1, third), (2, None)]);
    assert_eq!(store.chat("t", 1).await.unwrap()[0].text, "Hex 2");
}

async fn codes_and_chat_are_bounded(store: &dyn Store) {
    // A guest has one code: the latest.
    for code in 1..=5 {
        store.save_code(vec![code], "many", 100).await.unwrap();
    }
    store.save_code(vec![6], "other", 100).await.unwrap();
    assert_eq!(store.take_code(vec![4], 100).await.unwrap(), None);
    assert_eq!(store.take_code(vec![5], 100).await.unwrap(), Some("many".into()));
    assert_eq!(store.take_code(vec![6], 100).await.unwrap(), Some("other".into()));
    let line = |at_ms| ChatRow {
        guest: "g1".into(),
        name: "Bea".into(),
        seat: None,
        text: format!("{at_ms}"),
        at_ms,
    };
    for at_ms in 1..=MAX_CHAT + 30 {
        store.save_chat("talk", line(at_ms)).await.unwrap();
    }
    store.save_chat("quiet", line(1)).await.unwrap();
    for table in ["talk", "quiet"] {
        store.trim_chat(table).await.unwrap();
    }
    let kept = store.chat("talk", 10 * MAX_CHAT).await.unwrap();
    assert_eq!((kept.len() as i64, kept[0].at_ms), (MAX_CHAT, 31));
    assert_eq!(store.chat("quiet", 9).await.unwrap().len(), 1);
}

async fn results_are_counted_once(store: &dyn Store) {
    let row = |score, won| ResultRow { seat: Player::new(0), name: "Ada".into(), score, won, undone: won };
    let with = |table: &str, row| Append { results: vec![row], ..append(table, 1) };
    store.append(with("r1", row(70, true))).await.unwrap();
    store.append(with("r1", row(70, true))).await.unwrap();
    store.append(with("r2", row(90, false))).await.unwrap();
    assert_eq!(
        store.statistics("Ada").await.unwrap(),
        GuestStatistics { games: 2, wins: 1, best: 90, total: 160, undone: 1 }
    );
    assert_eq!(store.statistics("Bob").await.unwrap(), GuestStatistics::default());
}

async fn keeps_the_contract(store: Arc<dyn Store>) {
    store.ping().await.unwrap();
    entries_are_stored_in_order_and_once(&*store).await;
    exactly_one_of_many_writers_wins(&store).await;
    summaries_are_found(&*store).await;
    guests_codes_and_chat_are_stored(&*store).await;
    codes_and_chat_are_bounded(&*store).await;
    results_are_counted_once(&*store).await;
    store.close().await;
}

#[tokio::test]
async fn sqlite_keeps_the_contract() {
    let (_folder, file, store) = new_file().await;
    keeps_the_contract(store).await;
    // What was written is there after reopening.
    let again = open_store(&file.to_string_lossy()).await.unwrap();
    assert_eq!(again.entries("order", 0).await.unwrap().len(), 3);
}

/// A new SQLite file, with the folder it is in.
async fn new_file() -> (tempfile::TempDir, PathBuf, Arc<dyn Store>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let store = open_store(&file.to_string_lossy()).await.unwrap();
    (folder, file, store)
}

/// Appends entries to many tables at once, and reads each table in between.
async fn fill(store: &Arc<dyn Store>, tables: u64, entries: std::ops::RangeInclusive<u64>) {
    let mut all = tokio::task::JoinSet::new();
    for number in 0..tables {
        let (store, entries) = (store.clone(), entries.clone());
        all.spawn(async move {
            let table = format!("table {number}");
            for version in entries.clone() {
                assert!(store.append(append(&table, version)).await.unwrap());
                let after = version.saturating_sub(number);
                let read = store.entries(&table, after).await.unwrap();
                assert_eq!(versions(&read), (after + 1..=version).collect::<Vec<_>>(), "{table}");
            }
            assert!(!store.append(append(&table, *entries.end())).await.unwrap());
        });
    }
    all.join_all().await;
}

async fn has_all(store: &Arc<dyn Store>, tables: u64, entries: u64) {
    for number in 0..tables {
        let read = store.entries(&format!("table {number}"), 0).await.unwrap();
        assert_eq!(versions(&read), (1..=entries).collect::<Vec<_>>());
    }
}

/// The number of merged entries, and of staged ones.
fn count_entries(file: &Path) -> (i64, i64) {
    let connection = rusqlite::Connection::open(file).unwrap();
    let count = |table: &str| {
        connection.query_row(&format!("SELECT COUNT(*) FROM {table}"), [], |row| row.get(0)).unwrap()
    };
    (count("entries"), count("staged_entries"))
}

/// Enough appends to start a merge, with concurrent readers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_shows_every_entry_from_its_commit_on() {
    let (_folder, file, store) = new_file().await;
    fill(&store, 80, 1..=500).await;
    let (merged, staged) = count_entries(&file);
    assert!(merged > 16_000 && staged < 30_000, "{merged} {staged}");
    store.close().await;
    assert_eq!(count_entries(&file), (40_000, 0));
    let again = open_store(&file.to_string_lossy()).await.unwrap();
    has_all(&again, 80, 500).await;
}

/// A program was killed during a merge: some entries are in both tables.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_entries_of_an_interrupted_merge_are_read_once() {
    let (folder, file, store) = new_file().await;
    fill(&store, 80, 1..=230).await;
    let left = folder.path().join("left.sqlite");
    for end in ["", "-wal"] {
        let name = |file: &Path| format!("{}{end}", file.display());
        std::fs::copy(name(&file), name(&left)).unwrap();
    }
    let (merged, staged) = count_entries(&left);
    assert!(merged > 0 && staged == 80 * 230, "{merged} {staged}");
    let again = open_store(&left.to_string_lossy()).await.unwrap();
    assert_eq!(count_entries(&left), (80 * 230, 0));
    has_all(&again, 80, 230).await;
    // Both continue, each with its file.
    for store in [again, store] {
        fill(&store, 80, 231..=240).await;
        has_all(&store, 80, 240).await;
    }
}

fn versions(entries: &[StoredEntry]) -> Vec<u64> {
    entries.iter().map(|entry| entry.version).collect()
}

#[tokio::test]
async fn two_programs_on_one_sqlite_file_lose_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let open = || open_store(file.to_str().unwrap());
    let one = open().await.unwrap();
    for version in 1..=2 {
        assert!(one.append(append("both", version)).await.unwrap());
    }
    // The first continues as if alone, or is killed: it never closes the file.
    let two = open().await.unwrap();
    assert_eq!(
        versions(&two.entries("both", 0).await.unwrap()),
        [1, 2],
        "what was left is found at the start"
    );
    assert!(two.append(append("both", 3)).await.unwrap());
    assert!(!one.append(append("both", 3)).await.unwrap(), "the other was first");
    assert_eq!(versions(&one.entries("both", 0).await.unwrap()), [1, 2, 3]);
    assert!(one.append(append("both", 4)).await.unwrap());
    assert!(!two.append(append("both", 4)).await.unwrap());
    assert_eq!(versions(&two.entries("both", 2).await.unwrap()), [3, 4]);
    assert!(two.append(append("both", 5)).await.unwrap());
    let three = open().await.unwrap();
    assert_eq!(versions(&three.entries("both", 0).await.unwrap()), [1, 2, 3, 4, 5]);
}

/// Undoes the migrations to schema 5 to 7.
const BEFORE_RETENTION: &str = "ALTER TABLE seated DROP COLUMN reserved;
    ALTER TABLE results DROP COLUMN undone; DROP TABLE bans; DROP TABLE admin_events; DROP TABLE jobs; DROP INDEX secrets_hash; DROP INDEX secrets_used;
    DROP INDEX guests_seen; DROP INDEX chat_at; ALTER TABLE secrets DROP COLUMN used_ms;
    ALTER TABLE guests DROP COLUMN seen_ms; ALTER TABLE tables DROP COLUMN seen_ms;";

/// A file of schema 2, which has no staging table.
#[tokio::test]
async fn an_older_sqlite_file_is_migrated_with_its_entries() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let open = || open_store(file.to_str().unwrap());
    let before = open().await.unwrap();
    for version in 1..=2 {
        assert!(before.append(append("older", version)).await.unwrap());
    }
    before.close().await;
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection
        .execute_batch(&format!("{BEFORE_RETENTION} DROP TABLE staged_entries; PRAGMA user_version = 2"))
        .unwrap();
    connection.close().unwrap();
    let after = open().await.unwrap();
    assert!(!after.append(append("older", 2)).await.unwrap());
    assert!(after.append(append("older", 3)).await.unwrap());
    assert_eq!(versions(&after.entries("older", 0).await.unwrap()), [1, 2, 3]);
}

/// A file of schema 3, closed with staged entries.
#[tokio::test]
async fn staged_entries_survive_the_migration_of_their_table() {
    let (_folder, file, store) = new_file().await;
    store.close().await;
    let connection = rusqlite::Connection::open(&file).unwrap();
    let older = "ALTER TABLE staged_entries RENAME TO fresh;
        INSERT INTO fresh VALUES ('older', 1, 5, 'body 1'), ('older', 2, 6, 'body 2');
        PRAGMA user_version = 3";
    connection.execute_batch(&format!("{BEFORE_RETENTION} {older}")).unwrap();
    connection.close().unwrap();
    let store = open_store(&file.to_string_lossy()).await.unwrap();
    assert!(!store.append(append("older", 2)).await.unwrap());
    assert!(store.append(append("older", 3)).await.unwrap());
    let entries = store.entries("older", 0).await.unwrap();
    assert_eq!(versions(&entries), [1, 2, 3]);
    assert_eq!((entries[1].at_ms, entries[1].body.as_str()), (6, "body 2"));
}

/// More concurrent readers than pooled connections; a closed store returns an error.
#[tokio::test(flavor = "multi_thread", worker_threads = 8)]
async fn many_read_one_sqlite_file_at_once_until_it_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let store = open_store(folder.path().join("games.sqlite").to_str().unwrap()).await.unwrap();
    for version in 1..=20 {
        assert!(store.append(append("read", version)).await.unwrap());
    }
    let read = |_| {
        let store = store.clone();
        tokio::spawn(async move {
            for after in 0..20 {
                let found = versions(&store.entries("read", after).await.unwrap());
                assert_eq!(found, (after + 1..=20).collect::<Vec<_>>());
                assert_eq!(store.chat("read", 10).await.unwrap(), []);
            }
        })
    };
    for reader in (0..32).map(read).collect::<Vec<_>>() {
        reader.await.unwrap();
    }
    store.close().await;
    let refused = store.entries("read", 0).await.unwrap_err().to_string();
    assert_eq!(refused, "the store is closed");
}

#[tokio::test]
async fn a_newer_sqlite_file_is_refused_with_its_version() {
    let folder = tempfile::tempdir().unwrap();
    let file = newer_file(folder.path());
    let refused = open_store(&file.to_string_lossy()).await.err().unwrap().to_string();
    assert!(refused.contains("schema version 99") && refused.contains("newer program"), "{refused}");
}

#[tokio::test]
async fn postgres_keeps_the_contract_and_refuses_what_is_newer() {
    use sqlx::{Connection, Executor};
    let cluster = Cluster::start();
    let url = cluster.database("contract");
    // Two nodes that start together do not get in each other's way.
    let (one, two) = tokio::join!(open_store(&url), open_store(&url));
    let (one, two) = (one.unwrap(), two.unwrap());
    let claim = |store: Arc<dyn Store>, node: &'static str, now, until| async move {
        store.lease("claimed", node, now, until).await.unwrap()
    };
    let first = Append { summary: Some(summary(Status::Playing, Some(5), &[])), ..append("claimed", 1) };
    one.append(first).await.unwrap();
    assert!(claim(one.clone(), "one", 10, 20).await);
    assert!(!claim(two.clone(), "two", 11, 21).await);
    assert!(claim(one.clone(), "one", 12, 30).await);
    assert!(claim(two.clone(), "two", 31, 40).await);
    let mut ended = append("claimed", 2);
    ended.summary = Some(Summary { listed: false, ..summary(Status::Finished, None, &[]) });
    let mut notifications = two.notifications();
    one.append(ended).await.unwrap();
    while !matches!(notifications.recv().await.unwrap(), witchstone_server::storage::Notification::Entry(table, 2) if table == "claimed")
    {
    }
    two.close().await;
    let mut connection = sqlx::PgConnection::connect(&url).await.unwrap();
    connection.execute("DELETE FROM tables; DELETE FROM entries").await.unwrap();
    keeps_the_contract(one).await;
    connection.execute("INSERT INTO schema_number VALUES (99)").await.unwrap();
    let refused = open_store(&url).await.err().unwrap().to_string();
    assert!(refused.contains("schema version 99"), "{refused}");
}
