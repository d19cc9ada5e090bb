// Places by name: hovering a name highlights the place, and hovering the place its name.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { openAt, read } from "./clicks.mjs";
import { setUp } from "./stage.mjs";

const stage = setUp();
const MISTAKE = fileURLToPath(new URL("games/mistake.json", import.meta.url));

const middle = (element) =>
  element.evaluate((element) => {
    const box = (element.querySelector(".disc") ?? element).getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  });

test("hovering a name highlights its place, and hovering the place its name, in the list of moves and in the log", async () => {
  const record = await read(MISTAKE);
  const at = record.moves.findIndex((move, index) => move.startsWith("energy") && index > 60);
  const page = await openAt(stage.browser, stage.site.address, record, at);
  for (const [tab, line] of [["moves", "#moves .move"], ["log", ".log .line"]]) {
    await page.locator(`#tab-${tab}`).click();
    const named = page.locator(line).filter({ hasText: /(north|south|east|west)/ }).first();
    await named.waitFor();
    const text = await named.innerText();
    assert.doesNotMatch(text, /\d,-?\d|(tower|forest|village|castle) 0/);
    await named.hover();
    const place = page.locator(".location.highlight, .connection.highlight").first();
    await place.waitFor();
    const code = await place.getAttribute("data-t");
    // Away from the line, onto the place.
    await page.mouse.move(2, 2);
    const target = page.locator(`.table [data-t="${code}"]`).first();
    await page.mouse.move(...(await middle(target)), { steps: 3 });
    await page.locator(`${line}.named`).first().waitFor();
    const words = await page.locator(`${line}.named`).allInnerTexts();
    assert.ok(words.includes(text), `${text} is among ${words}`);
    const title = await page.locator(".tooltip strong").innerText();
    assert.ok(text.toLowerCase().includes(title.toLowerCase()) || code.startsWith("connection"), `${title}: ${text}`);
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
