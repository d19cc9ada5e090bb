// Plays games by clicking, as a person would.

const WAITING = `
  document.querySelector(".result") ? "over"
  : document.querySelector("dialog[open]") ? "dialog"
  : document.querySelector(".curtain button") ? "curtain"
  : document.querySelector("#moves summary") ? "moves"
  : null`;

// Waits until there is something to do, and says what.
export async function whatNow(page) {
  const handle = await page.waitForFunction(WAITING, null, { timeout: 60_000, polling: 20 });
  return handle.jsonValue();
}

// Clicks one legal move out of the list in words, opening its group if need be.
async function clickMove(page, random) {
  const groups = page.locator("#moves details");
  const count = await groups.count();
  // The last groups are for giving up and for taking Crystals out: rarely the best.
  const group = groups.nth(random(Math.max(1, count - (count > 2 ? 1 : 0))));
  if (!(await group.evaluate((details) => details.open))) await group.locator("summary").click();
  const moves = group.locator("button.move");
  await moves.first().waitFor();
  const move = moves.nth(random(await moves.count()));
  const played = await move.getAttribute("data-move");
  const before = await position(page);
  await move.click();
  await page.waitForFunction(
    ([before]) => document.querySelector("dialog[open]") || document.querySelector("main.game")?.dataset.moves !== before,
    [before],
    { polling: 20 },
  );
  return played;
}

export function position(page) {
  return page.locator("main.game").getAttribute("data-moves");
}

// Plays on until the game is over; returns how many decisions it took.
export async function playOut(page, random, limit = 1500) {
  for (let decisions = 0; decisions < limit; decisions += 1) {
    switch (await whatNow(page)) {
      case "over":
        return decisions;
      case "dialog":
        await page.locator("dialog[open] .primary").click();
        await page.waitForFunction(() => !document.querySelector("dialog[open]"), null, { polling: 20 });
        break;
      case "curtain":
        await page.locator(".curtain button").click();
        await page.waitForFunction(() => !document.querySelector(".curtain"), null, { polling: 20 });
        break;
      default:
        await clickMove(page, random);
    }
  }
  throw new Error(`the game was not over after ${limit} decisions`);
}
