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

describe('an ordinary invoice', () => {
  it('an ordinary invoice is read completely', () => {
    const reading = readParts({});
    expect(reading).toMatchObject({
      kind: { value: 'invoice' },
      merchant: { value: 'Northfork Electric Inc.' },
      issuedOn: { value: '2026-11-03' },
      dueOn: null,
    });
    expect(getPrefilled(reading.number)).toBe('INV-1042');
    expect(getPrefilled(reading.total)).toBe(113_000);
    expect(getPrefilled(reading.amountDue)).toBe(113_000);
    expect(getPrefilled(reading.currency)).toBe('CAD');
  });
});

describe('the invoice number', () => {
  const others: readonly (readonly [string, string])[] = [
    ['PO number:', 'PO-8812'],
    ['Customer No.', '40077'],
    ['Account number', '7719-0042'],
    ['GST No.', '123456789 RT0001'],
    ['QST No.', '1012345678 TQ0001'],
    ['Order #', 'SO-5518'],
    ['Packing slip no.', '90021'],
    ['Phone', '519-555-0143'],
    ['Page', '1 of 2'],
    ['Quote #', 'Q-118'],
    ['No de client', '40077'],
    ['Bon de commande', 'BC-118'],
    ['No de compte', '7719'],
    ['TPS n°', '123456789 RT0001'],
    ['Dossier n°', '2026-44'],
    ['No de bon', '4584766'],
    ['Number of units', '4584'],
  ];

  it.each(others)('the invoice number is not the one labelled %s', (label, value) => {
    const without = particulars.filter(([, y]) => y !== 60);
    expect(getPrefilled(readParts({ top: [...without, ...row(60, label, value)] }).number)).toBeNull();
    expect(getPrefilled(readParts({ more: row(88, label, value) }).number)).toBe('INV-1042');
  });

  it('two invoice numbers are uncertain', () => {
    expect(getPrefilled(readParts({ more: row(88, 'Invoice No.:', 'INV-1043') }).number)).toBeNull();
  });

  it('another invoice’s number in a sentence is ignored', () => {
    const more: readonly PlacedText[] = [[40, 700, 'See our invoice no. 7781 of last month.']];
    expect(getPrefilled(readParts({ more }).number)).toBe('INV-1042');
  });

  it.each([
    ['glued', [[400, 60, 'Invoice#INV-1042']]],
    ['behind its title', [[400, 60, 'Invoice INV-1042']]],
    [
      'under its label',
      [
        [400, 60, 'Invoice Number'],
        [400, 73, 'INV-1042'],
      ],
    ],
    [
      'in French',
      [
        [400, 60, 'Facture n° :'],
        [500, 60, 'INV-1042'],
      ],
    ],
    [
      'in two languages',
      [
        [330, 60, 'Invoice No. / No de facture'],
        [520, 60, 'INV-1042'],
      ],
    ],
    ['behind dots', [[330, 60, 'Invoice number........ INV-1042']]],
    [
      'in two words',
      [
        [330, 60, 'Invoice number'],
        [500, 60, 'INV 1042'],
      ],
    ],
  ] as [string, PlacedText[]][])('the invoice number is found %s', (_, rows) => {
    const top = [...particulars.filter(([, y]) => y !== 60), ...rows];
    expect(getPrefilled(readParts({ top }).number)?.replace(' ', '-')).toBe('INV-1042');
  });
});

