// Every size of screen: whatever is to be decided, all that can be tapped is in reach.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, axe, savedGame } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { boxes, misses } from "./boxes.mjs";
import { movedOn, position } from "./play.mjs";

const stage = setUp();

const UPRIGHT = [[320, 568], [360, 640], [375, 553], [375, 667], [390, 664], [390, 844], [412, 732], [430, 800], [430, 932]];
const SIDEWAYS = UPRIGHT.map(([width, height]) => [height, width]);
const TABLETS = [[768, 1024], [820, 1180], [1024, 768], [1180, 820]];
const DESKTOPS = [[1280, 720], [1440, 900], [1920, 1080], [2560, 1440]];
const SIZES = [...UPRIGHT, ...SIDEWAYS, ...TABLETS, ...DESKTOPS];

// A game with every option of the expansion and every house rule.
const games = await readFile(new URL("../../games/full/3-players.jsonl", import.meta.url), "utf8");
const { record } = JSON.parse(games.trim().split("\n")[5]);

// Every kind of decision, and the move that is made where it comes up for the first time in that game.
const KINDS = {
  tower: /^tower/,
  bonus: /^use chip/,
  wand: /^wand/,
  scroll: /^scroll/,
  energy: /^energy/,
  "full-moon card": /^moon/,
  tile: /^lay/,
  order: /^start/,
  "laying a witch": /^witch lay/,
  pentagram: /^step/,
  crystal: /^crystal/,
  rim: /^shelve/,
  "special tile": /^place special/,
  spell: /^spell/,
  question: /^power/,
  witch: /^witch [^l]/,
  end: /^end/,
};
const endsTurn = (move, at) => move === "end" && record.moves[at + 1]?.startsWith("lay");
const played = (kind) => {
  if (kind === "over") return record.moves.length;
  return record.moves.findIndex(kind === "end turn" ? endsTurn : (move) => KINDS[kind].test(move));
};

const names = (kind) => kind.replaceAll(" ", "-");

// Opens the game where that decision is due.
async function openAt(page, kind, players) {
  const game = savedGame(names(kind), record, played(kind), players);
  await page.evaluate(([name, game]) => localStorage.setItem(`witchstone/game/${name}`, game), [names(kind), game]);
  await page.evaluate((name) => (location.hash = `#/local/${name}`), names(kind));
  await page.locator(`main.game[data-moves="${played(kind)}"] .rack`).waitFor({ state: "attached" });
  if (kind === "over") return page.locator(".result h2").waitFor();
  await page.locator(".hand-over button").dispatchEvent("click");
  await page.locator(".hand-over").waitFor({ state: "detached" });
}

// After the next frame: by then the table has followed a new size.
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// As `setViewportSize` does, but without waiting for more than the browser's answer.
async function resize(page, [width, height]) {
  page.screen ??= await page.context().newCDPSession(page);
  await page.screen.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: true });
  await drawn(page);
}

const phone = (options) => stage.open({ size: [390, 664], mobile: true, settings: { automatic: false, confirm: false, side: false, end_turn: true }, ...options });

test("at every decision of a game with all options everything is in reach on every size of screen", async () => {
  const page = await phone();
  const problems = [];
  const walk = async (what) => {
    for (const size of SIZES) {
      await resize(page, size);
      for (const problem of await misses(page)) problems.push(`${what} at ${size.join("x")}: ${problem}`);
    }
  };
  for (const kind of [...Object.keys(KINDS), "end turn", "over"]) {
    await openAt(page, kind);
    if (kind === "end turn") {
      await page.locator(".end").dispatchEvent("click");
      await page.locator(".end.primary").waitFor();
    }
    await walk(kind);
    // With a tile or a Crystal in hand its targets can be tapped.
    const pick = page.locator(".hand-tile.pick, .tray-item.pick, .cell.pick, .rim-crystal.pick").first();
    if (["tile", "special tile", "question", "crystal"].includes(kind) && (await pick.count())) {
      await pick.dispatchEvent("click");
      await page.locator(".table .held").first().waitFor({ state: "attached" });
      await walk(`${kind}, picked up`);
    }
  }
  assert.equal(problems.length, 0, problems.join("\n"));
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a tablet and a phone held sideways show the ball and my corner at once", async () => {
  const page = await phone();
  await openAt(page, "energy");
  for (const size of [...TABLETS, [844, 390], [932, 430]]) {
    await resize(page, size);
    for (const part of [".mine .cauldron", "svg.ball"]) {
      const { left, right, top, bottom } = await page.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON());
      assert.ok(left >= 0 && top >= 0 && right <= size[0] + 1 && bottom <= size[1] + 1, `${part} at ${size}: ${[left, top, right, bottom]}`);
    }
  }
  await page.context().close();
});

