import type { DrawnDocument } from './drawn-document';

/** Papers whose number or amount must stay empty. */
export const withoutOne: readonly DrawnDocument[] = [
  [
    'a statement with the date as its only value',
    null,
    null,
    `
      40:*14 Delmar Lumber || 380:STATEMENT
      40:Account 2210 || 380:2026-05-31
      40:Date || 120:Invoice || 220:Charges || 320:Payments || 480:Balance
      40:05/03 || 120:88120 || 220:440.00 || 480:440.00
      40:05/19 || 120:88231 || 220:512.00 || 480:952.00
      380:Amount due || 480:952.00
    `,
  ],
  [
    'an insurance claim’s number on a glazier’s invoice',
    null,
    45_200,
    `
      40:*14 Clearview Auto Glass || 400:*14 INVOICE
      40:Claim no. 88120-44 || 300:2026-03-04
      40:Windshield || 480:400.00
      40:HST || 480:52.00
      40:Total || 480:452.00
    `,
  ],
  [
    'a year as the title’s number',
    null,
    45_200,
    `
      40:*14 Ontario Craft Cider Guild
      40:INVOICE 2026
      40:Membership dues || 480:400.00
      40:HST || 480:52.00
      40:Total || 480:452.00
    `,
  ],
  ...(['204-555-0111', '812345678RT0001', 'K9J 6Z5'] as const).map(
    (text): DrawnDocument => [
      `${text} beside the title`,
      null,
      45_200,
      `
        40:*14 Clearview Auto Glass
        40:INVOICE || 130:${text}
        40:Windshield || 480:400.00
        40:HST || 480:52.00
        40:Total || 480:452.00
      `,
    ],
  ),
  [
    'numbers of items',
    null,
    45_200,
    `
      40:*14 Clearview Auto Glass || 400:*14 INVOICE
      40:2026-03-04
      40:No. || 100:Description || 300:Qty || 480:Amount
      40:1182 || 100:Windshield || 300:1 || 480:400.00
      380:HST || 480:52.00
      380:Total || 480:452.00
    `,
  ],
  [
    'a number of units',
    null,
    45_200,
    `
      40:*14 Clearview Auto Glass || 400:*14 INVOICE
      400:Number of pieces || 520:Date
      400:144 || 520:2026-03-04
      40:Windshields || 480:400.00
      40:HST || 480:52.00
      40:Total || 480:452.00
    `,
  ],
  [
    'a total paid by card, told by no label',
    'A-1182',
    null,
    `
      40:*14 Clearview Auto Glass || 400:INVOICE A-1182
      40:Windshield || 480:400.00
      40:HST || 480:52.00
      40:Visa ending 4411 || 480:452.00
    `,
  ],
  [
    'what remains of a total after a holdback, without words',
    'A-1182',
    null,
    `
      40:*14 Ledgerock Masonry Inc. || 400:INVOICE A-1182
      40:Stonework || 480:1,000.00
      380:Subtotal || 480:1,000.00
      380:HST || 480:130.00
      380:Total || 480:1,130.00
      380:Holdback 10% || 480:-113.00
      480:1,017.00
    `,
  ],
  [
    'a sentence that mixes an earlier balance in',
    'A-1182',
    null,
    `
      40:*14 Summit Waste Ltd. || 400:INVOICE A-1182
      380:Subtotal || 480:1,000.00
      380:HST || 480:130.00
      380:Total due || 480:1,130.00
      40:The amount due includes your previous balance.
    `,
  ],
  [
    'two amounts due of which nothing printed explains the second',
    'A-1182',
    null,
    `
      40:*14 Summit Waste Ltd. || 400:INVOICE A-1182
      380:Subtotal || 480:1,000.00
      380:HST || 480:130.00
      380:Total || 480:1,130.00
      380:Amount due || 480:1,130.00
      380:Please pay || 480:980.00
    `,
  ],
  [
    'a lawyer’s statement of account that carries a balance over',
    null,
    null,
    `
      40:*14 PELLERIN HART LLP || 300:*12 STATEMENT OF ACCOUNT
      40:Previous balance || 480:500.00
      380:Our fees || 480:1,000.00
      380:HST || 480:130.00
      380:Total fees and HST || 480:1,130.00
      380:Amount due || 480:1,630.00
    `,
  ],
  [
    'a total of work that was billed before in part',
    'A-1182',
    null,
    `
      40:*14 Ledgerock Masonry Inc. || 400:INVOICE A-1182
      380:Subtotal || 480:50,000.00
      380:HST || 480:6,500.00
      380:Total || 480:56,500.00
      40:Previously billed || 480:40,000.00
    `,
  ],
  [
    'an amount due by itself on a page that mentions other invoices',
    'A-1182',
    null,
    `
      40:*14 Summit Waste Ltd. || 400:INVOICE A-1182
      380:Amount due || 480:$1,000.00
      40:Your statement lists all open invoices.
    `,
  ],
];
