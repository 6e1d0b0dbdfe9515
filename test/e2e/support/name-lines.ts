/** Runs in the page: the different numbers of lines that names (`dt`) take in the dialog, or in the question over it. */
export function countNameLines(): number[] {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  const asked = root?.querySelectorAll('dialog dialog dt') ?? [];
  const names = asked.length > 0 ? asked : (root?.querySelectorAll('dt') ?? []);
  const lines = [...names].map((name) => {
    // the text's own lines: the element is as high as the value beside it
    const text = document.createRange();
    text.selectNodeContents(name);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
  return [...new Set(lines)];
}

/** Runs in the page: the most lines that a number takes in a sentence of the dialog. */
export function countNumberLines(number: string): number {
  const form = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('form');
  if (!form) throw new Error('no screen');
  const walker = document.createTreeWalker(form, NodeFilter.SHOW_TEXT);
  const text = document.createRange();
  const lines: number[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.nodeValue?.indexOf(number) ?? -1;
    if (at === -1) continue;
    text.setStart(node, at);
    text.setEnd(node, at + number.length);
    lines.push(new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size);
  }
  return Math.max(...lines);
}
