// Custom boards: local and online games are played on them, also by the worker,
// and their games continue offline and after the server has lost the board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { axe, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { playOut, position, whatNow } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

const BOARD = fileURLToPath(new URL("../../crates/rules/tests/editions/good/lopsided.toml", import.meta.url));
const BOTH = ["--edition", BOARD];
const stage = setUp(() => startServer(BOTH));

// Failed requests while the server is down are not problems of the client.
const problems = (page) => page.problems.filter((problem) => !/WebSocket|ERR_|502|Failed to load/.test(problem));

const storedRecord = (page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((name) => name.startsWith("witchstone/game/"));
    return JSON.parse(JSON.parse(localStorage.getItem(name)).record);
  });

test("a game on the server's board, to its end, also while the server is away", async () => {
  const page = await stage.open();
  // The board that the server puts first is chosen already, and what it is stands below.
  const card = page.locator(".surface.first");
  assert.deepEqual(await card.locator(".board-pick option").allInnerTexts(), ["lopsided-2", "Built-in board"]);
  await card.locator(".hint", { hasText: "“lopsided-2” is a board that the host of this server has entered." }).waitFor();
  assert.deepEqual(await axe(page), [], "the choice of boards");
  await card.locator(".primary").click();
  await playOut(page, chance(3), { most: 8 });
  await page.locator(".bar .on-board", { hasText: "board “lopsided-2”" }).waitFor();
  await stage.server.kill();
  const before = await position(page);
  await page.reload();
  await whatNow(page);
  assert.equal(await position(page), before, "the game is as it was");
  await playOut(page, chance(4));
  await page.locator(".result").waitFor();
  // This board is played for four rounds, and the bar and the start page know it.
  assert.equal(await page.locator(".bar .turn small:not(.first-player)").innerText(), "Round 4 of 4");
  const record = await storedRecord(page);
  assert.match(record.edition, /^lopsided-2@[0-9a-f]{32}$/);
  assert.ok(record.winners.length > 0);
  await page.locator("a.home").click();
  const line = page.locator(".saved-games .games a small", { hasText: "Round 4 of 4" });
  await line.waitFor();
  assert.match(await line.innerText(), /board “lopsided-2”/);
  // The review is worked out on that board too, still without the server.
  await page.locator(".saved-games .review-link").click();
  await page.waitForSelector("main.game.review");
  await stage.server.start();
  assert.deepEqual(problems(page), []);
  await page.context().close();
});

test("the built-in board can be chosen beside it, and the choice is remembered", async () => {
  const page = await stage.open();
  const card = page.locator(".surface.device");
  await card.locator(".board-pick select").selectOption("classic");
  await card.locator(".hint", { hasText: "The board that comes with this program." }).waitFor();
  await card.locator(".primary").click();
  await whatNow(page);
  assert.equal((await storedRecord(page)).edition, "classic");
  assert.equal(await page.locator(".bar .on-board").count(), 0);
  await page.locator("a.home").click();
  assert.equal(await page.locator(".surface.device .board-pick select").inputValue(), "classic");
  assert.deepEqual(problems(page), []);
  await page.context().close();
});

// The table of a host who chooses the second board, and a guest who follows its link.
async function twoOnTheSecondBoard() {
  const ann = await stage.open({ settings: { name: "Ann", confirm: false } });
  const form = ann.locator(".surface.online");
  await form.locator(".board-pick select").selectOption("lopsided-2");
  await form.locator(".switch input").first().check();
  await form.locator(".primary").click();
  const link = await ann.locator(".share input").inputValue();
  await ann.locator(".on-board", { hasText: "board “lopsided-2”" }).waitFor();
  const ben = await stage.open({ settings: { name: "Ben", confirm: false } });
  await ben.locator(".surface.online .games a", { hasText: "board “lopsided-2”" }).first().waitFor();
  await ben.goto(link);
  await ben.locator(".seats button", { hasText: "Sit down" }).click();
  for (const page of [ann, ben]) await page.waitForSelector("main.game");
  return [ann, ben];
}

test("a table on the second board: made on the page, joined by its link, and closed while the server has lost the board", async () => {
  await stage.server.kill();
  await stage.server.start([...BOTH, "--board", "classic"]);
  const pages = await twoOnTheSecondBoard();
  const random = chance(5);
  const movers = new Set();
  // Until both have moved and the first round has begun.
  const inRounds = async () => /of 4$/.test(await pages[0].locator(".bar .turn small:not(.first-player)").innerText());
  while (movers.size < 2 || !(await inRounds())) {
    const mover = await Promise.any(pages.map((page) => whatNow(page).then(() => page)));
    await playOut(mover, random, { most: 1 });
    movers.add(mover);
  }
  for (const page of pages) {
    await page.locator(".bar .on-board", { hasText: "board “lopsided-2”" }).waitFor();
    assert.match(await page.locator(".bar .turn small:not(.first-player)").innerText(), /of 4$/);
  }
  const [ann, ben] = pages;
  await stage.server.kill();
  await stage.server.start([]);
  await ann.reload();
  const closed = ann.locator(".closed");
  await closed.locator("p", { hasText: "This table is played on the board “lopsided-2”" }).waitFor();
  await closed.locator(".seats li", { hasText: "Ben" }).waitFor();
  assert.deepEqual(await axe(ann), [], "a closed table");
  await ann.locator(".back").click();
  await ann.locator(".surface.online .games a small", { hasText: "cannot be played here now" }).first().waitFor();
  assert.equal(await ann.locator(".board-pick").count(), 0, "there is nothing to choose");
  await stage.server.kill();
  await stage.server.start();
  await ben.reload();
  await ben.waitForSelector("main.game");
  await ann.goBack();
  await ann.reload();
  await ann.waitForSelector("main.game");
  const mover = await Promise.any(pages.map((page) => whatNow(page).then(() => page)));
  const before = await position(mover);
  await playOut(mover, random, { most: 1 });
  assert.notEqual(await position(mover), before, "the game continues");
  for (const page of pages) assert.deepEqual(problems(page), []);
});

test("a loaded record of a board that nobody here knows is refused by name", async () => {
  const page = await stage.open({}, "#/review/");
  const record = await page.evaluate(() => fetch("./puzzles.jsonl").then((answer) => answer.text()));
  const { record: game } = JSON.parse(record.split("\n")[0]);
  await page.locator("textarea").fill(JSON.stringify({ ...game, edition: "my-box@00112233445566778899aabbccddeeff" }));
  await page.locator(".load .primary").click();
  await page.locator(".load-error", { hasText: "the board “my-box”, which neither this browser nor the server knows" }).waitFor();
  assert.deepEqual(problems(page), []);
  await page.context().close();
});
