import { describe, expect, it } from 'vitest';
import { leaveText } from '../../widget/host/leave/leave-text';
import { text } from '../../widget/host/text';
import { openBrowserForFile } from './support/browser';

const open = openBrowserForFile();
const engine = /\/engine-[\w-]+\.js/;
const react = /\/react-[\w-]+\.js/;
/** The file of the HTTP client. */
const client = /\/client-[\w-]+\.js/;

describe.each(['en', 'fr'] as const)('chunks that load late or not at all, %s', (language) => {
  it('the dialog with header and skeleton is shown before React has loaded', async () => {
    const person = await open.person({ language });
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let asked = 0;
    await person.page.route(react, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await person.shop();
    await person.pay();
    const { dialog } = person;
    const words = text[language];
    await dialog.getByRole('status').filter({ hasText: words.loading }).waitFor({ state: 'attached' });
    await dialog.locator('.wait').waitFor();
    await dialog.getByRole('button', { name: words.close, exact: true }).waitFor();
    const languages = dialog.getByRole('group', { name: words.language, exact: true });
    const pressed = languages.locator('[aria-pressed=true]');
    expect(await pressed.getAttribute('lang')).toBe(language);
    // The header is alive, not a picture of itself.
    const other = language === 'en' ? 'fr' : 'en';
    await languages.locator(`[lang=${other}]`).click();
    await dialog.getByRole('button', { name: text[other].close, exact: true }).waitFor();
    await dialog.locator(`[role=group] [lang=${language}]`).click();
    expect(await dialog.getByRole('heading').count()).toBe(0);
    expect(asked).toBeGreaterThan(0);
    letGo();
    await person.arrive('start.welcome.title.cart');
    expect(await dialog.locator('.wait').count()).toBe(0);
  });

  it('a click before its code has loaded shows a busy state and takes effect afterwards; closing asks at any time', async () => {
    const person = await open.person({ language });
    let letGo = (): void => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await person.page.route(engine, async (route) => {
      await held;
      await route.continue();
    });
    await person.shop();
    await person.pay();
    await person.arrive('start.welcome.title.cart');
    await person.press('start.welcome.start');
    await expect.poll(() => person.button('start.welcome.start').getAttribute('aria-busy')).toBe('true');
    await person.page.keyboard.press('Escape');
    await person.page.getByText(leaveText[language].title).waitFor();
    await person.page.keyboard.press('Escape');
    letGo();
    await person.arrive('verify.verifyBusiness.title');
  });

  it('a chunk that fails to load is reported, and retrying carries out the click', async () => {
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
    const person = await open.person({ language });
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
});
