import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectFocusInTree } from './accessibility-tree';
import type { Applicant } from './applicant';

export const MOST_TABS = 60;

/** Role and name of a control, as the browser's accessibility tree has to have them. */
export type Said = readonly [role: string, name: string];

/** Walks there with Tab alone; what cannot be reached by it is not there for a keyboard. */
export async function tabTo(page: Page, target: Locator, [role, name]: Said): Promise<void> {
  for (let presses = 0; presses < MOST_TABS; presses++) {
    const here = await target.evaluate((node) => (node.getRootNode() as ShadowRoot).activeElement === node);
    if (!here) {
      await page.keyboard.press('Tab');
      continue;
    }
    await expectFocusInTree(page, target, { role, name });
    return expectUncovered(page, target);
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
  const { page, dialog, t } = person;
  const pressKey = async (control: Locator, said: Said, key: string): Promise<void> => {
    await tabTo(page, control, said);
    await page.keyboard.press(key);
  };
  const typeInto = async (control: Locator, said: Said, text: string): Promise<void> => {
    await tabTo(page, control, said);
    await page.keyboard.type(text);
  };
  /** Into a field of a secure frame. */
  const secure = (key: string, text: string, role = 'textbox'): Promise<void> =>
    typeInto(person.secureField(key), [role, t(key)], text);
  const tick = (box: Locator, name: string, role = 'checkbox'): Promise<void> =>
    pressKey(box, [role, name], 'Space');
  const accept = (): Promise<void> => tick(person.acceptBox, t('offer.signAgreement.accept'));
  return {
    pressKey,
    secure,
    tick,
    type: (key: string, text: string, role = 'textbox'): Promise<void> =>
      typeInto(person.field(key), [role, t(key)], text),
    async press(key: string): Promise<void> {
      await tabTo(page, person.button(key), ['button', t(key)]);
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
          .getByRole('button', { name: t(key), exact: true }),
        ['button', t(key)],
        'Enter',
      ),
    async sign(): Promise<void> {
      await accept();
      await secure('offer.signAgreement.name', `${person.first} ${person.last}`);
      await person.pressToSign(
        () => pressKey(person.signButton, ['button', t('offer.signAgreement.submit')], 'Enter'),
        accept,
      );
    },
  };
}
