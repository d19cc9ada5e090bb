// The end of a game: who won and by what is told, also when points alone do not decide (F8).

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, SIZES, axe, thereAre } from "./lib.mjs";
import { boxes } from "./boxes.mjs";
import { setUp } from "./stage.mjs";

const stage = setUp();

// A record as this browser keeps it, between these players.
async function kept(file, names) {
  const record = (await readFile(new URL(`games/${file}`, import.meta.url), "utf8")).trim();
  const seats = names.map((name) => ({ name, level: 0 }));
  return JSON.stringify({ name: "tie", seats, seed: 1, changed: 0, round: 11, points: [], over: true, record });
}

async function openEnd(game, language) {
  const page = await stage.open({ language });
  await page.evaluate((game) => localStorage.setItem("witchstone/game/tie", game), game);
  await page.evaluate(() => (location.hash = "#/local/tie"));
  await page.locator(".result h2").waitFor();
  return page;
}

const NAMES = ["Ada", "Bea", "Cleo", "Dora"];
// Ada and Cleo have 126 points each; Cleo is further on the Wand.
const BY_WAND = {
  en: "Cleo wins with 126 points: Ada has as many, but is behind on the Wand",
  de: "Cleo gewinnt mit 126 Punkten: Ada hat gleich viele, liegt aber auf dem Zauberstab zurück",
};

for (const language of LANGUAGES) {
  test(`a tie that the Wand decides is told in ${language}`, async () => {
    const page = await openEnd(await kept("tie-on-points.json", NAMES), language);
    const told = await page.locator(".result h2").innerText();
    if (BY_WAND[language]) assert.equal(told, BY_WAND[language]);
    // The winner first, then who has as many points; nobody else is spoken of.
    assert.match(told, /^Cleo .*126.*Ada/);
    assert.doesNotMatch(told, /Bea|Dora/);
    // The winner's bar is the first, and the numbers are in sight as a table.
    await thereAre(page, ".chart svg g", 4);
    assert.match(await page.locator(".chart svg g").first().innerHTML(), /126/);
    await page.locator(".result .scores tfoot", { hasText: "126" }).waitFor();
    assert.deepEqual(await axe(page), []);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      assert.deepEqual(await boxes(page), [], `the end at ${width}×${height}`);
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}
