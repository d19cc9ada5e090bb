// The start page and what a game begins with: who plays, in which colours and with which handicaps, and who starts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, axe, chance, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { movedOn, playOut, position, whatNow } from "./play.mjs";
import { boxes } from "./boxes.mjs";

const stage = setUp();

// The only stored game.
const stored = (page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((name) => name.startsWith("witchstone/game/"));
    const { record, ...game } = JSON.parse(localStorage.getItem(name));
    return { ...game, record: JSON.parse(record) };
  });

// The list of choices with this label.
const choose = (within, label) =>
  within.locator("label.field").filter({ has: within.page().locator("span", { hasText: new RegExp(`^${label}$`) }) }).locator("select");

test("people and computers play at one device, each in their colour and with their handicap", async () => {
  const page = await stage.open({ settings: { confirm: false } });
  const card = page.locator(".surface.device");
  await card.getByRole("button", { name: "4", exact: true }).click();
  const rows = card.locator(".player-row");
  await rows.nth(0).locator("input").fill("Ann");
  await rows.nth(1).locator("select").selectOption("apprentice");
  await rows.nth(2).locator("input").fill("Ben");
  await rows.nth(3).locator("select").selectOption("witch");
  await card.locator(".seat-options summary").click();
  const seats = card.locator(".seat-row");
  // Ann takes the colour of Ben, who gets hers.
  await choose(seats.nth(0), "Colour").selectOption({ label: "green" });
  assert.equal(await choose(seats.nth(2), "Colour").inputValue(), "0");
  await choose(seats.nth(2), "Handicap").selectOption("2");
  assert.equal(await choose(card, "Starting player").inputValue(), "drawn", "by default it is drawn, and the page says so");
  await choose(card, "Starting player").selectOption({ label: "Ben" });
  await card.locator(".options summary").click();
  await card.locator(".switch", { hasText: "Even start" }).locator("input").check();
  await card.locator(".primary").click();
  await page.locator(".bar .first-player", { hasText: "Ben starts" }).waitFor();
  const check = async () => {
    const { seats, record } = await stored(page);
    const players = seats.map(({ name, level, colour }) => [name, level, colour]);
    assert.deepEqual(players, [["Ben", 0, 0], ["Circe", 3, 3], ["Ann", 0, 2], ["Morgana", 1, 1]]);
    assert.deepEqual(record.options.handicaps, [2, 0, 0, 0]);
    assert.equal(record.options.even_start, true);
  };
  await check();
  // Ivory for the second seat, as chosen.
  const colour = () => page.locator("main.game").evaluate((game) => getComputedStyle(game).getPropertyValue("--p1"));
  assert.equal(await colour(), "#ece6d6");
  // Until everybody has a tower; the device is handed from person to person only.
  const asked = new Set();
  const random = chance(4);
  for (let decisions = 0; decisions < 40; decisions += 1) {
    const now = await whatNow(page);
    if (now === "hand-over") asked.add(await page.locator(".hand-over button").innerText());
    else if ((await page.locator(".ball .figure").count()) === 4) break;
    await playOut(page, random, { most: 1 });
  }
  await thereAre(page, ".ball .figure", 4);
  assert.deepEqual([...asked].map((text) => text.match(/Ann|Ben/)?.[0]).sort(), ["Ann", "Ben"]);
  await page.reload();
  await whatNow(page);
  await check();
  assert.equal(await colour(), "#ece6d6", "a stored game keeps its colours");
  // The next game begins with the same choices.
  await page.locator("a.home").click();
  assert.equal(await card.locator(".player-row").nth(0).locator("input").inputValue(), "Ann");
  assert.equal(await card.locator(".player-row").nth(3).locator("select").inputValue(), "witch");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("with open hands nothing is hidden when the turn passes", async () => {
  const page = await stage.open({ settings: { confirm: false } });
  const card = page.locator(".surface.device");
  await card.locator(".switch", { hasText: "Open hands" }).locator("input").check();
  await card.locator(".primary").click();
  const random = chance(2);
  for (let decisions = 0; decisions < 30; decisions += 1) {
    assert.equal(await whatNow(page), "moves");
    if ((await page.locator(".ball .figure").count()) === 2) break;
    await playOut(page, random, { most: 1 });
  }
  await thereAre(page, ".ball .figure", 2);
  assert.equal((await stored(page)).open_hands, true);
  await page.context().close();
});

test("each computer opponent has a level of its own, and somebody has to play", async () => {
  const page = await stage.open();
  const card = page.locator(".surface.first");
  await card.getByRole("button", { name: "3", exact: true }).click();
  for (const [name, level] of [["Morgana", "apprentice"], ["Circe", "wizard"], ["Merlin", "master"]]) {
    await choose(card, name).selectOption(level);
  }
  await choose(card, "Starting player").selectOption({ label: "Guest" });
  const device = page.locator(".surface.device");
  for (const row of await device.locator(".player-row").all()) await row.locator("select").selectOption("apprentice");
  await device.locator(".hint", { hasText: "At least one person" }).waitFor();
  assert.ok(await device.locator(".primary").isDisabled());
  await card.locator(".primary").click();
  await page.waitForSelector("main.game");
  const levels = (await stored(page)).seats.map(({ name, level }) => [name, level]);
  assert.deepEqual(levels, [["Guest", 0], ["Morgana", 1], ["Circe", 4], ["Merlin", 6]]);
  await page.context().close();
});

test("the start page offers to continue or to play first, everything else below", async () => {
  const page = await stage.open({ size: [390, 664] });
  await page.locator(".online .hint").waitFor();
  const order = () =>
    page.evaluate(() => {
      const parts = [".continue a", ".first .primary", ".elsewhere", ".device", ".online"];
      const found = parts.map((part) => [part, document.querySelector(part)]).filter(([, element]) => element);
      return found.map(([part, element]) => [element.getBoundingClientRect().top, part]).sort(([a], [b]) => a - b);
    });
  const [[top, first], ...rest] = await order();
  assert.equal(first, ".first .primary");
  assert.ok(top < 600, `“Play now” is at ${top}`);
  assert.deepEqual(rest.map(([, part]) => part), [".elsewhere", ".device", ".online"]);
  await page.locator(".first .primary").click();
  await whatNow(page);
  const begun = await position(page);
  await playOut(page, chance(1), { most: 1 });
  await movedOn(page, begun);
  await page.locator("a.home").click();
  await page.locator(".online .hint").waitFor();
  assert.deepEqual((await order()).map(([, part]) => part), [".continue a", ".first .primary", ".elsewhere", ".device", ".online"]);
  await page.locator(".continue a").click();
  await page.waitForSelector("main.game");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

for (const language of LANGUAGES) {
  test(`the opened forms have room for their texts in ${language}`, async () => {
    for (const size of [[390, 664], [820, 1180], [1440, 900]]) {
      const page = await stage.open({ language, size });
      await page.locator(".online .hint").waitFor();
      await page.locator(".device .counts button").nth(2).click();
      await page.locator("details").evaluateAll((all) => all.forEach((details) => (details.open = true)));
      await thereAre(page, ".device .seat-row", 4);
      assert.deepEqual(await boxes(page), [], `at ${size}`);
      assert.deepEqual(await axe(page), [], `at ${size}`);
      await page.context().close();
    }
  });
}
