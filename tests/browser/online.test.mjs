// Two browsers and a spectator at one table of a real server, which is killed in between.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { axe, chance, launch, open, serve } from "./lib.mjs";
import { playOut, position, whatNow } from "./play.mjs";
import { isThere, startServer } from "./gameserver.mjs";

let server, site, browser;
before(async () => {
  assert.ok(isThere, "build the server first: cargo build --package witchstone-server");
  server = await startServer();
  site = await serve(() => server.port);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  site?.close();
  await server?.end();
});

test("two players and a spectator play a game through, and the server is killed in between", async () => {
  const ann = await open(browser, site.address, { settings: { name: "Ann", confirm: false } });
  const ben = await open(browser, site.address, { settings: { name: "Ben", confirm: false } });
  const eve = await open(browser, site.address, { settings: { name: "Eve" } });
  await ann.locator(".online .primary").click();
  const link = await ann.locator(".share input").inputValue();
  assert.deepEqual(await axe(ann), [], "waiting room");
  await ben.locator(".join:not(.take-code) input").fill(link);
  await ben.locator(".join:not(.take-code) button").click();
  await ben.locator(".seats button", { hasText: "Sit down" }).click();
  for (const page of [ann, ben]) await page.waitForSelector("main.game");
  await eve.goto(link);
  await eve.waitForSelector("main.game");

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
      await server.kill();
      await ann.locator(".lost").waitFor();
      await server.start();
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

test("a table that is not there says so", async () => {
  const page = await open(browser, `${site.address}#/table/nowhere`);
  await page.locator("h1", { hasText: "no such table" }).waitFor();
  await page.context().close();
});
