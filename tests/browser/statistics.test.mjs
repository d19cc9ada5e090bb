// Statistics of one's own games: empty, after finished games, with invalid storage, downloaded, forgotten.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, axe, chance, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { boxes } from "./boxes.mjs";
import { playOut, sitWithTheComputer, whatNow } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

const KEY = "witchstone/statistics";

const stage = setUp(startServer);

// Some games as the page stores them.
function games(count) {
  const game = (number) => ({
    game: `local-${number}`,
    ended: Date.UTC(2026, 0, 1 + number),
    points: 60 + ((number * 17) % 40),
    rival: 70,
    won: number % 3 === 0,
    rivals: number % 5 === 0 ? [0] : [1 + (number % 6), 1],
    sources: [20, 4, 5, 6, 7, 8, 2, 3, 9, -1],
    undone: number % 7 === 1,
  });
  return { version: 1, games: Array.from({ length: count }, (_, number) => game(number)) };
}

const stored = (text) => `localStorage.setItem(${JSON.stringify(KEY)}, ${JSON.stringify(text)})`;
const see = async (page) => {
  await page.evaluate(() => (location.hash = "#/statistics"));
  await page.waitForSelector("main.statistics");
};

test("a finished game counts, also after it was deleted; it is downloaded and forgotten", async () => {
  const page = await stage.open({ settings: { confirm: false } });
  await page.locator(".elsewhere .button", { hasText: "Statistics" }).click();
  await page.locator(".none-yet", { hasText: "No game finished yet" }).waitFor();
  assert.deepEqual(await axe(page), [], "empty");
  await page.locator(".none-yet .button").click();

  await page.locator(".surface .primary").first().click();
  await whatNow(page);
  await playOut(page, chance(21));
  const [own, rival] = await page.evaluate(() => {
    const name = localStorage.key([...Array(localStorage.length).keys()].findIndex((at) => localStorage.key(at).startsWith("witchstone/game/")));
    const { seats, points } = JSON.parse(localStorage.getItem(name));
    const own = seats.findIndex((seat) => seat.level === 0);
    return [points[own], points[1 - own]];
  });
  await page.locator("a.home").click();
  await page.locator(".games .plain").click();
  await thereAre(page, ".games li", 0);

  await see(page);
  await thereAre(page, ".points-plot circle", 1);
  await page.locator(".by-source tbody tr").nth(9).waitFor();
  assert.equal(await page.locator(".tiles dd").first().innerText(), "1");
  assert.equal(await page.locator(".tiles dd").nth(3).innerText(), String(own));
  await page.locator(".every-game summary").click();
  await page.locator(".every-game td", { hasText: `${own} : ${rival}` }).waitFor();
  await page.locator(".levels th", { hasText: "2 · Adept" }).waitFor();
  assert.deepEqual(await axe(page), [], "one game");

  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(".save").click()]);
  const saved = JSON.parse(await readFile(await file.path(), "utf8"));
  assert.equal(saved.version, 1);
  assert.equal(saved.games[0].points, own);
  assert.equal(saved.games[0].sources.reduce((sum, points) => sum + points), own);

  await page.locator(".clear").click();
  await page.locator("button", { hasText: "Keep" }).click();
  await page.locator(".clear").click();
  await page.locator(".clear-yes").click();
  await page.locator(".none-yet").waitFor();
  await page.reload();
  await page.locator(".none-yet").waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a finished game of a table counts as well, and a game that continues another one does not", async () => {
  const page = await stage.open({ settings: { name: "Ann", confirm: false } });
  await sitWithTheComputer(page);
  await playOut(page, chance(31));
  await page.locator(".result .review-link").click();
  await page.locator("main.review").waitFor();
  await page.locator(".steps input").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.locator(".play-on summary").click();
  await page.locator(".play-on .primary").click();
  await page.waitForSelector("main.game:not(.review)");
  await playOut(page, chance(32));
  await see(page);
  await thereAre(page, ".points-plot circle", 1);
  await page.locator(".levels th", { hasText: "1 · Apprentice" }).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("invalid storage does no harm", async () => {
  for (const text of ["nonsense", "{}", '{"version":99,"games":[]}', '{"version":1,"games":[7,{},null]}']) {
    const page = await stage.open({ inPage: stored(text) }, "#/statistics");
    await page.locator(".none-yet").waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
  const mixed = games(3);
  mixed.games[1] = { points: "many" };
  const page = await stage.open({ inPage: stored(JSON.stringify(mixed)) }, "#/statistics");
  await thereAre(page, ".points-plot circle", 2);
  await page.context().close();
});

for (const language of LANGUAGES) {
  test(`nothing is cut off in the statistics in ${language}, and axe finds nothing`, async () => {
    for (const size of [[1280, 720], [390, 844]]) {
      const inPage = stored(JSON.stringify(games(40)));
      const page = await stage.open({ language, size, inPage }, "#/statistics");
      await page.locator(".by-source tbody tr").nth(9).waitFor();
      await page.locator(".every-game summary").click();
      await page.locator(".hint.undone", { hasText: "6" }).waitFor();
      await page.locator(".clear").click();
      assert.deepEqual(await boxes(page), [], `at ${size}`);
      assert.deepEqual(await axe(page), [], `at ${size}`);
      await page.context().close();
    }
  });
}
