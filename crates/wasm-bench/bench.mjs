// Plays the same games in WebAssembly and natively, and compares them: random games, and games of the computer opponents.
//
//   node bench.mjs witchstone_wasm_bench.wasm witchstone-wasm-bench RANDOM_GAMES THOUGHT_GAMES
//
// Different games are an error. The speeds are printed and never judged: they are the machine's.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [wasmPath, nativePath, randomGames, thoughtGames] = process.argv.slice(2);
const RUNS = 3;

/** The fastest of several runs, each with its outcome and its seconds. */
function best(run) {
  const results = Array.from({ length: RUNS }, run);
  return results.reduce((a, b) => (b.seconds < a.seconds ? b : a));
}

function native(kind, games) {
  const [outcome, seconds] = execFileSync(nativePath, [kind, games], { encoding: "utf8" }).split(" ");
  return { outcome: BigInt(outcome), seconds: Number(seconds) };
}

function inWasm(play, games) {
  const start = performance.now();
  const outcome = BigInt.asUintN(64, play(Number(games)));
  return { outcome, seconds: (performance.now() - start) / 1000 };
}

function report(name, what, { outcome, seconds }) {
  const steps = Number(outcome >> 32n);
  const perSecond = steps / seconds / 1e6;
  const checksum = (outcome & 0xffffffffn).toString(16).padStart(8, "0");
  console.log(`${name.padEnd(7)} ${steps} ${what}, checksum ${checksum}, ${perSecond.toFixed(2)} M ${what}/s`);
  return perSecond;
}

/** Whether both programs play the same games. */
function compare(kind, what, play, games) {
  const [a, b] = [best(() => native(kind, games)), best(() => inWasm(play, games))];
  console.log(`${kind}: ${games} games, best of ${RUNS} runs`);
  const [nativeSpeed, wasmSpeed] = [report("native", what, a), report("wasm", what, b)];
  console.log(`wasm is ${(wasmSpeed / nativeSpeed).toFixed(2)} times as fast as native code`);
  return a.outcome === b.outcome;
}

const bytes = readFileSync(wasmPath);
const { instance } = await WebAssembly.instantiate(bytes);
const { witchstone_play, witchstone_think } = instance.exports;
console.log(`the module has ${bytes.length} bytes`);
witchstone_play(500); // warms up V8's optimising compiler

const same = [
  compare("play", "decisions", witchstone_play, randomGames),
  compare("think", "nodes", witchstone_think, thoughtGames),
];
if (!same.every(Boolean)) {
  console.error("error: the games differ");
  process.exit(1);
}
