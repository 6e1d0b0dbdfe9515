import fs from 'node:fs';
import vm from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** The first integration, as the README shows it. */
const readme = fs.readFileSync('README.md', 'utf8');
const snippet = /```html\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
const [, link = '', code = ''] = /(<a [\s\S]*<\/p>)\s*<script>([\s\S]*)<\/script>/.exec(snippet) ?? [];

const page = window as { Tamarack?: unknown };

/** Clicks the link. Returns whether the browser would follow it. */
const press = (): boolean => {
  let follows = false;
  const stay = (event: Event): void => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', stay, { once: true });
  document.querySelector<HTMLElement>('#pay')?.click();
  return follows;
};
const readNote = (): string | null | undefined => document.querySelector('#note')?.textContent;

beforeEach(() => {
  // an earlier test file may have left one
  delete page.Tamarack;
  document.body.innerHTML = link;
  vm.runInThisContext(code);
});
afterEach(() => {
  delete page.Tamarack;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('leads to the hosted page while the loader is blocked', () => {
  expect(document.querySelector('#pay')?.getAttribute('href')).toMatch(
    /^https:\/\/api\.tamarack\.example\/pre-qualify\?merchantKey=pk_/,
  );
  expect(press()).toBe(true);
  page.Tamarack = []; // commands are queued, but nothing has loaded
  expect(press()).toBe(true);
});

it('opens the checkout once the loader is there', () => {
  const checkout = vi.fn();
  page.Tamarack = { checkout, run: async () => ({ status: 'closed' }) };
  expect(press()).toBe(false);
  expect(checkout.mock.calls).toEqual([[expect.objectContaining({ cartTotal: 8418.5 })]]);
  expect(readNote()).toBe('');
});

it('tells the customer of a checkout that failed', async () => {
  page.Tamarack = { checkout() {}, run: async () => ({ status: 'failed', error: { code: 'request' } }) };
  press();
  await expect.poll(readNote).toMatch(/try again/);
});

const refuse = () => {
  throw new Error('invalidRequest');
};

it.each([
  ['checkout() refuses an option', { checkout: refuse, run: refuse }],
  ['run() rejects', { checkout() {}, run: async () => refuse() }],
])('catches what is thrown: %s', async (_, tamarack) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  page.Tamarack = tamarack;
  press();
  await expect.poll(readNote).toMatch(/another way to pay/);
  expect(report).toHaveBeenCalledTimes(1);
});
