import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowserForFile } from './support/browser';
import { type Effort, watchEffort } from './support/effort';
import { getStack } from './support/stack';

const open = openBrowserForFile('isolated');

/** What our own files, in the page and in its frames, format by Intl: the first use in a page takes a slow phone a tenth of a second. */
async function watchIntl(page: Page): Promise<readonly string[]> {
  const used: string[] = [];
  await page.exposeBinding('reportIntlUse', (_, name: string) => void used.push(name));
  await page.addInitScript(() => {
    for (const name of ['NumberFormat', 'DateTimeFormat', 'ListFormat'] as const) {
      const note = (): void => {
        if (new Error().stack?.includes('/sdk/')) Reflect.get(window, 'reportIntlUse')(name);
      };
      Reflect.set(
        Intl,
        name,
        new Proxy(Intl[name], {
          construct(target, values) {
            note();
            return Reflect.construct(target, values);
          },
        }),
      );
    }
  });
  return used;
}

// analytics.test.ts looks at each screen with axe in English, gallery.test.ts at each state on a phone, keyboard.test.ts walks in both
it('a new customer pays a cart over time in at most 900 French words, and the merchant retrieves it with the secret key', async () => {
  let sum = (): Effort | null => null;
  let formatted: readonly string[] = [];
  const watch = async (page: Page) => {
    formatted = await watchIntl(page);
    const effort = await watchEffort(page);
    sum = effort.sum;
    return effort;
  };
  const person = await open.person({ language: 'fr', size: 'desktop', axe: true, reflow: true, watch });
  await person.from('open', 'end');
  // the longer language, in a large window, which names all steps on each screen; prefill.test.ts counts what English asks
  const words = sum()?.words;
  expect(words).toBeGreaterThan(800);
  expect(words).toBeLessThanOrEqual(900);
  expect(formatted).toEqual([]);
  await person.returnToShop();
  const { page } = person;
  await page.getByRole('heading', { name: 'Merci, votre commande est confirmée' }).waitFor();

  const address = new URL(page.url());
  const { api, secretKey } = getStack();
  const answer = await fetch(`${api}/v1/merchant/checkouts/${address.searchParams.get('checkoutId')}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  expect(await answer.json()).toMatchObject({ status: 'completed', financing: { amount: 8418.5 } });
});
