import type { DrawnDocument } from './drawn-document';

/** Amounts and numbers that arithmetic or the place of a label tells, where words do not. */
export const arithmetic: readonly DrawnDocument[] = [
  [
    'an earlier balance beside this invoice’s own total and the sum of both',
    '662901448',
    246_890,
    `
      40:*16 Coopérative du Richelieu || 400:Numéro de la facture || 520:662901448
      40:Montant de la facture précédente || 520:1 980,50 $
      40:Paiement du 21 janvier || 520:980,50 $ CR
      40:Solde reporté || 520:1 000,00 $
      40:Prime de puissance || 520:981,13 $
      40:Énergie || 520:1 166,20 $
      40:TPS || 520:107,37 $
      40:TVQ || 520:214,20 $
      40:Total de la présente facture || 520:2 468,90 $
      40:Solde du compte à payer au plus tard le 2 mars 2026 || 520:3 468,90 $
    `,
  ],
  [
    'a total in a sentence about the invoice, with a tax at its rate',
    '118',
    390_450,
    `
      40:Blue Heron Landscapes
      40:Church Point NS B0W 1M0
      40:Invoice 118
      40:The wall came to $2,650.00 and the sod to $775.00. With
      40:HST at 14% of $479.50 the invoice comes to a total of $3,904.50.
    `,
  ],
  [
    'a sum on one line with its tax',
    '7714',
    589_536,
    `
      40:Avalon Bunkering Limited || 400:Invoice no. 7714
      40:Southside Road, St. John's NL A1E 1A1
      40:Marine diesel, 4,272 litres
      40:Value 5,126.40 plus HST 15% 768.96 makes CAD 5,895.36
    `,
  ],
  [
    'charges and a tax whose sum is printed apart',
    'KW-220418',
    174_099,
    `
      40:*16 Keewatin Road Express Inc. || 400:Invoice no. KW-220418
      40:Box 411, Dryden ON P8N 2Z1 || 400:February 17, 2026
      40:22 skids of paper rolls || 520:1,185.00
      40:FUEL SURCHARGE 22% || 520:260.70
      40:TAILGATE LIFT || 520:95.00
      40:HST 13% || 520:200.29

      40:Thank you for your business || 420:$1,740.99
    `,
  ],
  [
    'an amount net of holdback that its tax comes on top of',
    '1188-04',
    3_305_250,
    `
      40:Bexley Interiors Ltd. || 400:Progress invoice no. 1188-04
      40:Item || 240:Previously claimed || 350:This period || 440:Claimed to date
      40:Totals || 240:87,700.00 || 350:32,500.00 || 440:120,200.00
      40:Statutory holdback || 240:8,770.00 || 350:3,250.00 || 440:12,020.00
      40:Net of holdback || 240:78,930.00 || 350:29,250.00 || 440:108,180.00
      40:HST 13% || 240:10,260.90 || 350:3,802.50 || 440:14,063.40
      40:Payable || 240:89,190.90 || 350:33,052.50 || 440:122,243.40
    `,
  ],
  [
    'a total that a card was charged with',
    'MSP-4410',
    null,
    `
      40:*16 Trellis IT || 400:Invoice MSP-4410
      40:Managed workstations || 520:980.00
      40:HST || 520:127.40
      40:Total || 520:$1,107.40
      40:Visa ending 4417, charged May 1, 2026 || 520:-$1,107.40
      40:Nothing further is owing. Thank you!
    `,
  ],
  [
    'a credit note in letters of normal size that names an invoice',
    null,
    null,
    `
      40:Papeterie Côté inc.
      40:Note de crédit NC-4418
      40:20 février 2026
      40:En référence à votre facture 88120
      40:Retour, 10 boîtes || 520:400,00 $
      40:TPS || 520:20,00 $
      40:TVQ || 520:39,90 $
      40:Total || 520:459,90 $
    `,
  ],
  [
    'a total to the customer’s credit on a page without a title',
    null,
    null,
    `
      40:Papeterie Côté inc. || 400:20 février 2026
      40:Facture 88120
      40:Retour, 10 boîtes || 520:400,00 $
      40:TPS || 520:20,00 $
      40:TVQ || 520:39,90 $
      40:Total à votre crédit || 520:459,90 $
    `,
  ],
  [
    'a suite of an address is no number',
    null,
    262_500,
    `
      40:*16 Larkspur Architecture Ltd.
      40:#210 – 1639 W 2nd Ave || 300:invoice || 420:date
      300:2219.07 || 420:28 February 2026
      40:Fees || 520:2,500.00
      40:GST || 520:125.00
      40:Total || 520:2,625.00
    `,
  ],
  [
    'letters of a title set apart, above heads that name other papers',
    'F0022418',
    367_058,
    `
      40:*14 ÉQUIPEMENTS LAITIERS BEAUCE INC. || 400:F A C T U R E

      40:Facture || 140:Date || 240:Client || 340:Bon de commande
      40:F0022418 || 140:22-01-2026 || 240:FERMERO || 340:tél.
      40:Refroidisseur || 520:3 192,50
      40:Total partiel || 520:3 192,50
      40:TPS || 520:159,63
      40:TVQ || 520:318,45
      40:TOTAL || 520:3 670,58
    `,
  ],
  [
    'a claim and an invoice with one number',
    '26-088-3',
    114_975,
    `
      40:*14 Excavation Rivard inc.
      40:Demande de paiement facture n° : || 300:26-088-3
      40:Travaux de la période || 520:1 000,00
      40:TPS || 520:50,00
      40:TVQ || 520:99,75
      40:Montant de la demande || 520:1 149,75 $
    `,
  ],
  [
    'a number whose label is abbreviated as Nr.',
    'S-6120',
    113_000,
    `
      40:Bison Sign & Awning Ltd. || 400:*12 INVOICE
      40:970 Logan Avenue || 400:Nr. S-6120
      40:Sign || 520:1,000.00
      40:HST 13% || 520:130.00
      40:Total || 520:1,130.00
    `,
  ],
  [
    'a rent with its tax, and a balance that says it includes arrears',
    'R-2026-06',
    633_478,
    `
      40:Ossington Yards Holdings Inc. || 400:Invoice R-2026-06
      40:Basic rent || 520:4,120.00
      40:Additional rent || 520:1,486.00
      40:HST || 520:728.78
      40:June rent due || 520:6,334.78
      40:Arrears, May || 520:6,334.60
      40:Amount outstanding including arrears || 520:12,669.38
    `,
  ],
];
