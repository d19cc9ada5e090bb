// A browser, the client served as it is shipped, and what the tests ask of a page.

import { createServer, request as ask } from "node:http";
import { connect } from "node:net";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

export const CLIENT = process.env.CLIENT ?? fileURLToPath(new URL("../../target/client", import.meta.url));
const TYPES = {
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".jsonl": "application/x-ndjson",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'";

export const LANGUAGES = ["en", "de", "fr", "nl"];
export const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [844, 390],
];

// Serves the client, or another folder. With the port of a game server, its requests are proxied.
export async function serve(api, folder = CLIENT) {
  const server = createServer(async (request, answer) => {
    const path = normalize(new URL(request.url, "http://here").pathname);
    // Without a game server the client says that there are no tables here.
    if (path.startsWith("/api/")) return api ? forward(api(), request, answer) : answer.writeHead(204).end();
    const file = join(folder, path === "/" ? "index.html" : path);
    try {
      const body = await readFile(file);
      answer.writeHead(200, {
        "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
        "Content-Security-Policy": POLICY,
      });
      answer.end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  // What the server says on sockets can be held back for a while, as on a slow line.
  const lines = new Set();
  if (api) server.on("upgrade", (request, socket, head) => forwardSocket(api(), request, socket, head, lines));
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    close: () => server.close(),
    holdBack: () => lines.forEach(([onward, socket]) => onward.unpipe(socket)),
    letThrough: () => lines.forEach(([onward, socket]) => onward.pipe(socket)),
  };
}

function forward(port, request, answer) {
  const onward = ask({ host: "127.0.0.1", port, path: request.url, method: request.method, headers: request.headers });
  onward.on("response", (got) => {
    answer.writeHead(got.statusCode, got.headers);
    got.pipe(answer);
  });
  onward.on("error", () => answer.writeHead(502).end());
  request.pipe(onward);
}

function forwardSocket(port, request, socket, head, open) {
  const onward = connect(port, "127.0.0.1", () => {
    const lines = request.rawHeaders.flatMap((word, at, all) => (at % 2 ? [] : [`${word}: ${all[at + 1]}`]));
    onward.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
    open.add([onward, socket]);
  });
  for (const end of [onward, socket]) {
    end.on("error", () => {
      onward.destroy();
      socket.destroy();
    });
  }
}

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
}

// A page in a separate context with its own storage; all errors in it are collected.
export async function open(browser, address, { language = "en", size = [1440, 900], settings = {}, motion, inPage, touch = false, mobile = false, serviceWorkers = "block", windowReady } = {}) {
  const context = await browser.newContext({
    locale: language,
    viewport: { width: size[0], height: size[1] },
    reducedMotion: motion ?? "reduce",
    // The service worker is opt-in: other tests load less.
    serviceWorkers,
    hasTouch: touch || mobile,
    // Fingers instead of a mouse, also to the style sheets.
    isMobile: mobile,
  });
  const stored = JSON.stringify({ speed: "off", sound: false, side: true, end_turn: false, ...settings });
  await context.addInitScript((text) => {
    if (!localStorage.getItem("witchstone/settings")) localStorage.setItem("witchstone/settings", text);
  }, stored);
  await context.addInitScript(watch);
  if (inPage) await context.addInitScript(inPage);
  const page = await context.newPage();
  page.problems = [];
  page.on("pageerror", (error) => page.problems.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") page.problems.push(`console: ${message.text()}`);
  });
  await windowReady?.();
  await page.goto(address);
  await page.waitForSelector("main");
  return page;
}

// In the page: a promise of the first answer that is not empty, asked again whenever the page changes. Playwright's own
// waitForFunction would need `eval`, which the page's policy forbids.
function watch() {
  globalThis.until = (ask, given) =>
    new Promise((resolve) => {
      const look = () => {
        const answer = ask(given);
        if (!answer) return;
        observer.disconnect();
        resolve(answer);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
}

// What axe finds wrong with the page as it is.
export async function axe(page) {
  const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  await page.evaluate(source);
  const found = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ["violations"] }));
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.any.map((any) => any.message)}`).join(" | ")}`,
  );
}

// A record up to some of its moves as a saved game of people at this device.
export function savedGame(name, record, moves, names = ["Ada", "Bea", "Cleo", "Dora"]) {
  const seats = names.slice(0, record.options.players).map((name) => ({ name, level: 0 }));
  const text = JSON.stringify({ ...record, moves: record.moves.slice(0, moves) });
  return JSON.stringify({ name, seats, seed: 1, changed: 0, round: 0, points: [], over: false, record: text });
}

// A small generator, so that a failing game can be played again.
export function chance(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

// Waits until exactly `count` elements are there; the page may still be drawing them.
export async function thereAre(page, selector, count) {
  const ask = ([selector, count]) => globalThis.until(() => document.querySelectorAll(selector).length === count);
  const late = new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`timed out waiting for ${count} of ${selector}`)), 30_000).unref();
  });
  await Promise.race([page.evaluate(ask, [selector, count]), late]);
}
