// Whole games, played by clicking.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, chance, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { movedOn, playOut, position, whatNow } from "./play.mjs";

const stage = setUp();

for (const [seed, language] of LANGUAGES.entries()) {
  test(`a full game against the computer in ${language}`, async () => {
    const page = await stage.open({ language, settings: { confirm: seed % 2 === 0 } });
    assert.equal(await page.locator("html").getAttribute("lang"), language);
    await page.locator(".surface .primary").first().click();
    await playOut(page, chance(seed + 1));
    assert.ok(await page.locator(".result h2").innerText());
    await thereAre(page, ".chart svg g", 2);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test("a full hot-seat game with every part of the expansion", async () => {
  const page = await stage.open();
  const card = page.locator(".surface").nth(1);
  await card.getByRole("button", { name: "3", exact: true }).click();
  await card.locator(".options summary").click();
  for (const box of await card.locator(".options input[type=checkbox]").all()) await box.check();
  await card.locator(".options select").selectOption("choose");
  await card.locator(".primary").click();
  await playOut(page, chance(7));
  await thereAre(page, ".chart svg g", 3);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a game survives a reload and is found on the start page", async () => {
  const page = await stage.open();
  await page.locator(".surface .primary").first().click();
  assert.equal(await whatNow(page), "moves");
  const begun = await position(page);
  await page.locator("#moves button.move").first().click();
  await movedOn(page, begun);
  await whatNow(page);
  const moves = Number(await position(page));
  await page.reload();
  await whatNow(page);
  assert.ok(Number(await position(page)) >= moves);
  await page.locator("a.home").click();
  await thereAre(page, ".continue .games li", 1);
  await page.locator(".continue .games a").click();
  await page.waitForSelector("main.game");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
