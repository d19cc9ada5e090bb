// A calm table: nothing shifts, no tooltip in the way, a dragged tile at the pointer, one colour for targets, one token for points.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { savedGame } from "./lib.mjs";
import { setUp } from "./stage.mjs";

const stage = setUp();

const games = readFileSync(new URL("../../games/full/3-players.jsonl", import.meta.url), "utf8").trim().split("\n");
// A game with every option.
const { record } = JSON.parse(games[5]);
const KINDS = [/^tower/, /^use chip/, /^wand/, /^scroll/, /^energy/, /^moon/, /^lay/, /^start/, /^witch/, /^step/, /^crystal/, /^shelve/, /^place special/, /^spell/, /^power/];
const decisions = KINDS.map((kind) => record.moves.findIndex((move) => kind.test(move))).filter((at) => at >= 0);

const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const open = (options) => stage.open({ size: [1440, 900], settings: { automatic: false, confirm: false, side: false }, ...options });

async function openAt(page, at) {
  await page.evaluate(([name, game]) => localStorage.setItem(`witchstone/game/${name}`, game), [`at-${at}`, savedGame(`at-${at}`, record, at)]);
  await page.evaluate((at) => (location.hash = `#/local/at-${at}`), at);
  await page.locator(`main.game[data-moves="${at}"] .rack`).waitFor({ state: "attached" });
  await page.locator(".hand-over button").click();
  await page.locator(".hand-over").waitFor({ state: "detached" });
  await drawn(page);
}

const boxesOf = (page, selectors) =>
  page.evaluate((selectors) => {
    const box = (element) => ["left", "top", "width", "height"].map((side) => Math.round(element.getBoundingClientRect()[side])).join(" ");
    return Object.fromEntries(selectors.flatMap((selector) => [...document.querySelectorAll(selector)].map((element, at) => [`${selector} ${at}`, box(element)])));
  }, selectors);

// The parts of the table and the buttons of the bar.
const PARTS = [".bar", ".bar .buttons button", ".fold", ".mine .kettle-box", ".mine .hand", ".mine .supplies", ".ball-box", ".table > .wand, .page > .wand", ".rack", ".left .pentagram", ".table > .tray", ".rivals"];

test("every part of the table lies at the same place at every kind of decision", async () => {
  for (const size of [[1024, 768], [1280, 720], [1440, 900], [1920, 1080]]) {
    const page = await open({ size });
    let first;
    for (const at of decisions) {
      await openAt(page, at);
      const boxes = await boxesOf(page, PARTS);
      first ??= boxes;
      assert.deepEqual(boxes, first, `${record.moves[at]} at ${size}`);
    }
    await page.context().close();
  }
});

test("tiles stay where they are when one is picked up, and the buttons when a rival acts", async () => {
  const page = await open();
  await openAt(page, record.moves.findIndex((move) => /^lay/.test(move)));
  const tiles = () => boxesOf(page, [".hand", ".hand .turn", ".mine .kettle-box", ".bar .buttons button"]);
  const before = await tiles();
  const others = await boxesOf(page, [".hand-tile"]);
  await page.locator(".hand-tile.pick").first().click();
  await page.locator(".hand-tile.held").waitFor();
  await drawn(page);
  assert.deepEqual(await tiles(), before);
  const held = await boxesOf(page, [".hand-tile"]);
  const moved = Object.keys(others).filter((tile) => others[tile] !== held[tile]);
  assert.deepEqual(moved, [".hand-tile 0"], "only the one in hand is lifted");
  await page.context().close();
});

test("no tooltip covers a target, and none opens while something is held or right after a click", async () => {
  for (const size of [[1440, 900], [1024, 768]]) {
    const page = await open({ size });
    for (const at of decisions) {
      await openAt(page, at);
      const things = await page.locator(".table :is(.play, .pick)[data-t]").evaluateAll((all) => all.slice(0, 6).map((element) => element.dataset.t));
      for (const thing of things) {
        await page.mouse.move(2, 2);
        await page.locator(".tooltip").waitFor({ state: "detached" });
        await page.locator(`.table [data-t="${thing}"]`).first().dispatchEvent("pointerover", { bubbles: true, pointerType: "mouse" });
        await page.locator(".tooltip").waitFor({ state: "attached" });
        await drawn(page);
        const covered = await page.evaluate(() => {
          const tooltip = document.querySelector(".tooltip");
          if (getComputedStyle(tooltip).visibility === "hidden") return [];
          const { left, top, right, bottom } = tooltip.getBoundingClientRect();
          return [...document.querySelectorAll(".table :is(.play, .pick)[data-t]")]
            .filter((element) => {
              const box = element.getBoundingClientRect();
              return Math.min(box.right, right) - Math.max(box.left, left) > 1 && Math.min(box.bottom, bottom) - Math.max(box.top, top) > 1;
            })
            .map((element) => element.dataset.t);
        });
        assert.deepEqual(covered, [], `${thing} before ${record.moves[at]} at ${size}`);
        await page.locator(".table").dispatchEvent("pointerleave", { pointerType: "mouse" });
      }
    }
    await page.context().close();
  }
});

