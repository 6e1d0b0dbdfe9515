import type { Applicant } from '../../test/e2e/support/applicant';
import { chooseInvoice, confirmInvoice, payInvoice, returnByPhone } from '../../test/e2e/support/invoices';
import { applyByLookup, buyByLookup } from '../../test/e2e/support/lookups';
import { createInvoiceLink } from '../../test/e2e/support/merchant';
import {
  chooseFiles,
  confirmStatements,
  createStatements,
  declineConnection,
  getRow,
  submitCheque,
  toPdfFile,
} from '../../test/e2e/support/statements';
import { invoicePdf } from '../../test/support/invoice-pdfs';
import { chequePdf } from '../../test/support/pdfs';
import type { Stack } from '../../test/support/stack';

/** From the first screen to the last act: the screen after it asks for nothing, and is only waited for. */
export interface Journey {
  readonly name: string;
  /** The way that the bar is for. */
  readonly isMain?: boolean;
  /** The person has a credit line from an earlier purchase. */
  readonly isReturning?: boolean;
  readonly walk: (person: Applicant, stack: Stack) => Promise<void>;
}

/** But for the first and the last, nobody knows the person; but for the second, what can be looked up is. */
export const journeys: readonly Journey[] = [
  {
    name: 'cart, business found by name',
    isMain: true,
    walk: async (person) => {
      await buyByLookup(person);
      await person.waitForScreen('final.title');
    },
  },
  {
    name: 'cart, all typed by hand',
    walk: async (person) => {
      await person.from('open', 'end');
      await person.waitForScreen('final.title');
    },
  },
  { name: 'statements and cheque', walk: uploadDocuments },
  { name: 'invoice link', walk: payInvoiceLink },
  { name: 'pre-qualification', walk: payUploadedInvoice },
  {
    name: 'returning customer',
    isReturning: true,
    walk: async (person) => {
      await person.shop();
      await person.pay();
      await returnByPhone(person, 'cart');
      await person.qualification('offer.qualification.titleReturning');
      await person.from('options', 'end');
      await person.waitForScreen('final.title');
    },
  },
];

async function uploadDocuments(person: Applicant): Promise<void> {
  await person.shop();
  await person.pay();
  await person.welcome();
  await applyByLookup(person);
  await declineConnection(person);
  const files = await createStatements();
  await chooseFiles(person, files);
  for (const { name } of files)
    await getRow(person, name).getByText(person.t('documents.row.ready')).waitFor();
  await confirmStatements(person);
  await submitCheque(person, await chequePdf());
  await person.waitForScreen('cheque.success.title');
}

async function payInvoiceLink(person: Applicant, stack: Stack): Promise<void> {
  const { url } = await createInvoiceLink({ amount: 3264.17 }, stack);
  await person.visit(url);
  await qualify(person, 'invoiceLink');
  await payConfirmedInvoice(person);
}

/** The credit line first, then an invoice. */
async function payUploadedInvoice(person: Applicant): Promise<void> {
  await person.shop([]);
  await person.page.locator('[data-prequalify]').click();
  await qualify(person, 'preQualification');
  await person.arrive('invoice.upload.title');
  const number = `NL-${person.phone.slice(-6)}`;
  await chooseInvoice(person, toPdfFile(`${number}.pdf`, await invoicePdf({ number })));
  await payConfirmedInvoice(person);
}

async function qualify(person: Applicant, entry: 'invoiceLink' | 'preQualification'): Promise<void> {
  await person.arrive(`start.welcome.title.${entry}`, 'welcome');
  await person.press('start.welcome.start');
  await applyByLookup(person);
  await person.from('valueProposition', 'options');
}

async function payConfirmedInvoice(person: Applicant): Promise<void> {
  await person.arrive('invoice.info.title');
  await confirmInvoice(person);
  await payInvoice(person);
}
