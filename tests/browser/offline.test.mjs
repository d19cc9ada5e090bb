// After the first visit the client starts and plays without network; a new version is offered, and taken when asked for.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CLIENT, chance, launch, open, serve } from "./lib.mjs";
import { playOut } from "./play.mjs";

let browser;
before(async () => (browser = await launch()));
after(async () => browser?.close());

// Waits until the page is served from the device.
const isKept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((kept) => navigator.serviceWorker.addEventListener("controllerchange", kept, { once: true }));
  });

test("a game begins and is played with the network cut", async () => {
  const site = await serve();
  const page = await open(browser, site.address, { serviceWorkers: "allow" });
  await isKept(page);
  site.close();
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector("main.welcome");
  await page.locator(".leaf .primary").first().click();
  await page.waitForSelector("main.game");
  await playOut(page, chance(5), { most: 12 });
  await page.evaluate(() => (location.hash = "#/rules/E3"));
  await page.locator("#rule-E3.chosen").waitFor();
  await page.context().close();
});

test("a new version is offered and only taken when asked for", async () => {
  const folder = await mkdtemp(join(tmpdir(), "witchstone-"));
  await cp(CLIENT, folder, { recursive: true });
  const site = await serve(undefined, folder);
  const page = await open(browser, site.address, { serviceWorkers: "allow" });
  await isKept(page);
  const change = async (file, from, to) => {
    const text = await readFile(join(folder, file), "utf8");
    assert.ok(text.includes(from), `${file} has ${from}`);
    await writeFile(join(folder, file), text.replace(from, to));
  };
  await change("index.html", '<html lang="en">', '<html lang="en" data-version="new">');
  await change("service.js", 'VERSION = "', 'VERSION = "new');
  await page.reload();
  await page.locator(".update").waitFor();
  assert.equal(await page.locator("html[data-version]").count(), 0, "the old one still runs");
  await page.locator(".update .primary").click();
  await page.locator("html[data-version=new]").waitFor({ state: "attached" });
  await page.waitForSelector("main.welcome");
  assert.equal(await page.locator(".update").count(), 0);
  await page.context().close();
  site.close();
  await rm(folder, { recursive: true });
});
