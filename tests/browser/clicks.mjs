// Plays records through the page with as few clicks as it takes, and counts them. `npm run clicks [RECORD…]`
//
// Every seat is a person at this device with open hands, so that every recorded move is made by clicking. A click is a press
// of the mouse button on anything: table, menu, dialog, list or `End turn`. Turning a tile takes the wheel or a key and no
// click. Each target says in `data-plays` which moves a click plays; after every click the game must be the record so far.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { launch, open, savedGame, serve } from "./lib.mjs";

const GAMES = new URL("../../games/full/", import.meta.url);
const SYMBOLS = ["energy", "witch", "pentagram", "crystal", "wand", "scroll"];

// A record of a file: plain, or the lines of golden games.
export async function read(path, line = 0) {
  const text = (await readFile(path, "utf8")).trim();
  const found = JSON.parse(path.endsWith(".jsonl") ? text.split("\n")[line] : text);
  const record = found.record ?? found;
  return { ...record, moves: record.moves.map((move) => move.move ?? move) };
}

// Opens a record before its first move, with open hands.
export async function openRecord(browser, address, record, settings = {}) {
  const page = await open(browser, address, { size: [1920, 1080], settings: { end_turn: true, confirm: true, ...settings } });
  const saved = JSON.stringify({ ...JSON.parse(savedGame("clicks", record, 0)), open_hands: true });
  await page.evaluate((saved) => localStorage.setItem("witchstone/game/clicks", saved), saved);
  await page.goto(`${address}#/local/clicks`);
  await page.locator(".table .rack").waitFor();
  return page;
}

// Opens a record after `number` moves.
export async function openAt(browser, address, record, number, settings = {}) {
  const page = await openRecord(browser, address, { ...record, moves: [] }, { automatic: true, ...settings });
  const saved = JSON.stringify({ ...JSON.parse(savedGame("clicks", record, number)), open_hands: true });
  await page.evaluate((saved) => localStorage.setItem("witchstone/game/clicks", saved), saved);
  await page.reload();
  await page.locator(".table .rack").waitFor();
  return page;
}

// In the page: what there is to click, as soon as nothing is about to be played by itself.
function survey() {
  const automatic = (moves) => {
    const choices = moves.filter((move) => move !== "end" && !move.startsWith("remove"));
    return (
      moves.length === 1 ||
      (choices.length === 1 && /^use (chip|vial|wand) /.test(choices[0]) && !choices[0].endsWith("+moon"))
    );
  };
  return globalThis.until(() => {
    if (document.querySelector(".result")) return { over: true };
    if (document.querySelector("dialog[open]")) return { dialog: true };
    if (document.querySelector(".end.primary")) return { turnEnds: true };
    const lists = [...document.querySelectorAll("#moves details")];
    const moves = lists.flatMap((list) => {
      const buttons = [...list.querySelectorAll(".move")].map((button) => button.dataset.move);
      return list.open ? buttons : ["remove"];
    });
    if (!moves.length || automatic(moves)) return null;
    const plays = [...document.querySelectorAll(".table [data-plays]")].map((element) => ({
      thing: element.dataset.t,
      choices: element.dataset.plays.split(" | ").map((choice) => choice.split("; ")),
    }));
    return { plays, record: JSON.parse(JSON.parse(localStorage.getItem("witchstone/game/clicks")).record).moves };
  });
}

// In the page: where to click a thing; the middle of what can be hit of it.
function place(code) {
  const element = [...document.querySelectorAll(".table [data-t]")].find((one) => one.dataset.t === code);
  if (!element) return null;
  const box = (element.querySelector(".hit") ?? element).getBoundingClientRect();
  const hits = (x, y) => document.elementFromPoint(x, y)?.closest("[data-t]") === element;
  for (const [across, down] of [[0.5, 0.5], [0.5, 0.3], [0.3, 0.5], [0.7, 0.5], [0.5, 0.7], [0.5, 0.15], [0.2, 0.2], [0.8, 0.8]]) {
    const [x, y] = [box.left + across * box.width, box.top + down * box.height];
    if (hits(x, y)) return { x, y };
  }
  return null;
}

