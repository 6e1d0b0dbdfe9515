import type { Page } from 'playwright-core';

/** Looks before something counts as too wide: a loaded machine lays a frame out late. */
const LOOKS = 4;

/** What does not fit the page's width, once it had the time to. */
export async function findOverflows(page: Page): Promise<string[]> {
  for (let looks = 1; ; looks++) {
    const found = await page.evaluate(listOverflows);
    if (found.length === 0 || looks === LOOKS) return found;
    await page.waitForTimeout(250);
  }
}

/**
 * In the page: what does not fit its width once the text has the spacing of WCAG 1.4.12, in the dialog and in the secure
 * frames of the gallery, whose documents it can read. Tables in a region of their own may scroll. Inputs scroll their text.
 */
function listOverflows(): string[] {
  const spacing =
    '*{letter-spacing:.12em!important;word-spacing:.16em!important;line-height:1.5!important}p{margin-bottom:2em!important}';
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  if (!root) return [];
  const frames = [...root.querySelectorAll('iframe')].flatMap(({ contentDocument }) => contentDocument ?? []);
  for (const part of [root, ...frames]) {
    const Sheet = (part instanceof ShadowRoot ? window : (part.defaultView as unknown as typeof window))
      .CSSStyleSheet;
    const sheet = new Sheet();
    sheet.replaceSync(spacing);
    part.adoptedStyleSheets = [...part.adoptedStyleSheets, sheet];
  }
  const isHidden = (node: Element): boolean => {
    for (let each: Element | null = node; each; each = each.parentElement)
      if (each.getBoundingClientRect().width <= 1) return true;
    return false;
  };
  const isInTable = (node: Element): boolean => node.closest('[role=region][tabindex]') !== null;
  const found: string[] = [];
  for (const part of [root, ...frames]) {
    const width = part instanceof ShadowRoot ? innerWidth : part.documentElement.clientWidth;
    for (const node of part.querySelectorAll('*')) {
      const { left, right } = node.getBoundingClientRect();
      if ((right <= width + 1 && left >= -1) || isInTable(node) || isHidden(node)) continue;
      found.push(`${Math.round(left)} to ${Math.round(right)} of ${width}: ${node.outerHTML.slice(0, 120)}`);
    }
  }
  return found.slice(-2);
}
