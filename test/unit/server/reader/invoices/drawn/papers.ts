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
];
