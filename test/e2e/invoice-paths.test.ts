import fs from 'node:fs';
import { formatMoney } from '@tamarack/core/money/format';
import { describe, expect, it } from 'vitest';
import { sandboxPayee } from '../../server/sandbox/data/seed';
import { invoicePdf } from '../support/invoice-pdfs';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import {
  chooseInvoice,
  confirmInvoice,
  goToOffer,
  openApplicantAt,
  payInvoice,
  pressInModal,
  rememberSession,
  returnByPhone,
  skipToOffer,
} from './support/invoices';
import { callAsMerchant, createInvoiceLink, getInvoiceLink } from './support/merchant';
import { listMessages } from './support/outbox';
import { getStack } from './support/stack';
import { toPdfFile } from './support/statements';

const open = openBrowserForFile();

interface Payouts {
  readonly items: readonly {
    readonly amount: number;
    readonly reference: string | null;
    readonly state: string;
  }[];
}

/** The merchant’s payouts for an invoice. */
const findPayouts = async (invoiceId: string): Promise<Payouts['items']> => {
  const { items } = await callAsMerchant<Payouts>('payouts');
  return items.filter(({ reference }) => reference === invoiceId);
};

/** Waits for a mail with the given words in the outbox and returns its text. */
async function waitForMail(address: string, words: string): Promise<string> {
  const found = async (): Promise<string> => {
    const mails = await listMessages(getStack().api, address);
    return mails.find(({ text }) => text.includes(words))?.text ?? '';
  };
  await expect.poll(found).not.toBe('');
  return found();
}

const shopInvoice = (number: string): Buffer =>
  fs.readFileSync(`examples/storefront/public/invoices/${number}.pdf`);

describe('an invoice from the merchant', () => {
  it('a new customer pays an invoice, from the link in the email to the signed agreement', async () => {
    const customerEmail = `books-${process.pid}@cafe.example`;
    const link = await createInvoiceLink({ amount: 3264.17, customerEmail });
    const mail = await waitForMail(customerEmail, link.linkId);
    expect(mail).toContain(link.invoiceId);

    const person = await openApplicantAt(open, link.url);
    expect(new URL(person.page.url()).search).toBe('');
    await person.dialog.getByText('$3,264.17').first().waitFor();
    await expectNoAxeFindings(person.page, 'welcome of an invoice link');
    await goToOffer(person, 'invoiceLink');
    await person.arrive('invoice.info.title');
    await person.dialog.getByText(link.invoiceId).first().waitFor();
    await expectNoAxeFindings(person.page, 'invoice of a link');
    await confirmInvoice(person);
    await person.arrive('invoice.qualification.title');
    await expectNoAxeFindings(person.page, 'invoice qualification');
    // a refresh resumes at the furthest step
    await person.page.reload();
    await person.options();
    await person.sign();
    await person.arrive('invoice.congratulations.title');
    await person.button('invoice.congratulations.button').waitFor();
    await expectNoAxeFindings(person.page, 'congratulations');

    expect(await getInvoiceLink(link.linkId)).toMatchObject({ status: 'used' });
    // the bank’s report shows the merchant as paid; both get a mail
    await expect
      .poll(() => findPayouts(link.invoiceId), { timeout: 60_000 })
      .toMatchObject([{ amount: 3264.17, state: 'paid' }]);
    await waitForMail(sandboxPayee.remittanceEmail, link.invoiceId);
    await waitForMail(person.mail, link.invoiceId);
    const events = await fetch(`${getStack().shop}/api/events`);
    expect(await events.text()).toContain(link.invoiceId);
    const again = await openApplicantAt(open, link.url);
    await again.arrive('outcome.invoiceLinkError.invoiceLinkUsed');
  });

  it('an invoice over the credit is paid in part, in French', async () => {
    const link = await createInvoiceLink({ amount: 41_923 });
    const person = await openApplicantAt(open, link.url, { language: 'fr', size: 'desktop' });
    await skipToOffer(person, 'invoiceLink');
    await person.arrive('invoice.info.title');
    await confirmInvoice(person);
    await person.arrive('invoice.qualification.title');
    await person.press('invoice.qualification.continue');
    await person.page.getByText(person.t('invoice.partial.title'), { exact: true }).waitFor();
    await expectNoAxeFindings(person.page, 'a balance remains');
    await pressInModal(person, 'invoice.partial.confirm');
    await person.options();
    await person.sign();
    await person.arrive('invoice.congratulations.title');
    await person.button('invoice.congratulations.button').waitFor();
    const paid = (await findPayouts(link.invoiceId))[0]?.amount ?? 0;
    expect(paid).toBeGreaterThan(1000);
    expect(paid).toBeLessThan(41_923);
    const balance = formatMoney(Math.round((41_923 - paid) * 100), 'fr');
    await person.dialog.getByText(balance).first().waitFor();
  });

  it('a confirmed invoice is resumed on another device', async () => {
    const link = await createInvoiceLink({ amount: 1500 });
    const first = await openApplicantAt(open, link.url);
    await skipToOffer(first, 'invoiceLink');
    await first.arrive('invoice.info.title');
    await confirmInvoice(first);
    await first.arrive('invoice.qualification.title');

    const second = await openApplicantAt(open, link.url, { phone: first.phone, size: 'desktop' });
    await returnByPhone(second, 'invoiceLink');
    await second.arrive('invoice.pending.title');
    await second.dialog.getByText('$1,500').first().waitFor();
    await expectNoAxeFindings(second.page, 'active approval');
    await second.press('invoice.pending.continue');
    await second.options();
    await second.sign();
    await second.arrive('invoice.congratulations.title');
  });
});

