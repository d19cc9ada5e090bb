// The load of `witchstone load` on a boardgame.io server: tables of two, one move a table each PACE milliseconds, measured
// from sending a move to the moment the rival has it.
//
//     node load.mjs URL PID-OF-SERVER TABLES SECONDS PACE
import { readFileSync } from "node:fs";
import { io } from "socket.io-client";
import { legal } from "./game.mjs";

const [url, pid, tables, seconds, pace] = process.argv.slice(2);
const GAME = "compare";
const latencies = [];
let errors = 0;
let games = 0;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/// Seconds of processor time and bytes of memory of a process.
function usage(id) {
  const stat = readFileSync(`/proc/${id}/stat`, "utf8").split(") ").pop().split(" ");
  const pages = Number(readFileSync(`/proc/${id}/statm`, "utf8").split(" ")[1]);
  return { processor: (Number(stat[11]) + Number(stat[12])) / 100, memory: pages * 4096, at: performance.now() };
}

/// One who plays: knows the state, and lets others wait for a version of it.
class Seat {
  constructor(match, player) {
    Object.assign(this, { match, player, state: undefined, waiting: [] });
    this.socket = io(`${url}/${GAME}`, { transports: ["websocket"], forceNew: true });
    this.socket.on("sync", (_, info) => this.see(info.state));
    this.socket.on("update", (_, state) => this.see(state));
    this.socket.on("connect", () => this.socket.emit("sync", match, player, undefined, 2));
  }

  see(state) {
    this.state = state;
    this.waiting = this.waiting.filter(({ version, done }) => state._stateID < version || (done(), false));
  }

  until(version) {
    if (this.state && this.state._stateID >= version) return Promise.resolve();
    return new Promise((done, failed) => {
      this.waiting.push({ version, done });
      setTimeout(() => failed(new Error("nothing came")), 30_000).unref();
    });
  }

  play() {
    const moves = legal(this.state.G);
    const text = moves[Math.floor(Math.random() * moves.length)];
    const { player, match } = this;
    const payload = { type: "play", args: [text], playerID: player };
    this.socket.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, match, player);
  }
}

let made = 0;

/// A match is made when the first one comes to it.
async function sit() {
  const match = `match-${process.pid}-${(made += 1)}`;
  const seats = [];
  for (const player of ["0", "1"]) {
    seats.push(new Seat(match, player));
    await seats.at(-1).until(0);
  }
  return seats;
}

async function play(seats, end) {
  await sleep(Math.random() * Number(pace));
  while (performance.now() < end) {
    const began = performance.now();
    const { ctx, _stateID } = seats[0].state;
    if (ctx.gameover) {
      games += 1;
      seats.forEach((seat) => seat.socket.disconnect());
      seats = await sit();
      continue;
    }
    const mover = Number(ctx.currentPlayer);
    const sent = performance.now();
    seats[mover].play();
    await Promise.all(seats.map((seat) => seat.until(_stateID + 1)));
    latencies.push(performance.now() - sent);
    await sleep(Math.max(0, Number(pace) - (performance.now() - began)));
  }
}

const empty = usage(pid);
const all = [];
for (let number = 0; number < Number(tables); number += 8) {
  const some = Math.min(8, Number(tables) - number);
  all.push(...(await Promise.all(Array.from({ length: some }, sit))));
}
const loaded = usage(pid);
const own = usage("self");
const end = performance.now() + Number(seconds) * 1000;
await Promise.all(all.map((seats) => play(seats, end).catch((error) => ((errors += 1), console.error(error.message)))));
const after = usage(pid);
const ownAfter = usage("self");
latencies.sort((a, b) => a - b);
const part = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))]?.toFixed(2);
const line = (name, value) => console.log(name.padEnd(36) + value);
line("tables", all.length);
line("moves", latencies.length);
line("moves per second", (latencies.length / ((after.at - loaded.at) / 1000)).toFixed(0));
line("latency p50, ms", part(0.5));
line("latency p95, ms", part(0.95));
line("latency p99, ms", part(0.99));
line("server CPU per move, µs", (((after.processor - loaded.processor) / latencies.length) * 1e6).toFixed(1));
line("client CPU per move, µs", (((ownAfter.processor - own.processor) / latencies.length) * 1e6).toFixed(1));
line("memory per table with connections, kB", ((loaded.memory - empty.memory) / 1024 / all.length).toFixed(1));
line("games finished", games);
line("errors", errors);
process.exit(0);
