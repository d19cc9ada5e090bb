// A table on the server with computers, colours, handicaps and a turn order that its host chose.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setUp } from "./stage.mjs";
import { startServer } from "./gameserver.mjs";
import { playOut, whatNow } from "./play.mjs";
import { chance } from "./lib.mjs";

const stage = setUp(startServer);

test("a table begins with the computers, colours, handicaps and turn order of its form", async () => {
  const page = await stage.open({ settings: { name: "Ann", confirm: false } });
  const form = page.locator(".surface.online");
  await form.locator(".counts button", { hasText: "3" }).click();
  await form.locator(".computers summary").click();
  const choose = (within, label) =>
    within.locator("label.field").filter({ has: page.locator("span", { hasText: new RegExp(`^${label}$`) }) }).locator("select");
  await choose(form, "Seat 2").selectOption("apprentice");
  await choose(form, "Seat 3").selectOption("adept");
  await choose(form, "Turn order").selectOption("chosen");
  await form.locator(".seat-options summary").click();
  const seats = form.locator(".seat-row");
  await choose(seats.nth(0), "Colour").selectOption({ label: "white" });
  await choose(seats.nth(0), "Handicap").selectOption("3");
  await form.locator(".primary").click();
  // No seat is free, so the game begins at once, and the host is the first.
  await page.waitForSelector("main.game");
  await page.locator(".bar .first-player", { hasText: "Ann starts" }).waitFor();
  assert.equal(await page.locator("main.game").getAttribute("data-colours"), "0-3 1-1 2-2 3-0");
  const names = await page.locator(".rival-head strong").allInnerTexts();
  assert.deepEqual(names, ["1 · Apprentice", "2 · Adept"]);
  // A handicap of level 3: three tiles to choose from.
  const random = chance(1);
  while ((await page.locator(".hand-tile.pick").count()) === 0) {
    await whatNow(page);
    await playOut(page, random, { most: 1 });
  }
  assert.equal(await page.locator(".hand-tile").count(), 3);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
