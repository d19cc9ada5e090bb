// End turn at a table of a server: the move that ends the turn reaches nobody before its player ends the turn.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { playOut, position, whatNow } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

const stage = setUp(startServer);

// The seat whose turn it is on this screen.
const toMove = (page) => page.locator("header.bar").getAttribute("data-player");

test("online too a turn is ended by its player, and until then its last move can be undone", async () => {
  const ann = await stage.open({ settings: { name: "Ann", confirm: false, end_turn: true } });
  const ben = await stage.open({ settings: { name: "Ben", confirm: false, end_turn: false } });
  await ann.locator(".online .primary").click();
  const link = await ann.locator(".share input").inputValue();
  await ben.locator(".join:not(.take-code) input").fill(link);
  await ben.locator(".join:not(.take-code) button").click();
  await ben.locator(".seats button", { hasText: "Sit down" }).click();
  for (const page of [ann, ben]) await page.waitForSelector("main.game");
  const random = chance(17);
  let [ended, decisions] = [0, 0];
  while (ended < 3 && decisions < 400) {
    const [page, now] = await Promise.any([ann, ben].map((page) => whatNow(page).then((now) => [page, now])));
    decisions += 1;
    if (now !== "turn-ends") {
      await playOut(page, random, { most: 1 });
      continue;
    }
    assert.equal(page, ann, "Ben’s last moves end his turns");
    const [moves, mover] = [await position(ann), await toMove(ann)];
    assert.deepEqual([await position(ben), await toMove(ben)], [moves, mover], "nobody has heard of the last move");
    if (ended === 0) {
      await ann.keyboard.press("u");
      await ann.locator(".end.primary").waitFor({ state: "detached" });
      assert.equal(await whatNow(ann), "moves", "another move can be made");
      // The next time round it is kept.
      ended += 1;
      continue;
    }
    await ann.locator(".end.primary").click();
    await ben.evaluate((mover) => globalThis.until(() => document.querySelector("header.bar").dataset.player !== mover), mover);
    assert.equal(Number(await position(ben)), Number(moves) + 1);
    ended += 1;
  }
  assert.equal(ended, 3, `${decisions} decisions`);
  for (const page of [ann, ben]) {
    // Who has no seat yet is told so.
    assert.deepEqual(page.problems.filter((problem) => !problem.includes("401")), []);
    await page.context().close();
  }
});

test("one click sends all its moves to the server, and one undo takes them back", async () => {
  const page = await stage.open({ settings: { name: "Ann", end_turn: true } });
  await page.locator(".online .primary").click();
  await page.locator(".seats select").selectOption("apprentice");
  await page.locator(".seats button", { hasText: "Let the computer play" }).click();
  await page.waitForSelector("main.game");
  const random = chance(29);
  for (let decisions = 0; decisions < 200; decisions += 1) {
    if ((await whatNow(page)) === "turn-ends") {
      await playOut(page, random, { most: 1 });
      continue;
    }
    // After a tile is laid: a connection that is filled, or anything else that starts its type.
    const several = page.locator('.table [data-plays*="start "][data-plays*="; "]:not([data-plays*=" | "])');
    if (!(await several.count())) {
      await playOut(page, random, { most: 1 });
      continue;
    }
    const target = several.first();
    const [before, plays] = [Number(await position(page)), (await target.getAttribute("data-plays")).split("; ")];
    await target.click({ force: true });
    const made = () =>
      page.evaluate(
        (least) =>
          globalThis.until(() => {
            const moves = Number(document.querySelector("main.game").dataset.moves);
            const held = document.querySelector(".end.primary") ? 1 : 0;
            return moves + held >= least ? moves + held : null;
          }),
        before + plays.length,
      );
    assert.ok((await made()) >= before + plays.length);
    await page.locator(".undo:enabled").waitFor();
    await page.keyboard.press("u");
    await page.evaluate((before) => globalThis.until(() => Number(document.querySelector("main.game").dataset.moves) === before), before);
    assert.deepEqual(page.problems, []);
    await page.context().close();
    return;
  }
  assert.fail("no click that starts a type in 200 decisions");
});