const cell = (text) => {
  const [q, r] = text.split(",").map(Number);
  return q + 3 + 8 * (r + 3);
};
const isOpening = (move) => /^(start|begin|use) ?/.test(move) && !move.endsWith("+moon");
const fits = (choice, rest) => choice.every((move, at) => rest[at] === move);

class Player {
  constructor(page, record) {
    Object.assign(this, { page, record, clicks: 0, turns: 0, begun: 0, made: 0, most: 0, kinds: {} });
  }

  async press(code) {
    const at = await this.page.evaluate(place, code);
    if (!at) return false;
    await this.page.mouse.click(at.x, at.y);
    this.clicks += 1;
    return true;
  }

  async button(selector) {
    await this.page.locator(selector).first().click();
    this.clicks += 1;
  }

  // What has to be picked up for a move, as the start of its code, or what its label must name.
  handle(move, player) {
    const words = move.split(" ");
    switch (words[0]) {
      case "lay":
        return { among: "tile", names: words[1] };
      case "place":
        return { among: "special", names: words[1] };
      case "power":
        return { code: `power ${SYMBOLS.indexOf(words[1])}` };
      case "crystal":
      case "remove":
        return { code: `cell ${player} ${cell(words[1])}` };
      case "shelve":
        return { code: `rim ${SYMBOLS.indexOf(words[1])} ${words.includes("black") ? 1 : 0}` };
      default:
        return null;
    }
  }

  async codeOf({ code, among, names }) {
    if (code) return code;
    return this.page.evaluate(
      ([among, names]) => {
        const all = [...document.querySelectorAll(`.table [data-t^="${among} "]`)];
        return all.find((one) => one.getAttribute("aria-label")?.toLowerCase().includes(names))?.dataset.t;
      },
      [among, names],
    );
  }

  // The longest part of the record that one of these targets plays.
  best(plays, rest) {
    const found = plays.flatMap(({ thing, choices }) =>
      choices.filter((choice) => fits(choice, rest)).map((choice) => ({ thing, choices, choice })),
    );
    const cost = ({ choices }) => (choices.length > 1 ? 2 : 1);
    return found.sort((a, b) => b.choice.length - a.choice.length || cost(a) - cost(b))[0];
  }

  async play(found) {
    if (!(await this.press(found.thing))) return false;
    if (found.choices.length > 1) await this.button(`.menu [data-choice="${found.choices.indexOf(found.choice)}"]`);
    return true;
  }

  // Picks up what the next move needs, and turns it until a click makes that move.
  async pick(rest) {
    const wanted = isOpening(rest[0]) && rest.length > 1 && this.handle(rest[1]) ? rest[1] : rest[0];
    const player = await this.page.locator("header.bar").getAttribute("data-player");
    const handle = this.handle(wanted, player);
    const code = handle && (await this.codeOf(handle));
    if (!code || !(await this.press(code))) return false;
    for (let turns = 0; turns < 7; turns += 1) {
      const { plays } = await this.page.evaluate(survey);
      const found = this.best((plays ?? []).filter(({ choices }) => choices.some((choice) => choice.includes(wanted))), rest);
      if (found) return this.play(found);
      await this.page.keyboard.press("r");
    }
    return false;
  }

  // The list of moves has everything.
  async choose(move) {
    const list = this.page.locator("#moves details").filter({ has: this.page.locator(`[data-move="${move}"]`) });
    if (!(await list.count())) {
      for (const closed of await this.page.locator("#moves details:not([open]) > summary").all()) {
        await closed.click();
        if (await list.count()) break;
      }
      this.clicks += 1;
    }
    await this.button(`#moves [data-move="${move}"]`);
  }