test("texts twice as large leave the choices in reach", async () => {
  const large = () => document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%"));
  const page = await phone({ inPage: large });
  for (const kind of ["order", "energy", "rim"]) {
    await openAt(page, kind);
    for (const size of [[390, 844], [820, 1180], [1280, 720]]) {
      await resize(page, size);
      assert.deepEqual(await misses(page, { cauldron: 180 }), [], `${kind} at ${size}`);
    }
  }
  await page.context().close();
});

test("a phone has nothing cut off and no axe violation, with the drawer open and closed, in every language", async () => {
  for (const language of LANGUAGES) {
    const page = await phone({ language });
    await openAt(page, "order");
    for (const size of [[320, 568], [568, 320]]) {
      await resize(page, size);
      assert.deepEqual(await boxes(page), [], `${language} at ${size}`);
      await page.locator(".open-drawer").tap();
      await page.locator(".side.open #moves .move").first().waitFor();
      assert.deepEqual(await boxes(page), [], `the drawer in ${language} at ${size}`);
      if (language === "en") assert.deepEqual(await axe(page), [], `the drawer at ${size}`);
      await page.locator(".open-drawer").tap();
      await page.locator(".side.open").waitFor({ state: "detached" });
      if (language === "en") assert.deepEqual(await axe(page), [], `at ${size}`);
    }
    await page.context().close();
  }
});

test("a collecting tile leaves free what its space of the Wand scores", async () => {
  const page = await phone();
  await openAt(page, "tower");
  for (const size of [[390, 664], [820, 1180], [1024, 768], [1440, 900], [2560, 1440]]) {
    await resize(page, size);
    const covered = await page.locator(".step:has(.corner-mark)").evaluate((step) => {
      const mark = step.querySelector(".corner-mark").getBoundingClientRect();
      return [...step.querySelectorAll(".amount, .counted")].filter((element) => {
        const box = element.getBoundingClientRect();
        const across = Math.min(box.right, mark.right) - Math.max(box.left, mark.left);
        const down = Math.min(box.bottom, mark.bottom) - Math.max(box.top, mark.top);
        return across > 0 && down > 2;
      }).length;
    });
    assert.equal(covered, 0, `at ${size}`);
  }
  await page.context().close();
});