test("nothing is explained while a tile is held, nor for a while after a click", async () => {
  const page = await open();
  await openAt(page, record.moves.findIndex((move) => /^lay/.test(move)));
  const over = (selector) => page.locator(selector).first().dispatchEvent("pointerover", { bubbles: true, pointerType: "mouse" });
  await over(".step.silver");
  await page.locator(".tooltip").waitFor({ state: "attached" });
  // A click on something that cannot be done explains itself in a notice; the tooltip goes.
  await page.clock.install();
  await page.locator(".step.silver").first().click();
  await page.locator(".tooltip").waitFor({ state: "detached" });
  await over(".vials");
  await drawn(page);
  assert.equal(await page.locator(".tooltip").count(), 0, "right after the click");
  await page.clock.runFor(1_400);
  assert.equal(await page.locator(".tooltip").count(), 0, "1.4 s after it");
  await page.clock.runFor(200);
  await page.locator(".tooltip").waitFor({ state: "attached" });
  // Any click counts: opening a rival, or a button of the bar.
  for (const clicked of [".rival-head", ".bar .turn"]) {
    await page.locator(clicked).first().click();
    await over(".step.silver");
    await drawn(page);
    assert.equal(await page.locator(".tooltip").count(), 0, `after a click on ${clicked}`);
    await page.clock.runFor(1_600);
    await page.locator(".tooltip").waitFor({ state: "attached" });
  }
  await page.locator(".hand-tile.pick").first().click();
  await page.locator(".hand-tile.held").waitFor();
  await page.clock.runFor(2_000);
  for (const place of [".step.silver", ".vials", ".location", ".rival-head"]) {
    await over(place);
    await page.clock.runFor(100);
    assert.equal(await page.locator(".tooltip").count(), 0, `over ${place} with a tile in hand`);
  }
  await page.context().close();
});

test("a dragged tile follows the pointer", async () => {
  const page = await open();
  await openAt(page, record.moves.findIndex((move) => /^lay/.test(move)));
  const { x, y, width, height } = await page.locator(".hand-tile.pick").first().boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  for (const [to, down] of [[700, 400], [300, 500], [1200, 350]]) {
    await page.mouse.move(to, down);
    await page.locator(".dragged svg").waitFor();
    await drawn(page);
    const box = await page.locator(".dragged").boundingBox();
    const away = Math.hypot(box.x + box.width / 2 - to, box.y + box.height / 2 - down);
    assert.ok(away < box.height, `the tile is ${away.toFixed(0)} px away from the pointer`);
  }
  await page.mouse.up();
  await page.locator(".dragged").waitFor({ state: "detached" });
  await page.context().close();
});

test("whatever can be clicked glows in one colour, and what is held in another", async () => {
  const page = await open();
  const glow = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"));
    const of = (name) => ((probe.style.color = `var(${name})`), getComputedStyle(probe).color);
    return [of("--target"), of("--held")];
  });
  assert.notEqual(glow[0], glow[1]);
  const colours = new Map();
  for (const at of decisions) {
    await openAt(page, at);
    const pairs = await page.locator(".table :is(.play, .pick)[data-t]").evaluateAll((all) =>
      all.map((element) => {
        const drawn = !element.matches(".tray-item, .power-tile") && element.querySelector(":scope > .disc, :scope > .gate, :scope > path:not(.touch, .hit, .road), .body, .space.next, :scope > circle, .hex-back");
        const style = getComputedStyle(drawn || element);
        const outlined = style.outlineStyle === "solid" && parseFloat(style.outlineWidth) > 1;
        return [element.dataset.t.split(" ")[0], drawn ? style.stroke : outlined ? style.outlineColor : style.borderTopColor];
      }),
    );
    for (const [kind, colour] of pairs) colours.set(`${kind} ${colour}`, colour);
  }
  const wrong = [...colours].filter(([, colour]) => colour !== glow[0] && colour !== "none");
  assert.ok(colours.size > 8, [...colours.keys()].join());
  assert.deepEqual(wrong, []);
  await page.context().close();
});

test("each rival’s numbers have names, and the projected score is in sight", async () => {
  for (const size of [[390, 844], [1440, 900]]) {
    const page = await open({ size });
    await openAt(page, decisions.at(-1));
    const labels = await page.locator(".rival").first().locator(".supply").evaluateAll((all) => all.map((supply) => supply.getAttribute("aria-label")));
    assert.equal(labels.length, 8);
    assert.equal(new Set(labels.map((label) => label.replace(/: \d+$/, ""))).size, 8, labels.join());
    for (const label of labels) assert.match(label, /^[A-Z][A-Za-z -]+: \d+$/);
    for (const score of await page.locator(".rival-head .score small").all()) {
      assert.match(await score.textContent(), /^→ \d+$/);
      assert.ok(await score.isVisible());
    }
    await page.context().close();
  }
});

test("points have one token, prices another, and numbers of pieces a third", async () => {
  const page = await open();
  const seen = new Set();
  for (const at of decisions) {
    await openAt(page, at);
    for (const [kind, text, crown, hexagon, html] of await page.locator(".table svg .tag").evaluateAll((all) =>
      all.map((tag) => [tag.getAttribute("class").split(" ")[1], tag.textContent, tag.querySelector("use[href='#w-crown']") !== null, tag.querySelector("path") !== null, tag.outerHTML]),
    )) {
      seen.add(kind);
      assert.equal(crown, kind === "gain", html);
      assert.equal(hexagon, kind === "price", html);
      if (kind === "count") assert.match(text, /^(×\d+|\d\/\d)$/);
      if (kind === "gain") assert.match(text, /^\+?\d+$/);
    }
  }
  assert.ok(["gain", "price", "count"].every((kind) => seen.has(kind)), [...seen].join());
  assert.equal(await page.locator(".table", { hasText: "★" }).count(), 0);
  await page.context().close();
});
