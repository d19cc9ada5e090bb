// The rules page: open at a clause, search, links from refusals; whole in every language and at every size.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES, SIZES, axe, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { whatNow } from "./play.mjs";
import { boxes } from "./boxes.mjs";

const stage = setUp();

const CLAUSES = 86;
// The page with all its chapters; the one about the printed parts comes last.
async function openRules(name = "", options = {}) {
  const page = await stage.open(options, `#/rules/${name}`);
  await page.locator(".facts").waitFor({ state: "attached" });
  return page;
}

// Lays out what is out of sight too, which the browser puts off.
const layOutAll = (page) => page.addStyleTag({ content: ".rules .leaf { content-visibility: visible }" });

// Waits until the clause is the chosen one and in sight below the search field.
async function isOpenAt(page, name) {
  await page.locator(`#rule-${name}.chosen:focus`).waitFor();
  const inSight = await page.evaluate((name) => {
    const box = document.getElementById(`rule-${name}`).getBoundingClientRect();
    const search = document.querySelector(".search");
    const above = getComputedStyle(search).position === "sticky" ? search.getBoundingClientRect().bottom : 0;
    return box.top >= above - 1 && box.top < innerHeight;
  }, name);
  assert.ok(inSight, `${name} is in sight`);
}

for (const language of LANGUAGES) {
  test(`the rules open at a clause and go on to others in ${language}`, async () => {
    const page = await openRules("T9", { language });
    await isOpenAt(page, "T9");
    assert.equal(await page.locator("main.rules ol > li").count(), CLAUSES);
    // The text names another clause; the page stays and goes there.
    await page.locator("#rule-T9 p a", { hasText: "T10" }).click();
    await isOpenAt(page, "T10");
    await page.locator(".contents a").last().click();
    await page.locator("#rule-facts:focus").waitFor();
    await page.goBack();
    await isOpenAt(page, "T10");
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test("a clause that is looked up is in sight at every size", async () => {
  for (const size of SIZES) {
    const page = await openRules("W3", { size });
    await isOpenAt(page, "W3");
    await page.context().close();
  }
});

test("a clause that the search hides comes into sight when it is asked for", async () => {
  const page = await openRules();
  await page.locator("input[type=search]").fill("xyzzy");
  await thereAre(page, "main.rules ol > li:not([hidden])", 0);
  await page.evaluate(() => (location.hash = "#/rules/W3"));
  await isOpenAt(page, "W3");
  await page.locator("input[type=search]").fill("witch");
  await shownHave(page, ["witch"]);
  const number = page.locator("main.rules ol > li:not([hidden]) a.number").last();
  // Not what is seen of it: far down nothing is drawn yet.
  const name = await number.textContent();
  await number.click();
  await isOpenAt(page, name);
  await thereAre(page, "main.rules ol > li:not([hidden])", CLAUSES);
  await page.context().close();
});

// Waits until all clauses that are shown have all these words, whatever their accents.
function shownHave(page, words) {
  return page.evaluate((words) => {
    const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
    const clauses = () => [...document.querySelectorAll("main.rules ol > li:not([hidden])")].map(({ textContent }) => plain(textContent));
    return globalThis.until(() => clauses().every((clause) => words.every((word) => clause.includes(plain(word)))));
  }, words);
}

test("the search filters and marks as one types, whatever the accents", async () => {
  const looked = { en: "CAULDRON crystal", de: "verstarkungszauber", fr: "energie", nl: "energie-eenheid" };
  for (const language of LANGUAGES) {
    const page = await openRules("", { language });
    await thereAre(page, "main.rules ol > li:not([hidden])", CLAUSES);
    await page.locator("input[type=search]").pressSequentially(looked[language]);
    await shownHave(page, looked[language].split(" "));
    const found = await page.locator("main.rules ol > li:not([hidden])").count();
    assert.ok(found > 0 && found < 30, `${found} found in ${language}`);
    assert.ok(await page.locator("main.rules li:not([hidden]) mark").count() >= found);
    await page.locator("input[type=search]").fill("xyzzy");
    await thereAre(page, "main.rules ol > li:not([hidden])", 0);
    await page.locator("input[type=search]").fill("");
    await thereAre(page, "main.rules ol > li:not([hidden])", CLAUSES);
    // What is far down waits for a moment, and not for ever.
    await thereAre(page, ".settling", 0);
    await page.context().close();
  }
});

test("a refusal leads to its clause, and the way back to the game", async () => {
  const page = await stage.open();
  await page.locator(".leaf .primary").first().click();
  await page.waitForSelector("main.game");
  await whatNow(page);
  const game = await page.evaluate(() => location.hash);
  // Whatever is not legal now: nothing is to be taken from the vial rack before a tower is chosen.
  await page.locator(".table .vials").first().click();
  const link = page.locator(".notice a.rule");
  await link.waitFor();
  const clause = (await link.getAttribute("href")).split("/").pop();
  await link.click();
  await isOpenAt(page, clause);
  await page.locator("a.back").click();
  await page.waitForSelector("main.game");
  assert.equal(await page.evaluate(() => location.hash), game);
  await page.context().close();
});

test("the key ? opens the rules at what is pointed at", async () => {
  const page = await stage.open();
  await page.locator(".leaf .primary").first().click();
  await page.waitForSelector("main.game");
  await whatNow(page);
  await page.locator(".table .vials").first().hover();
  await page.locator(".tip .rule", { hasText: "C3" }).waitFor();
  await page.keyboard.press("?");
  await isOpenAt(page, "C3");
  await page.context().close();
});

test("the rules have pictures and no axe violation", async () => {
  const page = await openRules();
  await layOutAll(page);
  assert.equal(await page.locator(".picture [role=img]").count(), 10);
  assert.deepEqual(await axe(page), []);
  await page.locator("input[type=search]").fill("witch");
  assert.deepEqual(await axe(page), [], "while searching");
  await page.context().close();
});

for (const language of LANGUAGES) {
  test(`nothing of the rules is cut off or too small in ${language}`, async () => {
    for (const size of SIZES) {
      const page = await openRules("", { language, size });
      await layOutAll(page);
      await thereAre(page, "main.rules ol > li", CLAUSES);
      assert.deepEqual(await boxes(page), [], `rules at ${size}`);
      await page.context().close();
    }
  });
}
