// Looks at the boxes of the elements: what is cut off, what overlaps, what is too small to read.

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
    const fixed = (element) => element.closest(".bar, .notices, .hint-place, dialog, .curtain");
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
