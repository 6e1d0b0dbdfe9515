import type { DrawnDocument } from './drawn-document';

/** Papers whose number is not labelled as that of an invoice. */
export const papers: readonly DrawnDocument[] = [
  [
    'a carrier’s probill',
    '441-99027',
    47_460,
    `
      40:*16 Harrow Bay Cartage Ltd. || 400:*16 FREIGHT BILL
      40:12 Depot Rd, Sudbury ON P3E 5P9 || 400:Probill no. 441-99027
      40:Consignee: Cedar Mills Ltd. || 400:Date 2026-05-02
      40:PO no. 20177 || 400:BOL no. 88123

      40:Linehaul Sudbury to Barrie || 480:380.00
      40:Fuel surcharge || 480:40.00
      400:Subtotal || 480:420.00
      400:HST 13 % || 480:54.60
      400:Total || 480:474.60
    `,
  ],
  [
    'a draw of a contractor',
    '4',
    1_130_000,
    `
      40:*16 Quillstone Builders Inc. || 400:*16 PROGRESS DRAW
      40:48 Foundry Street, Guelph ON N1H 3A1 || 400:Draw no. 4
      40:Owner: Cedar Mills Ltd. || 400:Date 2026-05-02
      40:Project no. 26-114 || 400:Contract no. C-118

      40:Framing this period || 480:10,000.00
      400:Subtotal || 480:10,000.00
      400:HST 13 % || 480:1,300.00
      400:Amount due this draw || 480:11,300.00
    `,
  ],
  [
    'an invoice number with what the invoice is for before its label',
    '77-2041',
    28_250,
    `
      40:*16 Tidewater Refrigeration || 430:*16 INVOICE
      40:15 Harbour Drive, Truro NS B2N 1A1
      40:Repair invoice no. 77-2041 || 400:Date 2026-05-02
      40:Work order no. 5518

      40:Compressor service || 480:250.00
      400:Subtotal || 480:250.00
      400:HST 13 % || 480:32.50
      400:Total || 480:282.50
    `,
  ],
  [
    'a large number below the title, beside the name in larger letters',
    '1190',
    350_808,
    `
      400:Invoice
      40:*26 Fundy Bulk Haulage || 400:*20 1190
      40:2706 Dixie Road, Moncton NB E1C 4Z8
      40:Date: August 19, 2026 || 240:Payable on: September 9, 2026

      400:Subtotal || 480:3,050.50
      400:HST (15%) || 480:457.58
      400:Total || 480:$3,508.08
    `,
  ],
  [
    'a number and a reference, each with a date',
    '90117734',
    104_389,
    `
      40:Aciers Lachenaie S.E.C. || 300:Facture
      40:213, rue Notre-Dame, Trois-Rivières || 300:Numéro/Date || 420:90117734 / 2026-06-25
      40:Épicerie Chez Mimi || 300:N° réf./Date || 420:80898140 / 2026-06-22

      400:Valeur nette || 480:907,92
      400:TPS (5 %) || 480:45,40
      400:TVQ (9,975 %) || 480:90,57
      400:Total || 480:1 043,89
    `,
  ],
  [
    'a date that is due before the label of another amount',
    'A88213',
    84_750,
    `
      40:*14 Broad Street Auto Repair || 430:*14 INVOICE
      40:6486 Millway Avenue, Guelph ON N1H 3A1 || 400:Invoice A88213
      400:Labour || 480:550.00
      40:Charge account – due 19-Mar-2026 || 400:Parts || 480:200.00
      400:HST (13%) || 480:97.50
      400:TOTAL || 480:$847.50
    `,
  ],
  [
    'a sentence on amounts outstanding that ends with a number',
    '114477',
    148_693,
    `
      40:*17 ABERNATHY SINGH LLP || 400:Account No. 114477
      40:Barristers & Solicitors || 400:April 30, 2026
      40:FOR PROFESSIONAL SERVICES RENDERED
      40:Total fees || 480:$2,541.00
      40:Disbursements || 480:$102.30
      40:HST (13%) || 480:$343.63
      40:Total account || 480:$2,986.93
      40:Less: transferred from trust (retainer) || 480:($1,500.00)
      40:BALANCE DUE AND OWING || 480:$1,486.93
      40:This is our account herein.
      40:Accounts are due when rendered. Interest is charged on amounts outstanding more than 30
    `,
  ],
];
