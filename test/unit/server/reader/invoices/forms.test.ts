import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import {
  buildDocument,
  customer,
  getPrefilled,
  type PlacedText,
  particulars,
  readParts,
  summary,
  toWords,
} from './build-invoice';

const row = (y: number, label: string, value: string): readonly PlacedText[] => [
  [400, y, label],
  [500, y, value],
];

const title: PlacedText = [450, 40, 'INVOICE'];

describe('the number of an invoice', () => {
  it.each<readonly [string, readonly PlacedText[]]>([
    ['under the title, without a label', [title, [440, 58, 'INV-1042']]],
    ['behind a label that is glued', [title, ...row(60, 'InvoiceNo:', 'INV-1042')]],
    [
      'behind a label of two lines',
      [title, [400, 60, 'Invoice'], ...row(72, 'Number', 'INV-1042'), ...row(100, 'Order No.', 'SO-1')],
    ],
    [
      'under a label of two lines, among others',
      [
        [300, 60, 'Customer'],
        [450, 60, 'Invoice'],
        [300, 72, 'Number'],
        [450, 72, 'Number'],
        [300, 86, '40077'],
        [450, 86, 'INV-1042'],
      ],
    ],
  ])('is read %s', (_, top) => {
    expect(getPrefilled(readParts({ top }).number)).toBe('INV-1042');
  });

  it('another number right under the title is ignored', () => {
    const top: readonly PlacedText[] = [title, [400, 58, 'Store'], [450, 58, '88123']];
    expect(getPrefilled(readParts({ top }).number)).toBeNull();
  });

  it.each([
    '519-555-0143',
    '1-800-555-0143',
    '90210-1234',
    '1/100',
    'PO-8812',
    '2026-11-03',
  ])('the number under the title is not %s', (text) => {
    expect(getPrefilled(readParts({ top: [title, [450, 58, text]] }).number)).toBeNull();
  });

  it('an item’s number is not the invoice’s', () => {
    const heads: readonly PlacedText[] = [
      [40, 60, 'No.'],
      [150, 60, 'Description'],
      [300, 60, 'Qty'],
      [40, 74, 'IT-3300'],
    ];
    expect(getPrefilled(readParts({ top: [[40, 46, 'Invoice'], ...heads] }).number)).toBeNull();
  });
});

describe('the total of an invoice', () => {
  const taxed = [...row(400, 'Subtotal', '$1,000.00'), ...row(414, 'HST 13%', '$130.00')];
  const cases: readonly (readonly [string, readonly PlacedText[]])[] = [
    ['that its currency is glued to', [...taxed, ...row(428, 'Total', 'CAD1,130.00')]],
    [
      'with every label glued',
      [
        ...row(400, 'SubTotal:', '$1,000.00'),
        ...row(414, 'HST13%:', '$130.00'),
        ...row(428, 'TotalThisInvoice:', '$1,130.00'),
      ],
    ],
    [
      'under a label that a date stands beside',
      [...row(400, 'HST 13%', '$130.00'), [400, 428, 'AMOUNT DUE NOV 30, 2026'], [400, 442, '$1,130.00']],
    ],
    [
      'after a balance that was paid',
      [
        ...row(372, 'Previous balance', '$312.44'),
        ...row(386, 'Payment received', '-$312.44'),
        ...row(400, 'Current charges', '$1,000.00'),
        ...row(414, 'HST', '$130.00'),
        ...row(428, 'Total amount due', '$1,130.00'),
      ],
    ],
    [
      'of fees, disbursements and taxes',
      [
        ...row(386, 'Total fees', '$900.00'),
        ...row(400, 'Total disbursements', '$100.00'),
        ...row(414, 'HST 13%', '$130.00'),
        [300, 428, 'Total fees, disbursements and taxes'],
        [500, 428, '$1,130.00'],
      ],
    ],
    [
      'beside the total of a part',
      [
        ...row(400, 'Total services', '$1,000.00'),
        ...row(414, 'HST 13%', '$130.00'),
        ...row(428, 'Amount payable', '$1,130.00'),
      ],
    ],
  ];

  it.each(cases)('the total is read %s', (_, sums) => {
    const reading = readParts({ sums });
    expect([getPrefilled(reading.total), getPrefilled(reading.amountDue)]).toEqual([113_000, 113_000]);
  });

  it('an earlier balance paid in part leaves the total uncertain', () => {
    const sums = [
      ...row(372, 'Previous balance', '$312.44'),
      ...row(386, 'Payment received', '-$300.00'),
      ...row(428, 'Total amount due', '$1,142.44'),
    ];
    expect(getPrefilled(readParts({ sums }).total)).toBeNull();
  });

  it('a total that does not add up to the amount due is uncertain', () => {
    const sums = [
      ...row(400, 'Current charges', '$100.00'),
      ...row(414, 'HST', '$13.00'),
      ...row(428, 'Interest', '$5.00'),
      ...row(442, 'Total amount due', '$118.00'),
    ];
    expect(getPrefilled(readParts({ sums }).total)).toBeNull();
  });

  it('the rest after a payment, by any name, is the amount due', () => {
    const paid = [...row(442, 'with order, 2 July', '500.00'), ...row(456, 'Amount due', '$630.00')];
    const reading = readParts({ sums: [...summary, ...paid] });
    expect([getPrefilled(reading.total), getPrefilled(reading.amountDue)]).toEqual([113_000, 63_000]);
  });
});

describe('a title of two lines', () => {
  it.each([
    ['STATEMENT OF', 'ACCOUNT', 'statement'],
    ['CREDIT', 'INVOICE', 'creditNote'],
    ['PRO FORMA', 'INVOICE', 'quote'],
    ['ÉTAT DE', 'COMPTE', 'statement'],
    ['TAX', 'INVOICE', 'invoice'],
  ])('%s / %s is one title', (upper, lower, kind) => {
    const large = toWords(
      [
        [380, 30, upper],
        [380, 54, lower],
      ],
      20,
    );
    const rest = particulars.filter(([, y]) => y !== 40).map(([x, y, text]): PlacedText => [x, y + 40, text]);
    const document = buildDocument([...large, ...toWords([...rest, ...customer, ...summary])]);
    const reading = readInvoice(document);
    expect(reading.kind.value).toBe(kind);
    expect(getPrefilled(reading.total)).toBe(kind === 'invoice' ? 113_000 : null);
  });
});

it('a letter that mentions an invoice number is not an invoice', () => {
  const letter = toWords([
    [40, 40, 'To all our customers'],
    [40, 60, 'Please show the invoice number on every payment. A charge of $48.00 is made.'],
  ]);
  expect(readInvoice(buildDocument(letter)).kind.value).toBe('other');
});
