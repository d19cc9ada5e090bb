// The guided first game: from start to end in each language, left and resumed, by mouse, finger and keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, axe, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { changed, closeList, movedOn, openList, playOut, pointOut, position, shown, tap, turnPage, whatNow } from "./play.mjs";
import { boxes } from "./boxes.mjs";

const stage = setUp();

const begin = (options) => stage.open(options, "#/learn");
const step = async (page) => Number(await page.locator(".instruction").getAttribute("data-step"));

// Waits for something to do: to read on, to play, or nothing more.
function asked(page) {
  return page.evaluate(() =>
    globalThis.until(() => {
      const is = (selector) => document.querySelector(selector) !== null;
      if (is(".coach.learned")) return "learned";
      if (is(".coach .next")) return "read";
      return document.querySelectorAll("#moves .move").length === 1 ? "do" : null;
    }),
  );
}

// Waits until the step with this number is over.
const stepped = (page, number) =>
  page.evaluate((number) => globalThis.until(() => document.querySelector(".instruction")?.dataset.step !== String(number)), number);

// Continues until a step or the end; plays with `play`.
async function goThrough(page, play, { upTo = Infinity, most = 200 } = {}) {
  for (let clicks = 0; clicks < most; clicks += 1) {
    const now = await asked(page);
    if (now === "learned") return clicks;
    const number = await step(page);
    if (number >= upTo) return clicks;
    if (now === "read") {
      await page.locator(".coach .next").click();
      await stepped(page, number);
    } else {
      await play(page);
    }
  }
  throw new Error("the lesson did not end");
}

const random = chance(1);

// What glows is clicked: first what is picked up, then where it goes.
async function onTheTable(page) {
  const seen = await shown(page);
  const aim = await pointOut(page, random, (x, y) => page.mouse.click(x, y));
  assert.ok(aim !== null, `something glows at step ${await step(page)}: ${await page.locator(".instruction").innerText()}`);
  await changed(page, seen);
}

async function inTheList(page) {
  const before = await position(page);
  await openList(page);
  await page.locator("#moves .move").click();
  await movedOn(page, before);
  await closeList(page);
}