  // Books the clicks since the last move that was made.
  book(moves) {
    if (moves.length <= this.made) return;
    const spent = this.clicks - this.begun;
    const key = moves[this.made].split(" ").slice(0, 1).join();
    this.kinds[key] ??= { moves: 0, clicks: 0 };
    this.kinds[key].moves += moves.length - this.made;
    this.kinds[key].clicks += spent;
    if (spent > 2) this.slow = [...(this.slow ?? []), `${spent} clicks for ${moves.slice(this.made).join("; ")}`];
    this.most = Math.max(this.most, spent);
    [this.made, this.begun] = [moves.length, this.clicks];
  }

  async run() {
    for (;;) {
      const now = await this.page.evaluate(survey);
      if (now.over) break;
      if (now.dialog) {
        await this.button("dialog[open] .primary");
        await this.page.locator("dialog[open]").waitFor({ state: "detached" });
        continue;
      }
      if (now.turnEnds) {
        // Closing a turn is no recorded move: it counts as a click, and not for the move before it.
        const spent = this.clicks - this.begun;
        await this.button(".end.primary");
        await this.page.locator(".end.primary").waitFor({ state: "detached" });
        this.turns += 1;
        this.begun = this.clicks - spent;
        continue;
      }
      const done = now.record;
      const wrong = done.findIndex((move, at) => move !== this.record.moves[at]);
      if (wrong >= 0) {
        // A sole bonus that was given up has started by itself: giving up its actions is the same.
        if (this.record.moves[wrong] !== "end" || !done[wrong].startsWith("use ")) {
          throw new Error(`move ${wrong} is ${done[wrong]} instead of ${this.record.moves[wrong]}, after ${done.slice(wrong - 3, wrong).join("; ")}`);
        }
        this.record = { ...this.record, moves: this.record.moves.toSpliced(wrong, 0, done[wrong]) };
      }
      this.book(done);
      if (done.length === this.record.moves.length) break;
      await this.step(now.plays, this.record.moves.slice(done.length));
    }
    return this;
  }

  async step(plays, rest) {
    const seen = await this.page.evaluate(() => globalThis.document.querySelector("main.game").dataset.moves);
    const needsPick = isOpening(rest[0]) && rest.length > 1 && this.handle(rest[1]);
    const found = this.best(plays, rest);
    const direct = found && (!needsPick || found.choice.length > 1);
    const played = direct ? await this.play(found) : await this.pick(rest);
    if (!played && found) await this.play(found);
    else if (!played) await this.choose(rest[0]);
    await this.page.evaluate(
      (seen) =>
        globalThis.until(
          () =>
            document.querySelector("dialog[open], .end.primary, .result") ||
            document.querySelector("main.game").dataset.moves !== seen,
        ),
      seen,
    );
  }
}

// Plays a record; what it took.
export async function playRecord(browser, address, record, settings) {
  const page = await openRecord(browser, address, record, settings);
  const player = await new Player(page, record).run();
  const { clicks, turns, most, kinds, slow = [] } = player;
  await page.context().close();
  return { moves: record.moves.length, clicks, turns, most, kinds, slow, problems: page.problems, perMove: clicks / record.moves.length };
}

async function main(files) {
  const given = files.map((file) => [file, 0]);
  const full = ["2-players", "3-players", "4-players"].map((name) => [fileURLToPath(new URL(`${name}.jsonl`, GAMES)), 1]);
  const played = fileURLToPath(new URL("games/mistake.json", import.meta.url));
  const site = await serve();
  const browser = await launch();
  const total = { moves: 0, clicks: 0 };
  for (const [file, line] of given.length ? given : [[played, 0], ...full]) {
    const found = await playRecord(browser, site.address, await read(file, line));
    total.moves += found.moves;
    total.clicks += found.clicks;
    const { moves, clicks, turns, most, perMove } = found;
    console.log(`${file.split("/").at(-1)}: ${clicks} clicks (${turns} of them end turns) for ${moves} moves: ${perMove.toFixed(2)} per move, ${most} at most`);
    for (const slow of found.slow) console.log(`  ${slow}`);
    console.log(JSON.stringify(found.kinds));
  }
  console.log(`together: ${(total.clicks / total.moves).toFixed(3)} clicks per move`);
  await browser.close();
  site.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
