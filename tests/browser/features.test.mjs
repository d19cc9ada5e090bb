// What a player does beside making moves: keys, undo, questions, settings, the end of a game.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { chance, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { changed, movedOn, playOut, position, shown, whatNow } from "./play.mjs";

const stage = setUp();

const begin = async (page) => {
  await page.locator(".leaf .primary").first().click();
  await whatNow(page);
};

// The list of moves may not be drawn yet when the key is pressed: then it is pressed again.
async function focusMoves(page) {
  const focused = page.locator("#moves button:focus, #moves summary:focus");
  for (let tries = 0; tries < 20; tries += 1) {
    await page.keyboard.press("m");
    if (await focused.waitFor({ timeout: 1_000 }).then(() => true, () => false)) return;
  }
  assert.fail("the key m never focused the list of moves");
}

test("a move, undo and redo by keyboard alone", async () => {
  const page = await stage.open({ settings: { automatic: false } });
  await begin(page);
  // The tower, and what its chip brings, until something can be taken back.
  const random = chance(2);
  for (let tries = 0; tries < 40 && (await page.locator(".undo").isDisabled()); tries += 1) {
    await whatNow(page);
    const seen = await shown(page);
    await focusMoves(page);
    if (await page.locator("#moves summary:focus").count()) {
      await page.keyboard.press("Enter");
      await page.keyboard.press("ArrowDown");
    }
    for (let steps = random(3); steps > 0; steps -= 1) await page.keyboard.press("ArrowDown");
    if (!(await page.locator("#moves button:focus").count())) continue;
    // The list may be drawn anew just now, and the key goes nowhere: then it is tried again.
    await page.keyboard.press("Enter");
    await changed(page, seen);
    if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  }
  const played = await position(page);
  await page.keyboard.press("u");
  await movedOn(page, played);
  const undone = await position(page);
  assert.ok(Number(undone) < Number(played));
  await page.keyboard.press("r");
  await movedOn(page, undone);
  assert.equal(await position(page), played);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("the language changes at once and is kept", async () => {
  const page = await stage.open();
  await page.locator(".masthead select").selectOption("de");
  await page.locator("h2", { hasText: "Gegen den Computer" }).waitFor();
  await page.reload();
  await page.locator("h2", { hasText: "Gegen den Computer" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.context().close();
});

test("after the game: result, table, watching it again, the record, the same deal", async () => {
  const page = await stage.open({ settings: { confirm: false } });
  await begin(page);
  await playOut(page, chance(9));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.locator(".result button", { hasText: "Download the record" }).click(),
  ]);
  const record = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.equal(record.format, "witchstone-record/2");
  assert.equal(String(record.moves.length), await position(page));
  assert.ok(record.winners.length > 0);

  await page.locator(".result button", { hasText: "Watch the game" }).click();
  await page.locator(".replay input").press("ArrowRight");
  await page.keyboard.press("Escape");
  await page.locator(".result button", { hasText: "Same deal again" }).click();
  await page.locator(".result").waitFor({ state: "detached" });
  await page.locator("a.home").click();
  await thereAre(page, ".games li", 2);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("a question is asked before anything is given up", async () => {
  const page = await stage.open({ settings: { automatic: false } });
  await begin(page);
  const random = chance(4);
  for (let tries = 0; tries < 60 && !(await page.locator(".end").isEnabled()); tries += 1) {
    await playOut(page, random, { most: 1 });
    await whatNow(page);
  }
  const moves = await position(page);
  await page.locator(".end").click();
  await page.locator("dialog[open]").waitFor();
  await page.locator("dialog[open] button").first().click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.equal(await position(page), moves);
  await page.context().close();
});

test("the next game begins with what was chosen for the last one", async () => {
  const page = await stage.open();
  const card = page.locator(".leaf.first");
  await card.getByRole("button", { name: "3", exact: true }).click();
  await card.locator("select").first().selectOption("4");
  await card.locator(".options summary").click();
  await card.locator(".options input").nth(2).check();
  await card.locator(".options select").selectOption("draft");
  await card.locator(".primary").click();
  await whatNow(page);
  assert.equal(await page.locator(".rival").count(), 3);
  await page.locator("a.home").click();
  await card.locator(".primary").waitFor();
  assert.equal(await card.locator(".counts [aria-pressed=true]").innerText(), "3");
  assert.equal(await card.locator("select").first().inputValue(), "4");
  // The card says what is chosen also while the options are closed.
  assert.equal(await card.locator(".options summary small").innerText(), "High-dosage ingredients · Power of the full moon");
  await page.context().close();
});

test("the latest moves are in sight beside the list of moves, also in a small window", async () => {
  const page = await stage.open({ size: [1280, 720] });
  await begin(page);
  await playOut(page, chance(5), { most: 4 });
  await whatNow(page);
  await page.locator(".latest .line").first().waitFor();
  await page.context().close();
});

test("the settings list every key that the bar knows, and the buttons name theirs", async () => {
  const page = await stage.open({}, "#/settings");
  await page.locator(".keys kbd").first().waitFor();
  const listed = await page.locator(".keys kbd").allInnerTexts();
  await page.evaluate(() => (location.hash = "#/"));
  await begin(page);
  const buttons = await page.locator(".bar [aria-keyshortcuts]").evaluateAll((all) =>
    all.map((button) => [button.getAttribute("aria-keyshortcuts").toUpperCase(), button.title]),
  );
  assert.ok(buttons.length >= 4);
  for (const [key, title] of buttons) {
    assert.equal(title, key);
    assert.ok(listed.includes(key), `${key} is not among ${listed}`);
  }
  await page.context().close();
});

test("after a move from far down the next list begins at its top", async () => {
  const page = await stage.open({ size: [1280, 720], settings: { automatic: false } });
  await begin(page);
  const random = chance(3);
  // Until a tile is laid there are only a few moves each time.
  for (let tries = 0; tries < 60 && !(await page.locator(".hand-tile.pick").count()); tries += 1) {
    await playOut(page, random, { most: 1 });
    await whatNow(page);
  }
  const far = page.locator("#moves details").first();
  await far.locator("summary").click();
  const moves = await position(page);
  await far.locator("button.move").last().click();
  await movedOn(page, moves);
  await page.locator("#moves summary").first().waitFor();
  await page.evaluate(
    () =>
      new Promise((done) => {
        const look = () => (document.querySelector(".side").scrollTop === 0 ? done() : requestAnimationFrame(look));
        look();
      }),
  );
  await page.context().close();
});

for (const missing of ["worker.js", "witchstone_bg.wasm"]) {
  test(`a computer opponent that cannot think, without ${missing}, is told of, and a reload goes on`, async () => {
    const page = await stage.open({ settings: { confirm: false } });
    await page.context().route(`**/${missing}`, (route) => route.abort());
    await page.locator(".leaf .primary").first().click();
    const told = page.locator(".notice", { hasText: "The computer opponent gave no answer" }).waitFor();
    let silent = false;
    told.then(() => (silent = true), () => {});
    const random = chance(8);
    while (!silent) await Promise.race([told, playOut(page, random, { most: 1 })]);
    await page.context().unroute(`**/${missing}`);
    const moves = await position(page);
    await page.reload();
    await movedOn(page, moves);
    await playOut(page, random, { most: 3 });
    await page.context().close();
  });
}
