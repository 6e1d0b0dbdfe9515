import type { DrawnDocument } from './drawn-document';

/** Labels, titles and sums of letters, counters and business software. */
export const varied: readonly DrawnDocument[] = [
  [
    'a bill number that could be a date',
    '20260911',
    113_000,
    `
      40:*16 Ferris Oakley LLP
      40:Barristers & Solicitors
      40:Bill No. || 120:20260911
      40:June 30, 2026
      40:Our fee || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Total || 480:1,130.00
    `,
  ],
  [
    'a credit memo among the rows of the total',
    'P77120',
    104_300,
    `
      40:*14 Otonabee Provisions || 400:INVOICE || 480:P77120
      40:Merchandise || 480:1,000.00
      40:HST 13% || 480:65.00
      40:Credit memo C118 applied || 480:-22.00
      40:Invoice total || 480:1,043.00
    `,
  ],
  [
    'a letter whose subject is the invoice and what it is for',
    '26-118',
    105_000,
    `
      40:*14 Milk River Seed Cleaning
      40:Box 12, Milk River AB T0K 1M0
      40:Invoice 26-118 for barley and oats cleaned August 28 to September 4
      40:Cleaning barley || 480:800.00
      40:Cleaning oats || 480:200.00
      40:GST on cleaning || 480:50.00
      300:This comes to || 480:1,050.00
    `,
  ],
  [
    'a billing document of business software',
    '9300117730',
    113_000,
    `
      400:*14 Invoice
      40:Maple Bakery Inc.
      340:Billing document || 480:9300117730
      340:Billing date || 480:17.03.2026
      340:Sales order || 480:1104771188
      40:Items total || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Final amount CAD || 480:1,130.00
    `,
  ],
  [
    'a reference to quote right after the title',
    'R26-071',
    105_000,
    `
      40:*14 Plumes de la Seine, rédacteurs
      40:FACTURE Réf. à rappeler R26-071
      40:Rédaction || 480:1 000,00
      40:TPS || 480:50,00
      40:Montant total || 480:1 050,00 $
    `,
  ],
  [
    'a discount for early payment in the condition’s row',
    'LL-4471',
    113_000,
    `
      40:*16 Lakeshore Label Ltd. || 420:*14 INVOICE
      40:Toronto ON M5V 1A1 || 400:Invoice No. || 480:LL-4471
      40:Subtotal || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Total || 480:1,130.00
      40:Less 2% if paid by April 12 || 480:-22.60
      40:*14 Amount payable || 480:$1,107.40
    `,
  ],
  [
    'an early-payment discount above the amount to pay by its date',
    'LL-4477',
    113_000,
    `
      40:*16 Lakeshore Label Ltd. || 420:*14 INVOICE
      40:Toronto ON M5V 1A1 || 400:Invoice No. || 480:LL-4477
      40:Subtotal || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Invoice total || 480:1,130.00
      40:Early payment discount 2% || 480:-22.60
      40:Pay by April 12 || 480:1,107.40
    `,
  ],
  [
    'a discount of the subtotal for early payment',
    'LL-4472',
    113_000,
    `
      40:*16 Lakeshore Label Ltd. || 420:*14 INVOICE
      40:Toronto ON M5V 1A1 || 400:Invoice No. || 480:LL-4472
      40:Subtotal || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Total || 480:1,130.00
      300:Discount if paid by April 12 || 480:20.00
      40:*14 You pay || 480:$1,110.00
    `,
  ],
  [
    'early-payment terms and two amounts',
    'LL-4473',
    null,
    `
      40:*16 Lakeshore Label Ltd. || 420:*14 INVOICE
      40:Terms 2/10, net 30 || 400:Invoice No. || 480:LL-4473
      40:Subtotal || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Total || 480:1,130.00
      40:2% || 480:-22.60
      40:*14 Amount payable || 480:$1,107.40
    `,
  ],
  [
    'a title abbreviated on a counter’s slip',
    '7-220941',
    114_975,
    `
      40:*14 QUINCAILLERIE LAMBTON INC
      40:CLIENT 4408 || 414:FACT 7-220941
      40:LAMBTON QC G0M 1H0 || 414:TRANS 000488190
      40:SOUS-TOTAL || 480:1 000,00
      40:TPS 5% || 480:50,00
      40:TVQ 9.975% || 480:99,75
      40:TOTAL || 480:1 149,75
    `,
  ],
  [
    'a cash discount of the goods alone',
    'LL-4476',
    113_000,
    `
      40:*16 Lakeshore Label Ltd. || 420:*14 INVOICE
      40:Terms 2/10, net 30 || 400:Invoice No. || 480:LL-4476
      40:Subtotal || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Total || 480:1,130.00
      300:Less cash discount || 480:18.00
      40:*14 Amount due by April 12 || 480:$1,112.00
    `,
  ],
  [
    'a discount without a condition',
    'LL-4474',
    110_740,
    `
      40:*16 Lakeshore Label Ltd. || 420:*14 INVOICE
      40:Toronto ON M5V 1A1 || 400:Invoice No. || 480:LL-4474
      40:Subtotal || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Total || 480:1,130.00
      40:Contract rebate || 480:-22.60
      40:*14 Amount payable || 480:$1,107.40
    `,
  ],
  [
    'a deposit of a twentieth that was paid by card',
    'LL-4475',
    107_350,
    `
      40:*16 Lakeshore Label Ltd. || 420:*14 INVOICE
      40:Terms 2/10, net 30 || 400:Invoice No. || 480:LL-4475
      40:Subtotal || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Total || 480:1,130.00
      40:Deposit paid by Visa || 480:-56.50
      40:*14 Balance due || 480:$1,073.50
    `,
  ],
];
