// Tooltips for everything on the table, in each language, with current numbers; and each piece of the table on its
// own page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "./lib.mjs";
import { setUp } from "./stage.mjs";

const stage = setUp();

// One thing of each kind on the table: its kind is the first word of its code.
const kinds = (page) =>
  page.evaluate(() => {
    const first = new Map();
    for (const element of document.querySelectorAll(".table [data-t]")) {
      const [kind] = element.dataset.t.split(" ");
      const box = (element.querySelector(".hit, .disc, path, circle") ?? element).getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementFromPoint(x, y)?.closest("[data-t]");
      if (!first.has(kind) && top === element) first.set(kind, { kind, code: element.dataset.t, x, y });
    }
    return [...first.values()];
  });

const EXPECTED = ["location", "connection", "cell", "exit", "wand", "pentagram", "stack", "display", "pile", "shelf", "bottom", "tablechip", "power", "tile", "supply", "panel", "mooncard"];

for (const language of LANGUAGES) {
  test(`every kind of thing explains itself in ${language}`, async () => {
    const page = await stage.open({ language, size: [1920, 1080] }, "#/parts/table/3/2/120");
    await page.locator(".table .rack").waitFor();
    const found = await kinds(page);
    const missing = EXPECTED.filter((kind) => !found.some((thing) => thing.kind === kind));
    assert.deepEqual(missing, [], "kinds that are not on the table");
    let numbers = 0;
    for (const { code, x, y } of found) {
      await page.mouse.move(x, y);
      await page.locator(".tooltip").waitFor();
      const said = await page.locator(".tooltip").innerText();
      const [title, ...lines] = said.split("\n").filter(Boolean);
      assert.ok(title && lines.join("").length > 5, `${code}: ${said}`);
      assert.ok(!/[{}$]|undefined|NaN/.test(said), `${code}: ${said}`);
      if (/\d/.test(lines.join(""))) numbers += 1;
      await page.mouse.move(1, 1);
    }
    assert.ok(numbers > found.length / 2, `only ${numbers} of ${found.length} have a number`);
    await page.context().close();
  });
}

test("tooltips also open by focus and by a long press", async () => {
  const page = await stage.open({ settings: { automatic: false }, touch: true });
  await page.locator(".surface .primary").first().click();
  const tower = page.locator(".location.play").first();
  await tower.waitFor();
  await page.mouse.move(1, 1);
  await page.keyboard.press("Tab");
  for (let tabs = 0; tabs < 80 && !(await page.locator(".location.play:focus").count()); tabs += 1) await page.keyboard.press("Tab");
  await page.locator(".tooltip", { hasText: "tower" }).waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".tooltip").waitFor({ state: "detached" });
  // A long press shows the tooltip and does not click.
  const moves = await page.locator("main.game").getAttribute("data-moves");
  const { x, y, width, height } = await tower.locator(".disc").boundingBox();
  const finger = await page.context().newCDPSession(page);
  const at = [{ x: x + width / 2, y: y + height / 2 }];
  const now = Date.now() / 1000;
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at, timestamp: now });
  await page.locator(".tooltip", { hasText: "tower" }).waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp: now + 1 });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  assert.equal(await page.locator("main.game").getAttribute("data-moves"), moves);
  await page.context().close();
});

test("the text view lists every part, and highlights the open one", async () => {
  const page = await stage.open({ settings: { automatic: false } });
  await page.locator(".surface .primary").first().click();
  await page.locator("#moves summary").first().waitFor();
  await page.locator("#tab-words").click();
  const parts = page.locator(".text-view details");
  await parts.first().waitFor();
  assert.equal(await parts.count(), 7, "two players and five parts of the table");
  for (const part of await parts.all()) {
    await part.locator("summary").click();
    await part.locator("li").first().waitFor();
  }
  const wand = page.locator(".text-view li[data-thing^=wand]", { hasText: "You would score" }).first();
  await wand.focus();
  await page.locator(".step.highlight").waitFor();
  await page.context().close();
});

test("each piece of the table can be opened by itself", async () => {
  const page = await stage.open({}, "#/parts/");
  const links = await page.locator(".parts a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  const pieces = [...new Set(links.map((link) => link.split("/")[2]))];
  assert.deepEqual(pieces, ["table", "ball", "cauldron", "wand", "pentagram", "shelf", "rack", "corner"]);
  const marks = { table: ".pages", ball: "svg.ball", cauldron: "svg.cauldron", wand: ".wand .step", pentagram: "svg.pentagram", shelf: ".shelf .card", rack: ".vials", corner: ".hand" };
  for (const piece of pieces) {
    for (const link of links.filter((link) => link.includes(`/${piece}/`)).slice(1, 5)) {
      await page.goto(stage.site.address + link);
      await page.reload();
      await page.locator(`.parts ${marks[piece]}`).first().waitFor();
    }
  }
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
