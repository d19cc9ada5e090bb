// Puzzles: solved, failed, hinted at and shown; one for each day, and the streak.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { CLIENT, LANGUAGES, axe, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { closeList, movedOn, openList, position } from "./play.mjs";
import { boxes } from "./boxes.mjs";

const stage = setUp();
let puzzles;
before(async () => {
  const file = await readFile(join(CLIENT, "puzzles.jsonl"), "utf8");
  puzzles = file.split("\n").filter(Boolean).map((line) => JSON.parse(line));
});

const visit = (path, options = {}) => stage.open({ ...options, settings: { confirm: false, ...options.settings } }, `#/puzzle${path}`);
const isThere = (page) => page.locator(".coach.puzzle").waitFor();

// Clicks a move in the list of legal moves, opening its group if need be.
async function playMove(page, move) {
  const before = await position(page);
  await openList(page);
  const closed = page.locator("#moves details:not([open]) > summary");
  while (await closed.count()) await closed.first().click();
  await page.locator(`#moves [data-move="${move}"]`).click();
  await movedOn(page, before);
  await closeList(page);
}

async function solve(page, number) {
  for (const move of puzzles[number - 1].turn) await playMove(page, move);
  await page.locator(".verdict.good").waitFor();
}

// Lays a tile otherwise than any answer does, and skips the rest of the turn.
async function fail(page, number) {
  // The list of moves is drawn last, and what is in a group when it is opened.
  await page.locator("#moves summary").first().waitFor();
  const closed = page.locator("#moves details:not([open]) > summary");
  while (await closed.count()) await closed.first().click();
  await page.locator('#moves .move[data-move^="lay "]').first().waitFor();
  const moves = await page.locator("#moves .move").evaluateAll((all) => all.map((move) => move.dataset.move));
  await playMove(page, moves.find((move) => move.startsWith("lay ") && !puzzles[number - 1].answers.includes(move)));
  while (!(await page.locator(".verdict").count())) {
    const before = await position(page);
    if (await page.locator(".end:enabled").count()) await page.locator(".end").click();
    else await page.locator("#moves .move").first().click();
    await movedOn(page, before);
  }
}

// The number of the puzzle of the day, from the list of days.
async function todays(page) {
  await isThere(page);
  const link = await page.locator(".days li a").first().getAttribute("href");
  return Number(link.split("/").at(-1));
}

