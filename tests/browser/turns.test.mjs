// Opponents' turns: the Cauldron of whoever acts, marks and a line for the last turn, pieces on their way, the log by turns.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { LANGUAGES, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { movedOn, position } from "./play.mjs";

const stage = setUp();

const NAMES = ["Ada", "Morgana", "Merlin", "Circe"];

// The beginning of a turn of a game of good players, which they continue with `turn`: the first such puzzle.
function atTurn(players, fits = () => true) {
  const lines = readFileSync(new URL(`../../games/puzzles/${players}-players.jsonl`, import.meta.url), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line)).find(fits);
}

// Opens that position with one person; the others are computers. `further` moves of the solution are played already.
async function openTurn({ record, turn }, person, { further = 0, hang = false, settings, ...options } = {}) {
  const page = await stage.open({ size: [1440, 900], settings: { speed: "normal", ...settings }, ...options });
  // The computer thinks for ever.
  if (hang) await page.context().route("**/worker.js", () => {});
  const seats = NAMES.slice(0, record.options.players).map((name, seat) => ({ name, level: seat === person ? 0 : 1 }));
  const text = JSON.stringify({ ...record, moves: [...record.moves, ...turn.slice(0, further)] });
  const game = JSON.stringify({ name: "turn", seats, seed: 1, changed: 0, round: 0, points: [], over: false, record: text });
  await page.evaluate((game) => localStorage.setItem("witchstone/game/turn", game), game);
  await page.evaluate(() => (location.hash = "#/local/turn"));
  await page.locator(".table .rack").waitFor({ state: "attached" });
  return page;
}

// Whose decision it is in that position.
async function mover(puzzle) {
  const page = await openTurn(puzzle, undefined, { hang: true });
  const player = Number(await page.locator(".bar").getAttribute("data-player"));
  await page.context().close();
  return player;
}

const cauldron = (page, name) => page.locator(`.mine .kettle-box .cauldron[aria-label="Cauldron of ${name}"]`);

test("the Cauldron of whoever acts is shown, and my own is one key away", async () => {
  const puzzle = atTurn(3);
  const acting = await mover(puzzle);
  const me = (acting + 1) % 3;
  for (const size of [[390, 664], [820, 1180], [1440, 900]]) {
    const page = await openTurn(puzzle, me, { hang: true, further: 3, size });
    await cauldron(page, NAMES[acting]).waitFor();
    assert.equal(await page.locator(".mine .hand-tile").count(), 5, "my tiles stay in sight");
    await page.keyboard.press("c");
    await cauldron(page, NAMES[me]).waitFor();
    await page.keyboard.press("c");
    await cauldron(page, NAMES[acting]).waitFor();
    // So it is with a click.
    await page.locator(".whose button").click();
    await cauldron(page, NAMES[me]).waitFor();
    assert.deepEqual(page.problems, []);
    await page.context().close();
  }
});

test("what a rival may still use lies at the rival’s Cauldron and not in my tray", async () => {
  const isBonus = (move) => /^use (chip|vial)/.test(move);
  const puzzle = atTurn(2, ({ turn }) => turn.some(isBonus));
  const acting = await mover(puzzle);
  const page = await openTurn(puzzle, 1 - acting, { hang: true, further: puzzle.turn.findIndex(isBonus) });
  await cauldron(page, NAMES[acting]).waitFor();
  await page.locator(".kettle-box .waits .tray-item").first().waitFor();
  assert.equal(await page.locator(".tray .tray-item").count(), 0);
  assert.equal(await page.locator(".bar .badge").count(), 0);
  await page.context().close();
});

