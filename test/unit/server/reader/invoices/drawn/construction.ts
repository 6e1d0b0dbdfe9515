import type { DrawnDocument } from './drawn-document';

/** Contractors: progress billing, holdbacks, instalments. */
export const construction: readonly DrawnDocument[] = [
  [
    'an application for payment, with taxes below the current payment',
    '2026-031',
    4_882_485,
    `
      40:*14 Harbourfront Masonry Ltd. || 380:*14 INVOICE 2026-031
      40:19 Pier Road, Saint John NB E2L 4B3 || 380:Invoice date: August 31, 2026
      40:GST/HST 812345678 RT0001 || 380:Period to: August 31, 2026
      40:To: Brunswick Developments Inc. || 380:Project: Loyalist Tower
      40:APPLICATION FOR PAYMENT No. 4
      
      40:1. Original contract sum || 480:$ 480,000.00
      40:2. Net change by change orders || 480:$ 12,500.00
      40:3. Contract sum to date (Line 1 + 2) || 480:$ 492,500.00
      40:4. Total completed and stored to date || 480:$ 236,250.00
      40:5. Retainage 10% of completed work || 480:$ 23,625.00
      40:6. Total earned less retainage || 480:$ 212,625.00
      40:7. Less previous certificates for payment || 480:$ 170,168.61
      40:8. Current payment due || 480:$ 42,456.39
      40:HST 15% on current payment || 480:$ 6,368.46
      40:9. Total payable this application || 480:$ 48,824.85
      40:10. Balance to finish, including retainage || 480:$ 279,875.00
    `,
  ],
  [
    'a progress account, in French',
    'D-04-2611',
    2_299_500,
    `
      40:*14 Excavation Bellerive inc. || 380:*14 DÉCOMPTE PROGRESSIF No 4
      40:1200, rang Saint-Joseph, Joliette (Québec) J6E 3Z1 || 380:Facture no : D-04-2611
      40:RBQ 5555-1234-01 || 380:Date : 2026-07-31
      40:Client : Ville de Rosemère
      40:Projet : Réfection rue Lacroix
      
      40:Valeur du contrat || 480:310 000,00 $
      40:Travaux exécutés à ce jour || 480:145 000,00 $
      40:Moins : travaux facturés antérieurement || 480:(122 777,78) $
      40:Travaux de la présente période || 480:22 222,22 $
      40:Moins : retenue contractuelle 10 % || 480:(2 222,22) $
      40:Sous-total || 480:20 000,00 $
      40:TPS 5 % || 480:1 000,00 $
      40:TVQ 9,975 % || 480:1 995,00 $
      40:Montant dû pour ce décompte || 480:22 995,00 $
      40:Solde du contrat à facturer || 480:165 000,00 $
    `,
  ],
  [
    'a holdback with its own tax',
    'INV-5521',
    1_017_000,
    `
      40:*16 Summit Drywall Inc. || 430:*16 INVOICE
      40:77 Industrial Pkwy, Barrie ON L4N 8Y1 || 400:Invoice #: INV-5521
      40:HST# 87654 3210 RT0001 || 400:Date: 15-Jun-2026
      400:Terms: Net 30
      40:Bill to:
      40:Lakeside Homes Corp.
      
      40:Description || 480:Amount
      40:Boarding and taping, units 12-18 || 480:10,000.00
      400:Subtotal || 480:10,000.00
      400:HST 13% || 480:1,300.00
      400:Invoice total || 480:11,300.00
      400:Less 10% holdback || 480:(1,000.00)
      400:Less HST on holdback || 480:(130.00)
      400:Amount payable now || 480:10,170.00
      400:Holdback payable on release || 480:1,130.00
    `,
  ],
  [
    'an instalment of a contract',
    'SN-220',
    113_000,
    `
      40:*14 Drift Away Snow Removal || 400:*14 INVOICE SN-220
      40:Ottawa ON K1P 1A1 || 400:Nov 15, 2026
      40:Seasonal contract 2026-27 || 480:4,000.00
      40:Instalment 1 of 4 || 480:1,000.00
      400:HST 13% || 480:130.00
      400:Due now || 480:1,130.00
      40:Next instalment Dec 15, 2026 || 480:1,130.00
    `,
  ],
  [
    'a holdback without an amount due',
    'H-13',
    null,
    `
      40:*14 Petrel Services Inc. || 400:*14 INVOICE H-13
      40:St. John's NL A1C 1A1 || 400:Date 2026-06-06
      40:Work this period || 480:10,000.00
      40:Holdback 10% || 480:1,000.00
      400:HST 13% || 480:1,300.00
      400:Total || 480:11,300.00
      400:Total after holdback || 480:10,300.00
    `,
  ],
];
