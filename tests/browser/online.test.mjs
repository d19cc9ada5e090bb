// Two browsers and a spectator at one table of a real server, which is killed in between.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, SIZES, axe, chance, serve, thereAre } from "./lib.mjs";
import { boxes } from "./boxes.mjs";
import { setUp } from "./stage.mjs";
import { movedOn, playOut, position, whatNow } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

const stage = setUp(startServer);

// The parts of the bar that lie under the news that the connection is lost.
function hiddenByTheNews(page) {
  return page.evaluate(() => {
    const news = document.querySelector(".lost").getBoundingClientRect();
    const under = (box) => box.top < news.bottom && box.bottom > news.top && box.left < news.right && box.right > news.left;
    const parts = [...document.querySelectorAll(".bar .turn, .bar .running, .bar button, .tab")];
    return parts.filter((part) => part.checkVisibility() && under(part.getBoundingClientRect())).map((part) => part.textContent);
  });
}

test("two players and a spectator play a game through, and the server is killed in between", async () => {
  const ann = await stage.open({ settings: { name: "Ann", confirm: false } });
  const ben = await stage.open({ settings: { name: "Ben", confirm: false } });
  const eve = await stage.open({ settings: { name: "Eve" } });
  await ann.locator(".online .primary").click();
  const link = await ann.locator(".share input").inputValue();
  assert.deepEqual(await axe(ann), [], "waiting room");
  await ben.locator(".join:not(.take-code) input").fill(link);
  await ben.locator(".join:not(.take-code) button").click();
  await ben.locator(".seats button", { hasText: "Sit down" }).click();
  for (const page of [ann, ben]) await page.waitForSelector("main.game");
  await eve.goto(link);
  await eve.waitForSelector("main.game");
  await eve.locator(".table .rack").waitFor();
  assert.equal(await eve.locator(".bar :is(.hint-button, .undo, .redo, .end)").count(), 0, "who watches has nothing to end");

  const random = chance(11);
  let decisions = 0;
  const step = async (page) => {
    await playOut(page, random, { most: 1 });
    decisions += 1;
  };
  while (!(await ann.locator(".result").count()) && decisions < 3000) {
    const turn = await Promise.any([ann, ben].map((page) => whatNow(page).then(() => page)));
    await step(turn);
    if (decisions === 40) {
      await stage.server.kill();
      await ann.locator(".lost").waitFor();
      assert.deepEqual(await hiddenByTheNews(ann), [], "whose turn it is and the buttons stay in sight");
      await stage.server.start();
      for (const page of [ann, ben, eve]) await page.locator(".lost").waitFor({ state: "detached" });
    }
  }
  for (const page of [ann, ben, eve]) await page.locator(".result h2").waitFor();
  const moves = await Promise.all([ann, ben, eve].map(position));
  assert.equal(new Set(moves).size, 1, `everybody saw the same moves: ${moves}`);
  const results = await Promise.all([ann, ben, eve].map((page) => page.locator(".result h2").innerText()));
  assert.equal(new Set(results).size, 1);
  for (const page of [ann, ben, eve]) {
    const problems = page.problems.filter((problem) => !/WebSocket|ERR_|502|Failed to load/.test(problem));
    assert.deepEqual(problems, []);
  }
});

// Two people at a table that the lobby shows, with a clock.
async function twoAtATable() {
  const ann = await stage.open({ settings: { name: "Ann", confirm: false, automatic: false } });
  await ann.locator(".online .primary").waitFor();
  await ann.locator(".online select").first().selectOption("quick");
  await ann.locator(".online .switch input").first().check();
  await ann.locator(".online .primary").click();
  await ann.locator(".share input").waitFor();
  const ben = await stage.open({ settings: { name: "Ben", confirm: false, automatic: false } });
  await ben.locator(".online .games a", { hasText: "Ann" }).first().click();
  await ben.locator(".seats button", { hasText: "Sit down" }).click();
  for (const page of [ann, ben]) await page.waitForSelector("main.game");
  return [ann, ben];
}

// The player to move, and the other one.
async function byTurn(pages) {
  const mover = await Promise.any(pages.map((page) => whatNow(page).then(() => page)));
  return [mover, pages.find((page) => page !== mover)];
}

