// Every page: no axe violations, nothing cut off, no text too small, at every size and in every language.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, SIZES, axe, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { playOut, whatNow } from "./play.mjs";
import { boxes } from "./boxes.mjs";

const stage = setUp();

async function openGame(page) {
  await page.locator(".surface .primary").first().click();
  await page.waitForSelector("main.game");
  await whatNow(page);
  // The table is drawn piece by piece; the rack comes last.
  await page.locator(".table .rack").waitFor({ state: "attached" });
}

test("no page has an axe violation", async () => {
  const page = await stage.open();
  await page.locator(".online .hint").waitFor();
  assert.deepEqual(await axe(page), [], "start page");
  await page.goto(`${stage.site.address}#/settings`);
  await page.locator("h1", { hasText: "Settings" }).waitFor();
  assert.deepEqual(await axe(page), [], "settings");
  await page.goto(`${stage.site.address}#/local/nothing`);
  await page.locator("h1", { hasText: "no such game" }).waitFor();
  assert.deepEqual(await axe(page), [], "unknown game");
  await page.goto(`${stage.site.address}#/`);
  await openGame(page);
  assert.deepEqual(await axe(page), [], "game");
  for (const tab of ["tab-log", "tab-scores", "tab-words"]) {
    await page.locator(`#${tab}`).click();
    assert.deepEqual(await axe(page), [], tab);
  }
  await page.locator("#tab-moves").click();
  await playOut(page, chance(3));
  assert.deepEqual(await axe(page), [], "result");
  await page.context().close();
});

for (const language of LANGUAGES) {
  test(`nothing is cut off or too small in ${language}`, async () => {
    for (const size of SIZES) {
      const page = await stage.open({ language, size });
      // The cards come one after the other; without a server the last one says so.
      await page.locator(".online .hint").waitFor();
      assert.deepEqual(await boxes(page), [], `start page at ${size}`);
      await page.evaluate(() => (location.hash = "#/settings"));
      await page.waitForSelector(".paper.narrow");
      assert.deepEqual(await boxes(page), [], `settings at ${size}`);
      await page.evaluate(() => (location.hash = "#/"));
      await page.waitForSelector(".start-grid");
      await openGame(page);
      assert.deepEqual(await boxes(page), [], `game at ${size}`);
      await page.context().close();
    }
  });
}
