// Palettes to colour-blind eyes, patterns beside colours, and reduced motion.

import assert from "node:assert/strict";
import { test } from "node:test";
import { chance } from "./lib.mjs";
import { setUp } from "./stage.mjs";
import { playOut } from "./play.mjs";

const stage = setUp();

// Colours as people see them whose eyes lack one kind of cones (Viénot, Brettel and Mollon 1999), in linear light.
const SIGHT = {
  all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.11238, 0.88762, 0], [0.11238, 0.88762, 0], [0.00401, -0.00401, 1]],
  deutan: [[0.29275, 0.70725, 0], [0.29275, 0.70725, 0], [-0.02234, 0.02234, 1]],
};
const linear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const light = (colour) => colour.match(/[\d.]+/g).slice(0, 3).map((part) => linear(Number(part) / 255));
const luminance = ([r, g, b]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (a, b) => {
  const [high, low] = [luminance(a), luminance(b)].sort((one, two) => two - one);
  return (high + 0.05) / (low + 0.05);
};
const see = (sight, colour) => SIGHT[sight].map((row) => Math.max(0, row.reduce((sum, part, at) => sum + part * colour[at], 0)));
// The distance of two colours in CIE Lab.
function distance(a, b) {
  const lab = ([r, g, bl]) => {
    const f = (t) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 * t + 16) / 116);
    const x = f((0.4124 * r + 0.3576 * g + 0.1805 * bl) / 0.9505);
    const y = f(0.2126 * r + 0.7152 * g + 0.0722 * bl);
    const z = f((0.0193 * r + 0.1192 * g + 0.9505 * bl) / 1.089);
    return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
  };
  const [one, two] = [lab(a), lab(b)];
  return Math.hypot(...one.map((part, at) => part - two[at]));
}

test("players differ in pattern, and their colours stand out in every palette and to colour-blind eyes", async () => {
  for (const palette of ["candle", "distinct", "contrast"]) {
    const page = await stage.open({ settings: { palette } }, "#/parts/table/4/1/120");
    await page.locator(".table .ball").waitFor();
    const css = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      const of = (name) => {
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      };
      return [0, 1, 2, 3].map((at) => of(`--p${at}`)).concat(of("--ball-middle"), of("--night"));
    });
    const colours = css.map(light);
    const players = colours.slice(0, 4);
    for (const [at, player] of players.entries()) {
      for (const ground of colours.slice(4)) {
        assert.ok(contrast(player, ground) >= 3, `${palette}: player ${at} on the table: ${contrast(player, ground).toFixed(2)}`);
      }
      for (const [before, other] of players.slice(0, at).entries()) {
        const sights = palette === "distinct" ? Object.keys(SIGHT) : ["all"];
        for (const sight of sights) {
          const far = distance(see(sight, player), see(sight, other));
          assert.ok(far >= 20, `${palette}, ${sight}: players ${before} and ${at} are ${far.toFixed(1)} apart`);
        }
      }
    }
    // Each also has its own pattern.
    const fills = await page.evaluate(() => [...document.querySelectorAll(".swatch use")].map((use) => use.getAttribute("fill")));
    assert.equal(new Set(fills).size, 4, fills.join());
    await page.context().close();
  }
});

test("reduced motion means no animation", async () => {
  for (const [motion, settings] of [["reduce", { speed: "normal" }], ["no-preference", { speed: "off" }]]) {
    const count = () => {
      globalThis.moved = [];
      for (const kind of ["animationstart", "transitionrun"]) {
        document.addEventListener(kind, (event) => globalThis.moved.push(`${kind} ${event.target.className?.baseVal ?? event.target.className}`), true);
      }
    };
    const page = await stage.open({ motion, settings, inPage: count });
    await page.locator(".surface .primary").first().click();
    await playOut(page, chance(4), { most: 3 });
    assert.deepEqual(await page.evaluate(() => globalThis.moved), []);
    await page.context().close();
  }
});

test("on a phone the pages of the table slide, but not with reduced motion", async () => {
  const cases = [["no-preference", "normal", "smooth"], ["reduce", "normal", "auto"], ["no-preference", "off", "auto"]];
  for (const [motion, speed, expected] of cases) {
    const page = await stage.open({ size: [390, 844], motion, settings: { speed } });
    await page.locator(".surface .primary").first().click();
    const pages = page.locator(".table .pages");
    assert.equal(await pages.evaluate((strip) => getComputedStyle(strip).scrollBehavior), expected, `${motion}, ${speed}`);
    if (expected === "auto") {
      await page.locator(".table .tab").nth(1).click();
      const moved = await pages.evaluate((strip) => strip.scrollLeft % strip.clientWidth);
      assert.equal(moved, 0, "it is on a page at once");
    }
    await page.context().close();
  }
});
