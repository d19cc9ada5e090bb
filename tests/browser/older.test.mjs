// Games of older rules: tables that an older server left, and records.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { axe, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { playOut } from "./play.mjs";
import { startServer } from "./gameserver.mjs";

const path = (name) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const OLD = path("crates/server/tests/migration/9a40411.sqlite");
const { guests, tables } = JSON.parse(readFileSync(`${OLD}.json`, "utf8"));

// Writes the database that the program of rules version 1 left.
function oldDatabase(file) {
  const load = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript(open(sys.argv[2]).read())";
  execFileSync("python3", ["-c", load, file, `${OLD}.sql`]);
}

const stage = setUp(() => startServer([], oldDatabase));

// The page of a player at a table of that program.
async function openAs(name, table, options = {}) {
  const page = await stage.open({ settings: { confirm: false, ...options.settings }, ...options });
  const value = guests[name];
  await page.context().addCookies([{ name: "witchstone", value, url: stage.site.address }]);
  await page.goto(`${stage.site.address}#/table/${tables[table]}`);
  await page.reload();
  await page.locator(".older-game").waitFor();
  return page;
}

const SMALL = { size: [390, 664], touch: true };

test("a suspended game names the move, and is played on when both agree", async () => {
  const [ada, ben] = [await openAs("ada", "c3", SMALL), await openAs("ben", "c3")];
  const card = ada.locator(".older-game");
  await card.locator(".difference", { hasText: /^Move 16 .* no longer legal under rules version 2: .*\(C3\)/ }).waitFor();
  await ada.locator(".bar .turn", { hasText: "Game suspended" }).waitFor();
  assert.equal(await ada.locator("#moves button.move").count(), 0, "nothing can be played meanwhile");
  assert.deepEqual(await axe(ada), []);
  await card.locator(".resume-agree").tap();
  await card.locator(".resume-withdraw").waitFor();
  await ben.locator(".older-game .older-status", { hasText: /still missing: Ben/ }).waitFor();
  await ben.locator(".older-game .resume-agree").click();
  for (const page of [ada, ben]) {
    await page.locator(".older-game").waitFor({ state: "detached" });
    await page.locator('main.game[data-moves="15"]').waitFor();
  }
  // Ben is to move, and does.
  await ben.locator(".bar .turn", { hasText: "Ben: your turn" }).waitFor();
  await playOut(ben, chance(1), { most: 1 });
  for (const page of [ada, ben]) await page.locator("main.game:not([data-moves='15'])").waitFor();
  for (const page of [ada, ben]) assert.deepEqual(page.problems, []);
  for (const page of [ada, ben]) await page.context().close();
});

test("a finished game that differs keeps its result, and says so in the reader's language", async () => {
  const page = await openAs("ada", "finished_c3", { settings: { language: "de" } });
  const card = page.locator(".older-game");
  await card.locator(".older-status", { hasText: /^Das Ergebnis bleibt: .*24.*13/ }).waitFor();
  assert.equal(await card.locator(".resume-agree").count(), 0);
  await page.locator(".bar .turn", { hasText: "Das Spiel ist zu Ende" }).waitFor();
  await card.locator("button", { hasText: "Tisch ansehen" }).click();
  await card.waitFor({ state: "detached" });
  await page.locator(".older-open").click();
  await card.waitFor();
  await page.context().close();
});

test("a record of older rules that differs says where, and is reviewed up to there", async () => {
  const page = await stage.open({}, "#/review/");
  for (const [name, number, clause] of [["b4", 131, "B4"], ["c3", 16, "C3"], ["m4", 55, "M4"], ["n4", 345, "N4"]]) {
    await page.locator("input[type=file]").setInputFiles(path(`games/rules-1/${name}.json`));
    const sentence = new RegExp(`^Move ${number} .*rules version 2: .*\\(${clause}`);
    await page.locator(".older-record .difference", { hasText: sentence }).waitFor();
    assert.ok((await page.locator(".older-record .legal-now li").count()) > 0, `${name}: what is legal now`);
  }
  await page.locator(".older-record button").click();
  await page.locator('main.review[data-moves="344"]').waitFor();
  await page.goto(`${stage.site.address}#/review/`);
  await page.locator("input[type=file]").setInputFiles(path("games/rules-1/identical.json"));
  await page.locator('main.review[data-moves="111"]').waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