// From the end of the lesson on in the very same game, until the learner and the rival have had another turn.
async function playOn(page) {
  const moves = await position(page);
  await page.locator(".coach .play-on").click();
  await page.locator("main.game:not(.coached *)").waitFor();
  assert.match(await page.evaluate(() => location.hash), /^#\/local\//);
  await whatNow(page);
  assert.equal(await position(page), moves, "the game continues where the lesson ended");
  const ended = (await page.locator(".bar .turn small:not(.first-player)").first().innerText()).replace(/\d+/, "5");
  const chosen = chance(3);
  for (let decisions = 0; decisions < 80; decisions += 1) {
    await playOut(page, chosen, { most: 1 });
    await whatNow(page);
    if ((await page.locator(".bar .turn small:not(.first-player)").first().innerText()) === ended) return;
  }
  throw new Error("the next round did not begin");
}

async function byKeys(page) {
  const before = await position(page);
  await page.keyboard.press("m");
  await page.locator("#moves summary:focus").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.locator("#moves .move:focus").waitFor();
  await page.keyboard.press("Enter");
  await movedOn(page, before);
}

for (const language of LANGUAGES) {
  test(`the guided game from start to end by clicks on the table in ${language}`, async () => {
    const page = await stage.open({ language });
    await page.locator(".invitation .learn-link").click();
    await goThrough(page, onTheTable);
    await page.locator(".learned summary").click();
    assert.equal(await page.locator(".learned li").count(), 6);
    await playOn(page);
    // After the lesson there is no invitation.
    await page.locator("a.home").click();
    await page.locator(".elsewhere .learn-link").waitFor();
    assert.equal(await page.locator(".invitation").count(), 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test("the guided game by keys alone", async () => {
  const page = await begin();
  for (let presses = 0; presses < 200; presses += 1) {
    const now = await asked(page);
    if (now === "learned") break;
    const number = await step(page);
    if (now === "read") {
      // The button has the focus by itself.
      await page.locator(".coach .next:focus").waitFor();
      await page.keyboard.press("Enter");
      await stepped(page, number);
    } else {
      await byKeys(page);
    }
  }
  // The button that plays on has the focus by itself.
  await page.locator(".learned .play-on:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.locator("main.game:not(.coached *)").waitFor();
  await whatNow(page);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("the lesson is left and resumed, undone, done for the learner, and restarted", async () => {
  const page = await begin();
  await goThrough(page, inTheList, { upTo: 6 });
  assert.equal(await step(page), 6);
  const moves = await position(page);
  await page.reload();
  await page.locator('.instruction[data-step="6"]').waitFor();
  assert.equal(await position(page), moves);
  // The start page leads back to it.
  await page.locator("a.home").click();
  await page.locator(".learn-link", { hasText: "Continue" }).click();
  await page.locator('.instruction[data-step="6"]').waitFor();
  // The first of several moves is made and undone.
  await inTheList(page);
  assert.equal(await step(page), 6);
  await page.locator(".undo").click();
  await movedOn(page, String(Number(moves) + 1));
  assert.equal(await position(page), moves);
  await page.locator(".undo").click();
  await page.locator('.instruction[data-step="5"]').waitFor();
  for (const number of [6, 7]) {
    await page.locator(".coach .show").click();
    await page.locator(`.instruction[data-step="${number}"]`).waitFor();
  }
  await page.locator(".coach .restart").click();
  await page.locator('.instruction[data-step="0"]').waitFor();
  assert.equal(await position(page), "0");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a move outside the lesson gets a friendly notice, an illegal one its rule", async () => {
  const page = await begin();
  await goThrough(page, inTheList, { upTo: 2 });
  const moves = await position(page);
  // Another free tower would be legal; a forest is not.
  await page.locator('.location[data-t="location 2"]').click({ force: true });
  await page.locator(".notice", { hasText: "one step at a time" }).waitFor();
  await page.locator(".notice button").click();
  await page.locator('.location[data-t="location 6"]').click({ force: true });
  await page.locator(".notice .rule").waitFor();
  assert.equal(await position(page), moves);
  await page.context().close();
});

// Waits until the light falls on this element.
const isLit = (page, selector) =>
  page.evaluate((selector) => {
    const holds = () => {
      const [light, target] = [".spotlight:not([hidden])", selector].map((it) => document.querySelector(it)?.getBoundingClientRect());
      if (!light || !target) return false;
      const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
      return light.left < x && x < light.right && light.top < y && y < light.bottom && light.width < innerWidth / 2;
    };
    return globalThis.until(holds);
  }, selector);

test("a spotlight shows the next click, and the goal glows before anything is picked up", async () => {
  const page = await begin();
  await goThrough(page, inTheList, { upTo: 2 });
  await isLit(page, '.location.play');
  await goThrough(page, inTheList, { upTo: 5 });
  await page.locator(".table .cell.highlight").first().waitFor();
  await isLit(page, ".hand-tile.pick");
  await page.locator(".hand-tile.pick").click();
  await isLit(page, ".cell.play");
  // After the last step of an action nothing is counted that is not there.
  await goThrough(page, inTheList, { upTo: 12 });
  assert.doesNotMatch(await page.locator(".bar .running").innerText(), /\b0 /);
  await page.context().close();
});

test("invalid storage restarts the lesson", async () => {
  for (const invalid of ["{", '{"moves":["fly"],"read":7}', '{"moves":["tower t2","end"],"read":-3}', "[]"]) {
    const page = await stage.open();
    await page.evaluate((text) => localStorage.setItem("witchstone/learn", text), invalid);
    await page.goto(`${stage.site.address}#/learn`);
    await page.reload();
    await page.locator('.instruction[data-step="0"]').waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

for (const language of LANGUAGES) {
  test(`nothing of the lesson is cut off, too small or hard to read in ${language}`, async () => {
    for (const size of [[1280, 720], [390, 844]]) {
      const page = await begin({ language, size });
      for (const number of [0, 5, 8, 12, 20, 25]) {
        await goThrough(page, inTheList, { upTo: number });
        await page.locator(".table .rack").waitFor({ state: "attached" });
        assert.deepEqual(await boxes(page), [], `step ${number} at ${size}`);
      }
      assert.deepEqual(await axe(page), [], `lesson at ${size}`);
      await goThrough(page, inTheList);
      assert.deepEqual(await boxes(page), [], `the end at ${size}`);
      assert.deepEqual(await axe(page), [], `the end at ${size}`);
      await page.context().close();
    }
  });
}

test("the lesson is played by taps on a phone", async () => {
  const page = await begin({ size: [390, 844], touch: true });
  const byTaps = async (page) => {
    const [moves, seen] = [await position(page), await shown(page)];
    const aim = await pointOut(page, random, (x, y) => tap(page, x, y));
    if (aim) await changed(page, seen);
    else await turnPage(page, moves);
  };
  await goThrough(page, byTaps, { upTo: 10, most: 200 });
  assert.equal(await step(page), 10);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
