// Beside making moves: keys, undo, confirmations, settings, the end of a game.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { chance, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { changed, movedOn, playOut, position, shown, whatNow } from "./play.mjs";

const stage = setUp();

const begin = async (page) => {
  await page.locator(".surface .primary").first().click();
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
  // The tower and its chip, until something can be undone.
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
    // A redraw may swallow the key: then it is tried again.
    await page.keyboard.press("Enter");
    await changed(page, seen);
    if (await page.locator("dialog[open]").count()) await page.keyboard.press("Escape");
  }
  const played = await position(page);
  await page.keyboard.press("u");
  await movedOn(page, played);
  const undone = await position(page);
  assert.ok(Number(undone) < Number(played));
  await page.keyboard.press("y");
  await movedOn(page, undone);
  assert.equal(await position(page), played);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("the language changes at once and is stored", async () => {
  const page = await stage.open();
  await page.locator(".elsewhere select").selectOption("de");
  await page.locator("h2", { hasText: "Gegen den Computer" }).waitFor();
  await page.reload();
  await page.locator("h2", { hasText: "Gegen den Computer" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.context().close();
});

test("a language that cannot be loaded is reported, and the present one stays", async () => {
  const page = await stage.open({}, "#/rules/");
  await page.locator("main.rules .facts").waitFor();
  for (const missing of ["start", "rules"]) {
    const file = `**/texts/de/${missing}.ftl`;
    await page.context().route(file, (route) => route.abort());
    await page.locator(".search select").selectOption("de");
    await page.locator("[role=alert]", { hasText: "The texts cannot be loaded" }).waitFor();
    assert.equal(await page.locator(".search select").inputValue(), "en");
    assert.equal(await page.locator("html").getAttribute("lang"), "en");
    await page.context().unroute(file);
    await page.locator(".search select").selectOption("fr");
    await page.locator("[role=alert]").waitFor({ state: "detached" });
    await page.locator("html[lang=fr]").waitFor();
    await page.locator(".search select").selectOption("en");
    await page.locator("html[lang=en]").waitFor();
  }
  // Texts of another version may lack what this one asks for.
  await page.context().route("**/texts/de/start.ftl", (route) => route.fulfill({ body: "# another\nlanguage = Sprache\n" }));
  await page.locator(".search select").selectOption("de");
  await page.locator("[role=alert]").waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.context().close();
});

test("a page whose texts cannot be loaded says so, and comes once they can", async () => {
  const page = await stage.open();
  await page.context().route("**/texts/en/learn.ftl", (route) => route.abort());
  await page.evaluate(() => (location.hash = "#/learn"));
  await page.locator("h1", { hasText: "The texts cannot be loaded" }).waitFor();
  await page.context().unroute("**/texts/en/learn.ftl");
  await page.locator("main .button").click();
  await page.locator(".learn-link").click();
  await page.locator(".coach .next").waitFor();
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
  await page.locator('main.game[data-moves="0"]').waitFor();
  const deals = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith("witchstone/game/")).map((key) => JSON.parse(JSON.parse(localStorage[key]).record).deal));
  assert.deepEqual(deals, [record.deal, record.deal], "the same deal, to be played again");
  await page.locator("a.home").click();
  await thereAre(page, ".games li", 2);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("skipping actions needs a confirmation", async () => {
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
  assert.match(await page.locator("dialog[open] h2").innerText(), /^Skip .*\?$/);
  await page.locator("dialog[open] button").first().click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  assert.equal(await position(page), moves);
  await page.locator(".end").click();
  await page.locator("dialog[open] .primary").click();
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  await movedOn(page, moves);
  assert.ok(Number(await position(page)) > Number(moves));
  await page.context().close();
});

test("the next game starts with the last choices", async () => {
  const page = await stage.open();
  const card = page.locator(".surface.first");
  await card.getByRole("button", { name: "3", exact: true }).click();
  await card.locator("select").first().selectOption("wizard");
  await card.locator(".options summary").click();
  await card.locator(".options input").nth(2).check();
  await card.locator(".options select").selectOption("draft");
  await card.locator(".primary").click();
  await whatNow(page);
  assert.equal(await page.locator(".rival").count(), 3);
  await page.locator("a.home").click();
  await card.locator(".primary").waitFor();
  assert.equal(await card.locator(".counts [aria-pressed=true]").innerText(), "3");
  assert.equal(await card.locator("select").first().inputValue(), "wizard");
  // The card says what is chosen also while the options are closed.
  assert.equal(await card.locator(".options summary small").innerText(), "High-dosage ingredients · Power of the full moon");
  await page.context().close();
});

test("the latest moves are visible below the list of moves, also in a small window", async () => {
  const page = await stage.open({ size: [1280, 720] });
  await begin(page);
  await playOut(page, chance(5), { most: 4 });
  await whatNow(page);
  await page.locator(".latest .line").first().waitFor();
  const { y, height } = await page.locator(".latest .line").first().boundingBox();
  assert.ok(y > 0 && y + height <= 720, `the latest move is at ${y}`);
  await page.context().close();
});

test("the settings list every key that the bar knows, and the buttons name theirs", async () => {
  const page = await stage.open({}, "#/settings");
  await page.locator(".keys kbd").first().waitFor();
  const listed = await page.locator(".keys kbd").allInnerTexts();
  assert.equal(new Set(listed).size, listed.length, `a key does one thing: ${listed}`);
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

test("after a move from far down the next list is scrolled to its top", async () => {
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
  await far.locator("button.move").last().scrollIntoViewIfNeeded();
  assert.ok((await page.evaluate(() => document.querySelector(".side").scrollTop)) > 0, "the list is scrolled");
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
  assert.ok(Number(await position(page)) > Number(moves));
  await page.context().close();
});

for (const missing of ["worker.js", "witchstone_bg.wasm"]) {
  test(`a computer opponent without ${missing} is reported, and a reload continues the game`, async () => {
    const page = await stage.open({ settings: { confirm: false } });
    await page.context().route(`**/${missing}`, (route) => route.abort());
    await page.locator(".surface .primary").first().click();
    const notice = page.locator(".notice", { hasText: "The computer opponent gave no answer" }).waitFor();
    let silent = false;
    notice.then(() => (silent = true), () => {});
    const random = chance(8);
    while (!silent) await Promise.race([notice, playOut(page, random, { most: 1 })]);
    await page.context().unroute(`**/${missing}`);
    const moves = await position(page);
    await page.reload();
    await movedOn(page, moves);
    await playOut(page, random, { most: 3 });
    assert.ok(Number(await position(page)) > Number(moves), "the game continues");
    await page.context().close();
  });
}
