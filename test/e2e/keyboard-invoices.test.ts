import { expect, it } from 'vitest';
import { invoicePdf } from '../support/invoice-pdfs';
import type { Applicant } from './support/applicant';
import { openBrowserForFile } from './support/browser';
import { openApplicantAt, skipToOffer } from './support/invoices';
import { createKeyboard, tabTo } from './support/keyboard';
import { createInvoiceLink } from './support/merchant';
import { getStack } from './support/stack';
import { toPdfFile } from './support/statements';

const open = openBrowserForFile('isolated');

/** The button opens the browser's dialog for files, which is the system's own. */
async function uploadInvoice({ page, dialog, t, arrive, phone }: Applicant): Promise<void> {
  await arrive('invoice.upload.title');
  const number = `NL-${phone.slice(-6)}`;
  const choosing = page.waitForEvent('filechooser');
  // its name ends with that of the field
  const choose = dialog.getByRole('button', { name: new RegExp(`^${t('invoice.upload.choose')}`) });
  await tabTo(page, choose, ['button', `${t('invoice.upload.choose')} ${t('invoice.upload.label')}`]);
  await page.keyboard.press('Enter');
  await (await choosing).setFiles(toPdfFile(`${number}.pdf`, await invoicePdf({ number })));
}

// the steps between welcome and offer are those of a cart: `keyboard.test.ts`
it.each([
  ['invoiceLink', 'en', 'phone'],
  ['preQualification', 'fr', 'desktop'],
] as const)('what %s has of its own works by keyboard alone (%s, %s)', async (entry, language, size) => {
  const address =
    entry === 'invoiceLink'
      ? (await createInvoiceLink({ amount: 2750.4 })).url
      : `${getStack().api}/pre-qualify?merchantKey=${getStack().publishableKey}`;
  const person = await openApplicantAt(open, address, { language, size });
  const { page } = person;
  const { press, pressInModal, sign } = createKeyboard(person);
  await person.waitForScreen(`start.welcome.title.${entry}`);
  await tabTo(page, person.button('start.welcome.start'), ['button', person.t('start.welcome.start')]);
  await skipToOffer(person, entry);

  if (entry === 'preQualification') await uploadInvoice(person);
  await person.arrive('invoice.info.title');
  const site = person.field('invoice.info.site');
  if (await site.isVisible()) {
    await tabTo(page, site, ['combobox', person.t('invoice.info.site')]);
    await page.keyboard.press('ArrowDown');
    expect(await site.inputValue()).not.toBe('');
  }
  await press('invoice.info.confirm');
  await person.arriveAtQuestion('invoice.confirm.title');
  await pressInModal('invoice.confirm.confirm');
  await person.arrive('invoice.qualification.title');
  await press('invoice.qualification.continue');
  await person.arrive('offer.displayOptions.title');
  await press('offer.displayOptions.continue');
  await person.arrive('offer.signAgreement.title');
  await sign();
  await person.arrive('invoice.congratulations.title');
  await press('invoice.congratulations.button');
});