test("clocks, chat, an undo request, a stand-in, resigning, rematch", async () => {
  const pages = await twoAtATable();
  for (const page of pages) await thereAre(page, ".clock", 2);
  const [mover, other] = await byTurn(pages);
  assert.match(await mover.locator(".clock.runs b").innerText(), /^(10:00|9:\d\d)$/);

  await mover.locator(".chat summary").click();
  await mover.locator(".chat input").fill("Good luck!");
  await mover.locator(".chat input").press("Enter");
  await other.locator(".chat summary").click();
  await other.locator(".chat li", { hasText: "Good luck!" }).waitFor();

  // Undoing this move needs the agreement of the others.
  const before = await position(mover);
  await mover.locator("#moves button.move").first().click();
  await movedOn(mover, before);
  await mover.locator(".seat-menu summary").click();
  await mover.locator(".ask-undo").click();
  await other.locator(".vote .primary").click();
  for (const page of pages) await page.locator(`main.game[data-moves="${before}"]`).waitFor();
  await mover.locator(".vote").waitFor({ state: "detached" });

  await openMenu(other, ".start-stand-in");
  await other.locator(".start-stand-in").click();
  await other.locator(".stand-in button").click();
  await other.locator(".stand-in").waitFor({ state: "detached" });

  await openMenu(other, ".resign");
  await other.locator(".resign").click();
  await other.locator(".resign-yes").click();
  for (const page of pages) await page.locator(".result h2", { hasText: "resigned" }).waitFor();
  assert.deepEqual(await axe(other), [], "the result after resigning");
  await mover.locator(".result button", { hasText: "Rematch" }).click();
  await other.locator(".side a.primary").click();
  await other.locator(".seats button", { hasText: "Sit down" }).click();
  for (const page of pages) await page.waitForSelector("main.game:not(:has(.result))");
  assert.equal(new URL(mover.url()).hash, new URL(other.url()).hash);

  // The start page lists the finished game.
  await other.goto(`${stage.site.address}#/`);
  await other.locator(".saved-games .games a", { hasText: "Ann" }).waitFor();
  for (const page of pages) {
    // A guest unknown to the server gets one 401.
    assert.deepEqual(page.problems.filter((problem) => !/401/.test(problem)), []);
    await page.context().close();
  }
});

// Writes in the chat.
async function say(page, text) {
  if (!(await page.locator(".chat input").isVisible())) await page.locator(".chat summary").click();
  await page.locator(".chat input").fill(text);
  await page.locator(".chat input").press("Enter");
}

test("a muted player can still play, and can be unmuted", async () => {
  const pages = await twoAtATable();
  const [ann, ben] = pages;
  await say(ann, "Hello, Ben");
  await say(ben, "Hello, Ann");
  const heard = ann.locator(".chat li", { hasText: "Hello, Ann" });
  await heard.waitFor();
  assert.equal(await ann.locator(".chat li", { hasText: "Hello, Ben" }).locator(".mute").count(), 0, "nobody can mute themselves");
  await heard.locator(".mute").click();
  await heard.waitFor({ state: "detached" });
  assert.deepEqual(await axe(ann), [], "with a muted player");

  // Ann is the host: Ben is muted for the whole table, gets a notice and can still play.
  await say(ben, "Is anybody there?");
  await ben.locator(".notices", { hasText: "muted" }).waitFor();
  const random = chance(3);
  const movers = new Set();
  while (!movers.has(ben)) {
    const [mover] = await byTurn(pages);
    await playOut(mover, random, { most: 1 });
    movers.add(mover);
  }
  assert.doesNotMatch(await ben.locator(".notices").innerText(), /position has changed/);

  // The mute survives a reload and can be undone.
  await ann.reload();
  await ann.waitForSelector("main.game");
  await ann.locator(".chat summary").click();
  await ann.locator(".chat .muted button").click();
  await heard.waitFor();
  await say(ben, "Thank you");
  await ann.locator(".chat li", { hasText: "Thank you" }).waitFor();
  for (const page of pages) await page.context().close();
});

// Opens the seat menu; a redraw may have closed it.
async function openMenu(page, button) {
  await page.locator(".seat-menu").waitFor();
  if (!(await page.locator(button).isVisible())) await page.locator(".seat-menu summary").click();
  await page.locator(button).waitFor();
}

