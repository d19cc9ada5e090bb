// Text twice as large: by the reader's own font size, and by the browser's zoom.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { playOut, position, whatNow } from "./play.mjs";
import { boxes } from "./boxes.mjs";

const stage = setUp();

const cutOff = (problems) => problems.filter((problem) => !problem.startsWith("text of"));

for (const language of ["en", "de"]) {
  test(`twice as large text is not cut off and can be played with in ${language}`, async () => {
    const large = () => document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%"));
    for (const size of [[1280, 720], [390, 844]]) {
      const page = await stage.open({ language, size, inPage: large });
      assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), "32px");
      await page.locator(".online .hint").waitFor();
      assert.deepEqual(await boxes(page), [], `start page at ${size}`);
      await page.locator(".surface .primary").first().click();
      await whatNow(page);
      // The numbers in the drawings are as large as the drawings; the browser's zoom, below, enlarges both.
      assert.deepEqual(cutOff(await boxes(page)), [], `game at ${size}`);
      const before = await position(page);
      await playOut(page, chance(1), { most: 2 });
      assert.ok(Number(await position(page)) > Number(before), `a move at ${size}`);
      await page.context().close();
    }
    // The browser's own zoom: half as many pixels in each direction.
    const zoomed = await stage.open({ language, size: [640, 360] });
    await zoomed.locator(".surface .primary").first().click();
    await whatNow(zoomed);
    // A pixel of the page is two of the screen here, so a text of 10 is as large as one of 20.
    assert.deepEqual(cutOff(await boxes(zoomed)), [], "game at 200 % zoom");
    const before = await position(zoomed);
    await playOut(zoomed, chance(2), { most: 2 });
    assert.ok(Number(await position(zoomed)) > Number(before), "a move at 200 % zoom");
    await zoomed.context().close();
  });
}