describe('the merchant’s page', () => {
  it('a merchant’s page opens its invoice in the dialog and gets the event when it is paid', async () => {
    const person = await open.person({ size: 'desktop' });
    const { page } = person;
    rememberSession(page);
    await page.goto(`${getStack().shop}/invoices`);
    const row = page.getByRole('listitem').filter({ hasText: 'NL-20418' });
    await row.getByRole('button').click();
    await skipToOffer(person, 'invoiceLink', () => row.getByRole('button').click());
    await person.arrive('invoice.info.title');
    await confirmInvoice(person);
    await payInvoice(person);
    await person.press('invoice.congratulations.button');
    await page.getByText('Invoice NL-20418 is paid over time. Thank you!').waitFor();
    await row.getByText('Paid by Tamarack').waitFor();
  });

  it('a button for a credit line leads to an uploaded invoice and its payment', async () => {
    const person = await open.person({ size: 'phone' });
    const { page } = person;
    await page.goto(getStack().shop);
    await page.locator('[data-prequalify]').click();
    await goToOffer(person, 'preQualification');
    await person.arrive('invoice.upload.title');
    await expectNoAxeFindings(page, 'invoice upload');
    await chooseInvoice(person, toPdfFile('NL-20431.pdf', shopInvoice('NL-20431')));
    await person.arrive('invoice.info.title');
    expect(await person.field('invoice.info.number').inputValue()).toBe('NL-20431');
    expect(await person.field('invoice.info.amount').inputValue()).toBe('$7,842.27');
    expect(await person.field('invoice.info.payable').inputValue()).toBe('$7,842.27');
    await expectNoAxeFindings(page, 'invoice that was read');
    await confirmInvoice(person);
    await payInvoice(person);
    await person.press('invoice.congratulations.button');
    await page.getByText('Your invoice is paid over time. Thank you!').waitFor();

    // the same invoice again, by its file and by hand
    const again = await openApplicantAt(
      open,
      `${getStack().api}/pre-qualify?merchantKey=${getStack().publishableKey}`,
      { phone: person.phone },
    );
    await returnByPhone(again, 'preQualification');
    await again.arrive('invoice.manual.title');
    await again.field('invoice.manual.number').fill('nl 20431');
    await again.field('invoice.manual.amount').fill('7 842,27 $');
    await again.press('invoice.manual.continue');
    await again.page.getByText(again.t('invoice.confirm.title')).waitFor();
    await pressInModal(again, 'invoice.confirm.confirm');
    await again.dialog
      .getByText('This invoice has already been submitted to the merchant. Please enter a new invoice.')
      .waitFor();
    await again.press('invoice.manual.upload');
    await again.arrive('invoice.upload.title');
    await chooseInvoice(again, toPdfFile('NL-20431.pdf', shopInvoice('NL-20431')));
    await again.dialog
      .getByText('This invoice has already been submitted to the merchant. Please upload a new invoice.')
      .waitFor();
    // the remaining credit does not cover a larger invoice
    const large = await invoicePdf({ number: 'NL-77001', subtotal: 30_000_00 });
    await chooseInvoice(again, toPdfFile('NL-77001.pdf', large));
    await again.arrive('invoice.info.title');
    await again.field('invoice.info.site').selectOption({ index: 1 });
    await again.field('invoice.info.payable').fill('33900');
    await again.press('invoice.info.confirm');
    await again.dialog.getByText(/The amount we’ll pay must be at most/).waitFor();
    expect(await again.field('invoice.info.payable').getAttribute('aria-invalid')).toBe('true');
  });
});