test("a move made on an older position rolls back visibly with its reason", async () => {
  const slow = await serve(() => stage.server.port);
  const pages = await twoAtATable();
  const [mover, other] = await byTurn(pages);
  // The same seat in a second window, on a slow line.
  const second = await mover.context().newPage();
  await second.goto(slow.address + new URL(mover.url()).hash);
  await whatNow(second);
  const before = await position(mover);
  slow.holdBack();
  // A tower whose chip gives an action: the turn continues, and the move of the other window is stale, not out of turn.
  await mover.locator("#moves button.move", { hasText: "and the" }).first().click();
  await movedOn(mover, before);
  await second.locator("#moves button.move").last().click();
  await second.locator("main.game.sending .running", { hasText: "Sending" }).waitFor();
  assert.equal(await second.locator("#moves button.move").count(), 0, "nothing else can be played meanwhile");
  assert.equal(await position(second), before);
  slow.letThrough();
  await second.locator(".notice span", { hasText: /^Not played: .*The position has changed/ }).waitFor();
  await second.locator("main.game.rolled-back:not(.sending)").waitFor();
  await second.locator(`main.game[data-moves="${await position(mover)}"]`).waitFor();
  for (const page of [mover, other]) await page.context().close();
  slow.close();
});

test("moves made while the player was away are shown on return", async () => {
  const pages = await twoAtATable();
  const random = chance(4);
  let [mover, other] = await byTurn(pages);
  const address = other.url();
  await other.goto("about:blank");
  const before = await position(mover);
  await playOut(mover, random, { most: 1 });
  await movedOn(mover, before);
  await other.goto(address);
  await other.locator(".away li").first().waitFor();
  assert.match(await other.locator(".away li").first().innerText(), /tower/);
  await other.locator(".away button").click();
  await other.locator(".away").waitFor({ state: "detached" });
  for (const page of pages) await page.context().close();
});

test("a code takes a guest to another device, once", async () => {
  const ann = await stage.open({ settings: { name: "Ann" } });
  await ann.locator(".other-device summary").click();
  await ann.locator(".get-code").click();
  const code = await ann.locator(".device-code b").innerText();
  const phone = await stage.open({ settings: { name: "" } });
  await phone.locator(".other-device summary").click();
  await phone.locator(".take-code input").fill(code);
  await phone.locator(".take-code button").click();
  await phone.locator("h1", { hasText: "plays as Ann" }).waitFor();
  await phone.goto(`${stage.site.address}#/`);
  await phone.locator(".surface.online").waitFor();
  await phone.goto(`${stage.site.address}#/device/${code}`);
  await phone.locator("h1", { hasText: "not known" }).waitFor();
  for (const page of [ann, phone]) await page.context().close();
});

test("names lose what nobody sees, on the page as on the server", async () => {
  const page = await stage.open({}, "#/settings");
  const field = page.locator("input[autocomplete=nickname]");
  // An override of the direction, a joiner, an accent of its own, spaces.
  await field.fill(" A\u202eda\u200d  Zoe\u0308 ");
  await field.blur();
  assert.equal(await field.inputValue(), "Ada Zo\u00eb");
  await page.goto(`${stage.site.address}#/`);
  await page.locator(".other-device summary").click();
  await page.locator(".get-code").click();
  await page.locator(".device-code b").waitFor();
  const guest = await page.evaluate(async () => (await fetch("/api/guest")).json());
  assert.equal(guest.name, "Ada Zo\u00eb");
  await page.context().close();
});

