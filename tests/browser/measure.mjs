// What the README says about speed and size: `npm run measure`. Nothing here passes or fails.

import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CLIENT, chance, launch, open, serve } from "./lib.mjs";
import { startServer } from "./gameserver.mjs";
import { playOut, sitWithTheComputer, whatNow } from "./play.mjs";

const GAMES = Number(process.env.GAMES ?? 10);
const PAGES = Number(process.env.PAGES ?? 10);
const round = (number) => Math.round(number * 10) / 10;
const say = (what, ...figures) => console.log(`${what.padEnd(60)} ${figures.join("  ")}`);

async function sizes() {
  let [plain, packed] = [0, 0];
  for (const name of await readdir(CLIENT, { recursive: true })) {
    const file = await stat(join(CLIENT, name));
    if (name.endsWith(".br") || !file.isFile()) continue;
    plain += file.size;
    packed += await stat(join(CLIENT, `${name}.br`)).then(({ size }) => size, () => 0);
  }
  say("all files of the page", `${plain} bytes`, packed ? `${packed} compressed` : "not compressed: a quick build");
}

// A new window keeps the browser itself busy for a while, on as many cores as there are. No player loads the page in that while.
const windowReady = () => new Promise((ready) => setTimeout(ready, 1500));

// The longest task of the page's main thread while `what` ran: by the clock, and the time it computed. On a machine that
// does other things as well the clock also counts how long the task waited for its turn.
async function longestTask(page, what) {
  await browser.startTracing(page, { categories: ["-*", "toplevel", "disabled-by-default-devtools.timeline"] });
  await what();
  const { traceEvents: events } = JSON.parse(await browser.stopTracing());
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  // The browser draws its own window with pages too; they are other processes.
  const ours = new Set(events.filter(({ name, args }) => name === "process_name" && args.name === "Renderer").map(({ pid }) => pid));
  const isMain = ({ pid, name, args }) => ours.has(pid) && name === "thread_name" && args.name === "CrRendererMain";
  const main = new Set(events.filter(isMain).map(thread));
  const tasks = events.filter((event) => event.name === "RunTask" && event.ph === "X" && main.has(thread(event)));
  const most = (what) => tasks.reduce((most, task) => Math.max(most, task[what] ?? 0), 0) / 1000;
  return [most("dur"), most("tdur")];
}

const figures = ([clock, computing]) => `${round(clock)} ms by the clock, ${round(computing)} ms of computing`;
const worst = (all) => [0, 1].map((at) => Math.max(...all.map((one) => one[at])));

// In the page: notes when there is something to begin a game with.
function markPlayable() {
  const look = (_, observer) => {
    if (!document.querySelector(".surface .primary")) return;
    performance.mark("playable");
    observer.disconnect();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

async function coldLoad(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript(markPlayable);
  const page = await context.newPage();
  await windowReady();
  const task = await longestTask(page, async () => {
    await page.goto(address);
    await page.locator(".surface .primary").first().waitFor();
  });
  const painted = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime);
  const ready = await page.evaluate(() => performance.getEntriesByName("playable")[0]?.startTime);
  await context.close();
  return [painted, ready, task];
}

// The frames that were drawn while `what` ran.
async function frames(page, what) {
  await page.evaluate(() => {
    globalThis.frames = [];
    let last;
    const tick = (now) => {
      if (last) globalThis.frames.push(now - last);
      last = now;
      globalThis.ticking = requestAnimationFrame(tick);
    };
    globalThis.ticking = requestAnimationFrame(tick);
  });
  await what();
  const all = await page.evaluate(() => (cancelAnimationFrame(globalThis.ticking), globalThis.frames));
  all.sort((a, b) => a - b);
  return { count: all.length, middle: all[all.length >> 1], late: all[Math.floor(all.length * 0.99)], last: all.at(-1) };
}

async function memory(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name) => metrics.find((metric) => metric.name === name).value;
  const wasm = await page.evaluate(async () => (await (await import("./witchstone.js")).default()).memory.buffer.byteLength);
  await session.detach();
  const megabytes = (bytes) => `${round(bytes / 2 ** 20)} MB`;
  return [`JavaScript ${megabytes(of("JSHeapUsedSize"))}`, `WebAssembly ${megabytes(wasm)}`, `${of("Nodes")} nodes`, `${of("JSEventListeners")} listeners`];
}

async function oneGame(page, address, seed) {
  await page.goto(`${address}#/`);
  await page.locator(".surface .primary").first().click();
  await playOut(page, chance(seed));
}

