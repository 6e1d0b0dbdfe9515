import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefillConfidence } from '../../../../../server/reader/invoices/values/invoice-reading';
import {
  buildDocument,
  buildInvoice,
  customer,
  type PlacedText,
  particulars,
  summary,
  toWords,
} from './build-invoice';

const sure = <T>(found: { readonly value: T; readonly confidence: number } | null): T | null =>
  found && found.confidence >= prefillConfidence ? found.value : null;

const read = (parts: Parameters<typeof buildInvoice>[0]) => readInvoice(buildInvoice(parts));

const row = (y: number, label: string, value: string): readonly PlacedText[] => [
  [400, y, label],
  [500, y, value],
];

describe('an ordinary invoice', () => {
  it('is read whole', () => {
    const reading = read({});
    expect(reading).toMatchObject({
      kind: { value: 'invoice' },
      merchant: { value: 'Northfork Electric Inc.' },
      issuedOn: { value: '2026-11-03' },
      dueOn: null,
    });
    expect(sure(reading.number)).toBe('INV-1042');
    expect(sure(reading.total)).toBe(113_000);
    expect(sure(reading.amountDue)).toBe(113_000);
    expect(sure(reading.currency)).toBe('CAD');
  });
});

describe('the number', () => {
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

  it.each(others)('is not that of %s', (label, value) => {
    const without = particulars.filter(([, y]) => y !== 60);
    expect(sure(read({ top: [...without, ...row(60, label, value)] }).number)).toBeNull();
    expect(sure(read({ more: row(88, label, value) }).number)).toBe('INV-1042');
  });

  it('is not sure where two are told', () => {
    expect(sure(read({ more: row(88, 'Invoice No.:', 'INV-1043') }).number)).toBeNull();
  });

  it('of another invoice in a sentence is left alone', () => {
    const more: readonly PlacedText[] = [[40, 700, 'See our invoice no. 7781 of last month.']];
    expect(sure(read({ more }).number)).toBe('INV-1042');
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
  ] as [string, PlacedText[]][])('is found %s', (_, rows) => {
    const top = [...particulars.filter(([, y]) => y !== 60), ...rows];
    expect(sure(read({ top }).number)?.replace(' ', '-')).toBe('INV-1042');
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

  it.each(distractions)('is not %s', (label, value) => {
    expect(sure(read({ more: row(456, label, value) }).total)).toBe(113_000);
    const without = summary.filter(([, y]) => y !== 428);
    expect(sure(read({ sums: [...without, ...row(428, label, value)] }).total)).toBeNull();
  });

  it('that its parts contradict is not sure', () => {
    const sums = [...summary.filter(([, y]) => y !== 428), ...row(428, 'Total', '$1,310.00')];
    expect(read({ sums }).total).toMatchObject({ value: 131_000 });
    expect(sure(read({ sums }).total)).toBeNull();
  });

  it('of two that differ, with no proof of either, is not sure', () => {
    const sums = [...row(400, 'Total', '$500.00'), ...row(440, 'Total', '$700.00')];
    expect(sure(read({ sums }).total)).toBeNull();
  });

  it('of a part is not that of the whole', () => {
    const sums = [...row(400, 'Total labour', '$500.00'), ...row(414, 'Total parts', '$700.00')];
    expect(sure(read({ sums }).total)).toBeNull();
  });

  it('is not what was carried forward', () => {
    const first = toWords([...particulars, ...customer, ...row(700, 'Total carried forward', '$900.00')]);
    const second = toWords([...row(40, 'Brought forward', '$900.00'), ...summary]);
    expect(sure(readInvoice(buildDocument(first, second)).total)).toBe(113_000);
    expect(sure(readInvoice(buildDocument(first)).total)).toBeNull();
  });

  it('with whole dollars and nothing beside is not sure', () => {
    expect(sure(read({ sums: row(428, 'Total', '1,234') }).total)).toBeNull();
    expect(sure(read({ sums: row(428, 'Total', '1.234') }).total)).toBeNull();
  });

  it('stands beside the amount that is due after a deposit', () => {
    const reading = read({
      more: [...row(442, 'Deposit', '-$300.00'), ...row(456, 'Balance due', '$830.00')],
    });
    expect(sure(reading.total)).toBe(113_000);
    expect(sure(reading.amountDue)).toBe(83_000);
  });

  it('is not sure where an earlier balance is in it', () => {
    const sums = [
      ...row(400, 'Previous balance', '$200.00'),
      ...row(414, 'New charges', '$300.00'),
      ...row(428, 'Total due', '$500.00'),
    ];
    expect(sure(read({ sums }).total)).not.toBe(50_000);
  });

  it('is not the head of a column of items', () => {
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
    expect(sure(read({ more }).total)).toBe(113_000);
    expect(sure(read({ sums: [], more }).total)).toBeNull();
  });
});

describe('what is no invoice', () => {
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
  ])('%s is told apart, and its amounts are not sure', (title, kind) => {
    const top: readonly PlacedText[] = [
      [450, 40, title],
      [400, 74, 'Date:'],
      [500, 74, '2026-11-03'],
    ];
    const reading = read({ top });
    expect(reading.kind.value).toBe(kind);
    expect(sure(reading.total)).toBeNull();
    expect(sure(reading.amountDue)).toBeNull();
  });

  it.each(['PAID', 'PAYÉ', 'PAID IN FULL', 'PAYÉE'])('is one that is stamped %s', (stamp) => {
    const reading = read({ more: [[250, 600, stamp]] });
    expect(reading.kind.value).toBe('receipt');
    expect(sure(reading.amountDue)).toBeNull();
  });

  it('is one of which nothing is due', () => {
    const reading = read({
      more: [...row(442, 'Payments', '-$1,130.00'), ...row(456, 'Balance due', '$0.00')],
    });
    expect(reading.kind.value).toBe('receipt');
    expect(sure(reading.amountDue)).toBeNull();
  });

  it('is one without any title', () => {
    const reading = read({ top: [] });
    expect(reading.kind.value).toBe('other');
    expect(sure(reading.total)).toBeNull();
  });

  it('is negative where it gives money back', () => {
    const top: readonly PlacedText[] = [[450, 40, 'CREDIT NOTE']];
    expect(read({ top }).total?.value).toBe(-113_000);
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

  it.each(stated)('%s is sure', (_, sums, more, currency) => {
    expect(sure(read({ sums, more }).currency)).toBe(currency);
  });

  it.each([
    'We accept USD at the exchange rate of the day.',
    'Nous acceptons les paiements en USD au taux du jour.',
    'Approximate equivalent: US$825.00',
    '1 USD = 1.3712 CAD',
  ])('is not what is only spoken of: %s', (text) => {
    expect(sure(read({ more: [[40, 700, text]] }).currency)).toBe('CAD');
  });

  it('of a plain dollar from the United States is not sure', () => {
    const words = toWords([
      [40, 40, 'Lakeside Supply'],
      [40, 54, '12 Main St, Buffalo, NY 14201'],
      ...particulars,
      ...untaxed,
    ]);
    expect(sure(readInvoice(buildDocument(words)).currency)).toBeNull();
  });

  it('of two that both stand at the total is not sure', () => {
    const sums = [...row(428, 'Total', 'CA$1,130.00'), ...row(442, 'Total', 'US$825.00')];
    expect(sure(read({ sums }).currency)).toBeNull();
  });
});

describe('the dates', () => {
  const dated = (...rows: readonly (readonly PlacedText[])[]) =>
    read({ top: [...particulars.filter(([, y]) => y !== 74), ...rows.flat()] });

  it('with day and month that may be either are not sure', () => {
    expect(sure(dated(row(74, 'Date:', '04/05/2026')).issuedOn)).toBeNull();
  });

  it('follow the other date of the document', () => {
    const reading = dated(row(74, 'Date:', '04/05/2026'), row(88, 'Due date:', '04/20/2026'));
    expect([sure(reading.issuedOn), sure(reading.dueOn)]).toEqual(['2026-04-05', '2026-04-20']);
  });

  it('follow the terms', () => {
    const reading = dated(
      row(74, 'Date:', '04/05/2026'),
      row(88, 'Due date:', '05/05/2026'),
      row(102, 'Terms:', 'Net 30'),
    );
    expect([sure(reading.issuedOn), sure(reading.dueOn)]).toEqual(['2026-04-05', '2026-05-05']);
  });

  it('follow a form that is written beside them', () => {
    expect(
      sure(
        dated(
          row(74, 'Date (JJ/MM/AAAA):', '04/05/2026').map(
            ([x, y, text]) => [x === 400 ? 300 : x, y, text] as const,
          ),
        ).issuedOn,
      ),
    ).toBe('2026-05-04');
  });

  it('due are counted from the terms', () => {
    const reading = dated(row(74, 'Date:', '2026-11-03'), row(88, 'Terms:', 'Net 30'));
    expect(reading.dueOn?.value).toBe('2026-12-03');
  });

  it('due before the issue are not sure', () => {
    expect(sure(dated(row(74, 'Date:', '2026-11-03'), row(88, 'Due date:', '2026-10-03')).dueOn)).toBeNull();
  });
});
