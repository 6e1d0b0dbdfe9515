import type { DrawnDocument } from './drawn-document';

/** Labels, heads and faces that suppliers print. */
export const wordings: readonly DrawnDocument[] = [
  [
    'a number below a cell of two labels',
    '7730418',
    203_706,
    `
      40:*16 Lakeshore Express Lines Ltd. || 420:*12 FREIGHT INVOICE
      40:1 Terminal Rd, Oshawa ON L1H 7K5
      330:Pro No./Invoice No. || 470:Invoice Date
      330:7730418 || 470:02/12/2026

      40:Skids, machine parts || 480:1,284.00
      40:Fuel surcharge || 480:423.72
      40:Tailgate delivery || 480:95.00
      40:HST ON || 480:234.34
      380:PAY THIS AMOUNT || 480:2,037.06
    `,
  ],
  [
    'a number and a date after both of their labels',
    '90117734',
    1_452_163,
    `
      40:*14 Aciers Lachenaie S.E.C. || 400:*14 Facture
      40:Trois-Rivières (Québec) G9A 2G8 || 330:Numéro/Date || 420:90117734 / 2026-06-25
      40:Épicerie Chez Mimi || 330:N° client || 420:194463

      40:Total postes || 480:12 516,50
      40:Fret || 480:113,75
      40:Valeur nette || 480:12 630,25
      40:TPS (5 %) || 480:631,51
      40:TVQ (9,975 %) || 480:1 259,87
      40:Montant final || 480:14 521,63
    `,
  ],
  [
    'the account of a law firm, less what was held in trust',
    '114477',
    148_693,
    `
      300:*16 ABERNATHY SINGH LLP
      300:Ottawa, ON K1G 4J5
      40:Osei Design || 400:Account No. 114477
      40:Ottawa ON K1P 5A8 || 400:April 30, 2026
      40:FOR PROFESSIONAL SERVICES RENDERED
      40:Total fees || 480:$2,541.00
      40:Disbursements || 480:$102.30
      40:HST (13%) || 480:$343.63
      40:Total account || 480:$2,986.93
      40:Less: transferred from trust (retainer) || 480:($1,500.00)
      40:BALANCE DUE AND OWING || 480:$1,486.93
      40:This is our account herein.
    `,
  ],
  [
    'a slip without a title',
    '0581',
    102_900,
    `
      40:B. Kowalchuk Trucking || 430:*14 No. 0581
      40:Vegreville AB T9C 1A1 || 430:Date: May 27, 2026

      40:Sold to: County Line Gravel
      40:Tandem, haul gravel || 480:980.00
      400:Sub Total || 480:980.00
      400:GST || 480:49.00
      400:Total || 480:1,029.00
    `,
  ],
  [
    'the sum of two parts, each with its total',
    '70041-226',
    57_357,
    `
      40:*14 Delaney Customs Brokers Ltd. || 400:*14 INVOICE 70041-226
      40:Ottawa, ON K1G 4J5 || 400:March 3, 2026
      40:Duty || 480:0.00
      40:GST on import || 480:410.00
      40:Total disbursed || 480:410.00
      40:Entry preparation || 480:144.75
      40:HST (13%) on services || 480:18.82
      40:Total services || 480:163.57
      300:PLEASE PAY (CAD) || 480:$573.57
    `,
  ],
  [
    'a gross total, less a commission that no label names',
    'RBN-26-1187',
    2_205_933,
    `
      40:*14 Radio Bleu-Nord inc. || 400:Facture: RBN-26-1187
      40:Sherbrooke (Québec) J1H 5N4 || 400:Date de facturation: 2026-04-30
      40:Messages de 30 s || 480:22 572,00
      400:Total brut || 480:22 572,00
      400:Commission d'agence 15 % || 480:-3 385,80
      400:Net || 480:19 186,20
      400:TPS (5 %) || 480:959,31
      400:TVQ (9,975 %) || 480:1 913,82
      400:Montant net à payer || 480:22 059,33 $
    `,
  ],
  [
    'half of a contract as a deposit',
    'D-441',
    563_500,
    `
      40:*16 Fundy Timberframe || 400:*14 DEPOSIT INVOICE
      40:Sackville NB E4L 1A1 || 400:Invoice no. D-441
      40:For: Tantramar Yoga Retreat || 400:Issued 2 Feb 2026
      40:Post and beam pavilion || 480:$9,800.00
      400:HST 15% || 480:$1,470.00
      400:Contract total || 480:$11,270.00
      400:50% deposit due now || 480:$5,635.00
      400:Balance on completion || 480:$5,635.00
    `,
  ],
  [
    'a holdback that is released',
    'HB-204',
    1_243_000,
    `
      40:*15 Silver Birch Drywall Ltd. || 400:*14 HOLDBACK RELEASE INVOICE
      40:Barrie ON L4N 1A1 || 400:Invoice # HB-204
      40:Project: Lakeview Medical || 400:Date 2026-10-30
      40:Holdback accumulated on invoices 181, 188 and 196 || 480:11,000.00
      400:HST 13% || 480:1,430.00
      400:Total holdback now due || 480:$12,430.00
    `,
  ],
  [
    'work to date with taxes, and a draw in a sentence',
    '771',
    null,
    `
      40:*15 Marrow Stone Masonry || 400:*14 INVOICE 771
      40:Fergus ON N1M 1A1 || 400:July 7, 2026
      40:Work completed to date || 480:$60,000.00
      40:HST 13% || 480:$7,800.00
      400:Total || 480:$67,800.00
      40:Draw 3 as agreed: $22,600.00 incl. HST
    `,
  ],
  [
    'a row that is carried over from an earlier invoice',
    'RM-70',
    null,
    `
      40:*15 Crestwood Landscapes || 400:*14 INVOICE RM-70
      40:Ajax ON L1S 1A1 || 400:September 30, 2026
      40:Fall clean-up || 480:1,265.00
      40:Carried from August invoice RM-61 || 480:565.00
      400:HST || 480:164.45
      400:Total || 480:1,994.45
    `,
  ],
  [
    'an amount that depends on a condition',
    'PA-9',
    null,
    `
      40:*15 Plâtriers associés || 400:*14 FACTURE PA-9
      40:Lévis QC G6V 1A1 || 400:20 février 2026
      40:Travaux || 480:10 000,00 $
      400:TPS || 480:500,00 $
      400:TVQ || 480:997,50 $
      400:Total || 480:11 497,50 $
      200:Montant dû si la retenue de 10 % s'applique || 480:10 347,75 $
      200:Montant dû sans retenue || 480:11 497,50 $
    `,
  ],
  [
    'the invoices of an account, with a balance in each row',
    '26-0417-03',
    2_497_300,
    `
      40:*14 Birchmount Civil Inc. || 380:Invoice No: 26-0417-03
      40:Sudbury ON P3B 1A1 || 380:Invoice Date: August 31, 2026
      380:Current billing || 480:22,100.00
      380:HST 13% || 480:2,873.00
      380:Total this invoice || 480:$24,973.00
      40:Outstanding invoices || 250:Number || 350:Date || 480:Balance
      250:26-0417-02 || 350:2026-07-31 || 480:9,040.00
    `,
  ],
];
