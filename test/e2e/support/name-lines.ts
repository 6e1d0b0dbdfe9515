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
