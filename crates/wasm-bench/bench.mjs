// Plays the same games in WebAssembly and natively, and compares them: random games, and games of the computer opponents.
//
//   node bench.mjs witchstone_wasm_bench.wasm witchstone-wasm-bench RANDOM_GAMES THOUGHT_GAMES
//
// Different games are an error. The speeds are printed and never judged: they are the machine's.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [wasmPath, nativePath, randomGames, thoughtGames] = process.argv.slice(2);
const RUNS = 3;

/** The quickest of some runs of something that returns its tally and its seconds. */
function best(run) {
  const results = Array.from({ length: RUNS }, run);
  return results.reduce((a, b) => (b.seconds < a.seconds ? b : a));
}

function native(kind, games) {
  const [tally, seconds] = execFileSync(nativePath, [kind, games], { encoding: "utf8" }).split(" ");
  return { tally: BigInt(tally), seconds: Number(seconds) };
}

function inWasm(play, games) {
  const start = performance.now();
  const tally = BigInt.asUintN(64, play(Number(games)));
  return { tally, seconds: (performance.now() - start) / 1000 };
}

function report(name, what, { tally, seconds }) {
  const steps = Number(tally >> 32n);
  const perSecond = steps / seconds / 1e6;
  const checksum = (tally & 0xffffffffn).toString(16).padStart(8, "0");
  console.log(`${name.padEnd(7)} ${steps} ${what}, checksum ${checksum}, ${perSecond.toFixed(2)} M ${what}/s`);
  return perSecond;
}

/** Whether the games came out the same both ways. */
function compare(kind, what, play, games) {
  const [a, b] = [best(() => native(kind, games)), best(() => inWasm(play, games))];
  console.log(`${kind}: ${games} games, the best of ${RUNS} runs`);
  const [nativeSpeed, wasmSpeed] = [report("native", what, a), report("wasm", what, b)];
  console.log(`wasm is ${(wasmSpeed / nativeSpeed).toFixed(2)} times as fast as native code`);
  return a.tally === b.tally;
}

const bytes = readFileSync(wasmPath);
const { instance } = await WebAssembly.instantiate(bytes);
const { witchstone_play, witchstone_think } = instance.exports;
console.log(`the module has ${bytes.length} bytes`);
witchstone_play(500); // V8 compiles with its better compiler meanwhile

const same = [
  compare("play", "decisions", witchstone_play, randomGames),
  compare("think", "nodes", witchstone_think, thoughtGames),
];
if (!same.every(Boolean)) {
  console.error("error: the games came out differently");
  process.exit(1);
}
