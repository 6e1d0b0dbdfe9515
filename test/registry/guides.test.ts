import fs from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowserForFile } from '../e2e/support/browser';
import { toSandbox } from '../e2e/support/document-blocks';
import { expectCheckout, waitForLoader } from '../e2e/support/example-pages';
import { startStack } from '../support/stack';
import { openReader, type Reader } from './follow-guide';

// What a newcomer does, with what the registry has today: no other test may depend on that.

const open = openBrowserForFile();
/** As `npm start` runs it: any page of localhost may open a checkout. */
let sandbox: Awaited<ReturnType<typeof startStack>>;
beforeAll(async () => {
  sandbox = await startStack({ origins: ['http://localhost:*'] });
});
afterAll(() => sandbox.stop());

let reader: Reader;
beforeEach(() => {
  reader = openReader();
});
afterEach(() => reader.close());

const follow = (guide: string): Promise<string> =>
  reader.follow(guide.endsWith('.md') ? guide : `docs/quick-start/${guide}.md`, (code) =>
    toSandbox(code, sandbox.stack).replace(/sk_sandbox_\w+/g, sandbox.stack.secretKey),
  );

/** The address that a guide names for its page. */
const findAddress = (guide: string): string =>
  /The page is on `(http:\/\/localhost:\d+)`/.exec(
    fs.readFileSync(`docs/quick-start/${guide}.md`, 'utf8'),
  )?.[1] ?? '';

/** The page of every guide but the server's: its price, its button, its outcome. */
const expectPage = async (address: string): Promise<void> => {
  const tab = await open.openPage(await open.openContext());
  await tab.goto(address);
  await tab
    .getByText(/^From \$[\d.]+ a week with Tamarack/)
    .first()
    .waitFor();
  await expectCheckout(tab, { cartTotal: 8418.5, orderReference: 'ORDER-1042' }, () =>
    tab.getByRole('button', { name: 'Pay over time with Tamarack' }).click(),
  );
  await tab.getByRole('status').filter({ hasText: 'Outcome: abandoned' }).waitFor();
};

describe('a page made as its guide says', () => {
  it.each(['vite-react', 'vue', 'nextjs'])('%s', async (guide) => {
    const address = findAddress(guide);
    await reader.serve(await follow(guide), address);
    await expectPage(address);
  });

  it('script-tag', async () => {
    await reader.run('mkdir ~/page && cd ~/page');
    const address = 'http://localhost:5173';
    await reader.serve(await follow('script-tag'), address);
    await expectPage(address);
  });

  it('a copy of an example', async () => {
    const address = 'http://localhost:5173';
    await reader.serve(await follow('examples/README.md'), address);
    const tab = await open.openPage(await open.openContext());
    await tab.goto(address);
    await expectCheckout(tab, {}, () =>
      tab.getByRole('button', { name: 'Pay over time with Tamarack' }).click(),
    );
  });

  it('a server', async () => {
    expect(await follow('merchant-server')).toContain('npx tamarack listen');
    await reader.serve(
      `TAMARACK_SECRET_KEY=${sandbox.stack.secretKey} TAMARACK_API_URL=${sandbox.stack.api} node server.mjs`,
      'http://localhost:4030',
    );
    const tab = await open.openPage(await open.openContext());
    await tab.goto('http://localhost:4030');
    await waitForLoader(tab);
    await expectCheckout(tab, { clientToken: expect.stringMatching(/^ct_/) }, () =>
      tab.getByRole('button', { name: 'Pay over time' }).click(),
    );
  });
});

describe('the oldest React that the guide names', () => {
  it('compiles the component of the guide, and shows it', async () => {
    const command = await follow('vite-react');
    await reader.run('npm run build');
    await reader.run('npm install react@18 react-dom@18 @types/react@18 @types/react-dom@18');
    await reader.run('npm run build');
    await reader.serve(command, findAddress('vite-react'));
    await expectPage(findAddress('vite-react'));
  });
});