describe('the total', () => {
  const distractions: readonly (readonly [string, string])[] = [
    ['Total items', '12'],
    ['Total hours', '41.50'],
    ['Total savings', '$250.00'],
    ['Late fee', '$45.00'],
    ['Credit limit', '$9,000.00'],
    ['Total weight', '4120.50'],
    ["Total d'articles", '12'],
    ['Poids total', '4120,50'],
  ];

  it.each(distractions)('the total is not %s', (label, value) => {
    expect(getPrefilled(readParts({ more: row(456, label, value) }).total)).toBe(113_000);
    const without = summary.filter(([, y]) => y !== 428);
    expect(getPrefilled(readParts({ sums: [...without, ...row(428, label, value)] }).total)).toBeNull();
  });

  it('a total that its parts contradict is uncertain', () => {
    const sums = [...summary.filter(([, y]) => y !== 428), ...row(428, 'Total', '$1,310.00')];
    expect(readParts({ sums }).total).toMatchObject({ value: 131_000 });
    expect(getPrefilled(readParts({ sums }).total)).toBeNull();
  });

  it('two different totals without proof of either are uncertain', () => {
    const sums = [...row(400, 'Total', '$500.00'), ...row(440, 'Total', '$700.00')];
    expect(getPrefilled(readParts({ sums }).total)).toBeNull();
  });

  it('the total of a part is not that of the whole', () => {
    const sums = [...row(400, 'Total labour', '$500.00'), ...row(414, 'Total parts', '$700.00')];
    expect(getPrefilled(readParts({ sums }).total)).toBeNull();
  });

  it('a carried forward amount is not the total', () => {
    const first = toWords([...particulars, ...customer, ...row(700, 'Total carried forward', '$900.00')]);
    const second = toWords([...row(40, 'Brought forward', '$900.00'), ...summary]);
    expect(getPrefilled(readInvoice(buildDocument(first, second)).total)).toBe(113_000);
    expect(getPrefilled(readInvoice(buildDocument(first)).total)).toBeNull();
  });

  it('a total in whole dollars without further evidence is uncertain', () => {
    expect(getPrefilled(readParts({ sums: row(428, 'Total', '1,234') }).total)).toBeNull();
    expect(getPrefilled(readParts({ sums: row(428, 'Total', '1.234') }).total)).toBeNull();
  });

  it('the total is read separately from the amount due after a deposit', () => {
    const reading = readParts({
      more: [...row(442, 'Deposit', '-$300.00'), ...row(456, 'Balance due', '$830.00')],
    });
    expect(getPrefilled(reading.total)).toBe(113_000);
    expect(getPrefilled(reading.amountDue)).toBe(83_000);
  });

  it('a total that includes an earlier balance is uncertain', () => {
    const sums = [
      ...row(400, 'Previous balance', '$200.00'),
      ...row(414, 'New charges', '$300.00'),
      ...row(428, 'Total due', '$500.00'),
    ];
    expect(getPrefilled(readParts({ sums }).total)).not.toBe(50_000);
  });

  it('the header of an item column is not the total', () => {
    const more: readonly PlacedText[] = [
      [40, 200, 'Description'],
      [300, 200, 'Qty'],
      [500, 200, 'Total'],
      [40, 214, 'Copper wire'],
      [300, 214, '2'],
      [500, 214, '$400.00'],
      [40, 228, 'Labour'],
      [300, 228, '1'],
      [500, 228, '$600.00'],
    ];
    expect(getPrefilled(readParts({ more }).total)).toBe(113_000);
    expect(getPrefilled(readParts({ sums: [], more }).total)).toBeNull();
  });
});

describe('a document that is not an invoice', () => {
  it.each([
    ['CREDIT NOTE', 'creditNote'],
    ['NOTE DE CRÉDIT', 'creditNote'],
    ['STATEMENT OF ACCOUNT', 'statement'],
    ['ÉTAT DE COMPTE', 'statement'],
    ['QUOTE', 'quote'],
    ['SOUMISSION', 'quote'],
    ['PRO FORMA INVOICE', 'quote'],
    ['RECEIPT', 'receipt'],
    ['REÇU', 'receipt'],
  ])('%s is recognised as %s, with uncertain amounts', (title, kind) => {
    const top: readonly PlacedText[] = [
      [450, 40, title],
      [400, 74, 'Date:'],
      [500, 74, '2026-11-03'],
    ];
    const reading = readParts({ top });
    expect(reading.kind.value).toBe(kind);
    expect(getPrefilled(reading.total)).toBeNull();
    expect(getPrefilled(reading.amountDue)).toBeNull();
  });

  it.each(['PAID', 'PAYÉ', 'PAID IN FULL', 'PAYÉE'])('a document stamped %s is a receipt', (stamp) => {
    const reading = readParts({ more: [[250, 600, stamp]] });
    expect(reading.kind.value).toBe('receipt');
    expect(getPrefilled(reading.amountDue)).toBeNull();
  });

  it('an invoice paid in full is a receipt, without a certain amount due', () => {
    const reading = readParts({
      more: [...row(442, 'Payments', '-$1,130.00'), ...row(456, 'Balance due', '$0.00')],
    });
    expect(reading.kind.value).toBe('receipt');
    expect(getPrefilled(reading.amountDue)).toBeNull();
  });

  it('a document without a title is no known type', () => {
    const reading = readParts({ top: [] });
    expect(reading.kind.value).toBe('other');
    expect(getPrefilled(reading.total)).toBeNull();
  });

  it('the total of a credit note is negative', () => {
    const top: readonly PlacedText[] = [[450, 40, 'CREDIT NOTE']];
    expect(readParts({ top }).total?.value).toBe(-113_000);
  });
});

