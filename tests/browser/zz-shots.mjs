import { readFileSync } from "node:fs";
import { launch, open, serve } from "./lib.mjs";
const which = process.argv[2] ?? "all";
const site = await serve(); const browser = await launch();
const NAMES = ["Ada", "Morgana", "Merlin", "Circe"];
const { record, turn } = JSON.parse(readFileSync("../../games/puzzles/3-players.jsonl", "utf8").trim().split("\n")[0]);
async function shot(name, size, { me, further = 0, side = false, steps = [], touch = false, rec = record, extra = turn, seats } = {}) {
  const page = await open(browser, site.address, { size, mobile: touch, settings: { side, automatic: false, speed: "normal" } });
  await page.context().route("**/worker.js", () => {});
  const players = rec.options.players;
  seats ??= NAMES.slice(0, players).map((name, seat) => ({ name, level: seat === me ? 0 : 1 }));
  const text = JSON.stringify({ ...rec, moves: [...rec.moves, ...extra.slice(0, further)] });
  const game = JSON.stringify({ name: "turn", seats, seed: 1, changed: 0, round: 0, points: [], over: false, record: text });
  await page.evaluate((game) => localStorage.setItem("witchstone/game/turn", game), game);
  await page.evaluate(() => (location.hash = "#/local/turn"));
  await page.locator(".table .rack").waitFor({ state: "attached" });
  await page.waitForTimeout(300);
  for (const step of steps) { await step(page); await page.waitForTimeout(200); }
  await page.screenshot({ path: `/tmp/shots/${name}.png` });
  if (page.problems.length) console.log(name, page.problems);
  await page.context().close();
}
const probe = await open(browser, site.address, { settings: {} });
await probe.context().close();
const SIZES = [[390, 664], [820, 1180], [1440, 900]];
const acting = 1 * (process.argv[3] ?? 0);
for (const size of SIZES) {
  const touch = size[0] < 900;
  const tag = size.join("x");
  if (which === "all" || which === "mine") await shot(`mine-${tag}`, size, { me: acting, touch });
  if (which === "all" || which === "rival") await shot(`rival-${tag}`, size, { me: (acting + 1) % 3, further: 4, touch, side: size[0] > 1000, steps: size[0] > 1000 ? [(p) => p.locator("#tab-log").click()] : [] });
  if (which === "all" || which === "opened") await shot(`opened-${tag}`, size, { me: acting, touch, steps: [(p) => p.locator(".rival-head").first().click()] });
  if (which === "all" || which === "acting") await shot(`acting-${tag}`, size, { me: acting, touch, further: 3 });
}
await browser.close(); site.close();
