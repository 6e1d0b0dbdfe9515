import type { DrawnDocument } from './drawn-document';

/** Amounts of the account, or other amounts to pay, beside that of this invoice. */
export const accounts: readonly DrawnDocument[] = [
  [
    'a prior outstanding beside this invoice',
    'F-20991',
    169_500,
    `
      40:*16 Norland Transport Inc. || 430:*16 Invoice
      40:12 Depot Rd, Sudbury ON P3E 5P9 || 400:Invoice number F-20991
      400:Invoice date 2026-05-02
      40:Sold to: Cedar Mills Ltd.
      
      40:Linehaul Sudbury-Toronto || 480:1,320.00
      40:Fuel surcharge || 480:180.00
      400:Subtotal || 480:1,500.00
      400:HST 13 % || 480:195.00
      400:Total this invoice || 480:1,695.00
      400:Prior outstanding (F-20877) || 480:904.00
      400:Account balance || 480:2,599.00
    `,
  ],
  [
    'a previous balance that was paid',
    '990214411',
    22_487,
    `
      40:*16 Boreal Fibre Business
      40:Account number || 200:4410-22871
      40:Bill date || 200:May 14, 2026
      40:Invoice number || 200:990214411
      40:Payment due date || 200:June 4, 2026
      
      40:*12 Account summary
      40:Previous balance || 480:$224.87
      40:Payments received - thank you || 480:-$224.87
      40:Balance forward || 480:$0.00
      40:*12 Current charges
      40:Fibre 500 monthly service || 480:$179.00
      40:Static IP || 480:$20.00
      40:HST (13%) || 480:$25.87
      40:Total current charges || 480:$224.87
      40:*14 Total amount due || 480:*14 $224.87
    `,
  ],
  [
    'a balance forward and the age of the account',
    '55-20418',
    31_640,
    `
      40:*14 GreenLoop Waste Services || 420:*16 INVOICE
      40:44 Transfer Rd, Hamilton ON L8H 2V9 || 400:Invoice # 55-20418
      400:Account # 20418
      400:Date 06/30/2026
      
      40:Balance forward || 480:316.40
      40:Front load bin 6 yd, weekly lift, June || 480:240.00
      40:Environmental fee || 480:40.00
      40:HST || 480:36.40
      400:Current invoice total || 480:316.40
      400:Total account balance || 480:632.80
      40:Current || 140:30 days || 240:60 days || 340:90 days || 440:Total
      40:316.40 || 140:316.40 || 240:0.00 || 340:0.00 || 440:632.80
    `,
  ],
  [
    'rent of a month, in French',
    '2026-09-114',
    287_437,
    `
      40:*14 Gestion immobilière Marquette inc. || 400:*14 FACTURE DE LOYER
      40:800, boul. Charest, Québec (Québec) G1K 3J2 || 400:No : 2026-09-114
      400:Date : 1er septembre 2026
      40:Locataire : Atelier Boréal inc. || 400:Échéance : 1er septembre 2026
      
      40:Loyer de base, septembre 2026 || 480:2 100,00 $
      40:Frais communs || 480:400,00 $
      40:Sous-total || 480:2 500,00 $
      40:TPS || 480:125,00 $
      40:TVQ || 480:249,37 $
      40:Total du mois || 480:2 874,37 $
    `,
  ],
  [
    'rent with a statement of the account',
    'R-1104',
    226_000,
    `
      40:*14 Kingsway Properties LP || 400:*14 RENT INVOICE
      40:5 King St W, Hamilton ON L8P 1A1 || 400:Invoice: R-1104
      400:Invoice date: Nov 1, 2026
      40:Tenant: Northlight Studio
      40:*12 This month's charges
      40:Base rent November 2026 || 480:1,700.00
      40:Additional rent || 480:300.00
      40:HST 13% || 480:260.00
      40:Total charges for November || 480:2,260.00
      40:*12 Account statement
      40:Opening balance || 480:2,260.00
      40:Payment Oct 28 || 480:-1,000.00
      40:November charges (R-1104) || 480:2,260.00
      40:Balance owing on account || 480:3,520.00
    `,
  ],
  [
    'an invoice and statement on one page',
    '30418',
    113_000,
    `
      40:*14 Oakline Printers Inc. || 400:*14 INVOICE AND STATEMENT
      40:91 Queen St, Kingston ON K7K 1A1 || 400:Invoice no. 30418
      400:Date: 2026-01-20
      40:Business cards, 5 x 500 || 480:600.00
      40:Brochures || 480:400.00
      40:Subtotal || 480:1,000.00
      40:HST 13% || 480:130.00
      40:Total of this invoice || 480:1,130.00
      
      40:Your account as of 2026-01-20
      40:Invoice || 140:Date || 300:Amount || 480:Balance
      40:30377 || 140:2025-12-11 || 300:565.00 || 480:565.00
      40:30418 || 140:2026-01-20 || 300:1,130.00 || 480:1,695.00
      40:Total outstanding || 480:1,695.00
    `,
  ],
  [
    'a discount for early payment',
    '66120',
    113_000,
    `
      40:*14 Ferrous Supply Ltd. || 400:*14 INVOICE 66120
      40:Windsor ON N9A 1A1 || 400:Date 2026-02-02
      400:Terms 2% 10, Net 30
      40:Bolts M12 || 480:1,000.00
      400:Subtotal || 480:1,000.00
      400:HST || 480:130.00
      400:Total || 480:1,130.00
      40:If paid by February 12, 2026 pay only || 480:1,107.40
    `,
  ],
  [
    'a balance that includes earlier invoices',
    'L-10',
    null,
    `
      40:*14 Petrel Services Inc. || 400:*14 INVOICE L-10
      40:St. John's NL A1C 1A1 || 400:Date 2026-06-06
      40:Balance including previous invoices || 480:3,390.00
      400:Amount due || 480:3,390.00
    `,
  ],
  [
    'two amounts due that contradict each other',
    'C-11',
    null,
    `
      40:*14 Petrel Services Inc. || 400:*14 INVOICE C-11
      40:St. John's NL A1C 1A1 || 400:Date 2026-06-06
      40:Amount due: $2,260.00
      40:Services || 480:2,500.00
      400:Subtotal || 480:2,500.00
      400:HST 13% || 480:325.00
      400:Total || 480:2,825.00
    `,
  ],
  [
    'a choice of two totals',
    'O-12',
    null,
    `
      40:*14 Petrel Services Inc. || 400:*14 INVOICE O-12
      40:St. John's NL A1C 1A1 || 400:Date 2026-06-06
      40:Option A - pay in full by June 15 || 480:$1,017.00
      40:Option B - two instalments, total || 480:$1,130.00
      400:Total option A || 480:$1,017.00
      400:Total option B || 480:$1,130.00
    `,
  ],
  [
    'a deposit that was received',
    'DP-5',
    239_000,
    `
      40:*14 Ridge Cabinets || 400:*14 INVOICE DP-5
      40:Barrie ON L4N 1A1 || 400:2026-05-05
      40:Kitchen cabinets || 480:3,000.00
      400:Subtotal || 480:3,000.00
      400:HST 13% || 480:390.00
      400:Total || 480:3,390.00
      400:Deposit received 2026-04-01 || 480:-1,000.00
      400:Balance due || 480:2,390.00
    `,
  ],
  [
    'a credit note that was applied',
    'CA-20',
    92_488,
    `
      40:*14 Ridge Ébénisterie inc. || 400:*14 FACTURE CA-20
      40:Laval (Québec) H7L 1A1 || 400:2026-05-05
      40:Portes || 480:1 000,00
      400:Sous-total || 480:1 000,00
      400:TPS || 480:50,00
      400:TVQ || 480:99,75
      400:Total || 480:1 149,75
      400:Note de crédit NC-118 appliquée || 480:-224,87
      400:Solde à payer || 480:924,88
    `,
  ],
  [
    'payments of the account above the invoice',
    '991',
    113_000,
    `
      40:*14 Sable Alarm Ltd. || 400:*14 INVOICE 991
      40:Halifax NS B3H 1A1
      40:Account activity
      40:Payment received, thank you || 480:-565.00
      40:Balance || 480:0.00
      40:Monitoring || 480:1,000.00
      400:HST || 480:130.00
      400:Total || 480:1,130.00
    `,
  ],
];
