import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Frames of our own with fields; the bank's page is a third party's. */
const formFrame = /\/frames\/(agreement|cheque|code|identity|sin)\?/;

/** The narrowest window that has to do, in CSS pixels: 1280 enlarged to 400%. */
const narrow = 320;

/**
 * The secure frame of a screen, with its errors, in a narrow window and with text of twice the size: nothing in it is cut
 * off, nothing has to be scrolled sideways, and the frame is as high as its text. Screens without a frame pass.
 */
export async function expectReflow(page: Page, screen: string): Promise<void> {
  const size = page.viewportSize();
  const inDialog = page.locator('[data-tamarack] iframe');
  const urls = await inDialog.evaluateAll((nodes) => nodes.map((node) => (node as HTMLIFrameElement).src));
  if (!size || !urls.some((url) => formFrame.test(url))) return;
  const frame = await findFrame(page);
  await showErrors(frame);
  const expectNothingCut = (how: string): Promise<void> =>
    expect
      .poll(async () => [...(await listCutOff(frame)), ...(await listSideways(page))], {
        message: `${screen}, ${how}`,
      })
      .toEqual([]);

  await page.setViewportSize({ ...size, width: narrow });
  await expectNothingCut(`${narrow} px`);
  await page.setViewportSize(size);
  await setTextSize(frame, 2);
  await expectNothingCut('text of 200%');
  await setTextSize(frame, 1);
}

async function findFrame(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => formFrame.test(frame.url()));
  await expect.poll(() => find() !== undefined).toBe(true);
  return find() as Frame;
}

/** Enter on an incomplete form shows what is missing. */
async function showErrors(frame: Frame): Promise<void> {
  const first = frame.locator('input:visible').first();
  // so much that one digit less would fit
  if (frame.url().includes('/frames/code')) await first.fill('00000');
  await expect
    .poll(async () => {
      await first.press('Enter');
      return frame.locator('[aria-invalid=true]:visible').count();
    })
    .toBeGreaterThan(0);
}

/** Text of the given size, as a browser's setting enlarges it; an illustration stays as it is. */
const setTextSize = (frame: Frame, factor: number): Promise<void> =>
  frame.evaluate((by) => {
    const nodes = [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)')];
    for (const node of nodes) node.style.fontSize = '';
    if (by === 1) return;
    const sizes = nodes.map((node) => Number.parseFloat(getComputedStyle(node).fontSize));
    nodes.forEach((node, index) => {
      node.style.fontSize = `${(sizes[index] ?? 0) * by}px`;
    });
  }, factor);

/** What is not whole within the frame. A wide table scrolls within its own region. */
const listCutOff = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(() => {
    const describe = (node: Element): string => node.outerHTML.slice(0, 120);
    // the area of a button in the text is larger than its words, and reaches over the frame's edge
    const shown = [...document.body.querySelectorAll('*:not(button, svg *, [role=region] *, option)')].filter(
      (node) => node.checkVisibility() && node.getBoundingClientRect().width > 0,
    );
    const outside = shown.filter((node) => {
      const { left, right, bottom } = node.getBoundingClientRect();
      return left < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
    });
    const cut = shown.filter(
      (node) =>
        node instanceof HTMLInputElement &&
        !node.readOnly &&
        (node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight + 1),
    );
    const errors = shown.filter((node) => node.id.endsWith('-error'));
    return [
      ...(errors.length > 0 ? [] : ['no error is shown']),
      ...outside.map((node) => `outside: ${describe(node)}`),
      ...cut.map((node) => `cut: ${describe(node)}`),
    ];
  });

/** Whether the dialog around the frame has to be scrolled sideways. */
const listSideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const body = document.querySelector('[data-tamarack]')?.shadowRoot?.querySelector('.body');
    return body && body.scrollWidth > body.clientWidth ? ['the dialog scrolls sideways'] : [];
  });