// What else takes long, each on a fresh start page: what to do, and what is there then.
const MISTAKE = fileURLToPath(new URL("games/mistake.json", import.meta.url));
const look = (hash, there) => async (page) => {
  await page.evaluate((hash) => (location.hash = hash), hash);
  await page.locator(there).first().waitFor();
};
const THINGS = {
  "the rules, searched and in another language": async (page) => {
    await look("#/rules/", ".facts")(page);
    await page.locator(".search input").pressSequentially("witch", { delay: 50 });
    await page.locator("mark").first().waitFor();
    await page.locator(".search input").fill("");
    await page.locator(".search select").selectOption("de");
    await page.locator("html[lang=de]").waitFor();
  },
  "the guided game": look("#/learn", ".table .rack"),
  "a puzzle": look("#/puzzle/1", ".table .rack"),
  "the settings": look("#/settings", "main select"),
  "the statistics": look("#/statistics", "main h1"),
  "all parts": look("#/parts/", "main.parts > *"),
  "a game of four with every option": async (page) => {
    await page.locator(".surface .counts button").nth(2).click();
    const options = page.locator(".surface").first();
    await options.locator(".options summary").click();
    for (const option of await options.locator(".options input[type=checkbox]").all()) await option.check();
    await page.locator(".surface .primary").first().click();
    await whatNow(page);
  },
  "a hint": async (page) => {
    await page.locator(".surface .primary").first().click();
    await whatNow(page);
    await page.keyboard.press("h");
    for (const step of ["2", "3"]) {
      await page.locator(".hint-next").click();
      await page.locator(`.hint-card ol[data-step='${step}']`).waitFor();
    }
  },
  "a review and its analysis": async (page) => {
    await look("#/review/", ".load input[type=file]")(page);
    await page.locator(".load input[type=file]").setInputFiles(MISTAKE);
    await page.locator("main.review .rack").waitFor({ state: "attached" });
    await page.keyboard.press("End");
    await page.locator(".analysis-progress .start").click();
    await page.locator(".analysis-progress[data-state=done]").waitFor({ state: "attached", timeout: 120_000 });
  },
  "a table of the server": async (page) => {
    await sitWithTheComputer(page);
    await playOut(page, chance(4), { most: 20 });
  },
};

async function otherThings(browser) {
  const server = await startServer();
  const site = await serve(() => server.port);
  for (const [name, done] of Object.entries(THINGS)) {
    const tasks = [];
    for (let time = 0; time < 3; time += 1) {
      const page = await open(browser, site.address, { settings: { confirm: false }, windowReady });
      await page.locator(".surface .primary").first().waitFor();
      tasks.push(await longestTask(page, () => done(page)));
      await page.context().close();
    }
    say(`longest task, three times: ${name}`, figures(worst(tasks)));
  }
  site.close();
  await server.end();
}

const WHOLE = {
  "the start page": async () => {},
  "a whole game": async (page) => {
    await page.locator(".surface .primary").first().click();
    await playOut(page, chance(8));
  },
};

// The tasks over 50 ms that the browser itself counts while nothing is traced, on pages that keep the client on the device too.
async function longTasks(browser) {
  const server = await startServer();
  const site = await serve(() => server.port);
  const count = () => {
    globalThis.long = [];
    const note = (entries) => globalThis.long.push(...entries.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
  };
  for (const [name, done] of Object.entries({ ...WHOLE, ...THINGS })) {
    const long = [];
    for (let time = 0; time < PAGES; time += 1) {
      const page = await open(browser, site.address, { settings: { confirm: false }, inPage: count, serviceWorkers: "allow", windowReady });
      await page.locator(".surface .primary").first().waitFor();
      await done(page);
      // The last task is reported after its end.
      await windowReady();
      long.push(...(await page.evaluate(() => globalThis.long)));
      await page.context().close();
    }
    say(`tasks over 50 ms on ${PAGES} pages: ${name}`, long.length, ...long.map((duration) => `${duration} ms`));
  }
  site.close();
  await server.end();
}

const site = await serve();
const browser = await launch();
await sizes();
await longTasks(browser);
const loads = [];
for (let load = 0; load < 5; load += 1) loads.push(await coldLoad(browser, site.address));
const middle = (at) => loads.map((load) => load[at]).sort((a, b) => a - b)[2];
say("cold load: first paint", `${round(middle(0))} ms`);
say("cold load: playable", `${round(middle(1))} ms`);
say("cold load: longest task of five loads", figures(worst(loads.map((load) => load[2]))));

const moving = await open(browser, site.address, { settings: { speed: "normal", confirm: false }, motion: "no-preference", windowReady });
await moving.locator(".surface .counts button").nth(2).click();
await moving.locator(".surface .primary").first().click();
await whatNow(moving);
let drawn;
const shown = await longestTask(moving, async () => {
  drawn = await frames(moving, () => playOut(moving, chance(6), { most: 12 }));
});
say("frames while moves are shown", `${drawn.count}`, `middle ${round(drawn.middle)} ms`, `99 of 100 within ${round(drawn.late)} ms`, `slowest ${round(drawn.last)} ms`);
say("longest task in these turns", figures(shown));
await moving.context().close();

const long = await open(browser, site.address, { settings: { confirm: false }, windowReady });
const games = [];
for (let game = 1; game <= GAMES; game += 1) {
  games.push(await longestTask(long, () => oneGame(long, site.address, game)));
  if (game === 1) say("memory after 1 game", ...(await memory(long)));
}
say(`memory after ${GAMES} games`, ...(await memory(long)));
say("longest task in the first game", figures(games[0]));
say(`longest task in the other ${GAMES - 1} games`, figures(worst(games.slice(1))));
await otherThings(browser);
await browser.close();
site.close();
