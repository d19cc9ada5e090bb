// Makes a database with games of rules version 1, by driving the program of commit 9a40411, and dumps it as text.
//
// node --experimental-websocket make.mjs PROGRAM DATABASE OUT
//
// PROGRAM is the `witchstone` of that commit, DATABASE a new SQLite file or the URL of an empty PostgreSQL database. Writes
// OUT.sql, the dump, and OUT.json: the tables by what they are for, and the guests' tokens. See README.md.

import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [program, database, out] = process.argv.slice(2);
const games = new URL("../../../../games/rules-1/", import.meta.url);
const work = mkdtempSync(join(tmpdir(), "rules-1-"));
const port = 20_000 + (process.pid % 10_000);
const server = `127.0.0.1:${port}`;
const begun = Date.now();

/** Each table: whose game, how many of its moves are imported (of a finished one all but the last), who sits where. */
const IMPORTED = {
  identical: { game: "identical", moves: 60, people: ["ada", "ben"] },
  c3: { game: "c3", moves: 20, people: ["ada", "ben"] },
  m4: { game: "m4", moves: 60, people: ["ada", "ben"] },
  b4: { game: "b4", moves: 135, people: ["ada", "ben"] },
  n4: { game: "n4", moves: 348, people: ["ada", "ben"] },
  finished_identical: { game: "identical", people: ["ada", "ben"] },
  finished_c3: { game: "c3", people: ["ada", "ben"] },
};

const run = (...args) => execFileSync(program, args, { encoding: "utf8" });

/** The tables of the database. */
function tables() {
  const folder = mkdtempSync(join(work, "tables-"));
  run("export", "--database", database, "--folder", folder);
  return readdirSync(folder).map((name) => name.replace(".json", ""));
}

/** Imports the first moves of a game; gives the table. */
function bring(name, { game, moves }) {
  const record = JSON.parse(readFileSync(new URL(`${game}.json`, games), "utf8"));
  const cut = moves ?? record.moves.length - 1;
  const last = record.moves[cut];
  Object.assign(record, { moves: record.moves.slice(0, cut), scores: [], winners: [] });
  const folder = join(work, name);
  mkdirSync(folder);
  writeFileSync(join(folder, "game.json"), JSON.stringify(record));
  const before = new Set(tables());
  run("import", "--database", database, "--folder", folder);
  const id = tables().find((table) => !before.has(table));
  return { id, last: moves ? null : last };
}

async function post(path, token, body) {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const reply = await fetch(`http://${server}${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
}

/** Somebody at a table, who asks and is answered. */
class Line {
  static async open(table, token) {
    const line = new Line();
    line.socket = new WebSocket(`ws://${server}/api/socket`);
    line.waiting = new Map();
    line.next = 1;
    const welcome = new Promise((done) => {
      line.socket.onmessage = ({ data }) => line.onMessage(JSON.parse(data), done);
    });
    await new Promise((done) => (line.socket.onopen = done));
    line.socket.send(JSON.stringify({ type: "hello", protocol: 1, table, token }));
    const { table: info } = await welcome;
    line.table = info;
    line.version = info.version;
    return line;
  }

  onMessage(message, welcome) {
    if (message.type === "welcome") welcome(message);
    if (message.type === "table") this.table = message.table;
    if (message.version) this.version = Math.max(this.version ?? 0, message.version);
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  ask(message) {
    const id = this.next++;
    const answer = new Promise((done) => this.waiting.set(id, done));
    this.socket.send(JSON.stringify({ ...message, id }));
    return answer;
  }

  async play(move) {
    const answer = await this.ask({ type: "play", version: this.version, move });
    if (answer.type !== "done") throw new Error(`${move}: ${JSON.stringify(answer)}`);
  }
}

/** Plays until an action type has ended with a Crystal on the rim (C3), and then some moves more. */
async function leaveACrystalOnTheRim(line) {
  const wanted = [/^crystal \S+ out/, /^lay .*crystal/, /^start crystal/, /^crystal/, /^use \S+ crystal/];
  const wish = (legal) => {
    if (legal.some((move) => move.startsWith("shelve"))) return "end";
    for (const pattern of wanted) {
      const fitting = legal.filter((move) => pattern.test(move));
      if (fitting.length) return fitting[Math.floor(fitting.length / 2)];
    }
    return legal.find((move) => move !== "end" && !move.startsWith("remove")) ?? legal[0];
  };
  let onRim = false;
  let after = 0;
  while (after < 3) {
    const { moves } = await line.ask({ type: "legal" });
    if (!moves) {
      await new Promise((done) => setTimeout(done, 50));
      continue;
    }
    const shelves = moves.some((move) => move.startsWith("shelve"));
    if (after || (onRim && !shelves)) after++;
    onRim = shelves;
    await line.play(wish(moves));
  }
}

const imported = Object.fromEntries(Object.entries(IMPORTED).map(([name, what]) => [name, bring(name, what)]));
const serving = spawn(program, ["serve", "--listen", server, "--database", database, "--requests", "0", "--messages", "1000"]);
for (let up = false; !up; ) {
  up = await fetch(`http://${server}/healthz`).then((reply) => reply.ok, () => false);
}
const guests = {};
for (const name of ["ada", "ben"]) {
  guests[name] = (await post("/api/guest", null, { name: name[0].toUpperCase() + name.slice(1) })).token;
}
const found = {};
for (const [name, { people }] of Object.entries(IMPORTED)) {
  const { id, last } = imported[name];
  found[name] = id;
  for (const [seat, guest] of people.entries()) {
    await post(`/api/tables/${id}/seats/${seat}`, guests[guest], { sitter: "me" });
  }
  if (last) {
    for (const guest of people) {
      const line = await Line.open(id, guests[guest]);
      if (line.table.to_move === line.table.your_seat) await line.play(last);
      line.socket.close();
    }
  }
}
const settings = { options: { players: 2 }, order: "chosen" };
found.waiting = (await post("/api/tables", guests.ada, { settings: { name: "Waiting", ...settings }, seats: [{ sitter: "me" }] })).id;
const clock = { kind: "per_turn", seconds: 60 };
found.clock = (await post("/api/tables", guests.ada, {
  settings: { name: "Clock", ...settings, clock, at_zero: "loss" },
  seats: [{ sitter: "me" }, { sitter: { bot: 1 } }],
})).id;
const line = await Line.open(found.clock, guests.ada);
await leaveACrystalOnTheRim(line);
line.socket.close();
serving.kill("SIGTERM");
await new Promise((done) => serving.on("exit", done));

const isUrl = database.startsWith("postgres");
const dump = isUrl
  ? execFileSync("pg_dump", ["--inserts", "--no-owner", "--no-privileges", database], { encoding: "utf8" })
  : execFileSync("sqlite3", [database, ".dump", "PRAGMA user_version"], { encoding: "utf8" });
// SQLite's dump leaves the number of the schema out; the lines for psql differ from one day to the next.
const text = isUrl
  ? dump.replace(/^(--.*|\\.*|)\n/gm, "")
  : dump.replace(/\n(\d+)\n$/, "\nPRAGMA user_version = $1;\n");
// Everything happened at the begin of 2025: every clock has run out long ago, whatever day it is.
const shift = Date.UTC(2025, 0, 1) - begun;
const dated = text.replace(/\b\d{13}\b/g, (time) => String(Number(time) + shift));
writeFileSync(`${out}.sql`, dated);
writeFileSync(`${out}.json`, `${JSON.stringify({ guests, tables: found }, null, 2)}\n`);