for (const [number, language] of [[1, "en"], [30, "de"], [45, "fr"], [51, "nl"]]) {
  test(`puzzle ${number} is solved by its answer, in ${language}`, async () => {
    const page = await visit(`/${number}`, { language });
    await isThere(page);
    assert.match(await page.locator(".coach .instruction").innerText(), new RegExp(`\\b${puzzles[number - 1].target}\\b`));
    await solve(page, number);
    assert.match(await page.locator(".verdict").innerText(), new RegExp(`\\b${puzzles[number - 1].target}\\b`));
    assert.equal(await page.locator("#moves .move").count(), 0, "the turn is over");
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

for (const language of LANGUAGES) {
  test(`on a phone the table follows right below the task, in ${language}`, async () => {
    const page = await visit("/3", { language, size: [390, 844] });
    await isThere(page);
    const between = async () => {
      const [task, tabs] = await Promise.all([page.locator(".coach.puzzle").boundingBox(), page.locator(".table nav.tabs").boundingBox()]);
      return tabs.y - (task.y + task.height);
    };
    const gap = await between();
    assert.ok(gap >= 0 && gap <= 48, `${gap} pixels`);
    await page.locator(".coach .give-hint").click();
    await page.locator(".coach .hints li").waitFor();
    assert.ok((await between()) >= 0, "a hint does not cover it");
    await page.reload();
    await isThere(page);
    await playMove(page, puzzles[2].turn[0]);
    await page.locator(".so-far").waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const { y } = await page.locator(".table nav.tabs").boundingBox();
    assert.ok((await between()) >= 0, "nor do the points so far");
    await page.locator(".bar .undo").click();
    await page.locator(".so-far").waitFor({ state: "detached" });
    await page.evaluate(() => scrollTo(0, 0));
    assert.equal((await page.locator(".table nav.tabs").boundingBox()).y, y, "for which it does not move");
    await page.context().close();
  });
}

test("an attempt with too few points says so, and can be repeated", async () => {
  const number = 3;
  const page = await visit(`/${number}`);
  await isThere(page);
  await fail(page, number);
  const verdict = await page.locator(".verdict").innerText();
  assert.match(verdict, new RegExp(`^\\d+ of ${puzzles[number - 1].target} points`));
  assert.equal(await page.locator(".verdict.good").count(), 0);
  await page.locator(".coach .retry").click();
  await page.locator(".verdict").waitFor({ state: "detached" });
  assert.equal(await position(page), "0");
  await solve(page, number);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a move of an attempt can be undone", async () => {
  const page = await visit("/5");
  await isThere(page);
  await playMove(page, puzzles[4].turn[0]);
  await page.locator(".so-far").waitFor();
  await page.locator(".undo").click();
  await movedOn(page, "1");
  assert.equal(await position(page), "0");
  await page.context().close();
});

test("hints come one after the other; the answer is played out and does not count", async () => {
  const page = await visit("");
  const number = await todays(page);
  for (const count of [1, 2, 3]) {
    await page.locator(".coach .give-hint").click();
    await thereAre(page, ".hints li", count);
  }
  assert.ok(await page.locator(".coach .give-hint").isDisabled());
  await page.locator(".table .highlight").first().waitFor({ state: "attached" });
  await page.locator(".coach .show").click();
  await page.locator(".verdict", { hasText: "the answer" }).waitFor();
  assert.equal(await position(page), String(puzzles[number - 1].turn.length));
  await page.locator(".coach .retry").click();
  await solve(page, number);
  await page.locator(".verdict", { hasText: "does not count" }).waitFor();
  assert.match(await page.locator(".streak").innerText(), /^No streak/);
  await page.context().close();
});

test("each day has its puzzle, and days in a row are counted", async () => {
  const page = await visit("");
  const on = async (date) => {
    await page.clock.setFixedTime(new Date(`${date}T10:00:00`));
    await page.reload();
    return todays(page);
  };
  const says = (text) => page.locator(".streak", { hasText: text }).waitFor();
  const first = await on("2026-12-30");
  await says("No streak");
  await solve(page, first);
  await says("Streak: 1 day");
  const second = await on("2026-12-31");
  assert.notEqual(second, first);
  await says("Streak: 1 day");
  await solve(page, second);
  await says("2 days");
  // The year turns; one of the last days is made up for, which is no day of a streak.
  const third = await on("2027-01-01");
  await page.locator(".days summary").click();
  assert.deepEqual(await page.locator(".days li small.good").count(), 2);
  await solve(page, third);
  await says("3 days");
  await page.locator("a.home").click();
  await page.locator(".puzzle-way small", { hasText: "3 days" }).waitFor();
  await page.locator(".puzzle-link").click();
  await isThere(page);
  await on("2027-01-03");
  await says("No streak");
  assert.equal(await on("2026-12-30"), first, "a day's puzzle stays the same");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("invalid storage and addresses do no harm", async () => {
  const page = await visit("/999");
  await page.locator("h1", { hasText: "no such puzzle" }).waitFor();
  for (const invalid of ["{", '{"days":["x"],"solved":7}', "[1]"]) {
    await page.evaluate((text) => localStorage.setItem("witchstone/puzzles", text), invalid);
    await page.goto(`${stage.site.address}#/puzzle/nonsense`);
    await page.reload();
    await todays(page);
    await page.locator(".streak", { hasText: "No streak" }).waitFor();
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

for (const language of LANGUAGES) {
  test(`nothing of a puzzle is cut off, too small or hard to read in ${language}`, async () => {
    for (const size of [[1280, 720], [390, 844]]) {
      const page = await visit("/2", { language, size });
      await isThere(page);
      await page.locator(".table .rack").waitFor({ state: "attached" });
      await openList(page);
      await page.locator(".days summary").click();
      assert.deepEqual(await boxes(page), [], `earlier puzzles at ${size}`);
      await closeList(page);
      for (const count of [1, 2, 3]) {
        await page.locator(".coach .give-hint").click();
        await thereAre(page, ".hints li", count);
      }
      assert.deepEqual(await boxes(page), [], `puzzle at ${size}`);
      assert.deepEqual(await axe(page), [], `puzzle at ${size}`);
      await page.locator(".coach .show").click();
      await page.locator(".verdict").waitFor();
      assert.deepEqual(await boxes(page), [], `verdict at ${size}`);
      assert.deepEqual(await axe(page), [], `verdict at ${size}`);
      await page.context().close();
    }
  });
}
