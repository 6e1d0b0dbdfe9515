import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { leaveText } from '../../widget/host/leave/leave-text';
import { text } from '../../widget/host/text';
import { openBrowserForFile, viewports } from './support/browser';
import { loadTexts } from './support/texts';

const open = openBrowserForFile('isolated');
const engine = /\/engine-[\w-]+\.js/;
const react = /\/react-[\w-]+\.js/;
/** Of the first screen as the shell draws it: its classes are the build's. */
const early = (dialog: Locator): Locator => dialog.locator('.slot > form[class^="w-"]');
/** The file of the HTTP client. */
const client = /\/client-[\w-]+\.js/;

/** Waits for the page's requests of a file, or of the API, until it is let go. */
async function hold(page: Page, url: RegExp): Promise<{ readonly count: () => number; letGo(): void }> {
  let letGo = (): void => {};
  let asked = 0;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route) => {
    asked += 1;
    await held;
    await route.continue();
  });
  return { count: () => asked, letGo };
}

/** Of the dialog at each size, without a pointer over it. */
async function takeShots(page: Page): Promise<readonly string[]> {
  const shots: string[] = [];
  await page.mouse.move(0, 0);
  for (const size of Object.values(viewports)) {
    await page.setViewportSize(size);
    // container queries follow in the frame after
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    shots.push((await page.screenshot({ caret: 'initial' })).toString('base64'));
  }
  return shots;
}

it.each([
  'en',
  'fr',
] as const)('the first screen is shown before React has loaded, and looks the same once the application has taken it over (%s)', async (language) => {
  const person = await open.person({ language });
  const { page, dialog } = person;
  const opening = await hold(page, /\/v1\/checkout\?/);
  const framework = await hold(page, react);
  await person.shop();
  await person.pay();
  const words = text[language];
  await dialog.getByRole('status').filter({ hasText: words.loading }).waitFor({ state: 'attached' });
  await dialog.locator('.wait').waitFor();
  await dialog.getByRole('button', { name: words.close, exact: true }).waitFor();
  const languages = dialog.getByRole('group', { name: words.language, exact: true });
  const pressed = languages.locator('[aria-pressed=true]');
  expect(await pressed.getAttribute('lang')).toBe(language);
  expect(await dialog.getByRole('heading').count()).toBe(0);
  opening.letGo();
  await person.arrive('start.welcome.title.cart');
  expect(await dialog.locator('.wait').count()).toBe(0);
  // The header is alive, not a picture of itself.
  const other = language === 'en' ? 'fr' : 'en';
  await languages.locator(`[lang=${other}]`).click();
  await dialog.getByRole('button', { name: text[other].close, exact: true }).waitFor();
  await dialog.getByRole('heading', { name: loadTexts(other)('start.welcome.title.cart') }).waitFor();
  await dialog.locator(`[role=group] [lang=${language}]`).click();
  await person.arrive('start.welcome.title.cart');
  await expect.poll(framework.count).toBeGreaterThan(0);
  await dialog.getByRole('heading', { level: 1 }).focus();
  const before = await takeShots(page);
  expect(await early(person.dialog).count()).toBe(1);
  framework.letGo();
  await early(person.dialog).waitFor({ state: 'detached' });
  const after = await takeShots(page);
  expect(after.map((shot, index) => shot === before[index])).toEqual([true, true]);
});

it('a click before its code has loaded shows a busy state and takes effect afterwards; closing asks at any time', async () => {
  const language = 'fr';
  const person = await open.person({ language });
  const framework = await hold(person.page, react);
  const late = await hold(person.page, engine);
  await person.shop();
  await person.pay();
  await person.arrive('start.welcome.title.cart');
  await person.press('start.welcome.start');
  const start = person.button('start.welcome.start');
  const isBusy = () => start.getAttribute('aria-busy');
  await expect.poll(isBusy).toBe('true');
  await expect.poll(framework.count).toBeGreaterThan(0);
  await person.page.keyboard.press('Escape');
  await person.page.getByText(leaveText[language].title).waitFor();
  await person.page.keyboard.press('Escape');
  framework.letGo();
  await early(person.dialog).waitFor({ state: 'detached' });
  await expect.poll(isBusy).toBe('true');
  expect(await start.evaluate((button) => button.matches(':focus'))).toBe(true);
  await person.page.keyboard.press('Escape');
  await person.page.getByText(leaveText[language].title).waitFor();
  await person.page.keyboard.press('Escape');
  late.letGo();
  await person.arrive('verify.verifyBusiness.title');
});

it('a chunk that fails to load is reported, and retrying carries out the click', async () => {
  const language = 'en';
  const person = await open.person({ language });
  await person.page.route(engine, (route) => route.abort());
  await person.shop();
  await person.pay();
  await person.arrive('start.welcome.title.cart');
  await person.press('start.welcome.start');
  const failure = person.dialog.getByRole('alert').filter({ hasText: text[language].failed });
  await failure.waitFor();
  await person.page.keyboard.press('Enter');
  await failure.waitFor();
  await person.page.unroute(engine);
  await person.page.keyboard.press('Enter');
  await person.arrive('verify.verifyBusiness.title');
});

it('an API client that fails to load counts as a network failure, and retrying carries out the click', async () => {
  const person = await open.person({ language: 'fr' });
  await person.page.route(client, (route) => route.abort());
  await person.shop();
  await person.pay();
  await person.welcome();
  await person.eligibility();
  const toast = person.dialog.getByRole('alert').filter({ hasText: person.t('common.toast.network') });
  await toast.waitFor();
  await person.page.unroute(client);
  await toast.getByRole('button', { name: person.t('common.buttons.retry'), exact: true }).click();
  await person.arrive('verify.verifyPhone.title');
});
