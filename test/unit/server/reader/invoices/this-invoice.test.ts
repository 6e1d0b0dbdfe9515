import { describe, expect, it } from 'vitest';
import { getPrefilled, type PlacedText, readParts, summary } from './build-invoice';

const row = (y: number, label: string, value: string): readonly PlacedText[] => [
  [400, y, label],
  [520, y, value],
];

/** A row of a table: its label, then cells whose right edges are those of the columns. */
const cells = (y: number, label: string, ...values: readonly string[]): readonly PlacedText[] => [
  [40, y, label],
  ...values.map((value, index): PlacedText => [330 + index * 100 - value.length * 5, y, value]),
];

describe('progress billing', () => {
  const tables: readonly (readonly [string, readonly string[], number])[] = [
    ['this invoice in the middle', ['Previous', 'This Invoice', 'To Date'], 678_000],
    ['this period first', ['This Period', 'Previously', 'To Date'], 5_424_000],
    ['in French', ['Antérieur', 'Cette facture', 'À ce jour'], 678_000],
  ];
  const sums: readonly PlacedText[] = [
    ...cells(300, 'Masonry, block walls', '48,000.00', '6,000.00', '54,000.00'),
    ...cells(380, 'Subtotal', '48,000.00', '6,000.00', '54,000.00'),
    ...cells(394, 'HST 13%', '6,240.00', '780.00', '7,020.00'),
    ...cells(408, 'Total', '54,240.00', '6,780.00', '61,020.00'),
  ];

  it.each(tables)('the total is that of the column of this invoice: %s', (_, heads, total) => {
    const reading = readParts({ sums: [...cells(280, 'Description', ...heads), ...sums] });
    expect(getPrefilled(reading.total)).toBe(total);
    expect(getPrefilled(reading.amountDue)).toBe(total);
  });

  it('columns without heads that tell them apart leave the total uncertain', () => {
    const reading = readParts({ sums: [...cells(280, 'Description', 'A', 'B', 'C'), ...sums] });
    expect(getPrefilled(reading.total)).toBeNull();
    expect(getPrefilled(reading.amountDue)).toBeNull();
  });

  it('sums below a column to date are not confirmed by their own arithmetic', () => {
    const reading = readParts({
      sums: [
        ...cells(280, 'Description', 'Previous', 'This Invoice', 'To Date'),
        ...cells(300, 'Masonry, block walls', '48,000.00', '6,000.00', '54,000.00'),
        [430, 400, 'Subtotal'],
        [485, 400, '54,000.00'],
        [430, 414, 'HST 13%'],
        [490, 414, '7,020.00'],
        [430, 428, 'Total'],
        [485, 428, '61,020.00'],
      ],
    });
    expect(getPrefilled(reading.total)).toBeNull();
    expect(getPrefilled(reading.amountDue)).toBeNull();
  });

  it('sums below the table are confirmed by the column of this invoice', () => {
    const reading = readParts({
      sums: [
        ...cells(280, 'Description', 'Previous', 'This Invoice', 'To Date'),
        ...cells(300, 'Masonry, block walls', '48,000.00', '6,000.00', '54,000.00'),
        [430, 400, 'Subtotal'],
        [490, 400, '6,000.00'],
        [430, 414, 'HST 13%'],
        [500, 414, '780.00'],
        [430, 428, 'Total'],
        [490, 428, '6,780.00'],
      ],
    });
    expect(getPrefilled(reading.total)).toBe(678_000);
  });

  it.each([
    ['Less previously invoiced', 'Amount due this invoice'],
    ['Less previous certificates', 'Amount due'],
    ['Moins facturation antérieure', 'Montant dû'],
  ])('a total from which “%s” is taken is that of the job', (deduction, due) => {
    const sums = [
      ...row(400, 'Subtotal', '$54,000.00'),
      ...row(414, 'HST 13%', '$7,020.00'),
      ...row(428, 'Total', '$61,020.00'),
      ...row(442, deduction, '($54,240.00)'),
      ...row(456, due, '$6,780.00'),
    ];
    expect([null, 678_000]).toContain(getPrefilled(readParts({ sums }).total));
    expect([null, 678_000]).toContain(getPrefilled(readParts({ sums }).amountDue));
  });

  it.each([
    'Total to date',
    'Total completed to date',
    'Total à ce jour',
    'Total contract',
  ])('“%s” is not the total of the invoice', (label) => {
    const sums = [
      ...row(400, 'Subtotal', '$54,000.00'),
      ...row(414, 'HST 13%', '$7,020.00'),
      ...row(428, label, '$61,020.00'),
    ];
    expect(getPrefilled(readParts({ sums }).total)).toBeNull();
    expect(getPrefilled(readParts({ sums }).amountDue)).toBeNull();
  });
});

