// Pictures of the real client, for those who want to see it before they build it: node screenshots.mjs FOLDER

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chance, launch, open, serve } from "./lib.mjs";
import { playOut } from "./play.mjs";

const folder = process.argv[2];
if (!folder) throw new Error("name the folder for the pictures");
mkdirSync(folder, { recursive: true });

const DESKTOP = [1440, 900];
const PHONE = [390, 844];

const site = await serve();
const browser = await launch();

async function picture(name, { language = "en", size = DESKTOP, decisions } = {}) {
  const page = await open(browser, site.address, { language, size });
  if (decisions !== undefined) {
    await page.locator(".leaf .primary").first().click();
    await playOut(page, chance(7), { most: decisions });
  }
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  console.log(path);
  if (page.problems.length) throw new Error(`${name}: ${page.problems.join("; ")}`);
  await page.context().close();
}

try {
  await picture("start");
  await picture("start-de", { language: "de" });
  await picture("table", { decisions: 40 });
  await picture("phone", { size: PHONE, decisions: 40 });
  await picture("result", { decisions: Infinity });
} finally {
  await browser.close();
  site.close();
}
