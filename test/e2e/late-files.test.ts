import { describe, expect, it } from 'vitest';
import { leaveText } from '../../widget/host/leave-text';
import { text } from '../../widget/host/text';
import { browserForFile } from './support/open';

const open = browserForFile();
const engine = /\/engine-[\w-]+\.js/;
/** The file of the HTTP client. */
const client = /\/client-[\w-]+\.js/;

describe.each(['en', 'fr'] as const)('files that come late or not at all, %s', (language) => {
  it('a press before its code is there shows that it is busy, and is done then; closing asks all the while', async () => {
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

  it('code that cannot be fetched is told, and the press is done after trying again', async () => {
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

  it('a client that cannot be fetched is a dropped network, and the press is done after trying again', async () => {
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