test("an opened rival is closed by ✕, Escape, the panel itself and a click elsewhere, and leaves the hand free", async () => {
  const puzzle = atTurn(3);
  const me = await mover(puzzle);
  const page = await openTurn(puzzle, me, { hang: true });
  const rival = NAMES[(me + 1) % 3];
  const boxes = () => page.locator(".hand-tile").evaluateAll((all) => all.map((tile) => JSON.stringify(tile.getBoundingClientRect())));
  const before = await boxes();
  const ways = [
    () => page.locator(".whose .close").click(),
    () => page.keyboard.press("Escape"),
    () => page.locator(".rival-head").first().click(),
    () => page.locator(".mine .heading strong").click(),
    () => page.locator(".bar .turn").click(),
    () => page.locator(".hand-tile.pick").first().click(),
  ];
  for (const close of ways) {
    await page.locator(".rival-head").first().click();
    await cauldron(page, rival).waitFor();
    assert.deepEqual(await boxes(), before, "nothing moves");
    for (const tile of await page.locator(".hand-tile").all()) {
      const free = await tile.evaluate((tile) => {
        const { left, top, width, height } = tile.getBoundingClientRect();
        return tile.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      assert.ok(free, "the hand is not covered");
    }
    await close();
    await cauldron(page, NAMES[me]).waitFor();
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("each rival’s turn is summed up in one line with its points by source, and the last one is marked", async () => {
  const puzzle = atTurn(3);
  const me = await mover(puzzle);
  const patterns = {
    en: /^(Ada|Morgana|Merlin): ([+−]\d+ — .+ −?\d+|no points)$/,
    de: /^(Ada|Morgana|Merlin): ([+−]\d+ – .+ −?\d+|keine Punkte)$/,
    fr: /^(Ada|Morgana|Merlin)\u00a0: ([+−]\d+ – .+ −?\d+|aucun point)$/,
    nl: /^(Ada|Morgana|Merlin): ([+−]\d+ – .+ −?\d+|geen punten)$/,
  };
  for (const language of LANGUAGES) {
    const page = await openTurn(puzzle, me, { hang: true, language });
    await thereAre(page, ".turn-summaries li", 2);
    for (const line of await page.locator(".turn-summaries li").allInnerTexts()) {
      assert.match(line.trim(), patterns[language]);
      const [total, ...parts] = line.replaceAll("−", "-").match(/[+-]?\d+/g)?.map(Number) ?? [0];
      assert.equal(parts.reduce((sum, part) => sum + part, 0), total, `the parts of “${line}” add up`);
    }
    assert.ok((await page.locator(".table .last").count()) > 0, "the last turn is marked");
    assert.equal(await page.locator(".table").getAttribute("data-last"), String((me + 2) % 3), "it is the previous player’s");
    // Until the next turn: my own moves leave it.
    if (language === "en") {
      const moves = await position(page);
      await page.locator(".hand-tile.pick").first().click();
      await page.locator(".corner .cell.play").first().click();
      await movedOn(page, moves);
      assert.ok((await page.locator(".table .last").count()) > 0, "still marked");
    }
    await page.context().close();
  }
});

test("pieces travel to where they go, and not with reduced motion", async () => {
  const puzzle = atTurn(3);
  const acting = await mover(puzzle);
  const watch = () => {
    globalThis.journeys = [];
    document.addEventListener("animationstart", ({ target }) => {
      if (!target.matches?.(".traveller")) return;
      const way = ["--x0", "--y0", "--x1", "--y1"].map((name) => parseFloat(target.style.getPropertyValue(name)));
      globalThis.journeys.push(Math.hypot(way[2] - way[0], way[3] - way[1]));
      document.documentElement.dataset.journeys = globalThis.journeys.length;
    }, true);
  };
  const page = await openTurn(puzzle, (acting + 1) % 3, { settings: { speed: "fast" }, motion: "no-preference", inPage: watch });
  await page.evaluate(() => globalThis.until(() => globalThis.journeys.length > 2));
  assert.ok((await page.evaluate(() => globalThis.journeys)).every((way) => way > 10), "each goes somewhere else");
  await thereAre(page, ".traveller", 0);
  await page.context().close();
  const still = await openTurn(puzzle, (acting + 1) % 3, { settings: { speed: "fast" }, inPage: watch });
  await still.locator(".hand-tile.pick").first().waitFor();
  assert.deepEqual(await still.evaluate(() => globalThis.journeys), []);
  assert.equal(await still.locator(".traveller:visible").count(), 0);
  await still.context().close();
});

test("the log goes by turns, with an icon for each move", async () => {
  const puzzle = atTurn(3);
  const me = await mover(puzzle);
  const page = await openTurn(puzzle, me, { hang: true, settings: { side: true } });
  await page.locator("#tab-log").click();
  await page.locator(".log .turn").first().waitFor();
  const turns = await page.locator(".log .turn").evaluateAll((all) =>
    all.map((turn) => ({
      head: turn.querySelector(".turn-head").textContent,
      players: new Set([...turn.querySelectorAll("[data-player]")].map((line) => line.dataset.player)).size,
      lines: turn.querySelectorAll(".line").length,
      icons: turn.querySelectorAll(".line svg").length,
    })),
  );
  assert.ok(turns.length > 6, `${turns.length} turns`);
  for (const { head, players, lines, icons } of turns) {
    assert.match(head, /^(Set-up|Round \d+ of 11)(Ada|Morgana|Merlin): /);
    assert.ok(players === 1 && icons > 0 && icons <= lines, JSON.stringify({ head, players, lines, icons }));
  }
  assert.equal(new Set(turns.map(({ head }) => head.split(":")[0])).size, turns.length, "one group for each turn");
  await page.context().close();
});

test("rivals’ moves are fast-forwarded, which is not called skipping in any language", async () => {
  const puzzle = atTurn(3);
  const acting = await mover(puzzle);
  const skip = { en: "Skip", de: "Überspringen", fr: "Passer", nl: "Overslaan" };
  for (const language of LANGUAGES) {
    const page = await openTurn(puzzle, (acting + 1) % 3, { hang: true, language });
    const button = page.locator(".bar .fast-forward");
    await button.waitFor();
    assert.doesNotMatch(await button.innerText(), new RegExp(skip[language], "i"));
    assert.equal(await button.getAttribute("title"), "F");
    await page.context().close();
  }
});
