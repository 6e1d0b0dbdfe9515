import { execFileSync } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExampleServer, openExample } from '../../examples/open-example.mjs';
import { openBrowserForFile } from './support/browser';
import { leaveCheckout, visitExample, waitForLoader } from './support/example-pages';
import { getStack } from './support/stack';

const open = openBrowserForFile();

/** Builds an example and serves it on a port of its own, once for all tests. */
function serve(name: string): Promise<string> {
  const known = addresses.get(name) ?? start(name);
  addresses.set(name, known);
  return known;
}
const addresses = new Map<string, Promise<string>>();

async function start(name: string): Promise<string> {
  const { api, publishableKey } = getStack();
  const server = createExampleServer(await openExample(name, { apiUrl: api, publishableKey }));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

describe.each([
  { name: 'script-tag', hasQuantity: false },
  { name: 'vite-react', hasQuantity: true },
  { name: 'vue', hasQuantity: true },
])('the example $name', ({ name, hasQuantity }) => {
  let served: string;
  beforeAll(async () => {
    served = await serve(name);
  });

  it('shows the price message, and loads the checkout with the first intent and no earlier', async () => {
    const { tab, requested } = await visitExample(open, served);
    const price = tab.locator('tamarack-message span').first();
    await price.filter({ hasText: /^From \$[\d,.]+ a week with Tamarack/ }).waitFor();
    const cartTotal = hasQuantity ? 16_837 : 8418.5;
    if (hasQuantity) {
      const once = await price.innerText();
      await tab.getByLabel('Quantity').fill('2');
      await expect.poll(() => price.innerText()).not.toBe(once);
    }
    const button = tab.getByRole('button', { name: 'Pay over time with Tamarack' });
    await button.waitFor();
    expect([...new Set(requested)].sort()).toEqual(['/sdk/button.mjs', '/sdk/message.mjs', '/v1/rates']);
    await button.hover();
    await expect.poll(() => requested.some((path) => path.startsWith('/sdk/widget/'))).toBe(true);
    expect(requested).not.toContain('/v1/checkout');
    const opened = tab.waitForResponse(/\/v1\/checkout\?/);
    await button.click();
    expect((await opened).request().postDataJSON()).toMatchObject({
      cartTotal,
      orderReference: 'ORDER-1042',
    });
    await leaveCheckout(tab, 'en');
    await tab.getByRole('status').filter({ hasText: 'Outcome: abandoned' }).waitFor();
  });
});

it('the example vite-react compiles with the types of the package, and its hook loads the checkout', async () => {
  const served = await serve('vite-react');
  const tsc = ['node_modules/typescript7/bin/tsc', '-p', 'examples/vite-react'];
  expect(() => execFileSync(process.execPath, tsc, { encoding: 'utf8' })).not.toThrow();
  const { tab, requested } = await visitExample(open, served);
  await tab.getByText('Before you buy').click();
  await tab.getByRole('button', { name: 'See what you qualify for' }).click();
  await tab.getByRole('dialog').waitFor();
  expect(requested).toContain('/sdk/tamarack.mjs');
});

describe('the example direct-ordering', () => {
  it.each(['tamarack.js', 'ordering-widget.js'])('offers the checkout if %s loads last', async (script) => {
    let arrive: () => void = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { tab } = await visitExample(open, await serve('direct-ordering'), { late: [script, arrival] });
    const button = tab.getByRole('button', { name: 'Order, pay over time' });
    const order = () => tab.getByLabel('Dinner plates').fill('4');
    if (script === 'tamarack.js') {
      await order();
      await tab.getByText('Total $864.00').waitFor();
      expect(await button.isVisible()).toBe(false);
      arrive();
    } else {
      await waitForLoader(tab);
      arrive();
      await order();
    }
    const opened = tab.waitForResponse(/\/v1\/checkout\?/);
    await button.click();
    expect((await opened).request().postDataJSON()).toMatchObject({ cartTotal: 864 });
    await leaveCheckout(tab, 'en');
    await tab.getByRole('dialog').waitFor({ state: 'hidden' });
  });
});
