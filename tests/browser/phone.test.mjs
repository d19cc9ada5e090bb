// Small screens, played by touch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { changed, movedOn, playOut, pointOut, position, shown, tap, turnPage, whatNow } from "./play.mjs";

const stage = setUp();

for (const size of [[390, 844], [844, 390]]) {
  test(`turns are played by taps on a screen of ${size}`, async () => {
    const page = await stage.open({ size, touch: true, settings: { confirm: false } });
    await page.locator(".surface .primary").first().tap();
    const random = chance(size[0]);
    let byTap = 0;
    for (let taps = 0; taps < 120 && byTap < 8; taps += 1) {
      if ((await whatNow(page)) === "over") break;
      const [moves, seen] = [await position(page), await shown(page)];
      const aim = await pointOut(page, random, (x, y) => tap(page, x, y));
      if (aim) await changed(page, seen);
      else await turnPage(page, moves);
      if ((await position(page)) !== moves) byTap += 1;
    }
    assert.ok(byTap >= 8, `only ${byTap} moves were made by taps`);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test("a first tap shows where the tile would lie, a second one lays it", async () => {
  const page = await stage.open({ size: [390, 844], touch: true, settings: { automatic: false } });
  await page.locator(".surface .primary").first().tap();
  const random = chance(3);
  for (let tries = 0; tries < 60; tries += 1) {
    await whatNow(page);
    if (await page.locator(".hand-tile.pick").count()) break;
    await playOut(page, random, { most: 1 });
  }
  await page.locator(".tab[data-page=mine]").tap();
  await page.locator(".hand-tile.pick").first().tap();
  const cell = page.locator(".corner .cell.play").first();
  await cell.waitFor();
  const moves = await position(page);
  await cell.tap();
  await page.locator(".drag-preview .tag").first().waitFor();
  assert.equal(await position(page), moves);
  await cell.tap();
  await movedOn(page, moves);
  assert.equal(Number(await position(page)), Number(moves) + 1);
  await page.context().close();
});

test("a page starts at its top, and the buttons of the bar are in one row in every language", async () => {
  for (const language of LANGUAGES) {
    const page = await stage.open({ size: [390, 844], touch: true, language });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.locator(".surface .primary").first().tap();
    await whatNow(page);
    assert.equal(await page.evaluate(() => scrollY), 0, "the game begins at its top");
    const tops = await page.locator(".bar .buttons button:not(.kept-free)").evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    assert.ok(tops.length > 3);
    assert.equal(new Set(tops).size, 1, `${language}: ${tops}`);
    await page.context().close();
  }
});
