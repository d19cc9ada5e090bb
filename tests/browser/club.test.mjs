// A closed server: newcomers enter its invite code, and its administrators announce, end and ban while people play.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { startServer } from "./gameserver.mjs";

const stage = setUp(() => startServer(["--invite-code", "moonstone"]));

// Enters a code into the form, by keyboard.
async function enter(page, code) {
  const field = page.locator(".invite input");
  await field.fill(code);
  await field.press("Enter");
}

test("an invite code opens the club, and administrators reach everybody at a table", async () => {
  const ann = await stage.open({ settings: { name: "Ann", confirm: false } });
  await ann.locator(".online .primary").click();
  await ann.locator(".invite").waitFor();
  assert.deepEqual(await axe(ann), [], "the form on the start page");
  await enter(ann, "sunstone");
  await ann.locator(".invite [role=alert]", { hasText: "not the invite code" }).waitFor();
  await enter(ann, " Moonstone ");
  const link = await ann.locator(".share input").inputValue();

  // Ben follows the link, on a phone, in German.
  const ben = await stage.open({ settings: { name: "Ben", confirm: false }, language: "de", size: [390, 664], touch: true });
  await ben.goto(link);
  await ben.reload();
  await ben.locator(".invite label", { hasText: "Einladungscode" }).waitFor();
  assert.deepEqual(await axe(ben), [], "the form of a table");
  await enter(ben, "moonstone");
  await ben.locator(".seats button", { hasText: "Platz nehmen" }).click();
  for (const page of [ann, ben]) await page.waitForSelector("main.game");

  // What is announced is shown to both, and to newcomers in the lobby.
  stage.server.admin("announce", "Restart at 22:00");
  for (const page of [ann, ben]) await page.locator(".announcement", { hasText: "Restart at 22:00" }).waitFor();
  assert.deepEqual(await axe(ben), [], "an announcement");
  await ben.locator(".announcement button").click();
  await ben.locator(".announcement").waitFor({ state: "detached" });
  const eve = await stage.open({ settings: { name: "Eve" } });
  await eve.locator(".announcement", { hasText: "Restart at 22:00" }).waitFor();
  stage.server.admin("announce", "--clear");
  await ann.locator(".announcement").waitFor({ state: "detached" });

  // An ended game says so and offers nothing to play.
  const [line] = stage.server.admin("list", "--json").trim().split("\n");
  stage.server.admin("end", JSON.parse(line).table);
  await ann.locator(".bar .turn", { hasText: "Game ended without a result" }).waitFor();
  await ben.locator(".bar .turn", { hasText: "Partie ohne Ergebnis beendet" }).waitFor();

  // A banned guest is shown why, and forgotten ones have no name.
  stage.server.admin("ban", "Ben");
  await ben.locator("h1", { hasText: "gesperrt" }).waitFor();
  stage.server.admin("forget", "Ben", "--yes");
  await ann.getByText("Anonymous").first().waitFor();
  for (const page of [ann, ben, eve]) {
    const problems = page.problems.filter((problem) => !/WebSocket|ERR_|40[13]|Failed to load/.test(problem));
    assert.deepEqual(problems, []);
  }
});
