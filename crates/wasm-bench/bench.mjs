// Plays the same random games in WebAssembly and natively, and compares them.
//
//   node bench.mjs witchstone_wasm_bench.wasm witchstone-wasm-bench GAMES
//
// Different games are an error. The speeds are printed and never judged: they are the machine's.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [wasmPath, nativePath, games] = process.argv.slice(2);
const RUNS = 3;

/** The quickest of some runs of something that returns its tally and its seconds. */
function best(run) {
  const results = Array.from({ length: RUNS }, run);
  return results.reduce((a, b) => (b.seconds < a.seconds ? b : a));
}

function native() {
  const [tally, seconds] = execFileSync(nativePath, [games], { encoding: "utf8" }).split(" ");
  return { tally: BigInt(tally), seconds: Number(seconds) };
}

function inWasm(play) {
  const start = performance.now();
  const tally = BigInt.asUintN(64, play(Number(games)));
  return { tally, seconds: (performance.now() - start) / 1000 };
}

function report(name, { tally, seconds }) {
  const decisions = Number(tally >> 32n);
  const perSecond = decisions / seconds / 1e6;
  const checksum = (tally & 0xffffffffn).toString(16).padStart(8, "0");
  console.log(`${name.padEnd(7)} ${decisions} decisions, checksum ${checksum}, ${perSecond.toFixed(2)} M decisions/s`);
  return perSecond;
}

const bytes = readFileSync(wasmPath);
const { instance } = await WebAssembly.instantiate(bytes);
instance.exports.witchstone_play(500); // V8 compiles with its better compiler meanwhile

const [a, b] = [best(native), best(() => inWasm(instance.exports.witchstone_play))];
console.log(`${games} games, the best of ${RUNS} runs; the module has ${bytes.length} bytes`);
const [nativeSpeed, wasmSpeed] = [report("native", a), report("wasm", b)];
console.log(`wasm is ${(wasmSpeed / nativeSpeed).toFixed(2)} times as fast as native code`);
if (a.tally !== b.tally) {
  console.error("error: the games came out differently");
  process.exit(1);
}
