import { type ChildProcess, spawn } from 'node:child_process';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxWebhook } from '../../server/sandbox/webhook';
import { openBrowserForFile } from './support/browser';
import { leaveCheckout, visitExample, waitForLoader } from './support/example-pages';
import { getStack } from './support/stack';

const open = openBrowserForFile();
let child: ChildProcess;
let served: string;

/** With the built package, as `npm start -- merchant-server` starts it after its build. */
beforeAll(async () => {
  const port = await getPort();
  const { api, publishableKey, secretKey } = getStack();
  child = spawn(process.execPath, ['examples/merchant-server/server.mjs'], {
    env: {
      PORT: String(port),
      TAMARACK_API_URL: api,
      TAMARACK_PUBLISHABLE_KEY: publishableKey,
      TAMARACK_SECRET_KEY: secretKey,
      TAMARACK_WEBHOOK_SECRET: sandboxWebhook.secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    child.stdout?.once('data', resolve);
    child.once('exit', reject);
  });
  served = `http://localhost:${port}`;
});
afterAll(() => void child.kill());

it('opens the checkout of its order by the client token, and says what its server knows of it', async () => {
  const { tab } = await visitExample(open, served);
  await waitForLoader(tab);
  const opened = tab.waitForResponse(/\/v1\/checkout\?/);
  await tab.getByRole('button', { name: 'Pay over time' }).click();
  const response = await opened;
  expect(response.status()).toBe(200);
  // the page has no say in what it costs
  expect(response.request().postDataJSON()).toMatchObject({
    cartTotal: 0,
    clientToken: expect.stringMatching(/^ct_/),
  });
  await tab.getByRole('dialog').getByText('$8,418.50').first().waitFor();
  await leaveCheckout(tab, 'en');
  const order = tab
    .getByRole('status')
    .filter({ hasText: /^Checkout: abandoned\. Order ORDER-\w{8}: open\.$/ });
  await order.waitFor();
});