test("a guest logs a device out here and everywhere", async () => {
  const ann = await stage.open({ settings: { name: "Ann" } });
  await ann.locator(".other-device summary").click();
  await ann.locator(".get-code").click();
  const code = await ann.locator(".device-code b").innerText();
  const phone = await stage.open({ settings: { name: "" } });
  await phone.goto(`${stage.site.address}#/device/${code}`);
  await phone.locator("h1", { hasText: "plays as Ann" }).waitFor();
  const settings = async (page) => {
    await page.goto(`${stage.site.address}#/settings`);
    await page.locator("h1", { hasText: "Settings" }).waitFor();
  };
  await settings(ann);
  await ann.locator(".devices", { hasText: "Ann is logged in on 2 of at most 10 devices" }).waitFor();
  assert.deepEqual(await axe(ann), []);
  await ann.locator(".devices .here").click();
  await ann.locator(".devices .sure", { hasText: "code from another device" }).waitFor();
  await ann.locator(".devices .log-out").click();
  await ann.locator(".devices", { hasText: "This device is logged out" }).waitFor();
  // The server does not know this device any more, and the other one is the last.
  await ann.reload();
  await ann.locator("h1", { hasText: "Settings" }).waitFor();
  assert.equal(await ann.evaluate(async () => (await fetch("/api/guest")).status), 401);
  assert.equal(await ann.locator(".devices").count(), 0);
  await settings(phone);
  await phone.locator(".devices", { hasText: "on this device only" }).waitFor();
  const another = await phone.evaluate(async () => (await (await fetch("/api/device", { method: "POST" })).json()).code);
  const tablet = await stage.open({ settings: { name: "" } });
  await tablet.goto(`${stage.site.address}#/device/${another}`);
  await tablet.locator("h1", { hasText: "plays as Ann" }).waitFor();
  await phone.locator(".devices .everywhere").click();
  await phone.locator(".devices .sure", { hasText: "lost for good" }).waitFor();
  await phone.locator(".devices .log-out").click();
  await phone.locator(".devices", { hasText: "This device is logged out" }).waitFor();
  assert.equal(await phone.evaluate(async () => (await fetch("/api/guest")).status), 401);
  // Whoever was logged out from elsewhere is told so, and does not become somebody else unasked.
  await tablet.goto(`${stage.site.address}#/table/nowhere`);
  await tablet.locator("h1", { hasText: "This device was logged out" }).waitFor();
  assert.equal(await tablet.evaluate(async () => (await fetch("/api/guest")).status), 401);
  await tablet.locator(".new-guest").click();
  await tablet.locator("h1", { hasText: "no such table" }).waitFor();
  assert.equal(await tablet.evaluate(async () => (await fetch("/api/guest")).status), 200);
  for (const page of [ann, phone, tablet]) await page.context().close();
});

// The requests that a page makes from now on.
function requests(page) {
  const made = [];
  page.on("request", (request) => made.push(`${request.method()} ${new URL(request.url()).pathname}`));
  return made;
}

test("a link for another device asks first, with both names", async () => {
  const mallory = await stage.open({ settings: { name: "Mallory" } });
  await mallory.locator(".other-device summary").click();
  await mallory.locator(".get-code").click();
  const code = await mallory.locator(".device-code b").innerText();
  // Ann sits at a table of her own.
  const ann = await stage.open({ settings: { name: "Ann" } });
  await ann.locator(".online .primary").click();
  await ann.locator(".share input").waitFor();
  const own = new URL(ann.url()).hash;
  const made = requests(ann);
  const link = `${stage.site.address}#/device/${code}`;
  await ann.goto(link);
  await ann.locator("h1", { hasText: "Play as Mallory in this browser?" }).waitFor();
  await ann.locator("main", { hasText: "You are Ann here." }).waitFor();
  assert.deepEqual(await axe(ann), [], "the question");
  await ann.locator(".keep").click();
  await ann.locator(".surface.online").waitFor();
  const guest = () => ann.evaluate(async () => (await (await fetch("/api/guest")).json()).name);
  assert.equal(await guest(), "Ann");
  assert.ok(!made.some((request) => request.includes(code) || request.includes("/device/login")), made.join());

  // A link that would lead to another request leads nowhere.
  const id = own.split("/").pop();
  for (const path of [`device/../tables/${id}/start`, `device/%2e%2e/tables/${id}/start`, `table/../tables/${id}/start`]) {
    await ann.goto(`${stage.site.address}#/settings`);
    await ann.locator("h1", { hasText: "Settings" }).waitFor();
    made.length = 0;
    await ann.goto(`${stage.site.address}#/${path}`);
    await ann.locator(".surface.online .primary").waitFor();
    assert.deepEqual(made.filter((request) => request.startsWith("POST") || request.includes(id)), [], path);
  }

  // The code is still good for somebody who wants it.
  await ann.goto(link);
  await ann.locator(".replace", { hasText: "Play as Mallory" }).click();
  await ann.locator("h1", { hasText: "now plays as Mallory" }).waitFor();
  assert.equal(await guest(), "Mallory");
  assert.ok(!made.some((request) => request.includes(code)), made.join());
  for (const page of [mallory, ann]) await page.context().close();
});

test("a table that is not there says so", async () => {
  const page = await stage.open({}, "#/table/nowhere");
  await page.locator("h1", { hasText: "no such table" }).waitFor();
  await page.context().close();
});

