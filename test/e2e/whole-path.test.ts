import { describe, expect, it } from 'vitest';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile();

const confirmed = {
  en: 'Thank you, your order is confirmed',
  fr: 'Merci, votre commande est confirmée',
} as const;

describe.each([
  { language: 'en', size: 'phone', checks: { axe: true } },
  { language: 'fr', size: 'phone', checks: { reflow: true } },
  { language: 'fr', size: 'desktop', checks: { axe: true } },
] as const)('a new customer in $language on a $size', ({ language, size, checks }) => {
  it('a new customer pays a cart over time, and the merchant retrieves it with the secret key', async () => {
    const person = await open.person({ language, size, ...checks });
    await person.from('open', 'end');
    await person.arrive('outcome.final.title');
    const { page } = person;
    await page.waitForURL(/\/order\/confirmation/);
    await page.getByRole('heading', { name: confirmed[language] }).waitFor();

    const address = new URL(page.url());
    const { api, secretKey } = getStack();
    const answer = await fetch(`${api}/v1/merchant/checkouts/${address.searchParams.get('checkoutId')}`, {
      headers: { authorization: `Bearer ${secretKey}` },
    });
    expect(await answer.json()).toMatchObject({ status: 'completed', financing: { amount: 8418.5 } });
  });
});
