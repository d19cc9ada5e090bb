// What a player does beside making moves: the language, questions; and how long things take.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { chance, launch, open, serve } from "./lib.mjs";
import { playOut, position, whatNow } from "./play.mjs";

let site, browser;
before(async () => {
  site = await serve();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  site?.close();
});

const begin = async (page) => {
  await page.locator(".leaf .primary").first().click();
  await whatNow(page);
};

test("the language changes at once and is kept", async () => {
  const page = await open(browser, site.address);
  await page.locator(".masthead select").selectOption("de");
  await page.locator("h2", { hasText: "Gegen den Computer" }).waitFor();
  await page.reload();
  await page.locator("h2", { hasText: "Gegen den Computer" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await page.context().close();
});

test("a question is asked before anything is given up", async () => {
  const page = await open(browser, site.address, { settings: { automatic: false } });
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

test("the page is painted soon, and playing on shows how long the main thread is busy at most", async () => {
  const page = await open(browser, site.address, { settings: { confirm: false } });
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? performance.now());
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
    }).observe({ type: "longtask" });
  });
  await page.locator(".leaf select").first().selectOption("4");
  await begin(page);
  await playOut(page, chance(6), { most: 25 });
  const longest = await page.evaluate(() => globalThis.longest);
  console.log(`first paint ${Math.round(painted)} ms, longest task ${Math.round(longest)} ms`);
  assert.ok(painted < 10_000);
  await page.context().close();
});