test("after the game the bar is nobody’s and leads back to the result, whose names are in one piece", async () => {
  const page = await phone();
  await openAt(page, "over", ["Bartholomew", "Clementine", "Maximilian"]);
  await resize(page, [320, 568]);
  assert.equal(await page.locator(".bar").getAttribute("data-player"), null);
  const lines = await page.locator(".result .scores th[scope=col]").evaluateAll((all) =>
    all.map((head) => {
      const text = document.createRange();
      text.selectNodeContents(head.querySelector(".name") ?? head);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  assert.deepEqual(lines, [1, 1, 1]);
  await page.locator(".result button", { hasText: "View the table" }).tap();
  await page.locator(".bar .show-result").waitFor();
  assert.deepEqual(await misses(page), []);
  await page.locator(".bar .show-result").tap();
  await page.locator(".result h2").waitFor();
  await page.context().close();
});

test("a refusal leaves free what was tapped, and goes by itself unless someone is on it", async () => {
  const page = await phone();
  await openAt(page, "tile");
  await page.locator(".hand-tile.pick").first().tap();
  const printed = page.locator(".mine .cell:has(.printed)");
  for (const cell of [printed.first(), printed.last()]) {
    await cell.tap();
    await page.locator(".notices.placed .notice").waitFor();
    const apart = await cell.evaluate((cell) => {
      const [a, b] = [cell.getBoundingClientRect(), document.querySelector(".notice").getBoundingClientRect()];
      return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    });
    assert.ok(apart, "the notice covers the cell");
    // Its time is an animation: it is over at once.
    await page.locator(".notice").evaluate((notice) => notice.getAnimations()[0].finish());
    await page.locator(".notice").waitFor({ state: "detached" });
  }
  await printed.first().tap();
  await page.locator(".notice button").focus();
  const state = await page.locator(".notice").evaluate((notice) => notice.getAnimations()[0].playState);
  assert.equal(state, "paused");
  await page.context().close();
});

test("two fingers bring the ball nearer and not the page, and the point between them stays", async () => {
  const page = await phone();
  await openAt(page, "energy");
  const box = await page.locator(".ball-scroll").boundingBox();
  const finger = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 4, box.y + box.height / 3];
  const spread = (type, apart) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: apart ? [{ x: x - apart, y, id: 0 }, { x: x + apart, y, id: 1 }] : [] });
  // Where the drawing is under the fingers, as a part of its size.
  const under = () =>
    page.locator("svg.ball").evaluate((ball, [x, y]) => {
      const { left, top, width, height } = ball.getBoundingClientRect();
      return { x: (x - left) / width, y: (y - top) / height, width };
    }, [x, y]);
  const before = await under();
  await spread("touchStart", 20);
  for (const apart of [25, 30, 35, 40]) await spread("touchMove", apart);
  await spread("touchEnd", 0);
  await page.locator('.ball-scroll[style*="--zoom: 2"]').waitFor();
  await drawn(page);
  const after = await under();
  assert.ok(Math.abs(after.width - 2 * before.width) < 2, `${before.width} became ${after.width}`);
  assert.ok(Math.hypot(after.x - before.x, after.y - before.y) < 0.02, JSON.stringify([before, after]));
  assert.equal(await page.evaluate(() => visualViewport.scale), 1);
  await page.context().close();
});

test("turning the tile or the phone keeps the preview, and a second tap lays the tile", async () => {
  const page = await phone();
  await openAt(page, "tile");
  await page.locator(".hand-tile.pick").first().tap();
  const cell = page.locator(".mine .cell.play").first();
  await cell.tap();
  await page.locator(".drag-preview").waitFor();
  const shape = () => page.locator(".drag-preview").first().innerHTML();
  const first = await shape();
  await page.locator(".hand .turn").tap();
  await page.evaluate(
    (first) => globalThis.until((first) => ![first, undefined].includes(document.querySelector(".drag-preview")?.innerHTML), first),
    first,
  );
  await resize(page, [664, 390]);
  await page.locator(".drag-preview").waitFor();
  const moves = await position(page);
  await cell.tap();
  await movedOn(page, moves);
  assert.equal(Number(await position(page)), Number(moves) + 1);
  await drawn(page);
  assert.equal(await page.locator(".tooltip").count(), 0, "no explanation stays where the finger was");
  await page.context().close();
});

test("the long press is announced to fingers and no key is; to a mouse it is not", async () => {
  for (const language of LANGUAGES) {
    const texts = [];
    for (const mobile of language === "en" ? [true, false] : [true]) {
      const page = await phone({ language, mobile, size: [820, 1180] });
      await openAt(page, "tower");
      assert.equal(await page.locator(".how.with-touch").isVisible(), mobile, language);
      await page.locator(".location.play").first().dispatchEvent("pointerover", { bubbles: true });
      await page.locator(".tooltip .rule").first().waitFor({ state: "attached" });
      texts.push(await page.locator(".tooltip").innerText());
      await page.context().close();
    }
    assert.ok(!texts[0].includes("?") && texts.slice(1).every((text) => text.includes("?")), texts.join(" / "));
  }
});
