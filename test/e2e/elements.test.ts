import type { Locator, Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { openBrowserForFile } from './support/browser';
import { expectNoFindings } from './support/console';
import { getStack } from './support/stack';

const open = openBrowserForFile();

it('in the shop, whose policy is strict, the price message follows the cart in both languages', async () => {
  const tab = await open.openPage(await open.openContext());
  await tab.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
  });
  let [panelRequests, isOnline] = [0, true];
  await tab.route('**/sdk/message-panel.mjs*', (route) => {
    panelRequests += 1;
    return isOnline ? route.continue() : route.abort();
  });
  await tab.goto(getStack().shop);
  const message = tab.locator('tamarack-message');
  const add = tab.getByRole('button', { name: /^Add to cart/ }).first();
  await add.click();
  const sentence = message.locator('span').first();
  await sentence.filter({ hasText: /^From \$[\d,.]+ a week with/ }).waitFor();
  const once = await sentence.innerText();
  await add.click();
  await expect.poll(() => sentence.innerText()).not.toBe(once);

  const button = message.getByRole('button', { name: 'See an example' });
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(panelRequests).toBe(0);
  isOnline = false;
  await button.press('Enter');
  await message.getByRole('alert').filter({ hasText: 'Please try again.' }).waitFor();
  isOnline = true;
  await button.press('Enter');
  const panel = tab.getByRole('dialog', { name: 'Pay weekly with Tamarack' });
  await panel.getByText('Annual percentage rate (APR)').waitFor();
  await expectNoFindings(tab, 'panel of the price message');
  await tab.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await message.evaluate((element) => element.shadowRoot?.activeElement?.textContent)).toBe(
    'See an example',
  );
  // its look, which never comes, does not keep it
  await tab.route('**/sdk/appearance.mjs*', () => {});
  await message.evaluate((element) => element.setAttribute('theme', 'dark'));
  await button.press('Enter');
  await panel.waitFor();
  await tab.mouse.click(2, 2);
  await panel.waitFor({ state: 'hidden' });

  await tab.locator('[data-language=fr]').click();
  await sentence.filter({ hasText: /^À partir de [\d\s,]+\$ par semaine avec/ }).waitFor();
  expect(await tab.evaluate(() => Reflect.get(window, 'refused'))).toEqual([]);
});

/** Adds the pay button to a page as a script tag does. */
const addButton = (tab: Page) =>
  tab.evaluate((api) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: `${api}/sdk/button.mjs` });
    const button = document.createElement('tamarack-button');
    button.setAttribute('amount', '2500');
    document.body.append(script, button);
    return customElements.whenDefined('tamarack-button').then(() => undefined);
  }, getStack().api);

it('the pay button loads nothing until the pointer is over it, and opens the checkout when pressed', async () => {
  const { api, bare } = getStack();
  const tab = await open.openPage(await open.openContext());
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await tab.goto(`${bare}/?policy`);
  await tab.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  await addButton(tab);
  const button = tab.getByRole('button', { name: 'Pay over time with Tamarack' });
  await button.waitFor();
  expect(requested.filter((path) => path.startsWith('/sdk/') || path.startsWith('/v1/'))).toEqual([
    '/sdk/tamarack.js',
    '/sdk/button.mjs',
  ]);
  const held: Route[] = [];
  await tab.route('**/sdk/appearance.mjs*', (route) => void held.push(route));
  const shown = await tab.locator('tamarack-button').evaluate((element) => {
    element.setAttribute('brand-colour', '#0a7a4b');
    return getComputedStyle(element.shadowRoot?.querySelector('button') as Element).opacity;
  });
  expect(shown).toBe('0');
  const read = (found: Locator, property: 'backgroundColor' | 'opacity') =>
    found.evaluate((node, name) => getComputedStyle(node)[name], property);
  // its look does not come: after a moment the button shows itself without, and works
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => read(button, 'opacity')).toBe('1');
  await button.hover();
  await expect.poll(() => requested.some((path) => path.startsWith('/sdk/widget/'))).toBe(true);
  expect(requested).not.toContain('/v1/checkout');
  const posted = tab.waitForResponse((response) => response.url().startsWith(`${api}/v1/checkout?`));
  await button.click();
  expect((await posted).status()).toBe(200);
  const start = tab.getByRole('dialog').getByRole('button', { name: 'Get started' });
  const green = 'rgb(10, 122, 75)';
  await expect.poll(() => read(start, 'backgroundColor')).toBe(green);
  const own = tab.locator('tamarack-button button');
  expect(await read(own, 'backgroundColor')).not.toBe(green);
  await held[0]?.continue();
  await expect.poll(() => read(own, 'backgroundColor')).toBe(green);
});
