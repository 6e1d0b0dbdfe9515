import type { ChildProcess } from 'node:child_process';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildNextExample, startNextExample } from '../../examples/next-example.mjs';
import { waitUntil } from '../support/wait-until';
import { openBrowserForFile } from './support/browser';
import { leaveCheckout, visitExample } from './support/example-pages';
import { getStack } from './support/stack';

const open = openBrowserForFile();

describe('the example nextjs', () => {
  let served: string;
  let server: ChildProcess | undefined;
  beforeAll(async () => {
    const { api, publishableKey } = getStack();
    await buildNextExample({ apiUrl: api, publishableKey });
    const port = await getPort();
    server = startNextExample(port);
    served = `http://localhost:${port}`;
    const isReady = () =>
      fetch(served).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitUntil(isReady, Boolean);
  });
  afterAll(() => server?.kill());

  it.each([
    ['/en', 'en', 'Espresso machine, two groups', '$8,418.50'],
    ['/fr', 'fr', 'Machine à espresso, deux groupes', '8\u00a0418,50\u00a0$'],
  ])('the server renders %s with both elements', async (path, language, title, price) => {
    const { api, publishableKey } = getStack();
    const html = await (await fetch(served + path)).text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(price);
    for (const element of ['message', 'button']) {
      const [tag] = new RegExp(`<tamarack-${element} [^>]*>`).exec(html) ?? [];
      expect(tag).toContain(`merchant-key="${publishableKey}"`);
      expect(tag).toContain(`api-url="${api}"`);
      expect(tag).toContain(`language="${language}"`);
    }
  });

  it('the elements and the checkout follow the language of the page, and the outcome arrives', async () => {
    const { tab, requested } = await visitExample(open, served, { path: '/en' });
    const price = tab.locator('tamarack-message span').first();
    await price.filter({ hasText: /^From \$[\d,.]+ a week with Tamarack/ }).waitFor();
    await tab.getByRole('button', { name: 'Pay over time with Tamarack' }).waitFor();
    await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await tab.getByRole('link', { name: 'Français' }).click();
    await price.filter({ hasText: /^À partir de [\d\s,]+\$ par semaine avec Tamarack/ }).waitFor();
    expect(
      await tab.evaluate(() => [document.documentElement.lang, Reflect.get(window, 'isSameDocument')]),
    ).toEqual(['fr', true]);
    expect([...new Set(requested)].sort()).toEqual(['/sdk/button.mjs', '/sdk/message.mjs', '/v1/rates']);
    const opened = tab.waitForRequest(/\/v1\/checkout\?/);
    await tab.getByRole('button', { name: 'Payer par versements avec Tamarack' }).click();
    expect((await opened).postDataJSON()).toMatchObject({ cartTotal: 8418.5, language: 'fr' });
    await leaveCheckout(tab, 'fr');
    await tab
      .getByRole('status')
      .filter({ hasText: /^Résultat\s: abandoned$/ })
      .waitFor();
  });
});
