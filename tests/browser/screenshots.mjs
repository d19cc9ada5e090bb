// Pictures of the real client for README.md, as SVG: node screenshots.mjs FOLDER
// The positions are those of puzzles, so that good players have made what is seen.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawn } from "./drawn.mjs";
import { launch, open, serve } from "./lib.mjs";

const folder = process.argv[2];
if (!folder) throw new Error("name the folder for the pictures");
mkdirSync(folder, { recursive: true });

const DESKTOP = [1440, 900];
const PHONE = [390, 844];
const GAME = "picture";
const NAMES = ["Ada", "Morgana", "Merlin", "Circe"];

const site = await serve();
const browser = await launch();

// The position of a puzzle and `further` moves of its solution, as a saved game.
// One seat is a person's, or none.
function savedGame({ puzzle, further, person }) {
  const path = fileURLToPath(new URL(`../../games/puzzles/${puzzle[0]}-players.jsonl`, import.meta.url));
  const lines = readFileSync(path, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  const { record, turn } = lines.find(({ name }) => name === puzzle);
  record.moves.push(...turn.slice(0, further));
  const seats = NAMES.slice(0, record.options.players).map((name, seat) => ({ name, level: seat === person ? 0 : 4 }));
  return { name: GAME, seats, seed: 1, changed: 0, round: 0, points: [], over: false, record: JSON.stringify(record) };
}

async function picture(name, { size = DESKTOP, game, until } = {}) {
  const page = await open(browser, site.address, { size });
  if (game) {
    await page.evaluate((game) => localStorage.setItem(`witchstone/game/${game.name}`, JSON.stringify(game)), savedGame(game));
    await page.goto(`${site.address}#/local/${GAME}`);
    await page.locator(until).first().waitFor();
  }
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== "running"));
  const path = join(folder, `${name}.svg`);
  writeFileSync(path, await drawn(page));
  console.log(path);
  if (page.problems.length) throw new Error(`${name}: ${page.problems.join("; ")}`);
  await page.context().close();
}

try {
  const running = { puzzle: "3-4b4bb5fce2557d9c-282", further: 6, person: 2 };
  await picture("start");
  await picture("table", { game: running, until: ".vials" });
  await picture("phone", { size: PHONE, game: running, until: ".vials" });
  await picture("result", { game: { puzzle: "2-0807a6b4c6fa7404-234", further: Infinity }, until: ".result" });
} finally {
  await browser.close();
  site.close();
}