describe('an earlier balance', () => {
  it.each([
    'Previous balance',
    'Prior outstanding',
    'Outstanding balance from last invoice',
    'Unpaid invoices',
    'Balance forward',
    'Solde antérieur',
    'Montant en souffrance',
  ])('“%s” is never part of what is due for this invoice', (label) => {
    const sums = [
      ...summary,
      [400, 442, label],
      [500, 442, '$500.00'],
      [400, 456, 'Amount due'],
      [500, 456, '$1,630.00'],
    ] as const;
    const reading = readParts({ sums });
    expect([null, 113_000]).toContain(getPrefilled(reading.total));
    expect(getPrefilled(reading.amountDue)).toBe(113_000);
  });

  it('a total beneath an earlier balance in its column is not confirmed by the column', () => {
    const sums: readonly PlacedText[] = [
      [400, 400, 'Subtotal'],
      [500, 400, '$1,000.00'],
      [400, 414, 'HST 13%'],
      [500, 414, '$130.00'],
      [400, 428, 'Unpaid charges'],
      [500, 428, '$500.00'],
      [400, 442, 'Total'],
      [500, 442, '$1,630.00'],
    ];
    expect(getPrefilled(readParts({ sums }).total)).toBeNull();
    expect(getPrefilled(readParts({ sums }).amountDue)).toBeNull();
  });

  it('the prior outstanding of a carrier is not its total', () => {
    const more: readonly PlacedText[] = [
      [400, 300, 'Prior outstanding'],
      [500, 300, '$4,310.22'],
    ];
    expect(getPrefilled(readParts({ more }).total)).toBe(113_000);
  });
});

describe('the currency', () => {
  const guises: readonly (readonly [string, readonly PlacedText[]])[] = [
    ['in the head of a column', [[490, 300, 'Amount - USD']]],
    ['in brackets in a head', [[490, 300, 'Price (US$)']]],
    [
      'beneath its label',
      [
        [40, 200, 'Billing currency'],
        [40, 213, 'USD'],
      ],
    ],
    ['as a cell', [[300, 200, 'USD']]],
    ['as euros', [[490, 300, 'Montant EUR']]],
    ['as rupees', [[490, 300, 'Amount (INR)']]],
    ['as rupees in words', [[40, 460, 'Amount in Rupees']]],
    ['as pounds', [[490, 300, 'Total GBP']]],
    ['as francs', [[490, 300, 'Montant CHF']]],
    ['in French', [[490, 300, 'Montant en dollars américains']]],
  ];

  it.each(guises)('a foreign currency %s wins over Canadian taxes', (_, more) => {
    expect(getPrefilled(readParts({ more }).currency)).not.toBe('CAD');
    expect(readParts({ more }).currency?.value).not.toBe('CAD');
  });

  it('a sentence that mentions another currency leaves a plain dollar sign uncertain', () => {
    const more: readonly PlacedText[] = [
      [40, 700, 'Both parties settled on U.S. funds for this order in the spring of 2026.'],
    ];
    expect(getPrefilled(readParts({ more }).currency)).toBeNull();
  });

  it('Canadian dollars named with the total stay certain beside such a sentence', () => {
    const more: readonly PlacedText[] = [
      [40, 700, 'Both parties settled on U.S. funds for this order in the spring of 2026.'],
      [400, 442, 'Amount due CAD'],
      [500, 442, '$1,130.00'],
    ];
    expect(getPrefilled(readParts({ more }).currency)).toBe('CAD');
  });
});

describe('the merchant', () => {
  it('a name that only the payment terms have is never certain', () => {
    const more: readonly PlacedText[] = [
      [40, 300, 'Vaughan'],
      [40, 700, 'Make cheques payable to Vaughan'],
    ];
    expect(getPrefilled(readParts({ more }).merchant)).not.toBe('Vaughan');
  });
});
