import { expect, it } from 'vitest';
import type { Tamarack } from '../../sdk/index';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile();

/** What Prototype.js 1.7, which old shops still have, does to arrays and elements. */
function changeAsPrototypeJs(): void {
  const toArray = function (this: ArrayLike<unknown>): unknown[] {
    return Array.prototype.slice.call(this);
  };
  const copy = (list: ArrayLike<unknown> | null): unknown[] =>
    list === null ? [] : Array.prototype.slice.call(Object(list));
  const added = {
    entries: toArray,
    toArray,
    clone: toArray,
    without: toArray,
    flatten: toArray,
    uniq: toArray,
  };
  Object.assign(Array.prototype, added);
  Object.assign(Array, { from: copy });
  Object.assign(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      this.parentNode?.removeChild(this);
      return this;
    },
    select: () => [],
    update: () => null,
  });
}

/** Scripts of the page put enumerable members on every object and array. */
function addToAllObjects(): void {
  for (const prototype of [Object.prototype, Array.prototype, Function.prototype])
    Object.assign(prototype, { extend: () => null, isEmpty: false });
}

function refuseStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
}

/** Addresses of the page are relative to another one. */
function moveBase(): void {
  if (window !== top) return;
  addEventListener('DOMContentLoaded', () => {
    document.head.append(
      Object.assign(document.createElement('base'), { href: 'https://cdn.shop.example/v2/' }),
    );
  });
}

it.each([
  ['changes arrays and elements as Prototype.js does', changeAsPrototypeJs],
  ['adds members to all objects', addToAllObjects],
  ['may store nothing', refuseStorage],
  ['has another base address', moveBase],
])('on a page that %s, the checkout goes on to the secure field of the code, and closes', async (_, prepare) => {
  const page = await open.openPage(await open.openContext());
  await page.addInitScript(prepare);
  await page.goto(getStack().bare, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  await page.evaluate(() => {
    const tamarack = window.Tamarack as Tamarack;
    tamarack.checkout({ cartTotal: 2500, orderReference: null, language: 'en' });
    void tamarack.run().then(({ status }) => {
      document.title = status;
    });
  });
  const person = createApplicant({ page, stack: getStack() });
  await person.welcome();
  await person.eligibility();
  await person.askPhoneCode();
  await person.phoneCode();
  await person.arrive('verify.verifyEmail.title');
  await page.evaluate(() => (window.Tamarack as Tamarack).close());
  await expect.poll(() => page.title()).toBe('closed');
});