test("after a reload earlier positions can be viewed", async () => {
  const pages = await twoAtATable();
  const random = chance(17);
  for (let decisions = 0; decisions < 12; decisions += 1) {
    const [mover] = await byTurn(pages);
    await playOut(mover, random, { most: 1 });
  }
  const [page] = await byTurn(pages);
  const tiles = () => page.locator(".hand-tile").evaluateAll((all) => all.map((tile) => tile.dataset.t));
  const now = await tiles();
  await page.reload();
  await whatNow(page);
  await thereAre(page, ".table .owned", 2);
  await page.locator("#tab-log").click();
  // Before the first move nobody has a tower, and everybody five tiles.
  await page.locator(".log .line").last().click();
  await page.locator(".replay").waitFor();
  await thereAre(page, ".table .owned", 0);
  await thereAre(page, ".hand-tile", 5);
  await page.locator(".replay .primary").click();
  await thereAre(page, ".table .owned", 2);
  assert.deepEqual(await tiles(), now);
  for (const page of pages) await page.context().close();
});

test("the lobby updates itself: host, seats and options of new tables", async () => {
  const ben = await stage.open();
  await ben.locator(".online .primary").waitFor();
  const field = ben.locator(".online input[autocomplete=nickname]");
  await field.fill("Ben");
  const ann = await stage.open({ settings: { name: "Anneke" } });
  await ann.locator(".online .primary").waitFor();
  await ann.locator(".online .switch input").first().check();
  await ann.locator(".online .options summary").click();
  await ann.locator(".online .options input").nth(2).check();
  await ann.locator(".online .primary").click();
  const line = ben.locator(".online .games a", { hasText: "Anneke" });
  await line.waitFor();
  assert.match(await line.innerText(), /1 of 2 seats taken/);
  assert.match(await line.innerText(), /High-dosage ingredients/);
  // The typed name is still there, and is the name at the table.
  assert.equal(await field.inputValue(), "Ben");
  await line.click();
  await ben.locator(".parts", { hasText: "High-dosage ingredients" }).waitFor();
  await ben.locator(".seats button", { hasText: "Sit down" }).click();
  for (const page of [ann, ben]) await page.waitForSelector("main.game");
  await ann.locator(".rival", { hasText: "Ben" }).waitFor();
  for (const page of [ann, ben]) await page.context().close();
});

test("changes by others in the waiting room keep what is being typed and chosen", async () => {
  const ann = await stage.open({ settings: { name: "Ann" } });
  await ann.locator(".online .counts button", { hasText: "4" }).click();
  await ann.locator(".online .primary").click();
  const link = await ann.locator(".share input").inputValue();
  await ann.locator(".seats select").last().selectOption("grandmaster");
  const ben = await stage.open({ settings: { name: "" } });
  await ben.goto(link);
  const field = ben.locator("main input[autocomplete=nickname]");
  await field.pressSequentially("Benja");
  const eve = await stage.open({ settings: { name: "Eve" } });
  await eve.goto(link);
  await eve.locator(".seats button", { hasText: "Sit down" }).first().click();
  for (const page of [ann, ben]) await page.locator(".seats b", { hasText: "Eve" }).waitFor();
  assert.equal(await ann.locator(".seats select").last().inputValue(), "grandmaster", "the level that was chosen");
  await ben.keyboard.type("min");
  assert.equal(await field.inputValue(), "Benjamin");
  await ben.locator(".seats button", { hasText: "Sit down" }).first().click();
  await ann.locator(".seats b", { hasText: "Benjamin" }).waitFor();
  await field.waitFor({ state: "detached" });
  for (const page of [ann, ben, eve]) {
    // A guest who follows a link gets one 401.
    assert.deepEqual(page.problems.filter((problem) => !problem.includes("401")), []);
    await page.context().close();
  }
});

for (const language of LANGUAGES) {
  test(`lobby, waiting room and devices fit every screen in ${language}`, async () => {
    const page = await stage.open({ language });
    await page.locator(".online .options summary").click();
    await page.locator(".online .options input").nth(2).check();
    const fits = async (what) => {
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        assert.deepEqual(await boxes(page), [], `${what} at ${width}×${height}`);
      }
    };
    await fits("lobby");
    await page.locator(".online .primary").click();
    await page.locator(".seats").waitFor();
    await fits("waiting room");
    await page.goto(`${stage.site.address}#/settings`);
    await page.locator(".devices .everywhere").click();
    await page.locator(".devices .sure").waitFor();
    await fits("devices");
    await page.context().close();
  });
}
