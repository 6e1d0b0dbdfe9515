import { deflateRawSync } from 'node:zlib';
import type { Language } from '@tamarack/core/language';
import { limits } from '@tamarack/core/validation/limits';
import { expect, it } from 'vitest';
import { invoicePdf } from '../support/invoice-pdfs';
import { pdfBombs } from '../support/pdf-bombs';
import { bigPdf, brokenPdf, drawPdf, encryptedPdf, heicBytes, statementPdf } from '../support/pdfs';
import type { Applicant } from './support/applicant';
import { expectNoAxeFindings, openBrowserForFile } from './support/browser';
import { chooseInvoice, openApplicantAt, skipToOffer } from './support/invoices';
import { getStack } from './support/stack';
import { type ChosenFile, toPdfFile } from './support/statements';

const open = openBrowserForFile();

const page = (): string => `${getStack().api}/pre-qualify?merchantKey=${getStack().publishableKey}`;

/** A new customer with a credit line, before any invoice. */
async function openUpload(language: Language = 'en'): Promise<Applicant> {
  const person = await openApplicantAt(open, page(), { language });
  await skipToOffer(person, 'preQualification');
  await person.arrive('invoice.upload.title');
  return person;
}

const uploadAnother = async (person: Applicant): Promise<void> => {
  await person.press('invoice.info.newInvoice');
  await person.arrive('invoice.upload.title');
};

/** A PNG whose header declares a huge size and whose data is empty. */
function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4);
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const packed = deflateRawSync(Buffer.alloc(4_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.concat([Buffer.from([0x78, 0x9c]), packed])),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const manyPages = (count: number): Promise<Buffer> =>
  drawPdf({}, (doc) => {
    for (let number = 1; number <= count; number++) {
      if (number > 1) doc.addPage();
      doc.text(`Page ${number} of ${count}`);
    }
  });

const refused: readonly (readonly [what: string, message: string, file: () => Promise<ChosenFile>])[] = [
  [
    'one byte too large',
    'messages.validation.fileTooLarge',
    async () => toPdfFile('large.pdf', await bigPdf(limits.fileSize + 1)),
  ],
  [
    'another type',
    'messages.validation.fileType',
    async () => ({ name: 'invoice.docx', mimeType: 'application/msword', buffer: Buffer.from('PK..') }),
  ],
  [
    'a HEIC photo',
    'messages.validation.fileHeic',
    async () => ({ name: 'photo.heic', mimeType: 'image/heic', buffer: heicBytes() }),
  ],
  [
    'a password',
    'messages.validation.filePassword',
    async () => toPdfFile('locked.pdf', await encryptedPdf()),
  ],
  [
    'a truncated file',
    'messages.validation.fileBroken',
    async () => toPdfFile('cut.pdf', await brokenPdf('garbage')),
  ],
  ['400 pages', 'messages.validation.filePages', async () => toPdfFile('book.pdf', await manyPages(400))],
  [
    '20,000 by 20,000 pixels',
    'messages.validation.filePicture',
    async () => ({ name: 'huge.png', mimeType: 'image/png', buffer: hugePng(20_000) }),
  ],
  [
    'US dollars',
    'messages.validation.fileCurrency',
    async () => toPdfFile('usd.pdf', await invoicePdf({ currency: 'USD' })),
  ],
  [
    'euros',
    'messages.validation.fileOtherCurrency',
    async () => toPdfFile('eur.pdf', await invoicePdf({ currency: 'EUR' })),
  ],
  ['no bytes', 'messages.validation.fileEmpty', async () => toPdfFile('empty.pdf', Buffer.alloc(0))],
];

// invoice-upload.test.tsx has the messages of both languages, the gallery its states
it('an unusable file is explained, and the next one is read', async () => {
  const person = await openUpload('fr');
  await expectNoAxeFindings(person.page, 'invoice upload');
  for (const [what, message, file] of refused) {
    await chooseInvoice(person, await file());
    await person.dialog.getByText(person.t(message), { exact: true }).waitFor();
    await expectNoAxeFindings(person.page, what);
  }
  await chooseInvoice(person, toPdfFile('good.pdf', await invoicePdf({ number: 'NL-6100' })));
  await person.arrive('invoice.info.title');
  expect(await person.field('invoice.info.number').inputValue()).toBe('NL-6100');
});

it('two files, a broken PDF, a statement, a credit note and a deposit invoice are each handled', async () => {
  const person = await openUpload();
  const pdf = await invoicePdf({ number: 'NL-61002' });
  const transfer = await person.page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      for (const name of ['one.pdf', 'two.pdf'])
        data.items.add(new File([new Uint8Array(bytes)], name, { type: 'application/pdf' }));
      return data;
    },
    [...pdf],
  );
  const zone = person.dialog.getByRole('group', { name: person.t('invoice.upload.label') });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await zone.dispatchEvent(type, { dataTransfer: transfer });
  await person.dialog.getByText('Please attach only a single file', { exact: true }).waitFor();

  await chooseInvoice(person, toPdfFile('circle.pdf', pdfBombs.circle()));
  await person.dialog.getByText(person.t('invoice.upload.refused', { name: 'circle.pdf' })).waitFor();

  await chooseInvoice(person, toPdfFile('statement.pdf', await statementPdf()));
  await person.arrive('invoice.info.title');
  expect(await person.field('invoice.info.amount').inputValue()).toBe('');
  await expectNoAxeFindings(person.page, 'no invoice');

  await uploadAnother(person);
  const credit = await invoicePdf({ number: 'NL-61003', title: 'CREDIT NOTE', subtotal: -500_00 });
  await chooseInvoice(person, toPdfFile('credit.pdf', credit));
  await person.dialog.getByText(person.t('invoice.document.creditNote.title')).waitFor();
  expect(await person.field('invoice.info.amount').inputValue()).toBe('');

  await uploadAnother(person);
  const deposit = await invoicePdf({ number: 'NL-61004', subtotal: 1_000_00, paid: 300_00 });
  await chooseInvoice(person, toPdfFile('deposit.pdf', deposit));
  await person.dialog.getByText(person.t('invoice.document.partlyTitle')).waitFor();
  expect(await person.field('invoice.info.amount').inputValue()).toBe('$830.00');
});

it('continuing without a file shows an error, and the upload can be skipped', async () => {
  const person = await openUpload();
  await person.press('common.buttons.continue');
  await person.dialog.getByText('Please attach a file', { exact: true }).waitFor();
  await person.press('invoice.upload.skip');
  await person.arrive('invoice.manual.title');
});
