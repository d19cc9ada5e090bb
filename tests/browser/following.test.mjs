// Rivals' moves: shown one by one, fast-forwarded and replayed; log, title and sound.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chance, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { movedOn, playOut, position, whatNow } from "./play.mjs";

const stage = setUp();

// In the page, before anything else: every number of moves that was shown, every title, and every bell.
function witness() {
  globalThis.seen = { moves: [], titles: [], bells: 0, animations: 0 };
  const Audio = globalThis.AudioContext;
  globalThis.AudioContext = class extends Audio {
    constructor() {
      super();
      globalThis.seen.bells += 1;
    }
  };
  document.addEventListener("animationstart", () => (globalThis.seen.animations += 1), true);
  const note = (list, entry) => list.at(-1) !== entry && list.push(entry);
  new MutationObserver(() => {
    const moves = document.querySelector("main.game")?.dataset.moves;
    if (moves !== undefined) note(globalThis.seen.moves, Number(moves));
    note(globalThis.seen.titles, document.title);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

test("rivals’ moves are shown one after the other, with a bell and a title at the end, and again on request", async () => {
  const page = await stage.open({ settings: { speed: "fast", sound: true, confirm: false }, motion: "no-preference", inPage: witness });
  await page.locator(".surface .primary").first().click();
  await whatNow(page);
  await playOut(page, chance(3), { most: 6 });
  await whatNow(page);
  const seen = await page.evaluate(() => globalThis.seen);
  const steps = seen.moves.slice(1).map((moves, at) => moves - seen.moves[at]);
  assert.ok(seen.moves.length > 4 && steps.every((step) => step === 1), `each move was shown: ${seen.moves}`);
  assert.ok(seen.animations > 0, "new pieces are animated");
  assert.ok(seen.bells > 0, "a bell rang");
  assert.ok(seen.titles.some((title) => title.startsWith("●")) && seen.titles.includes("Witchstone"), seen.titles.join());

  // Again: the strip shows the moves of the others and returns to the present by itself.
  const now = await position(page);
  await page.locator(".again").click();
  await page.locator(".replay .story").waitFor();
  assert.equal(await page.locator("#moves .move").count(), 0, "nothing can be played while looking back");
  await page.locator(".replay").waitFor({ state: "detached" });
  assert.equal(await position(page), now);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("rivals’ moves can be fast-forwarded", async () => {
  const page = await stage.open({ settings: { speed: "slow", confirm: false } });
  await page.locator(".surface .counts button").nth(2).click();
  await page.locator(".surface .primary").first().click();
  // Until a rival moves; the key leaves out the pauses.
  const random = chance(8);
  for (let tries = 0; tries < 20 && !(await page.locator(".fast-forward:not(.kept-free)").count()); tries += 1) {
    await playOut(page, random, { most: 1 });
    await page.evaluate(() => globalThis.until(() => document.querySelector(".fast-forward:not(.kept-free), #moves summary")));
  }
  await page.locator(".fast-forward:not(.kept-free)").waitFor();
  await page.keyboard.press("f");
  await page.evaluate(() => globalThis.until(() => document.querySelector(".fast-forward:not(.kept-free):disabled") ?? document.querySelector("#moves summary")));
  assert.equal(await whatNow(page), "moves");
  assert.equal(await page.locator(".fast-forward:not(.kept-free)").count(), 0, "no rival's move is left to be shown");
  await page.context().close();
});

test("a log line highlights its targets, and shows that position", async () => {
  const page = await stage.open({ settings: { confirm: false } });
  await page.locator(".surface .primary").first().click();
  await playOut(page, chance(5), { most: 10 });
  await whatNow(page);
  await page.locator("#tab-log").click();
  const tower = page.locator(".log .line", { hasText: "tower" }).last();
  await tower.hover();
  await page.locator(".location.highlight").waitFor();
  await page.mouse.move(2, 2);
  await page.locator(".highlight").waitFor({ state: "detached" });
  await tower.click();
  await page.locator(".replay").waitFor();
  // Before the first tower was chosen, nobody stood anywhere.
  await page.locator(".replay input").fill("0");
  await thereAre(page, ".ball .figure", 0);
  await page.keyboard.press("Escape");
  await page.locator(".replay").waitFor({ state: "detached" });
  await page.locator(".ball .figure").first().waitFor();
  await page.context().close();
});

test("the title says whose turn it is, and without sound there is no bell", async () => {
  const page = await stage.open({ settings: { sound: false }, inPage: witness });
  await page.locator(".surface .primary").first().click();
  await whatNow(page);
  await page.evaluate(() => globalThis.until(() => document.title.startsWith("●")));
  const moves = await position(page);
  await page.locator("#moves button.move").first().click();
  await movedOn(page, moves);
  await whatNow(page);
  assert.equal(await page.evaluate(() => globalThis.seen.bells), 0);
  await page.context().close();
});
