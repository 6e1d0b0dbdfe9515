import type { FrameLocator } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { addAuthenticator, type Credentials } from './support/add-authenticator';
import { type Applicant, createApplicant } from './support/applicant';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import { callAsMerchant } from './support/merchant';
import { getStack } from './support/stack';

const open = openBrowserForFile();

const getPasskeyFrame = (person: Applicant): FrameLocator =>
  person.page.frameLocator('iframe[src*="/frames/passkey"]');

interface Checkout {
  readonly status: string;
  readonly refunded: number;
  readonly financing: { readonly amount: number } | null;
}

/** Customers of earlier: who was sent a code has to wait half a minute for the next, and other tests run meanwhile. */
let buyer: Applicant;
let unfinished: Applicant;
const earlier = { phone: '', checkoutId: '', passkeys: [] as Credentials };

beforeAll(async () => {
  buyer = await open.person({ size: 'phone' });
  await buyer.shop();
  await buyer.fastForward('completed');
  unfinished = await open.person({ size: 'phone' });
  await unfinished.until('valueProposition');
  await unfinished.arrive('bank.valueProposition.title');
});

it('a customer with a credit line creates a passkey on the last screen', async () => {
  const first = await open.person({ size: 'phone' });
  const passkeys = await addAuthenticator(first.page);
  await first.until('end');
  await first.arrive('final.title');
  await getPasskeyFrame(first)
    .getByRole('button', { name: first.t('messages.passkey.create') })
    .click();
  const [created, failed] = [first.t('frames.passkey.created'), first.t('frames.passkey.failed')];
  const result = getPasskeyFrame(first)
    .getByText(new RegExp(`^(${created}|${failed})$`))
    .filter({ visible: true })
    .first();
  await result.waitFor();
  expect(await result.textContent()).toBe(created);
  await expectNoAxeFindings(first.page, 'a passkey created');
  await first.returnToShop();
  earlier.phone = first.phone;
  earlier.checkoutId = new URL(first.page.url()).searchParams.get('checkoutId') ?? '';
  earlier.passkeys = await passkeys.list();

  // strangers who use up the number's codes do not keep this device from one
  await first.shop();
  const opening = first.page.waitForRequest(
    (request) => request.method() === 'POST' && new URL(request.url()).pathname === '/v1/checkout',
  );
  await first.pay();
  expect((await (await opening).allHeaders())['cookie']).toContain('__Host-tamarack_device=');
});

it('a customer with a credit line finds the account by phone and enters an invoice by hand, to the signed agreement', async () => {
  const { api, publishableKey } = getStack();
  const page = await open.openPage(await open.openContext('phone'));
  const person = createApplicant({ page, stack: getStack(), phone: buyer.phone });
  await page.goto(`${api}/connect?merchantKey=${publishableKey}`);
  await person.arrive('start.welcome.title.preQualification');
  await person.press('start.welcome.haveAccount');
  await person.askPhoneCode();
  await person.phoneCode();
  await person.proveEmail();
  await person.arrive('invoice.manual.title');
  await person.field('invoice.manual.number').fill(`INV-${buyer.phone.slice(-6)}`);
  await person.field('invoice.manual.amount').fill('3,200.75');
  await expectNoAxeFindings(page, 'manual invoice');
  await person.press('invoice.manual.continue');
  await page.getByText(person.t('invoice.confirm.title')).waitFor();
  await page.getByRole('button', { name: person.t('invoice.confirm.confirm'), exact: true }).click();
  await person.arrive('invoice.qualification.title');
  await person.dialog.getByText('$3,200.75').first().waitFor();
  await person.press('invoice.qualification.continue');
  await person.options();
  await person.sign();
  await person.arrive('invoice.congratulations.title');
  await person.dialog.getByText(person.t('invoice.congratulations.button')).waitFor();
  await expectNoAxeFindings(page, 'invoice congratulations');
});

it('an unfinished application resumes on another device at its step', async () => {
  const second = await open.person({ phone: unfinished.phone, size: 'desktop' });
  await second.until('email');
  await second.proveEmail();
  await second.arrive('bank.valueProposition.title');
  await second.press('common.buttons.back');
  await second.arrive('profile.business.title');
  expect(await second.field('profile.business.legal').inputValue()).toBe('Café Boréal inc.');
});

it('a customer with a credit line buys again with the passkey and a code to the phone; used credit grows, and a refund reduces it', async () => {
  const again = await open.person({ phone: earlier.phone, size: 'phone' });
  await addAuthenticator(again.page, earlier.passkeys);
  await again.until('email');
  await getPasskeyFrame(again)
    .getByRole('button', { name: again.t('messages.passkey.use') })
    .click();
  await again.arrive('offer.qualification.titleReturning');
  await again.dialog.getByText('$8,418.50').first().waitFor();
  await expectNoAxeFindings(again.page, 'welcome back');

  const refunded = await callAsMerchant<Checkout>(`checkouts/${earlier.checkoutId}/refunds`, {
    amount: 8000,
  });
  expect(refunded).toMatchObject({ refunded: 8000 });
  await again.page.reload();
  await again.pay();
  await again.arrive('offer.qualification.titleReturning');
  await again.dialog.getByText('$418.50').first().waitFor();
  await again.press('offer.qualification.continue');
  await again.options();
  await again.sign();
  await again.arrive('final.title');
  // by itself
  await again.page.waitForURL(/\/order\/confirmation/);
});
