import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Tamarack } from '../../sdk/index';
import { type Applicant, createApplicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { buildHostLibraries } from './support/host-libraries/build';
import { type LayerName, layerNames } from './support/host-libraries/layers';
import { getStack } from './support/stack';

const open = openBrowserForFile('isolated');
let script = '';
beforeAll(async () => {
  script = await buildHostLibraries();
});

/** A page with the libraries, whose customer has a business and its address to enter next. */
async function openPage(): Promise<Page> {
  const tab = await open.openPage(await open.openContext());
  await tab.goto(getStack().bare);
  await tab.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  await createApplicant({ page: tab, stack: getStack() }).fastForward('identified');
  await tab.addScriptTag({ content: script });
  return tab;
}

/** Where the focus is after each press of a key: in the checkout, or the id of an element of the page. */
async function walk(tab: Page, key: 'Tab' | 'Shift+Tab', presses: number): Promise<ReadonlySet<string>> {
  const stops = new Set<string>();
  for (let press = 0; press < presses; press++) {
    await tab.keyboard.press(key);
    // the focus goes on once the layer has handled the key
    await tab.evaluate(() => new Promise((done) => setTimeout(done, 20)));
    stops.add(await findFocus(tab));
  }
  return stops;
}

const findFocus = (tab: Page): Promise<string> =>
  tab.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.matches('[data-tamarack]') ? 'checkout' : (activeElement?.id ?? '');
  });

/** Types into a field of the checkout's own document, then into two of a secure frame, with Tab between them. */
async function typeAround({ page, field, press, secureField, arrive }: Applicant): Promise<void> {
  await arrive('profile.business.title');
  const legal = field('profile.business.legal');
  await legal.click();
  await page.keyboard.type('Café Boréal');
  expect(await legal.inputValue()).toContain('Café Boréal');
  await press('common.buttons.back');
  await arrive('profile.personal.title');
  const [first, last] = [secureField('profile.personal.first'), secureField('profile.personal.last')];
  // kept from the last time
  await expect.poll(() => first.inputValue()).not.toBe('');
  await first.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Zoé');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Roy');
  expect([await first.inputValue(), await last.inputValue()]).toEqual(['Zoé', 'Roy']);
}

async function expectTrapped(tab: Page): Promise<void> {
  const stops = await walk(tab, 'Tab', 4);
  expect([...stops]).toEqual(expect.arrayContaining(['pay', 'pay-here']));
  expect([...stops].filter((id) => ['open', 'outside', 'checkout'].includes(id))).toEqual([]);
}

async function openLayer(tab: Page, name: LayerName): Promise<void> {
  await tab.evaluate((layer) => Reflect.get(window, 'showPage')(layer), name);
  await tab.locator('#open').click();
  await tab.locator('#layer').waitFor();
}

it('the modal layers of libraries neither block the checkout nor are broken by it, above them and in them', async () => {
  const tab = await openPage();
  const above = createApplicant({ page: tab, stack: getStack(), place: tab.locator('dialog.shell') });
  const inside = createApplicant({ page: tab, stack: getStack(), place: tab.locator('section.inline') });
  for (const name of layerNames) {
    await openLayer(tab, name);
    await tab.locator('#pay').click();
    await tab.locator('[data-tamarack][data-turbo-temporary]').waitFor({ state: 'attached' });
    await typeAround(above);
    // from the frame to the header, around to the footer, and back
    expect([...(await walk(tab, 'Shift+Tab', 6))], name).toEqual(['checkout']);
    expect([...(await walk(tab, 'Tab', 3))], name).toEqual(['checkout']);
    await tab.keyboard.press('Escape');
    await tab.getByRole('alertdialog').getByRole('button', { name: 'Yes, I want to leave' }).click();
    await expect.poll(() => tab.title(), { message: name }).toBe('abandoned');
    expect(await findFocus(tab), name).toBe('pay');
    await expectTrapped(tab);

    await tab.locator('#pay-here').click();
    await inside.arrive('profile.business.title');
    // nothing of the layer is behind it
    await tab.locator('#pay-here').focus();
    expect([...(await walk(tab, 'Tab', 1))], name).toEqual(['checkout']);
    await typeAround(inside);
    const before = await walk(tab, 'Shift+Tab', 6);
    await inside.button('common.buttons.next').focus();
    const stops = [...before, ...(await walk(tab, 'Tab', 2))];
    expect(stops, name).toEqual(expect.arrayContaining(['checkout', 'pay']));
    expect(
      stops.filter((id) => ['open', 'outside'].includes(id)),
      name,
    ).toEqual([]);
    await tab.evaluate(() => (window.Tamarack as Tamarack).close());
    await expect.poll(() => tab.title(), { message: name }).toBe('closed');
    await expectTrapped(tab);
    await tab.keyboard.press('Escape');
    await tab.locator('#layer').waitFor({ state: 'detached' });
    await expect.poll(() => findFocus(tab), { message: name }).toBe('open');
  }
});
