// Boards of any print: random editions are drawn whole, and games start on them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { playOut, whatNow } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

// `cargo run -p witchstone-testkit --example editions -- target/editions 1 6` writes them.
const FOLDER = process.env.EDITIONS ?? fileURLToPath(new URL("../../target/editions", import.meta.url));
const stage = setUp(() => startServer(["--edition", FOLDER]));

const editions = readdirSync(FOLDER).map((name) => {
  const text = readFileSync(join(FOLDER, name), "utf8");
  const connections = text.match(/\{ from = /g).length;
  return { id: text.match(/^id = "(.+)"/m)[1], connections };
});

// The ids of the hit targets of a kind that are drawn with some size.
const drawn = (page, kind) =>
  page.evaluate((kind) => {
    const all = [...document.querySelectorAll(`[data-t^="${kind} "]`)];
    const sized = all.filter((element) => element.getBoundingClientRect().width > 0);
    return new Set(sized.map((element) => element.dataset.t)).size;
  }, kind);

test("random editions are drawn whole, and played", async () => {
  assert.ok(editions.length > 0, "there are editions");
  const page = await stage.open();
  for (const { id, connections } of editions) {
    const card = page.locator(".surface.device");
    await card.locator(".board-pick select").selectOption(id);
    await card.locator(".primary").click();
    await whatNow(page);
    await page.locator(".bar .on-board", { hasText: id }).waitFor();
    // The table is drawn after the bar.
    await page.locator('[data-t^="location "]').first().waitFor();
    assert.equal(await drawn(page, "location"), 17, `${id}: locations`);
    assert.equal(await drawn(page, "connection"), connections, `${id}: connections`);
    await playOut(page, chance(5), { most: 6 });
    await page.locator("a.home").click();
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