describe('the currency', () => {
  const untaxed = row(428, 'Total', '$1,130.00');
  const stated: readonly (readonly [string, readonly PlacedText[], readonly PlacedText[], string])[] = [
    ['named by the total', row(428, 'Total', 'US$1,130.00'), [], 'USD'],
    ['named beside the label', row(428, 'Total (USD)', '$1,130.00'), [], 'USD'],
    ['told in a sentence', untaxed, [[40, 700, 'All amounts are in US dollars.']], 'USD'],
    ['told in French', untaxed, [[40, 700, 'Tous les montants sont en dollars américains.']], 'USD'],
    ['told by its own label', untaxed, [[40, 700, 'Currency: USD']], 'USD'],
    ['named in euros', row(428, 'Total', '1 130,00 €'), [], 'EUR'],
  ];

  it.each(stated)('the currency %s is certain', (_, sums, more, currency) => {
    expect(getPrefilled(readParts({ sums, more }).currency)).toBe(currency);
  });

  it.each([
    'We accept USD at the exchange rate of the day.',
    'Nous acceptons les paiements en USD au taux du jour.',
    'Approximate equivalent: US$825.00',
    '1 USD = 1.3712 CAD',
  ])('a currency that is only mentioned does not count: %s', (text) => {
    expect(getPrefilled(readParts({ more: [[40, 700, text]] }).currency)).toBe('CAD');
  });

  it('the currency of a plain dollar sign from the United States is uncertain', () => {
    const words = toWords([
      [40, 40, 'Lakeside Supply'],
      [40, 54, '12 Main St, Buffalo, NY 14201'],
      ...particulars,
      ...untaxed,
    ]);
    expect(getPrefilled(readInvoice(buildDocument(words)).currency)).toBeNull();
  });

  it('two currencies at the total are uncertain', () => {
    const sums = [...row(428, 'Total', 'CA$1,130.00'), ...row(442, 'Total', 'US$825.00')];
    expect(getPrefilled(readParts({ sums }).currency)).toBeNull();
  });
});

describe('the dates', () => {
  const dated = (...rows: readonly (readonly PlacedText[])[]) =>
    readParts({ top: [...particulars.filter(([, y]) => y !== 74), ...rows.flat()] });

  it('dates whose day and month may be swapped are uncertain', () => {
    expect(getPrefilled(dated(row(74, 'Date:', '04/05/2026')).issuedOn)).toBeNull();
  });

  it('an ambiguous date follows the other date of the document', () => {
    const reading = dated(row(74, 'Date:', '04/05/2026'), row(88, 'Due date:', '04/20/2026'));
    expect([getPrefilled(reading.issuedOn), getPrefilled(reading.dueOn)]).toEqual([
      '2026-04-05',
      '2026-04-20',
    ]);
  });

  it('an ambiguous date follows the payment terms', () => {
    const reading = dated(
      row(74, 'Date:', '04/05/2026'),
      row(88, 'Due date:', '05/05/2026'),
      row(102, 'Terms:', 'Net 30'),
    );
    expect([getPrefilled(reading.issuedOn), getPrefilled(reading.dueOn)]).toEqual([
      '2026-04-05',
      '2026-05-05',
    ]);
  });

  it('an ambiguous date follows a format printed beside it', () => {
    expect(
      getPrefilled(
        dated(
          row(74, 'Date (JJ/MM/AAAA):', '04/05/2026').map(
            ([x, y, text]) => [x === 400 ? 300 : x, y, text] as const,
          ),
        ).issuedOn,
      ),
    ).toBe('2026-05-04');
  });

  it('a missing due date is computed from the payment terms', () => {
    const reading = dated(row(74, 'Date:', '2026-11-03'), row(88, 'Terms:', 'Net 30'));
    expect(reading.dueOn?.value).toBe('2026-12-03');
  });

  it.each([
    'Total net 3.100,00',
    'Net 250.00',
    'Total net 100 000,00',
  ])('an amount is no number of days: %s', (text) => {
    expect(dated(row(74, 'Date:', '2026-11-03'), row(300, text, '')).dueOn).toBeNull();
  });

  it('a due date before the issue date is uncertain', () => {
    expect(
      getPrefilled(dated(row(74, 'Date:', '2026-11-03'), row(88, 'Due date:', '2026-10-03')).dueOn),
    ).toBeNull();
  });
});
