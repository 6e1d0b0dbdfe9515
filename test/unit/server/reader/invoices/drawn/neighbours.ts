import type { DrawnDocument } from './drawn-document';

const totals = `
  40:Windshield || 480:1,000.00
  380:Subtotal || 480:1,000.00
  380:HST || 480:130.00
`;

/** The number or the amount of an invoice beside another that looks like it. */
export const neighbours: readonly DrawnDocument[] = [
  [
    'two heads whose second lines are No.',
    'B-7741',
    113_000,
    `
      40:*14 Lakehead Customs Brokers Inc. || 400:INVOICE B-7741
      300:Transaction || 400:Cargo control
      300:No. || 400:No.
      300:13920-448 || 400:8041-22
      ${totals}
      380:Total || 480:1,130.00
    `,
  ],
  [
    'a letter’s subject',
    '7719',
    113_000,
    `
      40:*12 PELLERIN HART LLP
      40:RE: Lease renewal of the second floor, invoice 7719
      ${totals}
      380:Total || 480:1,130.00
    `,
  ],
  [
    'a number and its date under two labels of one cell',
    '90001187',
    113_000,
    `
      40:*14 Northmark Chemicals Canada ULC
      300:Number/Date || 420:90001187 / 2026-06-25
      300:*12 INVOICE
      ${totals}
      380:Total || 480:1,130.00
    `,
  ],
  [
    'invoices listed further down',
    'A-55',
    113_000,
    `
      40:*14 Delmar Lumber Ltd. || 400:Invoice A-55
      ${totals}
      380:Total || 480:1,130.00
      ${'\n'.repeat(20)}
      40:Paid with thanks since the last one:
      40:Invoice 1041
    `,
  ],
  [
    'a date right after the number',
    '1042',
    113_000,
    `
      40:*14 Delmar Lumber Ltd.
      300:Invoice No. 1042 2026-05-01
      ${totals}
      380:Total || 480:1,130.00
    `,
  ],
  [
    'invoices of other days among the particulars',
    'A-55',
    113_000,
    `
      40:*14 Delmar Lumber Ltd. || 400:Invoice A-55
      40:2026-05-03 || 200:Invoice 88120
      40:2026-05-19 || 200:Invoice 88231
      ${totals}
      380:Total || 480:1,130.00
    `,
  ],
  [
    'a deposit that is sold, above the subtotal',
    'A-1182',
    113_000,
    `
      40:*14 Big Nickel Rentals Ltd. || 400:INVOICE A-1182
      40:Rental || 480:800.00
      40:Deposit || 480:200.00
      380:Subtotal || 480:1,000.00
      380:HST || 480:130.00
      380:Total || 480:1,130.00
    `,
  ],
  [
    'an earlier balance that is settled',
    'A-1182',
    113_000,
    `
      40:*14 Big Nickel Rentals Ltd. || 400:INVOICE A-1182
      40:Previous balance || 480:500.00
      40:Payment || 480:-500.00
      380:New rentals || 480:1,000.00
      380:HST || 480:130.00
      380:Amount due || 480:1,130.00
    `,
  ],
  [
    'one of four instalments',
    'A-1182',
    28_250,
    `
      40:*14 Muskoka Grounds Care Inc. || 400:INVOICE A-1182
      ${totals}
      380:Total || 480:1,130.00
      40:Payable in four instalments
      380:Instalment due now || 480:282.50
    `,
  ],
  [
    'a discount that is offered below the total',
    'A-1182',
    113_000,
    `
      40:*14 Humber Textile Importers Inc. || 400:INVOICE A-1182
      ${totals}
      380:Total || 480:1,130.00
      40:If paid by May 10 you may take || 480:-22.60
    `,
  ],
  [
    'the balance of a retainage',
    'A-1182',
    113_000,
    `
      40:*14 Ledgerock Masonry Inc. || 400:INVOICE A-1182
      ${totals}
      380:Total || 480:1,130.00
      380:Retainage balance || 480:4,000.00
    `,
  ],
  [
    'a balance that is due at the installation',
    'A-1182',
    113_000,
    `
      40:*14 Sentry Windows Inc. || 400:INVOICE A-1182
      ${totals}
      380:Total || 480:1,130.00
      380:Balance on installation || 480:2,000.00
    `,
  ],
  [
    'a total that its label says has the tax in it',
    'A-1182',
    113_000,
    `
      40:*14 Norwest Electric Inc. || 400:INVOICE A-1182
      40:Rewiring || 480:1,000.00
      380:HST || 480:130.00
      380:Total labour including HST || 480:1,130.00
    `,
  ],
  [
    'a carrier’s number in the cell of the invoice’s label',
    '441-99027',
    113_000,
    `
      40:*14 Tri-Cape Transport Ltd.
      300:Pro no. / Invoice no. || 480:Date
      300:441-99027 || 480:2026-04-02
      ${totals}
      380:Total || 480:1,130.00
    `,
  ],
  [
    'a deposit whose words name the tax',
    'A-1182',
    101_700,
    `
      40:*14 Norwest Electric Inc. || 400:INVOICE A-1182
      ${totals}
      380:Total || 480:1,130.00
      300:Less deposit paid, incl. HST || 480:-113.00
      380:Balance due || 480:1,017.00
    `,
  ],
];
