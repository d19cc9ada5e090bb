// The end of a game: the winner and the reason, also when points alone do not decide (F8).

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, SIZES, axe, thereAre } from "./lib.mjs";
import { boxes } from "./boxes.mjs";
import { setUp } from "./stage.mjs";

const stage = setUp();

// A record as a saved game of these players.
async function savedGame(file, names) {
  const record = (await readFile(new URL(`games/${file}`, import.meta.url), "utf8")).trim();
  const seats = names.map((name) => ({ name, level: 0 }));
  return JSON.stringify({ name: "tie", seats, seed: 1, changed: 0, round: 11, points: [], over: true, record });
}

async function openEnd(game, language, size) {
  const page = await stage.open({ language, size });
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
  test(`the result explains a tie that the Wand decides in ${language}`, async () => {
    const page = await openEnd(await savedGame("tie-on-points.json", NAMES), language);
    const heading = await page.locator(".result h2").innerText();
    if (BY_WAND[language]) assert.equal(heading, BY_WAND[language]);
    // The winner first, then who has as many points; nobody else is named.
    assert.match(heading, /^Cleo .*126.*Ada/);
    assert.doesNotMatch(heading, /Bea|Dora/);
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

test("the result lists everybody’s Prophecies, keeps names whole, and the table shows the final scores", async () => {
  for (const size of [[390, 664], [1440, 900]]) {
    const page = await openEnd(await savedGame("tie-on-points.json", NAMES), "en", size);
    const result = page.locator(".result");
    for (const name of NAMES) await result.locator("h3", { hasText: `Prophecies of ${name}` }).waitFor();
    const said = await result.locator(".prophecies small").allInnerTexts();
    assert.ok(said.length >= NAMES.length, `${said}`);
    for (const text of said) assert.match(text, /fulfilled/);
    const lines = await result.locator(".scores thead .name").evaluateAll((all) =>
      all.map((name) => Math.round(name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight))),
    );
    assert.deepEqual(lines, [1, 1, 1, 1], "a name is one line");
    const totals = await result.locator(".scores tfoot td").allInnerTexts();
    await result.getByRole("button", { name: "View the table" }).click();
    const heads = page.locator(".table .rival .score b");
    await thereAre(page, ".table .rival .score b", NAMES.length - 1);
    assert.deepEqual((await heads.allTextContents()).sort(), totals.slice(1).sort());
    assert.equal(await page.locator(".table .rival .score small").count(), 0, "nothing is left to project");
    await page.context().close();
  }
});
