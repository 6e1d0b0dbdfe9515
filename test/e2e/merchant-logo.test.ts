import { createCanvas } from '@napi-rs/canvas';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { CheckoutRequest, Tamarack } from '../../sdk/index';
import { createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { addMerchant, logIn } from './support/dashboard';
import { callAsOperator } from './support/operator';
import { getStack } from './support/stack';

const open = openBrowserForFile();

/** The publishable key of a merchant with a logo. */
let merchantKey: string;

/** Dark letters without a background. */
function drawLogo(): Buffer {
  const canvas = createCanvas(900, 180);
  const context = canvas.getContext('2d');
  context.fillStyle = '#1d3b2a';
  context.font = '700 150px sans-serif';
  context.fillText('BORÉAL', 20, 145);
  return canvas.toBuffer('image/png');
}

beforeAll(async () => {
  const { merchantId, email } = await addMerchant('en', [getStack().bare]);
  const key = await callAsOperator(`merchants/${merchantId}/keys`, { kind: 'publishable' });
  merchantKey = ((await key.json()) as { readonly value: string }).value;
  const owner = await open.openPage(await open.openContext());
  await logIn(owner, email);
  await owner.goto(`${getStack().api}/merchant/settings`);
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: drawLogo() };
  await owner.getByLabel('Image').setInputFiles(file);
  await owner.getByRole('button', { name: 'Upload' }).click();
  await owner.getByText('The logo was saved.').waitFor();
});

/** A merchant's page that collects its layout shifts and what its policy refuses. */
async function openPage(path: string): Promise<Page> {
  const tab = await open.openPage(await open.openContext());
  await tab.addInitScript(() => {
    const shifts: unknown[] = [];
    const refused: string[] = [];
    Object.assign(window, { shifts, refused });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective));
  });
  await tab.goto(getStack().bare + path, { waitUntil: 'networkidle' });
  await tab.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  return tab;
}

const start = (tab: Page, request: Omit<CheckoutRequest, 'mount'> = {}): Promise<void> =>
  tab.evaluate(
    (given) => {
      const tamarack = window.Tamarack as Tamarack;
      tamarack.checkout(given);
      void tamarack.run();
    },
    { cartTotal: 2500, merchantKey, ...request },
  );

const findLogo = (tab: Page) =>
  tab.getByRole('dialog').getByRole('img', { name: 'Boréal Ébénisterie', exact: true });

const read = (tab: Page, name: 'shifts' | 'refused') =>
  tab.evaluate((property) => Reflect.get(window, property) as unknown, name);

it('is on the first screen of a page with a strict policy, and the application changes no pixel', async () => {
  const tab = await openPage('/?policy');
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await tab.route(/\/react-[\w-]+\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await start(tab);
  const person = createApplicant({ page: tab, stack: getStack() });
  await person.arrive('start.welcome.title.cart');
  const logo = findLogo(tab);
  await logo.waitFor();
  const box = await logo.boundingBox();
  expect([box?.width, box?.height]).toEqual([160, 32]);
  expect((await tab.locator('.head').boundingBox())?.height).toBe(61);
  await person.dialog.getByRole('heading', { level: 1 }).focus();
  const before = await tab.screenshot({ caret: 'initial' });
  letGo();
  await tab.locator('.slot > form[class^="w-"]').waitFor({ state: 'detached' });
  expect(before.equals(await tab.screenshot({ caret: 'initial' }))).toBe(true);
  expect(await logo.count()).toBe(1);
  expect([await read(tab, 'shifts'), await read(tab, 'refused')]).toEqual([[], []]);
  await person.welcome();
  await person.eligibility();
  await person.arrive('verify.verifyPhone.title');

  // it is resumed, in the dark, after a reload
  await tab.reload({ waitUntil: 'networkidle' });
  await start(tab, { appearance: { theme: 'dark' } });
  await person.arrive('verify.verifyPhone.title');
  await logo.waitFor();
  expect((await logo.boundingBox())?.height).toBe(32);
  expect(await logo.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(await read(tab, 'refused')).toEqual([]);
  // in a narrow window it makes room for the buttons
  await tab.setViewportSize({ width: 320, height: 640 });
  const readGap = async (): Promise<number> => {
    const [mark, languages] = await Promise.all([
      tab.locator('.head .mark').boundingBox(),
      tab.locator('.head .languages').boundingBox(),
    ]);
    return (languages?.x ?? 0) - (mark?.x ?? 0) - (mark?.width ?? 0);
  };
  await expect.poll(readGap).toBeGreaterThanOrEqual(0);
});

it('is not asked for where the page has a logo of its own', async () => {
  const tab = await openPage('/');
  const requested: string[] = [];
  tab.on('request', (request) => requested.push(request.url()));
  const address = 'https://shop.example/logo.png';
  await tab.route(address, (route) => route.fulfill({ contentType: 'image/png', body: drawLogo() }));
  await start(tab, { appearance: { logo: address } });
  const person = createApplicant({ page: tab, stack: getStack() });
  await person.welcome();
  await person.arrive('verify.verifyBusiness.title');
  const own = await tab.locator('.logo img').boundingBox();
  expect([own?.width, own?.height]).toEqual([160, 32]);
  expect([await findLogo(tab).count(), requested.filter((url) => url.includes('/logos/'))]).toEqual([0, []]);
});
