// Playing on the drawn table itself: clicks, drags, keys, wheel; what it says before and instead of a move.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chance, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { changed, movedOn, playOut, pointOut, position, shown, whatNow } from "./play.mjs";

const stage = setUp();

const begin = async (page) => {
  await page.locator(".surface .primary").first().click();
  await whatNow(page);
};

// Plays until the player has to lay a tile.
async function toTileTurn(page, random) {
  for (let tries = 0; tries < 60; tries += 1) {
    await whatNow(page);
    if (await page.locator(".hand-tile.pick").count()) return;
    await playOut(page, random, { most: 1 });
  }
  throw new Error("no turn with a tile came");
}

// The middle of an element.
async function middle(locator) {
  const box = await locator.boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

// A cell where the tile in hand can be laid.
const freeCell = (page) => page.locator(".corner .cell.play").first();

test("a full game against the computer is played by clicking on the table alone", async () => {
  const page = await stage.open({ settings: { confirm: false, side: false } });
  await page.locator(".surface .primary").first().click();
  const random = chance(12);
  let ends = 0;
  for (let clicks = 0; clicks < 3000 && !(await page.locator(".result").count()); clicks += 1) {
    if ((await whatNow(page)) === "over") break;
    const [moves, seen] = [await position(page), await shown(page)];
    const aim = await pointOut(page, random, (x, y) => page.mouse.click(x, y));
    if (aim === null) {
      ends += 1;
      await page.locator(".end:enabled").click();
      await movedOn(page, moves);
      continue;
    }
    await changed(page, seen);
  }
  await page.locator(".result h2").waitFor();
  assert.ok(ends < 60, `the end button was needed ${ends} times`);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a tile is dragged into the Cauldron, turned by key, wheel and button on the way", async () => {
  const page = await stage.open({ settings: { automatic: false } });
  await begin(page);
  await toTileTurn(page, chance(3));
  const tile = page.locator(".hand-tile.pick").first();
  await tile.click();
  const turn = () => page.locator(".hand-tile.held svg").innerHTML();
  await page.locator(".hand-tile.held").waitFor();
  const seen = [await turn()];
  const turned = async (how) => {
    const before = seen.at(-1);
    await how();
    await page.evaluate((before) => globalThis.until(() => document.querySelector(".hand-tile.held svg")?.innerHTML !== before), before);
    seen.push(await turn());
  };
  await turned(() => page.keyboard.press("r"));
  await turned(() => page.keyboard.press("Shift+R"));
  assert.equal(seen[2], seen[0], "turned back");
  await turned(() => page.locator(".hand .turn").click());
  await page.mouse.move(...(await middle(freeCell(page))));
  await page.locator(".drag-preview").waitFor();
  await turned(() => page.mouse.wheel(0, 120));
  await page.keyboard.press("Escape");
  await page.locator(".hand-tile.held").waitFor({ state: "detached" });

  // The drag itself: press, move, check, release.
  const moves = await position(page);
  await page.mouse.move(...(await middle(tile)));
  await page.mouse.down();
  const [x, y] = await middle(tile);
  await page.mouse.move(x + 12, y - 12);
  await page.locator(".table.dragging").waitFor();
  await freeCell(page).waitFor();
  await page.mouse.move(...(await middle(freeCell(page))), { steps: 4 });
  await thereAre(page, ".drag-preview .cluster", 2);
  const sizes = await page.locator(".drag-preview .tag text").allTextContents();
  assert.equal(sizes.length, 2, "both clusters have their sizes");
  assert.ok(sizes.every((size) => /^×[1-9]\d?$/.test(size)), sizes.join());
  await page.mouse.up();
  await movedOn(page, moves);
  assert.equal(Number(await position(page)), Number(moves) + 1);
  // The previewed sizes are the numbers of actions.
  const offered = await page.locator(".tray-item.play").allTextContents();
  assert.deepEqual(offered.map((text) => text.trim()).sort(), [...sizes].sort());
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a click on what is not legal says why, with the rule, and changes nothing", async () => {
  const page = await stage.open({ settings: { automatic: false } });
  await begin(page);
  await page.locator(".location.play").first().waitFor();
  const moves = await position(page);
  for (const [selector, clause] of [
    [".location:not(.play)", /\([A-Z]\d+\)/],
    [".connection", /\([A-Z]\d+\)/],
    [".step:not(.hilt)", /\([A-Z]\d+\)/],
  ]) {
    await page.locator(`.table ${selector}`).first().click({ force: true });
    await page.locator(".notice").waitFor();
    assert.match(await page.locator(".notice span").innerText(), clause, selector);
    await page.locator(".notice button").click();
    await page.locator(".notice").waitFor({ state: "detached" });
  }
  assert.equal(await position(page), moves);
  // So is laying a tile where it does not fit.
  await toTileTurn(page, chance(3));
  await page.locator(".hand-tile.pick").first().click();
  await freeCell(page).waitFor();
  const before = await position(page);
  await page.locator(".corner .cell:has(.printed)").first().click({ force: true });
  assert.match(await page.locator(".notice span").innerText(), /\([A-Z]\d+\)/);
  assert.equal(await position(page), before);
  await page.context().close();
});

test("a Witch’s way and price are shown before she goes", async () => {
  // A position of a random game in which a Witch can go to a castle over two connections of her own.
  const page = await stage.open({}, "#/parts/table/2/1/81");
  const place = page.locator(".location.play:has(.tag.gain)").last();
  await place.waitFor();
  // The table is drawn piece by piece, and what is drawn moves until the last one is there.
  await page.locator(".table .rack").waitFor({ state: "attached" });
  for (let tries = 0; tries < 20 && (await page.locator(".witch-path path").count()) === 0; tries += 1) {
    await page.mouse.move(1, 1);
    await page.mouse.move(...(await middle(place.locator(".disc"))));
  }
  await thereAre(page, ".witch-path path", 2);
  assert.equal(await place.locator(".tag.price").textContent(), "1");
  assert.equal(await place.locator(".tag.gain").textContent(), "+2");
  await page.locator(".tooltip").waitFor();
  assert.match(await page.locator(".tooltip").innerText(), /1 action/);
  await page.context().close();
});

test("forced moves are played automatically, unless that is switched off", async () => {
  for (const automatic of [true, false]) {
    const page = await stage.open({ settings: { automatic, confirm: false } });
    const card = page.locator(".surface.device");
    await card.getByRole("button", { name: "4", exact: true }).click();
    await card.locator(".primary").click();
    // Of four players the last to choose a tower has no choice.
    const random = chance(21);
    for (let decisions = 0; decisions < 60; decisions += 1) {
      const now = await whatNow(page);
      if (now === "hand-over" && (await page.locator(".ball .figure").count()) === 3) break;
      await playOut(page, random, { most: 1 });
    }
    await page.locator(".hand-over button").click();
    if (!automatic) {
      await thereAre(page, "#moves .move", 1);
      assert.equal(await page.locator(".ball .figure").count(), 3, "it waits for a click");
      await page.locator("#moves .move").click();
    }
    await thereAre(page, ".ball .figure", 4);
    await page.context().close();
  }
});

test("the gain at a target matches its sentence, with points of a chip and of the Big Witch", async () => {
  // Set-ups, and positions of games with every module in which a Witch can go somewhere.
  for (const at of ["2/0/0", "4/3/0", "4/2/160", "2/1/81"]) {
    const page = await stage.open({ size: [1920, 1080] }, `#/parts/table/${at}`);
    await page.locator(".table .rack").waitFor();
    const targets = await page.locator(".location.play:has(.tag.gain)").evaluateAll((all) =>
      all.map((place) => ({ gain: place.querySelector(".tag.gain").textContent, said: place.getAttribute("aria-label") })),
    );
    assert.ok(targets.length > 0, at);
    for (const { gain, said } of targets) {
      const points = [...said.matchAll(/(\d+) points?/g)].map((found) => Number(found[1]));
      assert.ok(points.includes(Number(gain)), `${at}: ${gain} but “${said}”`);
    }
    await page.context().close();
  }
});
