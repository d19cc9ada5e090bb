// After the first visit the client starts and plays without network; a new version is offered, and loaded on request.

import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CLIENT, LANGUAGES, chance, launch, open, serve } from "./lib.mjs";
import { playOut, position, whatNow } from "./play.mjs";

// Serves the client until the test is over, however it ends.
async function served(test, folder) {
  const site = await serve(undefined, folder);
  test.after(() => site.close());
  return site;
}

let browser;
before(async () => (browser = await launch()));
after(async () => browser?.close());

// Waits until the page is served from the device.
const isKept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((controlled) => navigator.serviceWorker.addEventListener("controllerchange", controlled, { once: true }));
  });

// The names of our caches, and the paths in them.
const keeps = (page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = [];
    for (const name of names) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return { names, paths };
  });

test("the browser finds nothing against installing it", async (test) => {
  const site = await served(test);
  const page = await open(browser, site.address, { serviceWorkers: "allow" });
  await isKept(page);
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  assert.ok(url.endsWith("/manifest.webmanifest"), url);
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // Each page of a test is a private window, from which nothing can be installed.
  const obstacles = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito");
  assert.deepEqual(obstacles, []);
  await page.context().close();
});

test("a game begins and is played with the network cut", async (test) => {
  const site = await served(test);
  const page = await open(browser, site.address, { serviceWorkers: "allow" });
  await isKept(page);
  const { names, paths } = await keeps(page);
  assert.equal(names.length, 1, names.join());
  const texts = LANGUAGES.flatMap((code) => ["start", "learn", "rules"].map((file) => `/texts/${code}/${file}.ftl`));
  for (const path of ["/", "/witchstone_bg.wasm", "/worker.js", "/style.css", "/puzzles.jsonl", ...texts]) {
    assert.ok(paths.includes(path), `${path} is cached`);
  }
  assert.deepEqual(paths.filter((path) => path.startsWith("/api")), []);
  site.close();
  await page.context().setOffline(true);
  await page.reload();
  await page.waitForSelector("main.welcome");
  await page.locator(".surface .primary").first().click();
  await page.waitForSelector("main.game");
  // The rival's moves come from the worker, which is cached too.
  await playOut(page, chance(5), { most: 12 });
  await page.evaluate(() => (location.hash = "#/rules/E3"));
  await page.locator("#rule-E3.chosen").waitFor();
  // Another language is kept as well, with the long texts of the page.
  await page.locator(".search select").selectOption("nl");
  await page.locator("h1", { hasText: "Regels" }).waitFor();
  await page.locator("#rule-E3", { hasText: "Voltooi de begonnen verbinding" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "nl");
  await page.evaluate(() => (location.hash = "#/puzzle"));
  await page.locator(".coach.puzzle").waitFor();
  await page.evaluate(() => (location.hash = "#/learn"));
  await page.locator(".coach .next").waitFor();
  await page.context().close();
});

test("a new version is offered, waits during a game, and is loaded on request", async (test) => {
  const folder = await mkdtemp(join(tmpdir(), "witchstone-"));
  await cp(CLIENT, folder, { recursive: true });
  const site = await served(test, folder);
  const page = await open(browser, site.address, { serviceWorkers: "allow" });
  await isKept(page);
  const before = await keeps(page);
  await page.locator(".surface .primary").first().click();
  await playOut(page, chance(6), { most: 4 });
  const change = async (file, from, to) => {
    const text = await readFile(join(folder, file), "utf8");
    assert.ok(text.includes(from), `${file} has ${from}`);
    await writeFile(join(folder, file), text.replace(from, to));
  };
  await change("index.html", '<html lang="en">', '<html lang="en" data-version="new">');
  await change("service.js", 'VERSION = "', 'VERSION = "new');
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
  await page.locator(".update").waitFor();
  await playOut(page, chance(7), { most: 4 });
  const moves = Number(await position(page));
  // Even a reload keeps the old version.
  await page.reload();
  await page.locator(".update").waitFor();
  assert.equal(await page.locator("html[data-version]").count(), 0, "the old one still runs");
  await page.locator(".update .primary").click();
  await page.locator("html[data-version=new]").waitFor({ state: "attached" });
  await whatNow(page);
  assert.ok(Number(await position(page)) >= moves, "the game continues where it was");
  assert.equal(await page.locator(".update").count(), 0);
  const { names } = await keeps(page);
  assert.equal(names.length, 1, names.join());
  assert.notDeepEqual(names, before.names, "the old files are gone");
  await page.context().close();
  await rm(folder, { recursive: true });
});

test("a cached page asks the server about tables each time", async (test) => {
  const site = await served(test);
  const page = await open(browser, site.address, { serviceWorkers: "allow" });
  await isKept(page);
  const asked = page.waitForRequest((request) => request.url().includes("/api/"));
  await page.reload();
  assert.equal((await (await asked).response()).fromServiceWorker(), false);
  await page.context().close();
});
