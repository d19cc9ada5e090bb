// A whole game without a mouse, and what a screen reader hears of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { axe, chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { changed, shown, whatNow } from "./play.mjs";

const stage = setUp();

// In the page: everything that the live region says.
function listen() {
  globalThis.heard = [];
  new MutationObserver(() => {
    const said = document.querySelector("main.game > [aria-live=polite]")?.textContent;
    if (said && said !== globalThis.heard.at(-1)) globalThis.heard.push(said);
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const hasFocus = (page, selector) => page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector);

// Presses Tab until something has the focus.
async function tabTo(page, selector) {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await hasFocus(page, selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab never came to ${selector}`);
}

const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

// Makes one decision: M goes to the list of moves, the arrows to one of them.
async function decide(page, random) {
  const seen = await shown(page);
  await page.keyboard.press("m");
  // The focus moves with the next frame; until then it may still be on a move of the decision before.
  await drawn(page);
  if (await hasFocus(page, "#moves details:not([open]) > summary")) {
    await page.keyboard.press("Enter");
    await page.locator("#moves summary:focus + ul button").first().waitFor();
  }
  for (let steps = 1 + random(3); steps > 0; steps -= 1) await page.keyboard.press("ArrowDown");
  if (!(await hasFocus(page, "#moves .move"))) return;
  await page.keyboard.press("Enter");
  await changed(page, seen);
}

test("a whole game is played by keyboard alone, and a screen reader hears every turn and the result", async () => {
  const page = await stage.open({ settings: { side: false, end_turn: true }, inPage: listen });
  await page.locator(".surface .primary").first().waitFor();
  await tabTo(page, ".surface .primary");
  await page.keyboard.press("Enter");
  await page.waitForSelector("main.game");
  const random = chance(5);
  let [decisions, ended] = [0, 0];
  for (; decisions < 1500; decisions += 1) {
    const now = await whatNow(page);
    if (now === "over") break;
    if (now === "turn-ends") {
      await page.keyboard.press("e");
      await page.locator(".end.primary").waitFor({ state: "detached" });
      ended += 1;
      continue;
    }
    if (now === "moves") {
      await decide(page, random);
      continue;
    }
    await tabTo(page, "dialog .primary");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  }
  assert.ok(decisions > 30, `the game was over after ${decisions} decisions`);
  assert.equal(ended, 11, "each turn was ended by key");
  // The result has the focus, and is read out with it.
  await page.locator(".result h2:focus").waitFor();
  assert.match(await page.locator(".result h2:focus").innerText(), /wins with \d+ points/);
  const heard = await page.evaluate(() => globalThis.heard);
  assert.ok(heard.filter((said) => said.endsWith("Your move.")).length >= 11, "each own turn is announced");
  assert.ok(new Set(heard).size > decisions, `${new Set(heard).size} sentences for ${decisions} own decisions and the rival’s`);
  assert.deepEqual(heard.filter((said) => /[{}]|undefined|NaN/.test(said)), []);
  // From here on: the table again, and the result once more.
  assert.deepEqual(await axe(page), []);
  await tabTo(page, ".bar .home");
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
