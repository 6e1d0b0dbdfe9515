import { expect, it } from 'vitest';
import { openBrowserForFile } from './support/browser';
import { getStack } from './support/stack';

const open = openBrowserForFile();

// analytics.test.ts looks at each screen with axe in English on a desktop, keyboard.test.ts walks in both languages
it('a new customer pays a cart over time, and the merchant retrieves it with the secret key', async () => {
  const person = await open.person({ language: 'fr', size: 'phone', axe: true, reflow: true });
  await person.from('open', 'end');
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
