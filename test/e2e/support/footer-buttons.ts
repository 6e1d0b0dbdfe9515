/** In the page: buttons at the end of a screen. */
export const countFooterButtons = (): number =>
  document.querySelector('[data-tamarack]')?.shadowRoot?.querySelectorAll('form > div:last-child button')
    .length ?? 0;

/**
 * In the page: what is wrong with the buttons at the end of a screen: a label that breaks over two lines, and two ways on that
 * are not equally wide.
 */
export function listUnevenButtons(): string[] {
  const row = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('form > div:last-child');
  const countLines = (button: Element): number => {
    const range = document.createRange();
    range.selectNodeContents(button.querySelector('span') ?? button);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const buttons = [...(row?.querySelectorAll('button') ?? [])];
  const broken = buttons.filter((button) => countLines(button) > 1);
  const ways = buttons.filter((button) => buttons.at(-1)?.parentElement === button.parentElement);
  const widths = ways.map((button) => Math.round(button.getBoundingClientRect().width));
  return [
    ...broken.map(({ textContent }) => `“${textContent}” breaks over lines`),
    ...(new Set(widths).size > 1 ? [`widths ${widths.join(' and ')}`] : []),
  ];
}
