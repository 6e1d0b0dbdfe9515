import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Applicant } from './applicant';

export const MOST_TABS = 60;

/** Walks there with Tab alone; what cannot be reached by it is not there for a keyboard. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    const here = await target.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node);
    if (here) return expectUncovered(page, target);
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** What has the focus is nowhere under the footer, in a frame neither, once the screen has stopped moving. */
const expectUncovered = (page: Page, target: Locator): Promise<void> =>
  expect.poll(() => findCovering(page, target), { message: `${target} is covered` }).toEqual([]);

async function findCovering(page: Page, target: Locator): Promise<readonly string[]> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not shown`);
  return page.evaluate(({ x, y, width, height }) => {
    const root = document.querySelector('[data-tamarack]')?.shadowRoot;
    const footer = root?.querySelector('form > div:last-child');
    const at = (top: number) => root?.elementFromPoint(x + width / 2, top);
    const isFocused = (hit: Element) => hit === root?.activeElement || root?.activeElement?.contains(hit);
    return [at(y + 1), at(y + height - 1)].flatMap((hit) => {
      if (!hit) return ['the window ends'];
      return footer?.contains(hit) && !isFocused(hit) ? [hit.outerHTML] : [];
    });
  }, box);
}

/** What a person does without a pointer. */
export function createKeyboard(person: Applicant) {
  const { page, dialog } = person;
  const pressKey = async (control: Locator, key: string): Promise<void> => {
    await tabTo(page, control);
    await page.keyboard.press(key);
  };
  const typeInto = async (control: Locator, text: string): Promise<void> => {
    await tabTo(page, control);
    await page.keyboard.type(text);
  };
  const tick = (box: Locator): Promise<void> => pressKey(box, 'Space');
  return {
    pressKey,
    typeInto,
    tick,
    async press(key: string): Promise<void> {
      await tabTo(page, person.button(key));
      // A busy button keeps the focus and does nothing.
      await dialog.locator(':focus:not([aria-disabled=true])').waitFor();
      await page.keyboard.press('Enter');
    },
    /** In the question that lies over a screen. */
    pressInModal: (key: string): Promise<void> =>
      pressKey(
        page
          .getByRole('dialog')
          .last()
          .getByRole('button', { name: person.t(key), exact: true }),
        'Enter',
      ),
    async sign(): Promise<void> {
      await tick(person.acceptBox);
      await typeInto(person.secureField('offer.signAgreement.name'), `${person.first} ${person.last}`);
      await person.pressToSign(
        () => pressKey(person.signButton, 'Enter'),
        () => tick(person.acceptBox),
      );
    },
  };
}
