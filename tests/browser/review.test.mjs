// The review of a game: loading, steps, links, the analysis and its mistakes, playing on; in the page and from the server.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { LANGUAGES, axe, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { boxes } from "./boxes.mjs";
import { playOut, position, sitWithTheComputer, whatNow } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

// The first golden game, played on by strong opponents, except that the first player gives round 5 away.
const MISTAKE = fileURLToPath(new URL("games/mistake.json", import.meta.url));

const stage = setUp(startServer);

// A page with the review of the game with the mistake.
async function openMistake(options) {
  const page = await stage.open(options, "#/review/");
  await page.locator(".load input[type=file]").setInputFiles(MISTAKE);
  await page.locator("main.review .rack").waitFor({ state: "attached" });
  return page;
}

const at = (page, moves) => page.locator(`main.review[data-at="${moves}"]`).waitFor();
const record = async () => JSON.parse(await readFile(MISTAKE, "utf8"));

test("an invalid record is explained in words", async () => {
  const page = await stage.open({}, "#/review/");
  const said = async (text, sentence) => {
    await page.locator(".load textarea").fill(text);
    await page.locator(".load .primary").click();
    await page.locator(".load-error", { hasText: sentence }).waitFor();
  };
  await said("", /nothing to open yet/);
  await said("[[[[", /not the record of a game/);
  await said('{"format":"something else"}', /not the record of a game/);
  // Of the present rules: in a record of older ones the first illegal move is a difference.
  const game = { ...(await record()), format: "witchstone-record/2" };
  game.moves[4] = "wand 3";
  await said(JSON.stringify(game), /the rules refuse its move 5: .+ \([A-Z]\d+\)\./);
  await said("x".repeat(1_000_001), /far too long/);
  const files = { name: "cat.json", mimeType: "application/json", buffer: Buffer.from([0xfe, 0xff, 0, 0, 91]) };
  await page.locator(".load input[type=file]").setInputFiles(files);
  await page.locator(".load-error", { hasText: /not the record of a game/ }).waitFor();
  assert.deepEqual(await axe(page), []);
  assert.deepEqual(page.problems, []);
  await page.goto(`${stage.site.address}#/review/local-nothing`);
  await page.locator("h1", { hasText: "no such game" }).waitFor();
  await page.context().close();
});

// In this random game somebody ends with nothing left to skip (move 85).
test("every line of the log says something", async () => {
  const page = await stage.open({}, "#/review/");
  const game = fileURLToPath(new URL("games/nothing-given-up.json", import.meta.url));
  await page.locator(".load input[type=file]").setInputFiles(game);
  await page.locator("#tab-log").click();
  await page.locator(".log .line").first().waitFor();
  const lines = await page.locator(".log .line").allInnerTexts();
  assert.deepEqual(lines.filter((line) => !line.trim()), []);
  assert.equal(lines.length, 117);
  await page.context().close();
});

test("a pasted record is opened", async () => {
  const page = await stage.open({}, "#/review/");
  await page.locator(".load textarea").fill(JSON.stringify(await record()));
  await page.locator(".load .primary").click();
  await at(page, 0);
  await page.context().close();
});

