#!/usr/bin/env bash
# The table of crates/server/README.md: one load on one machine, one server after the other.
#
#     bench/compare/run.sh [TABLES [SECONDS [PACE]]] [sqlite] [games] [busy] [rest] [million] [postgres] [nodes] [boardgame]
#
# RUNS=3 plays each load on Witchstone's server so often, one run after the other.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
program=${WITCHSTONE:-$here/../../target/release/witchstone}
tables=500 seconds=30 pace=500 numbers=0
which=()
for argument in "$@"; do
  if [[ $argument =~ ^[0-9]+$ ]]; then
    numbers=$((numbers + 1))
    case $numbers in 1) tables=$argument ;; 2) seconds=$argument ;; 3) pace=$argument ;; esac
  else
    which+=("$argument")
  fi
done
[ ${#which[@]} -gt 0 ] || which=(sqlite games busy rest million postgres nodes boardgame)
work=$(mktemp -d)
chmod 755 "$work"
started=()

finish() {
  for id in "${started[@]}"; do kill "$id" 2>/dev/null || true; done
  for id in "${started[@]}"; do wait "$id" 2>/dev/null || true; done
  started=()
  if [ -d "$work/data" ]; then as_postgres "$(postgres_program pg_ctl)" -D "$work/data" -m immediate stop >/dev/null || true; fi
}
trap 'finish; rm -rf "$work"' EXIT

postgres_program() { ls -d /usr/lib/postgresql/*/bin/"$1" | sort -V | tail -1; }

as_postgres() {
  if [ "$(id -u)" = 0 ]; then (cd "$work" && setpriv --reuid=postgres --regid=postgres --clear-groups "$@"); else "$@"; fi
}

# Starts a node on a database; its port is the last argument.
node_on() {
  WITCHSTONE_LOG=error "$program" serve --listen "127.0.0.1:$2" --database "$1" --requests 0 --messages 1000 \
    --max-connections-per-guest 100000 --max-tables-per-guest 100000 --evict-after 15 >"$work/node$2" &
  started+=($!)
  until grep -qs http "$work/node$2"; do sleep 0.1; done
}

load() {
  for _ in $(seq "${RUNS:-1}"); do "$program" load --tables "$tables" --seconds "$seconds" "$@"; done
  uptime
}

postgres() {
  mkdir "$work/socket"
  if [ "$(id -u)" = 0 ]; then chown postgres "$work" "$work/socket"; fi
  as_postgres "$(postgres_program initdb)" --auth=trust --username=postgres -D "$work/data" >/dev/null
  printf "listen_addresses = ''\nunix_socket_directories = '%s'\nmax_connections = 200\n" "$work/socket" >>"$work/data/postgresql.conf"
  as_postgres "$(postgres_program pg_ctl)" -w -D "$work/data" -l "$work/log" start >/dev/null
  as_postgres "$(postgres_program createdb)" -h "$work/socket" -U postgres games
  database="postgres://postgres@localhost/games?host=$work/socket"
}

for part in "${which[@]}"; do
  case $part in
  sqlite)
    echo "== one node on SQLite, $tables tables, a move each $pace ms"
    node_on "$work/games.sqlite" 8101
    load --pace "$pace" --url http://127.0.0.1:8101
    ;;
  games)
    echo "== one node on SQLite, $tables tables at the tool's own pace, a move each 50 ms"
    node_on "$work/brisk.sqlite" 8110
    load --url http://127.0.0.1:8110
    ;;
  busy)
    echo "== one node on SQLite, $tables tables as fast as they go"
    node_on "$work/busy.sqlite" 8102
    load --pace 0 --url http://127.0.0.1:8102
    ;;
  rest)
    echo "== one node on SQLite, $((6 * tables)) tables that are evicted, and as many again"
    node_on "$work/rest.sqlite" 8109
    "$program" load --tables $((6 * tables)) --seconds 1 --rest --url http://127.0.0.1:8109
    ;;
  million)
    echo "== one node on SQLite with a million finished games"
    node_on "$work/million.sqlite" 8103
    finish
    python3 "$here/million.py" "$work/million.sqlite"
    node_on "$work/million.sqlite" 8103
    load --pace "$pace" --url http://127.0.0.1:8103
    ;;
  postgres)
    echo "== one node on PostgreSQL"
    postgres
    node_on "$database" 8104
    load --pace "$pace" --url http://127.0.0.1:8104
    finish
    rm -rf "$work/data" "$work/socket"
    ;;
  nodes)
    echo "== three nodes on PostgreSQL, each seat of a table at another one"
    postgres
    node_on "$database" 8105
    node_on "$database" 8106
    node_on "$database" 8107
    load --pace "$pace" --url http://127.0.0.1:8105 --url http://127.0.0.1:8106 --url http://127.0.0.1:8107
    finish
    rm -rf "$work/data" "$work/socket"
    ;;
  boardgame)
    echo "== boardgame.io"
    [ -d "$here/node_modules" ] || (cd "$here" && npm ci --omit=optional --no-audit --no-fund >/dev/null)
    node "$here/server.mjs" 8108 "$work/journal" >"$work/boardgame" &
    started+=($!)
    until grep -qs serving "$work/boardgame"; do sleep 0.1; done
    node "$here/load.mjs" http://127.0.0.1:8108 "${started[-1]}" "$tables" "$seconds" "$pace"
    ;;
  *)
    echo "There is no part \"$part\"." >&2
    exit 2
    ;;
  esac
  finish
done
