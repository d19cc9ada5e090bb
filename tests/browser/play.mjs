// Plays games by clicking, as a person would.

const PATIENCE = 60_000;

// Waits for a promise of the page, but not for ever.
async function soon(promise, what) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`waited in vain for ${what}`)), PATIENCE);
  });
  try {
    return await Promise.race([promise, late]);
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
      if (is(".curtain button")) return "curtain";
      return is("#moves summary") ? "moves" : null;
    });
  return soon(page.evaluate(ask), "something to do");
}

// Waits until a move was made since `before`, or a question is asked.
export function movedOn(page, before) {
  const ask = (before) =>
    globalThis.until(
      () => document.querySelector("dialog[open]") !== null || document.querySelector("main.game")?.dataset.moves !== before,
    );
  return soon(page.evaluate(ask, before), `a move after ${before}`);
}

// Clicks one legal move out of the list in words, opening its group if need be.
async function clickMove(page, random) {
  const groups = page.locator("#moves details");
  const count = await groups.count();
  // The last groups are for giving up and for taking Crystals out: rarely the best.
  const group = groups.nth(random(Math.max(1, count - (count > 2 ? 1 : 0))));
  const open = await group.evaluate((details) => details.open, null, { timeout: 2_000 }).catch(() => null);
  if (open === null) return;
  if (!open) await group.locator("summary").click({ timeout: 2_000 }).catch(() => {});
  const moves = group.locator("button.move");
  // A move that was the only one is made by itself, and the list is another one.
  const there = await moves.first().waitFor({ timeout: 2_000 }).then(() => true, () => false);
  if (!there) return;
  const move = moves.nth(random(await moves.count()));
  const before = await position(page);
  if (!(await move.click({ timeout: 2_000 }).then(() => true, () => false))) return;
  await movedOn(page, before);
}

export function position(page) {
  return page.locator("main.game").getAttribute("data-moves");
}

// Plays on until the game is over; returns how many decisions it took.
export async function playOut(page, random, { most = Infinity } = {}, limit = 1500) {
  for (let decisions = 0; decisions < limit; decisions += 1) {
    if (decisions === most) return decisions;
    switch (await whatNow(page)) {
      case "over":
        return decisions;
      case "dialog":
        await page.locator("dialog[open] .primary").click();
        await page.locator("dialog[open]").waitFor({ state: "detached" });
        break;
      case "curtain":
        await page.locator(".curtain button").click();
        await page.locator(".curtain").waitFor({ state: "detached" });
        break;
      default:
        await clickMove(page, random);
    }
  }
  throw new Error(`the game was not over after ${limit} decisions`);
}
