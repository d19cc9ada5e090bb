// Hints: where to look, the idea, the move; played by a button; gone with the position; none where a table forbids them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { boxes } from "./boxes.mjs";
import { movedOn, position, whatNow } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

const stage = setUp(startServer);

async function localGame(options) {
  const page = await stage.open({ settings: { automatic: false, confirm: false }, ...options });
  await page.locator(".surface .primary").first().click();
  await whatNow(page);
  return page;
}

test("a hint in three steps, the move is played by its button, and the hint is gone with the position", async () => {
  const page = await localGame();
  await page.keyboard.press("h");
  await page.locator(".hint-card ol[data-step='1'] li", { hasText: /^Look at / }).waitFor();
  // A tower is to be chosen: the whole ball is highlighted, no single location yet.
  await page.locator("main.game[data-look='ball']").waitFor();
  assert.equal(await page.locator(".location.highlight").count(), 0);
  assert.deepEqual(await axe(page), [], "first step");

  await page.locator(".hint-next").click();
  await page.locator(".hint-card ol[data-step='2'] li", { hasText: /^There is a turn / }).waitFor();
  await page.keyboard.press("h");
  await page.locator(".hint-card ol[data-step='3'] li", { hasText: /^Play: / }).waitFor();
  await page.locator(".location.highlight").waitFor();
  assert.equal(await page.locator("main.game").getAttribute("data-look"), null);
  assert.deepEqual(await axe(page), [], "third step");

  const highlighted = await page.locator(".location.highlight").getAttribute("data-t");
  const moves = await position(page);
  await page.locator(".hint-play").click();
  await movedOn(page, moves);
  await page.locator("#tab-log").click();
  await page.locator(".log .line").last().click();
  await page.locator(".replay").waitFor();
  assert.match(highlighted, /^location/);
  await page.keyboard.press("Escape");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a move other than the hinted one closes the hint", async () => {
  const page = await localGame();
  await page.locator(".hint-button").click();
  await page.locator(".hint-card ol[data-step='1']").waitFor();
  const moves = await position(page);
  await page.locator("#moves button.move").first().click();
  await movedOn(page, moves);
  await page.locator(".hint-card").waitFor({ state: "detached" });
  assert.equal(await page.locator("main.game").getAttribute("data-look"), null);
  await page.context().close();
});

test("a hint fits on a phone", async () => {
  const page = await localGame({ size: [390, 844], language: "de" });
  await page.locator(".hint-button").click();
  for (const step of [1, 2, 3]) {
    await page.locator(`.hint-card ol[data-step='${step}']`).waitFor();
    assert.deepEqual(await boxes(page), [], `step ${step}`);
    if (step < 3) await page.locator(".hint-next").click();
  }
  await page.context().close();
});

// A table where the computer has the other seat.
async function table(hints) {
  const page = await stage.open({ settings: { name: "Ann", automatic: false, confirm: false } });
  await page.locator(".online .primary").waitFor();
  if (!hints) await page.locator(".online .switch", { hasText: "Hints" }).locator("input").uncheck();
  await page.locator(".online .primary").click();
  await page.locator(".seats button", { hasText: "Let the computer play" }).click();
  await page.waitForSelector("main.game");
  await whatNow(page);
  return page;
}

test("a table that forbids hints says so, by button and by key", async () => {
  const page = await table(false);
  await page.locator(".hint-button").click();
  await page.locator(".notice", { hasText: "This table plays without hints." }).waitFor();
  await page.locator(".notice button").click();
  await page.keyboard.press("h");
  await page.locator(".notice", { hasText: "This table plays without hints." }).waitFor();
  assert.equal(await page.locator(".hint-card").count(), 0);
  await page.context().close();
});

test("a table that allows hints gives them in three steps, and the move is played there", async () => {
  const page = await table(true);
  await page.locator(".hint-button").click();
  for (const step of [1, 2]) {
    await page.locator(`.hint-card ol[data-step='${step}']`).waitFor();
    await page.locator(".hint-next").click();
  }
  const moves = await position(page);
  await page.locator(".hint-play").click();
  await movedOn(page, moves);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
