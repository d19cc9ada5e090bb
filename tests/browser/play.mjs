// Plays games by clicking, as a person would.

const TIMEOUT = 60_000;

// The visible text, for the report of a failed test.
async function report(page) {
  const seen = await page.evaluate(() => document.body.innerText.slice(0, 1000)).catch((error) => error.message);
  return JSON.stringify({ address: page.url(), seen, problems: page.problems }, null, 1);
}

// Evaluates a condition in the page, with a timeout.
async function withTimeout(page, ask, given, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(async () => reject(new Error(`timed out waiting for ${what}: ${await report(page)}`)), TIMEOUT);
  });
  try {
    return await Promise.race([page.evaluate(ask, given), late]);
  } finally {
    clearTimeout(timer);
  }
}

// Waits until there is something to do, and says what.
export function whatNow(page) {
  const ask = () =>
    globalThis.until(() => {
      const is = (selector) => document.querySelector(selector) !== null;
      if (is(".result")) return "over";
      if (is("dialog[open]")) return "dialog";
      if (is(".hand-over button")) return "hand-over";
      if (is(".end.primary")) return "turn-ends";
      return is("#moves summary") ? "moves" : null;
    });
  return withTimeout(page, ask, null, "something to do");
}

// Waits until a move was made since `before`, or a question is asked.
export function movedOn(page, before) {
  const ask = (before) =>
    globalThis.until(
      () =>
        document.querySelector("dialog[open], .end.primary") !== null ||
        document.querySelector("main.game")?.dataset.moves !== before,
    );
  return withTimeout(page, ask, before, `a move after ${before}`);
}

// Clicks one legal move out of the list in words, opening its group if need be.
async function clickMove(page, random) {
  await openList(page);
  const groups = page.locator("#moves details");
  const count = await groups.count();
  // The last groups are for skipping and for removing Crystals: rarely the best.
  const group = groups.nth(random(Math.max(1, count - (count > 2 ? 1 : 0))));
  const open = await group.evaluate((details) => details.open, null, { timeout: 2_000 }).catch(() => null);
  if (open === null) return;
  if (!open) await group.locator("summary").click({ timeout: 2_000 }).catch(() => {});
  const moves = group.locator("button.move");
  // A forced move is played automatically, and the list changes.
  const there = await moves.first().waitFor({ timeout: 2_000 }).then(() => true, () => false);
  if (!there) return;
  const move = moves.nth(random(await moves.count()));
  const before = await position(page);
  if (!(await move.click({ timeout: 2_000 }).then(() => true, () => false))) return;
  await movedOn(page, before);
}

// On a small screen the list of moves lies in a drawer.
export async function openList(page) {
  const closed = page.locator(".bar .open-drawer[aria-expanded=false]");
  if (await closed.isVisible()) await closed.click();
}

export async function closeList(page) {
  const open = page.locator("body:not(:has(dialog[open])) .bar .open-drawer[aria-expanded=true]");
  if (await open.isVisible()) await open.click();
}

export function position(page) {
  return page.locator("main.game").getAttribute("data-moves");
}

// Plays on until the game is over; returns how many decisions it took.
export async function playOut(page, random, { most = Infinity } = {}, limit = 1500) {
  const decisions = await decide(page, random, most, limit);
  await closeList(page);
  return decisions;
}

async function decide(page, random, most, limit) {
  for (let decisions = 0; decisions < limit; decisions += 1) {
    if (decisions === most) return decisions;
    switch (await whatNow(page)) {
      case "over":
        return decisions;
      case "dialog":
        await page.locator("dialog[open] .primary").click();
        await page.locator("dialog[open]").waitFor({ state: "detached" });
        break;
      case "hand-over":
        await page.locator(".hand-over button").click();
        await page.locator(".hand-over").waitFor({ state: "detached" });
        break;
      case "turn-ends":
        await page.locator(".end.primary").click();
        await page.locator(".end.primary").waitFor({ state: "detached" });
        break;
      default:
        await clickMove(page, random);
    }
  }
  throw new Error(`the game was not over after ${limit} decisions`);
}

