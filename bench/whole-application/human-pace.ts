import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';

/** Milliseconds. */
const betweenKeys = 120;
const overTheControl = 400;
const held = 80;
const afterText = 600;

/**
 * Gives a page's locators the pace of a person: the pointer rests on a control before it presses, and texts are typed key by
 * key and read. All locators share one prototype, so that this holds for every page until it is undone by the returned function.
 */
export function setHumanPace(page: Page): () => void {
  const shared = Object.getPrototypeOf(page.locator('html')) as Locator;
  const { check } = shared;
  const original = Object.getOwnPropertyDescriptors(shared);
  const rest = async (locator: Locator, options: { readonly timeout?: number } = {}): Promise<void> => {
    await locator.hover(options.timeout === undefined ? {} : { timeout: options.timeout });
    await delay(overTheControl);
  };
  shared.click = async function (options) {
    await rest(this, options);
    // not the driver's click: it swallows a press, and presses again, where a screen was replaced by its like under the pointer
    const { mouse } = this.page();
    await mouse.down();
    await delay(held);
    await mouse.up();
  };
  shared.check = async function (options) {
    await rest(this, options);
    await check.call(this, options);
  };
  shared.fill = async function (text) {
    await this.click();
    await this.pressSequentially(text, { delay: betweenKeys });
    await delay(afterText);
  };
  return () => void Object.defineProperties(shared, original);
}