test("slider, buttons, keys and links lead to every position, and the address names it", async () => {
  const page = await openMistake();
  const { moves } = await record();
  await at(page, 0);
  await page.keyboard.press("ArrowRight");
  await at(page, 1);
  await page.keyboard.press("End");
  await at(page, moves.length);
  await page.keyboard.press("ArrowLeft");
  await at(page, moves.length - 1);
  await page.keyboard.press("Home");
  await at(page, 0);
  await page.keyboard.press("PageDown");
  const turn = Number(await page.locator("main.review").getAttribute("data-at"));
  assert.ok(turn >= 1);
  await page.keyboard.press("PageUp");
  await at(page, 0);
  await page.locator(".steps [data-step=review-turn-on]").click();
  await at(page, turn);
  await page.locator(".steps [data-step=one-forward]").click();
  await at(page, turn + 1);
  await page.locator(".steps input").fill("107");
  await at(page, 107);
  await page.waitForURL(/#\/review\/record-[0-9a-f]+\/107$/);

  const address = page.url();
  await page.reload();
  await at(page, 107);
  await page.evaluate((hash) => (location.hash = hash), new URL(address).hash.replace(/107$/, "3"));
  await at(page, 3);
  // The table was not redrawn, and the log leads to positions as well.
  await page.locator("#tab-log").click();
  await page.locator(".log .line").last().click();
  await at(page, 0);
  await page.waitForURL(/#\/review\/record-[0-9a-f]+\/0$/);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

// In the page: of a review only the first questions are answered, so that it can be stopped before it is over.
function holdReviews() {
  const send = Worker.prototype.postMessage;
  let reviews = 0;
  Worker.prototype.postMessage = function (question) {
    const held = question.includes(`"review":`) && ++reviews > 6 && !sessionStorage.getItem("let-through");
    if (!held) send.call(this, question);
  };
}

test("the mistake of a golden game is found, explained, and its better turn is played out on the board", async () => {
  const page = await openMistake({ inPage: holdReviews });
  await page.locator(".analysis-progress .start").click();
  await page.locator(".analysis-progress progress").waitFor();
  // It can be stopped and resumes where it stopped.
  await page.locator(".turn-table tbody tr").nth(2).waitFor();
  await page.locator(".analysis-progress .stop").click();
  await page.locator(".analysis-progress[data-state=idle]").waitFor();
  const known = await page.locator(".turn-table tbody tr").count();
  assert.ok(known < 26, `${known} turns`);
  await page.evaluate(() => sessionStorage.setItem("let-through", "yes"));
  await page.reload();
  await page.locator(".turn-table tbody tr").nth(known - 1).waitFor();
  await page.locator(".analysis-progress .start").click();
  await page.locator(".analysis-progress[data-state=done]").waitFor({ state: "attached", timeout: 120_000 });
  assert.equal(await page.locator(".turn-table tbody tr").count(), 26);

  const worst = page.locator(".mistakes li").first();
  assert.equal(await worst.getAttribute("data-player"), "0");
  assert.equal(await worst.getAttribute("data-round"), "5");
  await worst.locator(".why span", { hasText: /^This turn .*points/ }).waitFor();
  const accuracy = await page.locator(".accuracies .accuracy").allInnerTexts();
  assert.ok(parseInt(accuracy[0]) < parseInt(accuracy[1]), `${accuracy}`);
  assert.deepEqual(await axe(page), [], "analysis");

  await worst.locator("a").click();
  await at(page, 107);
  const points = page.locator(".corner .score b").first();
  const before = await points.innerText();
  await worst.locator(".show-line").click();
  await page.locator("main.review[data-line='0']").waitFor();
  const steps = await page.locator(".line-panel li").count();
  assert.ok(steps > 3);
  // It plays itself out to its end; then single steps.
  await page.locator(`main.review[data-line='${steps}']`).waitFor();
  assert.ok(Number(await points.innerText()) > Number(before), "the better turn makes points at once");
  await page.keyboard.press("ArrowLeft");
  await page.locator(`main.review[data-line='${steps - 1}']`).waitFor();
  assert.deepEqual(await axe(page), [], "line");
  await page.keyboard.press("Escape");
  await page.locator("main.review:not([data-line])").waitFor();
  assert.equal(await points.innerText(), before);

  // What was found is still there after a reload.
  await page.reload();
  await page.locator(".analysis-progress[data-state=done]").waitFor({ state: "attached" });
  await page.locator(".mistakes li[data-round='5'] .why span", { hasText: /^This turn / }).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("one plays on from a position against the computer", async () => {
  const page = await openMistake({ settings: { automatic: false } });
  await page.locator(".steps input").fill("107");
  await at(page, 107);
  await page.locator(".play-on summary").click();
  await page.locator(".play-on select").nth(1).selectOption("apprentice");
  await page.locator(".play-on .primary").click();
  await page.waitForSelector("main.game:not(.review)");
  await whatNow(page);
  assert.equal(await position(page), "107");
  assert.match(page.url(), /#\/local\//);
  await playOut(page, chance(5), { most: 3 });
  assert.ok(Number(await position(page)) > 107);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("from the end of a local game to its review, and none of a game that is running", async () => {
  const page = await stage.open({ settings: { confirm: false } });
  await page.locator(".surface .primary").first().click();
  await whatNow(page);
  const game = new URL(page.url()).hash.split("/")[2];
  await page.evaluate((name) => (location.hash = `#/review/local-${name}`), game);
  await page.locator("h1", { hasText: "still being played" }).waitFor();
  await page.locator(".button.primary").click();
  await page.waitForSelector("main.game");
  await playOut(page, chance(12));
  await page.locator(".result .review-link").click();
  await at(page, 0);
  await page.locator("a.home").click();
  await page.locator(".games .review-link").click();
  await at(page, 0);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a finished game of a table is analysed by the server and shown the same way", async () => {
  const page = await stage.open({ settings: { name: "Ann", confirm: false } });
  await sitWithTheComputer(page);
  await playOut(page, chance(8));
  await page.locator(".result .review-link").click();
  await at(page, 0);
  assert.match(page.url(), /#\/review\/table-/);
  await page.locator(".analysis-progress .start").click();
  await page.locator(".analysis-progress[data-state=done]").waitFor({ state: "attached", timeout: 180_000 });
  // A random player makes mistakes.
  await page.locator(".mistakes li .why span", { hasText: /^This turn / }).first().waitFor();
  await page.locator(".mistakes .show-line").first().click();
  await page.locator(".line-panel li").first().waitFor();
  await page.reload();
  await page.locator(".analysis-progress[data-state=done]").waitFor({ state: "attached" });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

for (const language of LANGUAGES) {
  test(`nothing is cut off in the review in ${language}, and axe finds nothing`, async () => {
    for (const size of [[1280, 720], [390, 844]]) {
      const page = await openMistake({ language, size });
      await page.locator(".analysis-progress .start").click();
      await page.locator(".analysis-progress[data-state=done]").waitFor({ state: "attached", timeout: 120_000 });
      await page.locator(".mistakes .why span:not(:empty)").first().waitFor();
      assert.deepEqual(await boxes(page), [], `analysis at ${size}`);
      // The legend shows every player's line, and the symbols of the Wand can be distinguished.
      const strokes = await page.locator(".win-probability-plot .names line").evaluateAll((all) => all.map((line) => getComputedStyle(line).stroke));
      assert.ok(strokes.length > 1 && new Set(strokes).size === strokes.length && !strokes.includes("none"), strokes.join());
      const widths = await page.locator(".step > .icon:not(.corner-mark)").evaluateAll((all) => all.map((icon) => icon.getBoundingClientRect().width));
      assert.ok(widths.length > 5 && Math.min(...widths) >= 18, `${widths} at ${size}`);
      await page.locator(".show-line").first().click();
      await page.locator(".line-panel").waitFor();
      await page.locator(".play-on summary").click();
      assert.deepEqual(await boxes(page), [], `line at ${size}`);
      assert.deepEqual(await axe(page), [], `line at ${size}`);
      await page.goto(`${stage.site.address}#/review/`);
      await page.waitForSelector(".load");
      assert.deepEqual(await boxes(page), [], `loading at ${size}`);
      assert.deepEqual(await axe(page), [], `loading at ${size}`);
      await page.context().close();
    }
  });
}
