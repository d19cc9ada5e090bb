// A board that somebody entered: the client plays on it, its worker too, and keeps it for a day without network.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { playOut } from "./play.mjs";

const stage = setUp();
const BOARD = readFileSync(new URL("../../crates/rules/tests/editions/good/lopsided.toml", import.meta.url), "utf8");

test("a game on the server's board, to its end, also while the server is away", async () => {
  const page = await stage.open();
  let away = false;
  await page.context().route("**/api/edition", (route) => (away ? route.abort() : route.fulfill({ body: BOARD })));
  await page.reload();
  await page.locator(".leaf .primary").first().click();
  await playOut(page, chance(3), { most: 8 });
  away = true;
  await page.reload();
  await playOut(page, chance(4));
  await page.locator(".result").waitFor();
  // This board is played for four rounds, and the bar and the start page know it.
  assert.equal(await page.locator(".bar .turn small").innerText(), "Round 4 of 4");
  const kept = await page.evaluate(() => {
    const name = Object.keys(localStorage).find((name) => name.startsWith("witchstone/game/"));
    return JSON.parse(JSON.parse(localStorage.getItem(name)).record);
  });
  assert.equal(kept.edition, "lopsided-2");
  assert.ok(kept.winners.length > 0);
  await page.locator("a.home").click();
  await page.locator(".kept .games a small", { hasText: "Round 4 of 4" }).waitFor();
  // What the browser says of the request that failed is no problem of the client.
  assert.deepEqual(page.problems.filter((problem) => !problem.includes("net::ERR_FAILED")), []);
  await page.context().close();
});
