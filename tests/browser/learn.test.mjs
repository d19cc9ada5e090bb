// The guided first game: from start to end in each language, left and resumed, by mouse, finger and keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, axe, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { changed, movedOn, pointOut, position, shown, tap, turnPage } from "./play.mjs";
import { boxes } from "./boxes.mjs";

const stage = setUp();

const begin = (options) => stage.open(options, "#/learn");
const step = async (page) => Number(await page.locator(".told").getAttribute("data-step"));

// Waits for something to do: to read on, to play, to play freely, or nothing more.
function asked(page) {
  return page.evaluate(() =>
    globalThis.until(() => {
      const is = (selector) => document.querySelector(selector) !== null;
      if (is("main.learned")) return "learned";
      if (is(".coach .next")) return "read";
      if (!is("#moves summary")) return null;
      return document.querySelectorAll("#moves .move").length === 1 && !is(".end:enabled") ? "do" : "free";
    }),
  );
}

// Waits until the step with this number is over.
const stepped = (page, number) =>
  page.evaluate((number) => globalThis.until(() => document.querySelector(".told")?.dataset.step !== String(number)), number);

// Ends the turn that is left to the learner.
async function endTurn(page) {
  await page.locator(".end:enabled").click();
  await page.locator("dialog[open] .primary").click();
}

// Goes on until a step or the end; plays with `play`.
async function goThrough(page, play, { upTo = Infinity, most = 200 } = {}) {
  for (let clicks = 0; clicks < most; clicks += 1) {
    const now = await asked(page);
    if (now === "learned") return clicks;
    const number = await step(page);
    if (number >= upTo) return clicks;
    if (now === "read") {
      await page.locator(".coach .next").click();
      await stepped(page, number);
    } else if (now === "free") {
      await endTurn(page);
      await page.locator("main.learned").waitFor();
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
  assert.ok(aim !== null, `something glows at step ${await step(page)}: ${await page.locator(".told").innerText()}`);
  await changed(page, seen);
}

async function inTheList(page) {
  const before = await position(page);
  await page.locator("#moves .move").click();
  await movedOn(page, before);
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
    assert.match(await page.locator("main.learned p").first().innerText(), /\d/);
    assert.equal(await page.locator("main.learned li").count(), 6);
    await page.locator("main.learned .primary").click();
    // Who has learned is not asked any more.
    await page.locator(".masthead .learn-link").waitFor();
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
    } else if (now === "free") {
      await page.keyboard.press("e");
      await page.locator("dialog[open]").waitFor();
      await page.locator("dialog[open] .primary").focus();
      await page.keyboard.press("Enter");
      await page.locator("main.learned").waitFor();
    } else {
      await byKeys(page);
    }
  }
  await page.locator("main.learned").waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("it is left and resumed, taken back, done for the learner, and begun anew", async () => {
  const page = await begin();
  await goThrough(page, inTheList, { upTo: 8 });
  assert.equal(await step(page), 8);
  const moves = await position(page);
  await page.reload();
  await page.locator('.told[data-step="8"]').waitFor();
  assert.equal(await position(page), moves);
  // The start page leads back to it.
  await page.locator("a.home").click();
  await page.locator(".learn-link", { hasText: "Go on" }).click();
  await page.locator('.told[data-step="8"]').waitFor();
  // One of two units is laid and taken back.
  await inTheList(page);
  assert.equal(await step(page), 8);
  await page.locator(".undo").click();
  await movedOn(page, String(Number(moves) + 1));
  assert.equal(await position(page), moves);
  await page.locator(".undo").click();
  await page.locator('.told[data-step="7"]').waitFor();
  for (const number of [8, 9]) {
    await page.locator(".coach .show").click();
    await page.locator(`.told[data-step="${number}"]`).waitFor();
  }
  await page.locator(".coach .restart").click();
  await page.locator('.told[data-step="0"]').waitFor();
  assert.equal(await position(page), "0");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("something else than what is taught is turned away kindly, and something illegal with its rule", async () => {
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

test("rubbish in the store begins the lesson anew", async () => {
  for (const rubbish of ["{", '{"moves":["fly"],"read":7}', '{"moves":["tower t2","end"],"read":-3}', "[]"]) {
    const page = await stage.open();
    await page.evaluate((text) => localStorage.setItem("witchstone/learn", text), rubbish);
    await page.goto(`${stage.site.address}#/learn`);
    await page.reload();
    await page.locator('.told[data-step="0"]').waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

for (const language of LANGUAGES) {
  test(`nothing of the lesson is cut off, too small or hard to read in ${language}`, async () => {
    for (const size of [[1280, 720], [390, 844]]) {
      const page = await begin({ language, size });
      for (const number of [0, 6, 9, 18, 29, 37]) {
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
  await goThrough(page, byTaps, { upTo: 14, most: 200 });
  assert.equal(await step(page), 14);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
