import { expect, test } from 'vitest';
import { parseLinkFile } from '../../../../server/dashboard/invoice-links/csv/parse-link-file';

const parse = (text: string) => parseLinkFile(new TextEncoder().encode(text));
const plain = { language: 'en', sendEmail: false };

test('rows are read by the heads of their columns, in either language and any order', () => {
  const english = parse(
    'Amount,Invoice number,Customer name,Send email,Language,Customer email,Expires on,Site\r\n' +
      '"1,234.50",INV-1,"Côté, Roy",yes,French,a@b.example,2027-01-15,Laval\r\n',
  );
  const french = parse(
    'numero de facture;MONTANT;Nom du client;Courriel du client;Envoyer le courriel;Langue;Expire le;Succursale\n' +
      'INV-1;1 234,50 $;Côté, Roy;a@b.example;oui;fr;2027-01-15;Laval\n',
  );
  expect(english).toEqual({
    inputs: [
      {
        invoiceId: 'INV-1',
        amount: 1234.5,
        customerName: 'Côté, Roy',
        customerEmail: 'a@b.example',
        language: 'fr',
        site: 'Laval',
        // the link works on its last day
        expiresAt: '2027-01-16T05:00:00.000Z',
        sendEmail: true,
      },
    ],
    lines: [2],
    faults: [],
  });
  expect(french).toEqual(english);
});

test('every fault is reported with its line, which counts breaks inside of cells and empty lines', () => {
  const { inputs, lines, faults } = parse(
    [
      'Invoice number,Amount,Customer name,Language,Send email,Expires on',
      'A-1,12x,,German,maybe,2027-02-30',
      '',
      'A-2,100,"two\nlines",,,',
      'A-3,US$5,,,,',
      'A-4,10000000.01,,,,',
      `A-5,100,${'x'.repeat(201)},,,`,
    ].join('\n'),
  );
  expect(faults).toEqual([
    { line: 2, field: 'amount', code: 'amountInvalid' },
    { line: 2, field: 'expiresAt', code: 'dateInvalid' },
    { line: 2, field: 'language', code: 'languageUnknown' },
    { line: 2, field: 'sendEmail', code: 'yesOrNo' },
    { line: 6, field: 'amount', code: 'amountUsd' },
    { line: 7, field: 'amount', code: 'amountTooLarge' },
    { line: 8, field: 'customerName', code: 'textTooLong' },
  ]);
  expect(lines).toEqual([2, 4, 6, 7, 8]);
  expect(inputs.map((input) => input?.invoiceId)).toEqual([
    undefined,
    'A-2',
    undefined,
    undefined,
    undefined,
  ]);
  expect(inputs[1]).toMatchObject({ ...plain, amount: 100, customerName: 'two\nlines' });
});

test('a file of Windows-1252, and one with a byte order mark, keep their accents', () => {
  const latin = Uint8Array.from(
    Buffer.from('Num\xe9ro de facture;Montant;Nom du client\nF-1;100,00;C\xf4t\xe9', 'latin1'),
  );
  expect(parseLinkFile(latin).inputs[0]?.customerName).toBe('Côté');
  expect(parse('\ufeffInvoice number,Amount\nF-1,100').inputs).toHaveLength(1);
});

test.each([
  ['an empty file', '', { code: 'fileEmpty' }],
  ['a file with a head only', 'Invoice number,Amount\n', { code: 'fileEmpty' }],
  ['a missing column', 'Invoice number\nA', { code: 'columnMissing', column: 'Amount' }],
  ['an unknown column', 'Invoice number,Amount,SIN\nA,1,2', { code: 'columnUnknown', column: 'SIN' }],
  [
    'a column that occurs twice',
    'Invoice number,Amount,Montant\nA,1,2',
    { code: 'columnTwice', column: 'Montant' },
  ],
  ['an open quotation mark', 'Invoice number,Amount\n"A,1', { code: 'quotesOpen' }],
  ['a spreadsheet', 'PK\x03\x04', { code: 'fileIsSpreadsheet' }],
  ['a binary file', 'Invoice number,Amount\nA\0,1', { code: 'fileNotText' }],
  [
    'a head of a million cells',
    `Invoice number,Amount${',x'.repeat(1e6)}\nA,100`,
    { code: 'tooManyColumns' },
  ],
  ['a row of a million cells', `Invoice number,Amount\nA,100${',x'.repeat(1e6)}`, { code: 'tooManyColumns' }],
  ['more than 1,000 rows', `Invoice number,Amount\n${'A,100\n'.repeat(1001)}`, { code: 'tooManyRows' }],
])('%s is refused as a whole', (_name, text, fault) => {
  expect(parse(text)).toEqual({ inputs: [], lines: [], faults: [fault] });
});

test('1,000 rows are accepted', () => {
  expect(parse(`Invoice number,Amount\n${'A,100\n'.repeat(1000)}`).inputs).toHaveLength(1000);
});
