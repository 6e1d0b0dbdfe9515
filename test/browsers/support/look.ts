import { expect } from 'vitest';
import type { Driver } from '../../attack/page/drivers/driver';
import type { Box, RemotePage } from '../../attack/page/drivers/remote-page';

/** The screen fits the window's width, and its last button can be brought whole into what is seen of it. */
export async function expectReachable(driver: Driver, screen: string): Promise<void> {
  await driver.leaveFrames();
  await expect.poll(() => driver.evaluate(listUnreachable), { message: screen }).toEqual([]);
}

/** In the page. Inputs scroll their text, and tables in a region of their own may scroll. */
function listUnreachable(): readonly string[] {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  const shell = root?.querySelector('dialog.shell');
  if (!root || !shell) return ['no dialog'];
  const { offsetTop: start, height: seen } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const describe = (node: Element): string => node.outerHTML.slice(0, 120);
  const isHidden = (node: Element): boolean => {
    for (let each: Element | null = node; each; each = each.parentElement)
      if (each.getBoundingClientRect().width <= 1) return true;
    return false;
  };
  const wide = [...shell.querySelectorAll('*')].filter((node) => {
    const { left, right } = node.getBoundingClientRect();
    const fits = left >= -1 && right <= innerWidth + 1;
    return !fits && !isHidden(node) && !node.closest('[role=region][tabindex]');
  });
  const found = wide.map((node) => `too wide: ${describe(node)}`);
  const button = [...shell.querySelectorAll('form > div:last-child button')].at(-1);
  if (button) {
    button.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, top, bottom, width, height } = button.getBoundingClientRect();
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    if (top < start || bottom > start + seen || !button.contains(hit))
      found.push(`out of reach: ${describe(button)}`);
  }
  return found;
}

/** What has the focus is in what is seen of the window, and nothing covers it, once the screen has stopped moving. */
export async function expectFocusInView(
  { driver, measureFocus }: RemotePage,
  what: string,
  part: 'whole' | 'caret' = 'whole',
): Promise<void> {
  const look = async (): Promise<string | null> => {
    const box = await measureFocus();
    await driver.leaveFrames();
    return driver.evaluate(
      findCovering,
      part === 'whole' ? box : { ...box, top: box.top + box.height / 2, height: 0 },
    );
  };
  await expect.poll(look, { message: what }).toBeNull();
}

/** In the page. */
function findCovering({ left, top, width, height }: Box): string | null {
  const root = document.querySelector('[data-tamarack]')?.shadowRoot;
  const focused = root?.activeElement;
  if (!root || !focused) return 'nothing in the dialog has the focus';
  const { offsetTop: start, height: seen } = visualViewport ?? { offsetTop: 0, height: innerHeight };
  const isSeen = top >= start && top + height <= start + seen;
  if (!isSeen) return `from ${top} to ${top + height}, seen are ${start} to ${start + seen}`;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return hit && focused.contains(hit) ? null : (hit?.outerHTML.slice(0, 120) ?? 'nothing is there');
}

/** In the page: where the dialog stands, and its last button before anything is scrolled. */
export function measureDialog(): {
  readonly top: number;
  readonly bottom: number;
  readonly button: number;
} | null {
  const shell = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('dialog.shell');
  const button = [...(shell?.querySelectorAll('form > div:last-child button') ?? [])].at(-1);
  if (!shell || !button) return null;
  for (const each of [shell, shell.querySelector('.body')]) if (each) each.scrollTop = 0;
  const { top, bottom } = shell.getBoundingClientRect();
  return { top, bottom, button: button.getBoundingClientRect().bottom };
}
