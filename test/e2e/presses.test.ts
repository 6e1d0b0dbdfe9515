import type { Frame, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Tamarack } from '../../sdk/index';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile('isolated');

/** As on merchants' pages, the frame is of another site, and has a process of its own. */
async function openPersonalDetails(page: Page) {
  const person = createApplicant({ page, stack: getStack() });
  await page.goto(getStack().elsewhere);
  await person.fastForward('verified');
  await page.evaluate(() => {
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout({ cartTotal: 8418.5, language: 'en' });
    void tamarack.run();
  });
  await person.arrive('profile.personal.title');
  return person;
}

/**
 * The answer to the search for these words waits in the frame until it is let through. On a busy machine the browser's
 * own interception misses requests of a frame that has a process of its own.
 */
async function holdSearch(frame: Frame, words: string) {
  const held = await frame.evaluateHandle(
    (query) => {
      const events = Object.assign(new EventTarget(), { isHeld: false });
      const released = new Promise((resolve) => events.addEventListener('release', resolve));
      const request = window.fetch;
      window.fetch = async (input, init) => {
        const response = await request(input, init);
        if (!String(input).includes(query)) return response;
        const body = await response.text();
        events.isHeld = true;
        await released;
        return new Response(body, response);
      };
      return events;
    },
    `/reference/addresses?${new URLSearchParams({ words })}&`,
  );
  return {
    isHeld: (): Promise<boolean> => held.evaluate(({ isHeld }) => isHeld),
    release: (): Promise<boolean> => held.evaluate((events) => events.dispatchEvent(new Event('release'))),
  };
}

const findMiddle = async (target: Locator): Promise<{ x: number; y: number }> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const findIdentityFrame = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().includes('/frames/identity'));
  if (!frame) throw new Error('the frame is gone');
  return frame;
};

/** The page has made the frame as high as its document: what stands below it no longer moves. */
async function waitUntilFrameFits(page: Page): Promise<void> {
  const frame = findIdentityFrame(page);
  const element = await frame.frameElement();
  await expect
    .poll(async () => {
      const height = await frame.evaluate(() => document.body.getBoundingClientRect().height);
      const place = await element.boundingBox();
      return place ? Math.abs(place.height - height) : Number.POSITIVE_INFINITY;
    })
    .toBeLessThan(1);
}

/** What has arrived is on the screen. */
const waitUntilPainted = (frame: Frame): Promise<unknown> =>
  frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

it('an address that is pressed is chosen, although another list arrives before it is released', async () => {
  const page = await open.openPage(await open.openContext());
  const { secureFrame, secureField } = await openPersonalDetails(page);
  const search = secureField('profile.address.search');
  const listed = secureFrame.getByRole('option');

  await search.fill('main');
  await expect.poll(() => listed.count()).toBe(5);
  const frame = findIdentityFrame(page);
  const answer = await holdSearch(frame, 'main w');
  await search.fill('main w');
  await expect.poll(answer.isHeld).toBe(true);
  const winnipeg = await findMiddle(listed.filter({ hasText: 'Winnipeg' }));

  await page.mouse.move(winnipeg.x, winnipeg.y);
  await page.mouse.down();
  // its second, at the same place, is in Whitehorse
  await answer.release();
  await waitUntilPainted(frame);
  await page.mouse.up();

  await expect.poll(() => secureField('profile.address.street').inputValue()).toBe('360 Main St');
  expect(await secureField('profile.address.city').inputValue()).toBe('Winnipeg');
});

it('a press counts in a low window, although the field that it takes the focus from shows a mistake', async () => {
  const page = await open.openPage(await open.openContext());
  await page.setViewportSize({ width: 320, height: 256 });
  const { address, secureField, button } = await openPersonalDetails(page);
  await address();
  const postal = secureField('profile.address.postal');
  await postal.fill('M5V 2T');
  await waitUntilFrameFits(page);
  const { x, y } = await findMiddle(button('common.buttons.next'));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect.poll(() => postal.getAttribute('aria-invalid')).toBe('true');
  // as long as a person presses
  await page.waitForTimeout(300);
  await page.mouse.up();
  // the first field that is missing
  const first = secureField('profile.personal.first');
  await expect.poll(() => first.evaluate((node) => node.ownerDocument.activeElement === node)).toBe(true);
});
