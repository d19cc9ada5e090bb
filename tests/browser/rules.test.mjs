// The rules page: open at a clause, search, our rulings, links from refusals; whole in every language and at every size.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { LANGUAGES, SIZES, axe, thereAre } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { whatNow } from "./play.mjs";
import { boxes } from "./boxes.mjs";

const stage = setUp();

// Each clause of the law by its name.
const law = await readFile(new URL("../../crates/rules/RULES.md", import.meta.url), "utf8");
const clauses = new Map([...law.matchAll(/^- (\w+) (.*)$/gm)].map(([, name, text]) => [name, text]));
const CLAUSES = clauses.size;
const RULINGS = [...clauses].filter(([, text]) => text.includes("⚖")).map(([name]) => name);
const PRINTINGS = ["R3", "F3", "F8", "H2"];
const PHONE = [390, 664];
const DESK = [1440, 900];

// The page with all its chapters; the one about the printed parts comes last.
async function openRules(name = "", options = {}) {
  const page = await stage.open(options, `#/rules/${name}`);
  await page.locator(".facts").waitFor({ state: "attached" });
  return page;
}

// Lays out what is out of sight too, which the browser puts off.
const layOutAll = (page) => page.addStyleTag({ content: ".rules .surface { content-visibility: visible }" });

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
  test(`the rules open at a clause and link to others in ${language}`, async () => {
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
    // Off-screen chapters are laid out in the end.
    await thereAre(page, ".settling", 0);
    await page.context().close();
  }
});

const SHOWN = "main.rules ol > li:not([hidden])";
const onlyRulings = (page) => page.locator(".rules .filter input[type=checkbox]");

// Turns the filter on by its key, as those do who use no mouse.
async function filter(page) {
  await onlyRulings(page).focus();
  await page.keyboard.press("Space");
  await thereAre(page, SHOWN, RULINGS.length);
  assert.ok(await onlyRulings(page).isChecked());
}

