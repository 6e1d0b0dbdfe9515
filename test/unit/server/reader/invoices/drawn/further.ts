import type { DrawnDocument } from './drawn-document';

/** Sums that have another one beside them, and references that are the only number. */
export const further: readonly DrawnDocument[] = [
  [
    'a gross sum above its discount and taxes',
    'GR-88120',
    413_910,
    `
      40:*14 Quincaillerie Centrale du Nord inc.
      40:Facture GR-88120 || 300:28 janvier 2026
      40:Vis à bois || 400:40 || 480:1 800,00
      40:Boulons || 400:60 || 480:2 200,00
      40:Total brut || 480:4 000,00
      40:Rabais 10 % || 480:400,00
      40:Net || 480:3 600,00
      40:TPS || 480:180,00
      40:TVQ || 480:359,10
      40:Total net || 480:4 139,10
    `,
  ],
  [
    'a gross sum above taxes that lead to no known label',
    'GR-88121',
    null,
    `
      40:*14 Quincaillerie Centrale du Nord inc.
      40:Facture GR-88121 || 300:28 janvier 2026
      40:Vis à bois || 400:40 || 480:1 800,00
      40:Boulons || 400:60 || 480:2 200,00
      40:Total brut || 480:4 000,00
      40:TPS || 480:200,00
    `,
  ],
  [
    'a charge that is added below the total',
    'B-110238',
    null,
    `
      40:*14 Béton Rocailleux inc. || 300:Facture B-110238
      300:Total avant taxes || 480:2 949,94
      300:TPS || 480:147,50
      300:TVQ || 480:294,26
      300:Total || 480:3 391,70
      300:Manutention || 480:85,00
      300:Somme de la livraison || 480:3 476,70
    `,
  ],
  [
    'a rounding below the total, and what is to be billed with it',
    'B-110240',
    null,
    `
      40:*14 Béton Rocailleux inc. || 300:Facture B-110240
      300:Total avant taxes || 480:2 949,94
      300:TPS || 480:147,50
      300:TVQ || 480:294,26
      300:Total || 480:3 391,70
      300:Écart || 480:0,06
      300:Total à facturer || 480:3 391,76
    `,
  ],
  [
    'a total of each of two taxes, as of Manitoba',
    'INV-055708',
    224_765,
    `
      40:*16 INVOICE || 300:Invoice Number || 440:Three Rivers Paving Ltd.
      300:INV-055708
      40:Nitrile gloves || 400:5% || 480:2,006.83
      400:Subtotal || 480:2,006.83
      400:TOTAL GST 5% || 480:100.34
      400:TOTAL RST 7% || 480:140.48
      400:TOTAL CAD || 480:2,247.65
    `,
  ],
  [
    'other invoices of the account below the total',
    'B-110239',
    339_170,
    `
      40:*14 Béton Rocailleux inc. || 300:Facture B-110239
      300:Total avant taxes || 480:2 949,94
      300:TPS || 480:147,50
      300:TVQ || 480:294,26
      300:Total || 480:3 391,70
      300:Autres factures au dossier || 480:85,00
      300:Ensemble du dossier || 480:3 476,70
    `,
  ],
  [
    'the work of this invoice in words of its own, after the work to date',
    '2026-537',
    3_537_896,
    `
      40:*14 Construction Beauchemin inc. || 400:FACTURE PROGRESSIVE
      400:Facture n° || 480:2026-537
      40:Montant du contrat || 480:136 192,00
      40:Valeur des travaux exécutés à ce jour || 480:61 590,00
      40:Moins factures précédentes || 480:-27 400,00
      40:Travaux de la présente facture || 480:34 190,00
      40:Moins retenue de 10 % || 480:-3 419,00
      40:Total avant taxes || 480:30 771,00
      40:TPS 5 % || 480:1 538,55
      40:TVQ 9,975 % || 480:3 069,41
      40:Total || 480:35 378,96
    `,
  ],
  [
    'the same without the row of this invoice',
    '2026-538',
    null,
    `
      40:*14 Construction Beauchemin inc. || 400:FACTURE PROGRESSIVE
      400:Facture n° || 480:2026-538
      40:Valeur des travaux exécutés à ce jour || 480:61 590,00
      40:Moins factures précédentes || 480:-27 400,00
      40:Total avant taxes || 480:30 771,00
      40:TPS 5 % || 480:1 538,55
      40:TVQ 9,975 % || 480:3 069,41
      40:Total || 480:35 378,96
    `,
  ],
  [
    'a numbered reference among the dates that is the only number',
    '2026-465',
    113_000,
    `
      40:*14 Brisebois Mechanical Ltd.
      40:*14 INVOICE || 300:Reference No. || 400:2026-465
      300:Date || 400:June 14, 2026
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
    `,
  ],
  [
    'a numbered reference beside the customer’s order',
    null,
    113_000,
    `
      40:*14 Brisebois Mechanical Ltd.
      300:Reference No. || 400:2026-465
      300:Date || 400:June 14, 2026
      300:Your PO || 400:77120
      40:*14 INVOICE
      300:Subtotal || 480:1,000.00
      300:HST 13% || 480:130.00
      300:Total || 480:1,130.00
    `,
  ],
  [
    'our reference above a date without a label',
    '43391',
    104_984,
    `
      40:*14 Clinique vétérinaire du Parc || 400:Notre référence 43391
      40:1180, rue Saint-Joseph || 400:2026-10-26
      40:*14 Facture
      300:Sous-total || 480:913,10
      300:TPS 5 % || 480:45,66
      300:TVQ 9,975 % || 480:91,08
      300:Solde dû || 480:1 049,84
    `,
  ],
];
