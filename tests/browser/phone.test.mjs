// Small screens, played by touch.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { changed, movedOn, playOut, pointOut, position, shown, whatNow } from "./play.mjs";

const stage = setUp();

for (const size of [[390, 844], [844, 390]]) {
  test(`turns are played by taps on a screen of ${size}`, async () => {
    const page = await stage.open({ size, touch: true, settings: { confirm: false } });
    await page.locator(".leaf .primary").first().tap();
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

// A tile is laid by two taps: the first shows where it would lie.
async function tap(page, x, y) {
  const twice = await page.evaluate(([x, y]) => {
    const cell = document.elementFromPoint(x, y)?.closest(".cell.play");
    return Boolean(cell && document.querySelector(".hand-tile.held, .power-tile.held"));
  }, [x, y]);
  await page.touchscreen.tap(x, y);
  if (!twice) return;
  await page.locator(".ghost").first().waitFor({ state: "attached" });
  await page.touchscreen.tap(x, y);
}

// Nothing to tap in sight: the table may still be turning to where there is something, another page may have a light,
// or there is nothing left but to end.
async function turnPage(page, moves) {
  const other = page.locator(".tab.lively:not([aria-current])");
  const here = page.locator(".tab.lively[aria-current]");
  if (await here.count()) return rest(page, await here.getAttribute("data-page"));
  if (await other.count()) {
    // Meanwhile the table may have turned there by itself.
    const name = await other.first().getAttribute("data-page", { timeout: 1_000 }).catch(() => null);
    if (!name) return;
    await page.locator(`.tab[data-page=${name}]`).tap();
    return rest(page, name);
  }
  if (await page.locator(".end:enabled").count()) {
    await page.locator(".end:enabled").tap();
    await movedOn(page, moves);
  }
}

// A page of the table has come to rest when it lies where the strip of pages lies, and what can be tapped is in sight.
function rest(page, name) {
  return page.evaluate((name) => {
    const part = document.getElementById(`table-${name}`);
    return new Promise((done) => {
      const look = () => {
        if (Math.abs(part.getBoundingClientRect().left) > 2) return requestAnimationFrame(look);
        part.querySelector(".play, .pick")?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        done();
      };
      look();
    });
  }, name);
}

test("a first tap shows where the tile would lie, a second one lays it", async () => {
  const page = await stage.open({ size: [390, 844], touch: true, settings: { automatic: false } });
  await page.locator(".leaf .primary").first().tap();
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
  await page.locator(".ghost .tag").first().waitFor();
  assert.equal(await position(page), moves);
  await cell.tap();
  await movedOn(page, moves);
  await page.context().close();
});