// A point on the drawn table that does something: first what plays a move, else what is picked up. Targets that lie
// under something else, or on a page of a small screen that is not in view, are left out.
export function target(page, random, among = ".play[data-t], .pick[data-t]") {
  const find = ([among, number]) => {
    const centre = (element) => {
      const box = (element.querySelector(".hit") ?? element).getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const code = (element) => element?.closest("[data-t]")?.dataset.t;
    const free = (element) => {
      const [x, y] = centre(element);
      return x > 0 && y > 0 && x < innerWidth && y < innerHeight && code(document.elementFromPoint(x, y)) === element.dataset.t;
    };
    const all = [...document.querySelectorAll(`.table :is(${among})`)].filter(free);
    const plays = all.filter((element) => element.matches(".play"));
    const some = plays.length ? plays : all;
    if (!some.length) return null;
    const chosen = some[Math.floor(number * some.length)];
    const [x, y] = centre(chosen);
    return { x, y, thing: chosen.dataset.t, plays: plays.length > 0 };
  };
  return page.evaluate(find, [among, random(1000) / 1000]);
}

// In the page: what the table offers, as a text that changes with every click that does something.
function offers() {
  const table = document.querySelector(".table");
  const lively = [...(table?.querySelectorAll(".play, .pick, .held, .menu") ?? [])];
  const turned = table?.querySelector(".held svg")?.innerHTML ?? "";
  const things = lively.map((element) => `${element.dataset.t} ${element.getAttribute("class")}`);
  return `${document.querySelector("main.game")?.dataset.moves} ${document.querySelector(".result") !== null} ${things.join()} ${turned}`;
}

// What the table offers now.
export function shown(page) {
  return page.evaluate(offers);
}

// Waits until the table offers something else than it did. A click may also do nothing: then nothing is waited for long.
export async function changed(page, seen) {
  await page.evaluate(`globalThis.offers = ${offers}`);
  const ask = (seen) => globalThis.until(() => globalThis.offers() !== seen);
  await Promise.race([page.evaluate(ask, seen), new Promise((late) => setTimeout(late, 1_000).unref())]);
}

// Makes one decision by pointing at the table, with a mouse or a finger.
export async function pointOut(page, random, press) {
  const menu = page.locator(".menu [data-choice]:not(.quiet)");
  const count = await menu.count();
  if (count) return menu.nth(random(count)).click();
  const notice = page.locator(".notice button");
  if (await notice.count()) await notice.click();
  const aim = await target(page, random);
  if (aim) await press(aim.x, aim.y);
  return aim;
}

// A tile is laid by two taps: the first shows where it would lie.
export async function tap(page, x, y) {
  const twice = await page.evaluate(([x, y]) => {
    const cell = document.elementFromPoint(x, y)?.closest(".cell.play");
    return Boolean(cell && document.querySelector(".hand-tile.held, .power-tile.held"));
  }, [x, y]);
  await page.touchscreen.tap(x, y);
  if (!twice) return;
  // The page may have turned under the finger: then the next tap gets a new target.
  const seen = await page.locator(".drag-preview").first().waitFor({ state: "attached", timeout: 2_000 }).then(() => true, () => false);
  if (seen) await page.touchscreen.tap(x, y);
}

// Nothing to tap in sight: the table may still be turning to where there is something, another page may have a light,
// or there is nothing left but to end.
export async function turnPage(page, moves) {
  const other = page.locator(".tab.lively:not([aria-current])");
  const here = page.locator(".tab.lively[aria-current]");
  if (await here.count()) return rest(page, await here.getAttribute("data-page"));
  if (await other.count()) {
    // Meanwhile the table may have turned there by itself.
    const name = await other.first().getAttribute("data-page", { timeout: 1_000 }).catch(() => null);
    if (!name) return;
    await page.locator(`.tab[data-page=${name}]`).tap();
    return rest(page, name);
  }
  if (await page.locator(".end:enabled").count()) {
    await page.locator(".end:enabled").tap();
    await movedOn(page, moves);
  }
}

// A page of the table has come to rest when it lies where the strip of pages lies, and what can be tapped is in sight.
function rest(page, name) {
  return page.evaluate((name) => {
    const part = document.getElementById(`table-${name}`);
    return new Promise((done) => {
      const look = () => {
        const { left, right } = part.getBoundingClientRect();
        if (left < -2 || right > innerWidth + 2) return requestAnimationFrame(look);
        part.querySelector(".play, .pick")?.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        done();
      };
      look();
    });
  }, name);
}

// From the start page to a table of the server at which the other seat is the computer's.
export async function sitWithTheComputer(page) {
  await page.locator(".online .primary").click();
  await page.locator(".seats select").selectOption("apprentice");
  await page.locator(".seats button", { hasText: "Let the computer play" }).click();
  await page.waitForSelector("main.game");
}
