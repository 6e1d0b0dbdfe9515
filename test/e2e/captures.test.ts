import type { Language } from '@tamarack/core/language';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Tamarack } from '../../sdk/index';
import { sandboxOwner } from '../../server/sandbox/data/seed';
import { createApplicant } from './support/applicant';
import { openBrowserForFile, viewports } from './support/browser';
import { expectSound, logIn } from './support/dashboard';
import type { OpenedSession } from './support/fast-forward';
import { callAsMerchant } from './support/merchant';
import { listMessages } from './support/outbox';
import { getStack } from './support/stack';

const open = openBrowserForFile();

interface Checkout {
  readonly authorization: {
    readonly amount: number;
    readonly captured: number;
    readonly released: number;
  };
}

/** Opens the session of a checkout that the merchant's server created, as the loader does. */
const openSession = (page: Page, clientToken: string, language: Language): Promise<OpenedSession> =>
  page.evaluate(
    async ({ api, publishableKey, body }) => {
      const response = await fetch(`${api}/v1/checkout`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json', merchantkey: publishableKey },
        body: JSON.stringify(body),
      });
      return (await response.json()) as OpenedSession;
    },
    { ...getStack(), body: { clientToken, language, requestSource: 'tamarackDirectApp' } },
  );

/** Digits and words with ordinary spaces. */
const toPlain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

it('a purchase is authorized by the signature, captured in two parts, and the rest released', async () => {
  const language = 'fr';
  const orderReference = `PO-${process.pid}`;
  const { checkoutId, clientToken } = await callAsMerchant<{ checkoutId: string; clientToken: string }>(
    'checkouts',
    { cartTotal: 2140.5, orderReference, captureMethod: 'manual' },
  );
  const page = await open.openPage(await open.openContext('phone'));
  await page.goto(getStack().bare, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.Tamarack && 'run' in window.Tamarack);
  const person = createApplicant({ page, stack: getStack(), language });
  await person.fastForward('scoring', await openSession(page, clientToken, language));
  await page.evaluate(
    (request) => {
      const tamarack = window.Tamarack as Tamarack;
      tamarack.checkout(request);
      void tamarack.run();
    },
    { clientToken, language } as const,
  );
  await person.qualification();
  await person.arrive('offer.displayOptions.title');
  await person.dialog.getByText(person.t('offer.displayOptions.onShipment')).first().waitFor();
  await person.press('offer.displayOptions.continue');
  await person.sign();
  await person.arrive('final.title');
  await person.dialog.getByText('Tamarack paie le marchand pour ce qu’il expédie.').waitFor();

  const dashboard = await open.openPage(await open.openContext());
  await logIn(dashboard, sandboxOwner);
  const path = `${getStack().api}/merchant/checkouts/${checkoutId}`;
  await dashboard.goto(path);
  await dashboard.getByRole('heading', { level: 1, name: `Order ${orderReference}` }).waitFor();
  const readMain = async (): Promise<string> =>
    (await dashboard.locator('main').innerText()).replace(/\s+/g, ' ');
  expect(await readMain()).toContain('Authorized $2,140.50 Financed $0.00');
  expect(await readMain()).toContain('A payout opens with each capture.');
  await dashboard.getByRole('link', { name: 'Capture', exact: true }).click();
  await dashboard.getByLabel('Amount').fill('1,200');
  await dashboard.getByRole('button', { name: 'Continue' }).click();
  await expectSound(dashboard, 'capture');
  await dashboard.getByRole('button', { name: 'Capture $1,200.00' }).click();
  await dashboard.getByText('The capture was made.').waitFor();
  expect(await readMain()).toContain('Authorized $2,140.50 Financed $1,200.00');

  await callAsMerchant(`checkouts/${checkoutId}/captures`, { amount: 640.5 });
  await dashboard.reload();
  await dashboard.getByRole('link', { name: 'Release the rest' }).click();
  await dashboard.getByRole('button', { name: 'Release $300.00' }).click();
  await dashboard.getByText('The rest was released.').waitFor();
  const shown = await readMain();
  for (const part of [
    'Financed $1,840.50',
    'Captured $1,840.50',
    'Left to capture $0.00',
    'Released $300.00',
  ])
    expect(shown).toContain(part);
  await dashboard.setViewportSize(viewports.phone);
  await dashboard.getByRole('button', { name: 'Français' }).click();
  await dashboard.goto(path);
  await dashboard.getByText('Reste à capturer').waitFor();
  expect(toPlain(await readMain())).toContain('Autorisé 2 140,50 $ Montant financé 1 840,50 $');
  await expectSound(dashboard, 'capturé', 200);

  expect(await callAsMerchant<Checkout>(`checkouts/${checkoutId}`)).toMatchObject({
    authorization: { amount: 2140.5, captured: 1840.5, released: 300 },
  });
  const readMails = async (): Promise<string> =>
    toPlain((await listMessages(getStack().api, person.mail)).map(({ text }) => text).join('\n'));
  for (const sentence of [
    'a confirmé l’expédition de 1 200,00 $ de votre achat',
    'peut encore confirmer l’expédition de 940,50 $',
    'a confirmé l’expédition de 640,50 $ de votre achat',
    '300,00 $ de votre achat ne seront pas expédiés',
    'Vos versements pour les 1 840,50 $ expédiés restent inchangés.',
  ])
    await expect.poll(readMails).toContain(sentence);
});