for (const language of LANGUAGES) {
  test(`the filter shows our rulings only, each with its grounds, in ${language}`, async () => {
    const page = await openRules("", { language });
    await filter(page);
    assert.match(await page.locator(".filter [role=status]").textContent(), new RegExp(`^${RULINGS.length} `));
    const shown = await page.locator(SHOWN).evaluateAll((all) =>
      all.map((clause) => ({
        name: clause.querySelector(".number").textContent,
        marks: clause.querySelectorAll(".ours").length,
        notes: [...clause.querySelectorAll(".note")].map(({ textContent }) => textContent),
      })),
    );
    assert.deepEqual(shown.map(({ name }) => name), RULINGS);
    for (const { name, marks, notes } of shown) {
      assert.equal(marks, 1, name);
      assert.equal(notes.length, PRINTINGS.includes(name) ? 3 : 2, name);
      for (const note of notes) assert.ok(note.length > 40 && /[.]$/.test(note) && !/ruling-|printing-/.test(note), `${name}: ${note}`);
    }
    // All clauses again: the marks stay with the rulings.
    await page.keyboard.press("Space");
    await thereAre(page, SHOWN, CLAUSES);
    assert.equal(await page.locator("main.rules .ours").count(), RULINGS.length);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
}

test("the filter and the search work together, and neither hides what is asked for", async () => {
  const page = await openRules();
  await filter(page);
  await page.locator("input[type=search]").fill("faq");
  await shownHave(page, ["faq"]);
  const found = await page.locator(SHOWN).count();
  assert.ok(found > 2 && found < RULINGS.length, `${found} found`);
  assert.ok(await page.locator(`${SHOWN} .note mark`).count() >= found, "it is marked in the grounds");
  await page.locator("input[type=search]").fill("");
  await thereAre(page, SHOWN, RULINGS.length);
  // From ruling to ruling the filter stays; to another clause it goes.
  await page.locator("#rule-T9 p a", { hasText: "T10" }).click();
  await isOpenAt(page, "T10");
  await thereAre(page, SHOWN, RULINGS.length);
  await page.locator("#rule-F2 p a", { hasText: "H2" }).click();
  await isOpenAt(page, "H2");
  await thereAre(page, SHOWN, CLAUSES);
  assert.ok(!(await onlyRulings(page).isChecked()));
  await page.context().close();
});

test("where the printings differ, the page names the reader's own", async () => {
  const yours = { en: /Your printing/, de: /deutschen/, fr: /(Votre édition|la vôtre)/, nl: /([Jj]ouw uitgave|Nederlandse)/ };
  const theirs = { en: ["F8"], de: PRINTINGS.slice(0, 3), fr: PRINTINGS, nl: PRINTINGS };
  for (const language of LANGUAGES) {
    const page = await openRules("F3", { language });
    await isOpenAt(page, "F3");
    for (const name of PRINTINGS) {
      const note = await page.locator(`#rule-${name} .note`).last().textContent();
      assert.equal(yours[language].test(note), theirs[language].includes(name), `${language}, ${name}: ${note}`);
    }
    assert.equal(await page.locator("main.rules .note").count(), 2 * RULINGS.length + PRINTINGS.length);
    await page.context().close();
  }
});

// The first guided turn up to the bonus that interrupts the Witch actions.
const INTERRUPTED = {
  moves: ["tower t2", "use chip scroll", "scroll 1", "tower t0", "use chip witch", "witch lay", "lay energy/witch 3,-2 3,-1", "start energy", "energy t0-f1", "energy t0-f1", "witch f1", "use chip energy"],
  read: 6,
};

test("a refusal that rests on a ruling says so, and leads to the clause", async () => {
  const ours = { en: "(B2, our ruling).", de: "(B2, unsere Auslegung).", fr: "(B2, notre interprétation).", nl: "(B2, onze interpretatie)." };
  for (const language of LANGUAGES) {
    const inPage = `localStorage.setItem("witchstone/learn", ${JSON.stringify(JSON.stringify(INTERRUPTED))})`;
    const page = await stage.open({ language, inPage }, "#/learn");
    await whatNow(page);
    // The own tower, t0: a Witch cannot be laid there before the Energy bonus is used.
    await page.locator('.table [data-t="location 1"]').first().click();
    const notice = page.locator(".notice");
    await notice.waitFor();
    assert.ok((await notice.locator("span").textContent()).endsWith(ours[language]), await notice.textContent());
    await notice.locator("a.rule").click();
    await isOpenAt(page, "B2");
    assert.equal(await page.locator("#rule-B2 .ours").count(), 1);
    await page.context().close();
  }
});

// A new game, before the first tower.
async function openGame(options) {
  const page = await stage.open(options);
  await page.locator(".surface .primary").first().click();
  await page.waitForSelector("main.game");
  await whatNow(page);
  await page.locator(".table .vials").first().waitFor({ state: "attached" });
  return page;
}

const DRAWER = ".rules-drawer[open]";

test("a refusal opens its clause over the table", async () => {
  const page = await openGame();
  const game = await page.evaluate(() => location.hash);
  // Whatever is not legal now: nothing is to be taken from the vial rack before a tower is chosen.
  await page.locator(".table .vials").first().click();
  const link = page.locator(".notice a.rule");
  await link.waitFor();
  const clause = (await link.getAttribute("href")).split("/").pop();
  await link.click();
  await page.locator(DRAWER).waitFor();
  await isOpenAt(page, clause);
  assert.equal(await page.evaluate(() => location.hash), game, "the table is still the page");
  await page.keyboard.press("Escape");
  await thereAre(page, DRAWER, 0);
  await page.locator("main.game .table").waitFor();
  await page.context().close();
});

test("the rules open over the table at what is pointed at, and close by key, button or a click outside", async () => {
  const page = await openGame();
  const moves = await page.locator("main.game").getAttribute("data-moves");
  await page.locator(".table .vials").first().hover();
  await page.keyboard.press("?");
  await page.locator(DRAWER).waitFor();
  await isOpenAt(page, "C3");
  // Another rule is asked for inside; the table below hears no key.
  await page.locator(`${DRAWER} #rule-T9 p a`, { hasText: "T10" }).click();
  await isOpenAt(page, "T10");
  await page.keyboard.press("e");
  await page.keyboard.press("Escape");
  await thereAre(page, DRAWER, 0);
  await page.locator(".rules-button").focus();
  await page.keyboard.press("Enter");
  await page.locator(`${DRAWER} .facts`).waitFor({ state: "attached" });
  assert.deepEqual(await axe(page), []);
  await page.locator(`${DRAWER} .close`).click();
  await thereAre(page, DRAWER, 0);
  await page.locator(".rules-button:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.locator(DRAWER).waitFor();
  await page.mouse.click(20, 400);
  await thereAre(page, DRAWER, 0);
  assert.equal(await page.locator("main.game").getAttribute("data-moves"), moves);
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("on a phone the rules are a sheet as high as the screen", async () => {
  const page = await openGame({ size: PHONE, touch: true });
  await page.locator(".rules-button").tap();
  await page.locator(`${DRAWER} .facts`).waitFor({ state: "attached" });
  const { x, y, width, height } = await page.locator(DRAWER).boundingBox();
  assert.deepEqual([x, y, width, height], [0, 0, ...PHONE]);
  // The table behind it is looked at elsewhere.
  const inside = (await boxes(page)).filter((problem) => !/: text\./.test(problem));
  assert.deepEqual(inside, []);
  await page.locator(`${DRAWER} .close`).tap();
  await thereAre(page, DRAWER, 0);
  await page.context().close();
});

test("the rules over the lesson leave it as it is, also in another language", async () => {
  const page = await stage.open({}, "#/learn");
  await page.locator('.instruction[data-step="0"]').waitFor();
  await page.locator(".coach .next").click();
  await page.locator('.instruction[data-step="2"]').waitFor();
  await page.locator(".rules-button").click();
  await page.locator(`${DRAWER} .search select`).selectOption("de");
  await page.locator(`${DRAWER} h2`, { hasText: "Regeln" }).waitFor();
  await page.locator(`${DRAWER} .close`).click();
  await page.locator('.instruction[data-step="2"]', { hasText: "Stelle deine große Hexe" }).waitFor();
  assert.deepEqual(page.problems, []);
  await page.context().close();
});

test("the rules have pictures and no axe violation", async () => {
  const page = await openRules("F8");
  await layOutAll(page);
  assert.equal(await page.locator(".picture [role=img]").count(), 10);
  assert.deepEqual(await axe(page), []);
  await page.locator("input[type=search]").fill("witch");
  assert.deepEqual(await axe(page), [], "while searching");
  await page.locator("input[type=search]").fill("");
  await filter(page);
  assert.deepEqual(await axe(page), [], "with rulings only");
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

for (const language of LANGUAGES) {
  test(`nothing of the rulings is cut off on a phone or a desk in ${language}`, async () => {
    for (const size of [PHONE, DESK]) {
      const page = await openRules("", { language, size });
      await filter(page);
      await layOutAll(page);
      assert.deepEqual(await boxes(page), [], `rulings at ${size}`);
      // The search stays in sight, and what is looked up comes to lie below it.
      const bar = await page.locator(".search").boundingBox();
      assert.ok(bar.height < size[1] / 3, `the search is ${bar.height} high`);
      await page.locator("#rule-T9 p a", { hasText: "T10" }).click();
      await isOpenAt(page, "T10");
      await page.context().close();
    }
  });
}
