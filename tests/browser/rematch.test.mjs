// Two people, one of them on a phone: the clock that runs is the active player's, and a rematch is played or declined.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { closeList, movedOn, openList, playOut, position, whatNow } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

const stage = setUp(startServer);
const table = async (page) => {
  const id = new URL(page.url()).hash.split("/").pop();
  return (await fetch(`http://127.0.0.1:${stage.server.port}/api/tables/${id}`)).json();
};

// Ann at a desk and Ben with a phone, at a table with ten minutes each.
async function twoPeople() {
  const ann = await stage.open({ settings: { name: "Ann", confirm: false } });
  await ann.locator(".online select").first().selectOption("quick");
  await ann.locator(".online .primary").click();
  const link = await ann.locator(".share input").inputValue();
  const ben = await stage.open({ size: [390, 844], mobile: true, settings: { name: "Ben", confirm: false } });
  await ben.goto(link);
  await ben.locator(".seats button", { hasText: "Sit down" }).tap();
  for (const page of [ann, ben]) await page.waitForSelector("main.game");
  return [ann, ben];
}

// Seconds as a clock shows them.
const shown = (ms) => `${Math.floor(Math.ceil(ms / 1000) / 60)}:${String(Math.ceil(ms / 1000) % 60).padStart(2, "0")}`;

// Both screens run the clock that the server runs, and the other one rests at the server's time.
async function clocksAgree(pages) {
  const { to_move: active, seats } = await table(pages[0]);
  for (const page of pages) {
    await page.locator(`.clock.runs[data-player="${active}"]`).waitFor();
    assert.equal(await page.locator(".clock.runs").count(), 1);
    const rests = page.locator(`.clock[data-player="${1 - active}"] b`, { hasText: shown(seats[1 - active].clock_ms) });
    await rests.waitFor();
  }
  return active;
}

// Makes one move, whoever is to move.
async function moveOnce(pages, random) {
  const mover = await Promise.any(pages.map((page) => whatNow(page).then(() => page)));
  const before = await position(mover);
  await playOut(mover, random, { most: 1 });
  await movedOn(mover, before);
}

async function resign(page) {
  await openList(page);
  if (!(await page.locator(".resign").isVisible())) await page.locator(".seat-menu summary").click();
  await page.locator(".resign").click();
  await page.locator(".resign-yes").click();
}

// Waits for a new game after the one that is over.
async function begun(pages) {
  for (const page of pages) await page.evaluate(() => globalThis.until(() => document.querySelector("main.game:not(:has(.result)) .bar")));
  const [one, two] = pages.map((page) => new URL(page.url()).hash);
  assert.equal(one, two, "both are at the same table");
}

test("the active player's clock runs on every screen, and the rematch is played", async () => {
  const pages = await twoPeople();
  const [ann, ben] = pages;
  const random = chance(5);
  const turns = [await clocksAgree(pages)];
  for (let moves = 0; turns.length < 5 && moves < 200; moves += 1) {
    await moveOnce(pages, random);
    const active = await clocksAgree(pages);
    if (active !== turns.at(-1)) turns.push(active);
  }
  assert.equal(turns.length, 5, `the turn passed from one to the other: ${turns}`);

  // Twice: who resigned asks, then the other one.
  for (const [loser, asks, accepts] of [[ben, ann, ben], [ann, ann, ben]]) {
    const before = new URL(ann.url()).hash;
    await resign(loser);
    for (const page of pages) await page.locator(".result h2", { hasText: "resigned" }).waitFor();
    await closeList(ben);
    await asks.locator(".result .rematch", { hasText: "Rematch" }).click();
    await asks.locator(".seats", { hasText: "reserved for" }).waitFor();
    await accepts.locator(".result .rematch", { hasText: "To the rematch" }).waitFor();
    assert.equal(await accepts.locator(".result button", { hasText: "Same deal again" }).count(), 0, "that is decided");
    assert.deepEqual(await axe(accepts), [], "a rematch is offered");
    await accepts.locator(".result .rematch").click();
    await begun(pages);
    assert.notEqual(new URL(ann.url()).hash, before);
    const movers = new Set();
    while (movers.size < 2) {
      movers.add(await clocksAgree(pages));
      await moveOnce(pages, random);
    }
  }
  for (const page of pages) {
    // A guest unknown to the server gets one 401.
    assert.deepEqual(page.problems.filter((problem) => !/401/.test(problem)), []);
    await page.context().close();
  }
});

test("a rematch can be declined on the result page or in the waiting room", async () => {
  const pages = await twoPeople();
  const [ann, ben] = pages;
  await resign(ann);
  for (const page of pages) await page.locator(".result h2", { hasText: "resigned" }).waitFor();
  await ann.locator(".result .rematch").click();
  await ann.locator(".seats", { hasText: "reserved for Ben" }).waitFor();
  await ben.locator(".result .decline").tap();
  await ben.locator(".result .decline").waitFor({ state: "detached" });
  // The seat is free: the host lets the computer play.
  await ann.locator(".seats", { hasText: "free seat" }).waitFor();
  await ann.locator(".seats button", { hasText: "Let the computer play" }).click();
  await ann.waitForSelector("main.game:not(:has(.result))");

  // Ann resigns that one too and asks nobody; at their first table Ben follows the link too late and watches.
  await ben.locator(".result .rematch").tap();
  await ben.waitForSelector("main.game:not(:has(.result))");
  await ben.goto(`${stage.site.address}#/`);
  await ann.goto(`${stage.site.address}#/`);
  for (const page of pages) await page.context().close();

  const [cleo, dora] = await twoPeople();
  await resign(cleo);
  await dora.locator(".result .rematch").tap();
  await cleo.locator(".result .rematch", { hasText: "To the rematch" }).waitFor();
  // In the list of her tables she finds it as well, and declines in the waiting room.
  await cleo.goto(`${stage.site.address}#/`);
  await cleo.locator(".online .games a", { hasText: "Ben" }).first().click();
  const seat = cleo.locator(".seats li", { hasText: "reserved for Ann" });
  await seat.locator("button", { hasText: "Sit down" }).waitFor();
  assert.deepEqual(await axe(cleo), [], "a reserved seat");
  await seat.locator("button", { hasText: "Decline" }).click();
  await dora.locator(".seats", { hasText: "free seat" }).waitFor();
  await cleo.locator(".seats button", { hasText: "Decline" }).waitFor({ state: "detached" });
  for (const page of [cleo, dora]) await page.context().close();
});
