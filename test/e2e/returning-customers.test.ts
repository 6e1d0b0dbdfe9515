import type { FrameLocator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addAuthenticator } from './support/add-authenticator';
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

describe('a customer with a credit line', () => {
  it('a customer with a credit line creates a passkey and buys again with it and a code to the phone; used credit grows, and a refund reduces it', async () => {
    const first = await open.person({ size: 'phone' });
    const passkeys = await addAuthenticator(first.page);
    await first.until('end');
    await first.arrive('outcome.final.title');
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
    await first.dialog.getByRole('button', { name: first.t('outcome.final.button') }).click();
    await first.page.waitForURL(/\/order\/confirmation/);
    const checkoutId = new URL(first.page.url()).searchParams.get('checkoutId') ?? '';

    const again = await open.person({ phone: first.phone, size: 'phone' });
    await addAuthenticator(again.page, await passkeys.list());
    await again.until('email');
    await getPasskeyFrame(again)
      .getByRole('button', { name: again.t('messages.passkey.use') })
      .click();
    await again.arrive('offer.qualification.titleReturning');
    await again.dialog.getByText('$8,418.50').first().waitFor();
    await expectNoAxeFindings(again.page, 'welcome back');

    const refunded = await callAsMerchant<Checkout>(`checkouts/${checkoutId}/refunds`, { amount: 8000 });
    expect(refunded).toMatchObject({ refunded: 8000 });
    await again.page.reload();
    await again.pay();
    await again.arrive('offer.qualification.titleReturning');
    await again.dialog.getByText('$418.50').first().waitFor();
    await again.press('offer.qualification.continue');
    await again.options();
    await again.sign();
    await again.arrive('outcome.final.title');
    await again.page.waitForURL(/\/order\/confirmation/);
  });

  it('a customer with a credit line finds the account by phone and enters an invoice by hand, to the signed agreement', async () => {
    const before = await open.person({ size: 'phone' });
    await before.until('end');
    await before.arrive('outcome.final.title');

    const { api, publishableKey } = getStack();
    const page = await open.openPage(await open.openContext('phone'));
    const person = createApplicant({ page, stack: getStack(), phone: before.phone });
    await page.goto(`${api}/connect?merchantKey=${publishableKey}`);
    await person.arrive('start.welcome.title.preQualification');
    await person.press('start.welcome.haveAccount');
    await person.askPhoneCode();
    await person.phoneCode();
    await person.proveEmail();
    await person.arrive('invoice.manual.title');
    await person.field('invoice.manual.number').fill(`INV-${before.phone.slice(-6)}`);
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
});

describe('an unfinished application', () => {
  it('an unfinished application resumes on another device at its step', async () => {
    const first = await open.person({ size: 'phone' });
    await first.until('valueProposition');
    await first.arrive('bank.valueProposition.title');

    const second = await open.person({ phone: first.phone, size: 'desktop' });
    await second.until('email');
    await second.proveEmail();
    await second.arrive('bank.valueProposition.title');
    await second.press('common.buttons.back');
    await second.arrive('profile.business.title');
    expect(await second.field('profile.business.legal').inputValue()).toBe('Café Boréal inc.');
  });
});
