// Looks at the boxes of the elements: what is cut off, what overlaps, what is too small to read, what cannot be tapped.

export function boxes(page) {
  return page.evaluate(() => {
    const problems = [];
    const name = (element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} "${element.textContent.trim().slice(0, 30)}"`;
    const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".visually-hidden");
    // What lies in a box that scrolls sideways is reached by swiping.
    const swiped = (element) => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
      }
      return false;
    };
    if (document.documentElement.scrollWidth > innerWidth + 1) {
      problems.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${innerWidth}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      if (!texts.currentNode.data.trim() || !seen(element) || ["TITLE", "OPTION", "STYLE", "SCRIPT"].includes(element.tagName)) continue;
      const matrix = element instanceof SVGElement ? element.getScreenCTM?.() : null;
      const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 10.95) problems.push(`text of ${size.toFixed(1)} px: ${name(element)}`);
    }
    const pen = document.createElement("canvas").getContext("2d");
    const ARROW = 18;
    const isCutOff = (element) => {
      const style = getComputedStyle(element);
      if (!(element instanceof HTMLSelectElement)) return element.scrollWidth > element.clientWidth + 2 && style.overflowX !== "auto";
      // Browsers disagree about how wide a closed list is inside; what counts is the one entry that it shows.
      pen.font = style.font;
      const shown = pen.measureText(element.selectedOptions[0]?.textContent ?? "").width;
      return shown + ARROW + parseFloat(style.paddingLeft) + parseFloat(style.paddingRight) > element.clientWidth + 2;
    };
    for (const element of document.querySelectorAll("button, .button, select, label, h1, h2, p, th, td, .badge")) {
      if (!seen(element) || element.closest("svg")) continue;
      const { left, right, width } = element.getBoundingClientRect();
      if (width && (left < -1 || right > innerWidth + 1) && !swiped(element)) problems.push(`outside: ${name(element)}`);
      if (element.clientWidth && isCutOff(element)) problems.push(`cut off: ${name(element)}`);
    }
    // The part of it that is not scrolled out of sight.
    const inSight = (element) => {
      let { left, right, top, bottom } = element.getBoundingClientRect();
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === "visible") continue;
        const box = at.getBoundingClientRect();
        [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, right, top, bottom };
    };
    const buttons = [...document.querySelectorAll("button, a.button, a.home, select")].filter((element) => seen(element) && !element.closest("svg"));
    const fixed = (element) => element.closest(".bar, .notices, .hint-place, dialog, .hand-over");
    const places = buttons.map(inSight);
    for (const [at, a] of buttons.entries()) {
      const one = places[at];
      for (const [after, b] of buttons.slice(at + 1).entries()) {
        if (a.contains(b) || b.contains(a) || fixed(a) !== fixed(b)) continue;
        const two = places[at + 1 + after];
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
        if (across > 2 && down > 2) problems.push(`overlap: ${name(a)} and ${name(b)}`);
      }
    }
    return [...new Set(problems)];
  });
}

// Everything that a player may want to tap has to be the topmost thing at its own centre and large enough for a finger,
// at once or after one tap on the name of its page. Cells and connections are as large as the drawing allows: a first tap
// on a cell only shows what would happen, and two fingers bring the ball nearer.
export function misses(page, { least = 44, drawn = 24, cauldron = 240 } = {}) {
  return page.evaluate(
    async ({ least, drawn, cauldron }) => {
      const problems = [];
      const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const code = (element) => element?.closest("[data-t]")?.dataset.t;
      const centre = (element) => {
        const area = element.querySelector(":scope > .touch")?.getScreenCTM();
        if (area) return [area.e, area.f];
        const road = element.matches(".connection") && element.querySelector(".road");
        if (road) {
          const { x, y } = road.getPointAtLength(road.getTotalLength() / 2).matrixTransform(road.getScreenCTM());
          return [x, y];
        }
        const { left, top, width, height } = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const isHit = (element) => {
        const top = document.elementFromPoint(...centre(element));
        return element.dataset.t ? code(top) === element.dataset.t : element.contains(top);
      };
      const name = (element) => element.dataset.t ?? `${element.className} "${(element.ariaLabel ?? element.textContent).trim().slice(0, 20)}"`;
      const tooSmall = (element) => {
        const area = element.querySelector(":scope > .touch");
        if (area) return parseFloat(getComputedStyle(area).strokeWidth) < least;
        const road = element.matches(".connection") && element.querySelector(".hit");
        if (road) return parseFloat(getComputedStyle(road).strokeWidth) * road.getScreenCTM().a < drawn;
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < (element.matches(".cell") ? drawn : least) - 0.5;
      };
      const check = (element) => {
        if (!isHit(element)) return problems.push(`covered: ${name(element)} by ${document.elementFromPoint(...centre(element))?.outerHTML.slice(0, 90)}`);
        if (tooSmall(element)) {
          const { width, height } = element.getBoundingClientRect();
          problems.push(`small: ${name(element)} ${width.toFixed(0)}x${height.toFixed(0)}`);
        }
      };
      const displayed = (element) => element.checkVisibility({ visibilityProperty: true });
      const inBar = "main > .bar :is(a, button:enabled), .table > .tabs .tab, .result button, .notice button, .menu button";
      [...document.querySelectorAll(inBar)].filter(displayed).forEach(check);
      const page = document.documentElement;
      if (page.scrollHeight > innerHeight + 1) problems.push(`the page is ${page.scrollHeight} high in a window of ${innerHeight}`);
      if (document.querySelector(".result")) return problems;

      // A thing may be drawn twice, such as a Crystal on the rim that also lies in the tray.
      const live = ".table :is(.play, .pick)[data-t]";
      const things = new Map();
      for (const element of document.querySelectorAll(`${live}, .hand-tile, .mine .own-scrolls .card`)) {
        things.set(element.dataset.t, [...(things.get(element.dataset.t) ?? []), element]);
      }
      const left = () => [...things].filter(([, all]) => !all.some(isHit));
      const found = () => {
        for (const [thing, all] of things) {
          const hit = all.find((element) => isHit(element) && !tooSmall(element)) ?? all.find(isHit);
          if (!hit) continue;
          check(hit);
          things.delete(thing);
        }
      };
      const measure = () => {
        const { left, right, width, height } = document.querySelector(".mine .cauldron").getBoundingClientRect();
        const inView = left >= -1 && right <= innerWidth + 1;
        if (inView && Math.min(width, height) < cauldron) problems.push(`the Cauldron is ${width.toFixed(0)}x${height.toFixed(0)}`);
      };
      // A click there saves one in the tray, where the same choice is in reach: it plays several moves whatever is chosen.
      const isShortcut = (element) => element.dataset.plays?.split(" | ").every((choice) => choice.includes("; "));
      // What is not needed for this decision may be further down its page.
      const scrolled = (is) => {
        for (const [, [element]] of left()) {
          if ((element.matches(live) && !isShortcut(element)) || !is(element)) continue;
          element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
          found();
        }
      };
      found();
      measure();
      const before = document.querySelector(".tab[aria-current]");
      for (const tab of document.querySelectorAll(".table .tab")) {
        if (!displayed(tab) || !left().some(([, all]) => all.some((element) => element.closest(`#table-${tab.dataset.page}`)))) continue;
        tab.click();
        await frames();
        found();
        measure();
        scrolled((element) => element.closest(`#table-${tab.dataset.page}`));
      }
      scrolled(() => true);
      left().forEach(([, [element]]) => check(element));
      if (before && displayed(before)) before.click();
      await frames();
      return problems;
    },
    { least, drawn, cauldron },
  );
}
