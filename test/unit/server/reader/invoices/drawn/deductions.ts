import type { DrawnDocument } from './drawn-document';

/** What is taken off, comes later or belongs to others: each row is read differently once one condition of a rule is gone. */
export const deductions: readonly DrawnDocument[] = [
  [
    'two charges far below the total that come to the difference of an amount due',
    'K-8',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:K-8
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
      40:Packed by hand
      40:and kept dry
      40:in our yard
      40:Crate || 480:60.00
      40:for a week
      40:at your risk
      40:Pallet || 480:40.00
      300:Amount due || 480:1,030.00
    `,
  ],
  [
    'the parts of a total below it, and interest on what is not paid',
    'K-9',
    113_000,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:K-9
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
      40:Interest is added when not paid
      40:Labour of it || 480:500.00
      40:Parts of it || 480:630.00
    `,
  ],
  [
    'a discount above the taxes beside terms for those who pay early',
    'K-10',
    107_350,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:K-10
      40:Toronto ON M5V 1A1 || 300:Terms 2/10, net 30
      40:Order value || 480:1,123.50
      300:Subtotal || 480:1,000.00
      300:Discount || 480:-50.00
      300:HST 13% || 480:123.50
      300:Amount due || 480:1,073.50
    `,
  ],
  [
    'an amount for those who pay early whose condition is the line below',
    'K-11',
    113_000,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:K-11
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
      300:Amount payable || 480:$1,107.40
      40:if paid by April 12
    `,
  ],
  [
    'an amount for those who pay early, less a share of the subtotal that no row names',
    'K-12',
    113_000,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:K-12
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
      40:if paid by April 12
      300:Amount payable || 480:$1,110.00
    `,
  ],
  [
    'a payment with the account’s balance beside it',
    'K-13',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:K-13
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
      40:Payment received || 400:500.00 || 480:630.00
    `,
  ],
  [
    'a payment to the account above an amount due that nothing explains',
    'K-1',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:K-1
      300:Payments received || 480:-150.00
      300:Amount due || 480:1,330.00
      40:Charges
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
    `,
  ],
  [
    'an earlier balance among the rows of the total',
    'M-3',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:M-3
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Previous balance || 480:200.00
      300:Total amount || 480:1,330.00
    `,
  ],
  [
    'an earlier balance that the taxes are no rate of without it',
    'L-17',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:L-17
      40:Work || 480:800.00
      40:Balance forward || 480:200.00
      40:HST 13% || 480:130.00
      40:In all || 480:$1,130.00
    `,
  ],
  [
    'taxes without a name and nothing that they are added to',
    'L-1',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:L-1
      40:Two earlier jobs, no names kept
      300:Taxes || 480:130.00
      300:Amount due || 480:1,130.00
    `,
  ],
  [
    'a tax whose words name an earlier balance',
    'L-3',
    113_000,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:L-3
      300:Subtotal || 480:1,000.00
      300:HST including previous balance || 480:130.00
      300:Total || 480:1,130.00
    `,
  ],
  [
    'two summaries in rows of their own',
    'L-8',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:L-8
      200:Service || 300:HST || 480:Total
      200:1,000.00 || 300:130.00 || 480:$1,130.00
      40:The second job
      200:Service || 300:HST || 480:Total
      200:2,000.00 || 300:260.00 || 480:$2,260.00
    `,
  ],
  [
    'a balance that is left for the delivery',
    'N-1',
    113_000,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:N-1
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
      300:Remaining balance on delivery || 480:600.00
    `,
  ],
  [
    'the balance of the account below the amount due',
    'N-4',
    113_000,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:N-4
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Amount due this invoice || 480:1,130.00
      300:Outstanding balance || 480:1,577.00
    `,
  ],
  [
    'a tax that is no rate of the total above it',
    'M-6',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:M-6
      300:Total || 480:1,000.00
      300:HST 13% || 480:99.00
      300:Ensemble || 480:1,099.00
    `,
  ],
  [
    'a foreign column beside a total in Canadian dollars',
    'L-13',
    null,
    `
      40:*14 Otonabee Works Ltd. || 400:INVOICE || 480:L-13
      300:Amount - USD || 480:Item
      40:Chairs || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total CAD || 480:1,130.00
    `,
  ],
  [
    'a number sign that begins an address',
    null,
    113_000,
    `
      40:*14 Otonabee Works Ltd.
      40:# 2107
      40:Toronto ON M5V 1A1
      400:*14 INVOICE
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
    `,
  ],
  [
    'a number at the end of the page that only a weak label names',
    null,
    113_000,
    `
      40:*14 Otonabee Works Ltd. || 400:*14 INVOICE
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
${'      40:_\n'.repeat(16)}
      40:Cheques to the firm
      40:No. || 80:55012
    `,
  ],
];
