// Small things of the table that once were wrong: the list of moves, the bar while looking back, turning a tile, glows, the lesson.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { savedGame } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { movedOn, position } from "./play.mjs";

const stage = setUp();

const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8").trim().split("\n").map((line) => JSON.parse(line));
const games = read("../../games/full/3-players.jsonl").map(({ record }) => record);
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// Opens a game of three people at this device after so many moves.
async function openAt(page, record, moves) {
  const name = `at-${moves}-${record.moves.length}`;
  await page.evaluate(([name, game]) => localStorage.setItem(`witchstone/game/${name}`, game), [name, savedGame(name, record, moves)]);
  await page.evaluate((name) => (location.hash = `#/local/${name}`), name);
  await page.locator(`main.game[data-moves="${moves}"] .rack`).waitFor({ state: "attached" });
  await page.locator(".hand-over button").click();
  await page.locator(".hand-over").waitFor({ state: "detached" });
}

const open = (options) => stage.open({ size: [1440, 900], settings: { automatic: false, confirm: false }, ...options });

// The first move of this kind in one of the games.
function first(kind) {
  for (const record of games) {
    const at = record.moves.findIndex((move) => kind.test(move));
    if (at >= 0) return [record, at];
  }
  throw new Error(`no game has a move like ${kind}`);
}

test("the list of moves says what is offered now, also when the same move is legal again", async () => {
  const pairs = games.flatMap((record) =>
    record.moves.flatMap((move, at) => (move === "step" && record.moves[at + 1] === "step" ? [[record, at]] : [])),
  );
  const page = await open();
  let changed = 0;
  for (const [record, at] of pairs.slice(0, 24)) {
    await openAt(page, record, at);
    const listed = page.locator('#moves [data-move="step"]');
    const before = await listed.innerText();
    await listed.click();
    await movedOn(page, String(at));
    await drawn(page);
    // The table names its own glowing space.
    const said = await page.locator(".pentagram .stop.play").first().getAttribute("aria-label");
    assert.equal(await listed.innerText(), said, `after move ${at}`);
    if (said !== before) changed += 1;
    if (changed > 1) break;
  }
  assert.ok(changed > 0, `none of ${pairs.length} pairs of steps differ`);
  await page.context().close();
});

test("while rivals’ moves are shown again the bar is about them", async () => {
  const [{ record }] = read("../../games/puzzles/3-players.jsonl");
  const watch = () => {
    globalThis.said = new Set();
    new MutationObserver(() => {
      if (!document.querySelector(".replay")) return;
      globalThis.said.add(document.querySelector(".bar .turn b").textContent);
      globalThis.said.add(document.querySelector(".bar .how").textContent);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  };
  const page = await open({ inPage: watch, settings: { automatic: false, speed: "fast" } });
  await openAt(page, record, record.moves.length);
  await page.keyboard.press("w");
  await page.locator(".replay .story").waitFor();
  await page.locator(".replay").waitFor({ state: "detached" });
  const said = (await page.evaluate(() => [...globalThis.said])).filter(Boolean);
  assert.ok(said.length >= 2, said.join());
  for (const text of said) assert.match(text, /^(Ada|Bea|Cleo)’s turn$/);
  assert.match(await page.locator(".bar .turn b").innerText(), /your turn$/);
  await page.context().close();
});

test("turning a tile over a cell shows another orientation with each key, in the hand as well", async () => {
  const page = await open();
  await openAt(page, ...first(/^lay/));
  await page.locator(".hand-tile.pick").first().click();
  await page.locator(".hand-tile.held").waitFor();
  const shapes = () =>
    page.evaluate(() => [".drag-preview .domino .body", ".hand-tile.held .body"].map((path) => document.querySelector(path).getAttribute("d")));
  let partly = 0;
  for (const cell of (await page.locator(".corner .cell.play").all()).slice(0, 8)) {
    await cell.hover();
    await page.locator(".drag-preview:not(.misfit)").waitFor();
    const seen = [await shapes()];
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("r");
      await drawn(page);
      seen.push(await shapes());
    }
    const different = new Set(seen.map(([preview]) => preview)).size;
    if (different === 1) continue;
    if (different < 6) partly += 1;
    for (const [at, [preview, hand]] of seen.slice(1).entries()) {
      assert.notEqual(preview, seen[at][0], "the preview turns");
      assert.notEqual(hand, seen[at][1], "the hand turns");
    }
  }
  assert.ok(partly > 0, "somewhere only some orientations fit");
  await page.context().close();
});

test("the glow of a playable spell is not cut off", async () => {
  const page = await open();
  await openAt(page, ...first(/^spell/));
  await page.locator(".mine .own-scrolls .card.play").first().waitFor();
  const beyond = await page.locator(".mine .own-scrolls .card.play").first().evaluate((card) => {
    const style = getComputedStyle(card);
    const outline = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
    const [box, frame] = [card, card.closest(".own-scrolls")].map((element) => element.getBoundingClientRect());
    return [frame.left - box.left, frame.top - box.top, box.right - frame.right, box.bottom - frame.bottom].map((edge) => edge + outline);
  });
  assert.ok(beyond.every((edge) => edge <= 0.5), `the outline reaches ${beyond} px out of its frame`);
  await page.context().close();
});

test("the bottom shelf glows and answers while a Crystal lies on the rim", async () => {
  const page = await open();
  const [record, at] = first(/^shelve \w+ chip/);
  await openAt(page, record, at);
  await page.locator(".vials.bottom.play").click();
  const choices = page.locator(".menu [data-choice]:not(.quiet)");
  if (await choices.count()) await choices.first().click();
  await movedOn(page, String(at));
  assert.equal(Number(await position(page)), at + 1);
  await page.context().close();
});

test("in the guided game the cell that the text speaks of glows before the tile is picked up", async () => {
  const page = await stage.open({}, "#/learn");
  const words = page.locator(".instruction", { hasText: "glowing cell" });
  for (let clicks = 0; clicks < 30 && !(await words.count()); clicks += 1) {
    const step = await page.locator(".instruction").getAttribute("data-step");
    // Something to read, or done for the learner.
    const next = page.locator(".coach :is(.next, .show):enabled").first();
    await next.click();
    await page.evaluate((step) => globalThis.until(() => document.querySelector(".instruction").dataset.step !== step), step);
    await page.evaluate(() => globalThis.until(() => document.querySelector(".coach :is(.next, .show):enabled")));
    assert.equal(await page.locator("#moves .hint").innerText().catch(() => ""), "", "nothing says that there is nothing to do");
  }
  await words.waitFor();
  assert.equal(await page.locator(".held").count(), 0);
  await page.locator(".corner .cell.highlight").first().waitFor();
  await page.context().close();
});

test("the night covers pages that are longer than the window", async () => {
  const page = await stage.open({}, "#/rules/");
  await page.locator("main.rules .facts").waitFor();
  const long = await page.evaluate(() => document.documentElement.scrollHeight > 2 * innerHeight);
  assert.ok(long, "the page is long");
  const { position, top, bottom, image } = await page.evaluate(() => {
    const { position, top, bottom, backgroundImage } = getComputedStyle(document.body, "::before");
    return { position, top, bottom, image: backgroundImage };
  });
  assert.deepEqual([position, top, bottom], ["fixed", "0px", "0px"]);
  assert.match(image, /gradient/);
  await page.context().close();
});
