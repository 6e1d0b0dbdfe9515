import { describe, expect, it } from 'vitest';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import { openApplicantAt } from './support/invoices';
import { callAsMerchant, createInvoiceLink } from './support/merchant';
import { getStack } from './support/stack';

const open = openBrowserForFile();
const expired = {
  en: 'This invoice link has expired. Please contact the merchant to arrange payment.',
  fr: /lien.*expiré/i,
};

describe('an invoice link that cannot be opened', () => {
  it.each([
    ['invoiceLinkUsed', 'sandbox-used', 'This invoice has already been paid.'],
    [
      'invoiceLinkRejected',
      'sandbox-rejected',
      'Sorry, you are not approved for Tamarack financing at this time.',
    ],
    ['invoiceLinkDeactivated', 'sandbox-deactivated', expired.en],
    ['invoiceLinkExpired', 'sandbox-expired', expired.en],
    ['invoiceLinkInvalid', 'anything-else', expired.en],
  ])('an invoice link that cannot be opened is explained: %s', async (kind, linkId, message) => {
    const { api } = getStack();
    const person = await openApplicantAt(open, `${api}/invoice?linkId=${linkId}`);
    await person.arrive(`outcome.invoiceLinkError.${kind}`);
    await person.dialog.getByText(message, { exact: true }).waitFor();
    await expectNoAxeFindings(person.page, kind);
    const french = await openApplicantAt(open, `${api}/invoice?linkId=${linkId}`, {
      language: 'fr',
      size: 'desktop',
    });
    await french.arrive(`outcome.invoiceLinkError.${kind}`);
    // the specification's sentence, which has no French one, calls all three expired
    const saysExpired = (await french.dialog.getByText(expired.fr).count()) > 0;
    expect(saysExpired).toBe(kind === 'invoiceLinkExpired');
  });

  it('an incomplete address shows the general error', async () => {
    const { api } = getStack();
    const person = await openApplicantAt(open, `${api}/invoice?sessionId=x&linkId=sandbox-used`);
    await person.dialog.getByText(person.t('common.wrapper.general'), { exact: true }).waitFor();
  });

  it('in the merchant’s own dialog the reason is shown, and the page gets its code', async () => {
    const page = await open.openPage(await open.openContext('phone'));
    await page.goto(getStack().bare);
    await page.waitForFunction('window.Tamarack?.version');
    const code = page.evaluate(
      `window.Tamarack.payInvoice({ linkId: 'sandbox-expired' }).then(() => 'none', (error) => error.code)`,
    );
    await page.getByRole('dialog').getByText(expired.en).waitFor();
    await page.keyboard.press('Escape');
    expect(await code).toBe('invoiceLinkExpired');
  });
});

it('a link that the merchant deactivates while it is open cannot be opened again', async () => {
  const link = await createInvoiceLink({ amount: 900 });
  const person = await openApplicantAt(open, link.url);
  await person.arrive('start.welcome.title.invoiceLink');
  await callAsMerchant(`invoice-links/${link.linkId}/deactivate`, {});
  const again = await openApplicantAt(open, link.url);
  await again.arrive('outcome.invoiceLinkError.invoiceLinkDeactivated');
});
