// A page as a picture made of text: what stands in the document, with the styles that apply to it, inside an SVG.
// Sharp at every size, and a source like any other: no binary file, and a change shows in a comparison.

export async function drawn(page) {
  const { width, height } = page.viewportSize();
  const { content, style } = await page.evaluate(() => {
    const root = document.documentElement.cloneNode(true);
    for (const element of root.querySelectorAll("head, script, [hidden], dialog:not([open])")) element.remove();
    // Only what applies to something here; rules inside media and container queries keep their query.
    const applies = (selector) => {
      const plain = selector.replace(/::?(hover|focus-visible|focus-within|focus|active|before|after|backdrop|placeholder|marker)/g, "");
      try {
        return document.querySelector(plain.trim() || "*") !== null;
      } catch {
        return true;
      }
    };
    const lines = [];
    const keep = (rules) => {
      const used = [];
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) {
          if (applies(rule.selectorText)) used.push(rule.cssText);
        } else if (rule instanceof CSSMediaRule) {
          if (window.matchMedia(rule.conditionText).matches) used.push(...keep(rule.cssRules));
        } else if (rule instanceof CSSContainerRule || rule instanceof CSSSupportsRule) {
          const inner = keep(rule.cssRules);
          if (inner.length) used.push(`${rule.cssText.slice(0, rule.cssText.indexOf("{"))}{${inner.join(" ")}}`);
        }
      }
      return used;
    };
    for (const sheet of document.styleSheets) lines.push(...keep(sheet.cssRules));
    return { content: new XMLSerializer().serializeToString(root), style: lines.join("\n").replaceAll(":root", "html") };
  });
  const still = "*, *::before, *::after { animation: none !important; transition: none !important; }";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-size="16">
<style><![CDATA[
html, body { display: block; width: ${width}px; height: ${height}px; margin: 0; overflow: hidden; }
${style}
${still}
]]></style>
<foreignObject width="${width}" height="${height}">${content}</foreignObject>
</svg>
`;
}
