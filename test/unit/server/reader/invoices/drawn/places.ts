import type { DrawnDocument } from './drawn-document';

/** Numbers and totals in unusual places. */
export const places: readonly DrawnDocument[] = [
  [
    'a bill number in groups of digits like a telephone’s',
    '6612 0098 441',
    38_115,
    `
      40:*16 Kawartha Hydro || 380:Your electricity bill
      380:Account number || 480:4410 2209 11
      380:Bill number || 480:6612 0098 441
      380:Bill date || 480:Jul 10, 2026
      40:Electricity and delivery || 480:$337.30
      40:HST || 480:$43.85
      40:Total new charges || 480:$381.15
      380:Amount due by Jul 31, 2026 || 480:$381.15
    `,
  ],
  [
    'labels right of their values',
    '50771',
    42_375,
    `
      40:*18 Mobius Cleaning
      40:100 Main St, Winnipeg MB R3C 1A4 || 430:50771 || 500:INVOICE #
      430:2026-01-31 || 500:DATE

      40:Office cleaning January || 480:375.00
      40:GST || 480:18.75
      40:RST 8% || 480:30.00
      400:TOTAL DUE || 480:$423.75
    `,
  ],
  [
    'a number with its date in one cell',
    '26-1189',
    80_483,
    `
      40:*12 Imprimerie Laurier ltée
      40:Facture : 26-1189 du 4 juin 2026
      40:Client : École de danse Élan
      40:5000 dépliants || 480:700,00
      40:TPS || 480:35,00
      40:TVQ || 480:69,83
      40:Total à payer || 480:804,83 $
    `,
  ],
  [
    'a work order and an invoice of one number',
    '77120',
    89_270,
    `
      40:*14 Ironwood Truck & Trailer Repair
      40:Red Deer AB T4P 3R2 || 360:W.O./Invoice #: 77120
      360:Unit #: 118
      360:Date: 02/18/2026
      40:Labour 4.5 @ 140.00 || 480:630.00
      40:Brake shoes || 480:220.19
      400:Subtotal || 480:850.19
      400:GST || 480:42.51
      400:Invoice total || 480:892.70
    `,
  ],
  [
    'a reference of one’s own beside that of the customer',
    'GW/26/0117',
    79_100,
    `
      40:*14 Glenwood Surveys Inc.
      40:Our invoice ref: GW/26/0117 || 320:Your ref: KL-88
      40:12 Jan 2026
      40:Survey of lot 14 || 480:700.00
      40:HST || 480:91.00
      40:Invoice value || 480:791.00
    `,
  ],
  [
    'the number of the document',
    '66-10442',
    70_060,
    `
      40:*14 Imprimerie du Saguenay || 400:*12 FACTURE
      360:Numéro du document || 480:66-10442
      360:Date du document || 480:2026-04-14
      40:Brochures || 480:609,35
      360:Sous-total || 480:609,35
      360:Taxe fédérale || 480:30,47
      360:Taxe provinciale || 480:60,78
      360:Total du document || 480:700,60
    `,
  ],
  [
    'a number wrapped beside a label that is wrapped',
    'SG-2026-W14-00871',
    409_335,
    `
      40:*14 Tri-Port Guards Ltd.
      380:Invoice || 440:SG-2026-
      380:No. || 440:W14-00871
      380:Date || 440:2026-04-06
      40:Guard hours 120 @ 30.187 || 480:3,622.43
      40:HST 13% || 480:470.92
      40:Total || 480:4,093.35
    `,
  ],
  [
    'labels and values in one row of text',
    '26-1177',
    113_000,
    `
      40:*14 Sydenham Growers Ltd.
      40:Order 26-1177-A Invoice 26-1177 May 5, 2026 Due June 4, 2026
      40:Cedar 5 gal || 480:1,000.00
      40:HST || 480:130.00
      40:Total of invoice || 480:1,130.00
    `,
  ],
  [
    'the date before the number',
    '7715',
    442_750,
    `
      40:*12 DOUCET WHALEN & ASSOCIATES
      40:Chartered Professional Accountants
      40:4 May 2026 || 400:Invoice 7715
      40:Cap-Pelé Smoked Herring Ltd.
      40:Our fee of $3,850.00, together with harmonized sales tax thereon of $577.50, in all $4,427.50.
    `,
  ],
  [
    'Inv. in a cell of its own',
    'HFX-26-3381',
    105_542,
    `
      400:Inv. || 460:HFX-26-3381
      40:*12 Bluenose Fire & Safety Ltd. || 400:Dated || 460:23 Apr 2026
      40:Annual inspection || 480:934.00
      40:HST || 480:121.42
      40:Total charges || 480:1,055.42
    `,
  ],
  [
    'a number that begins with INV',
    'INV 26 0345',
    114_975,
    `
      40:*14 Traiteur Les Deux Fourchettes
      300:Numéro de facture
      300:INV 26 0345
      40:Cocktail dînatoire 40 personnes || 480:1 000,00 $
      40:TPS : 50,00 $
      40:TVQ : 99,75 $
      40:Total de la facture : 1 149,75 $
    `,
  ],
  [
    'less to pay under a condition',
    '88-2041',
    96_050,
    `
      40:*12 Golden Sheaf Seed Co. || 380:INVOICE NO. 88-2041
      40:Canola seed 20 bags @ 42.50 || 480:850.00
      380:SUBTOTAL || 480:850.00
      380:GST 5% || 480:42.50
      380:PST 8% || 480:68.00
      380:INVOICE TOTAL || 480:960.50
      40:Pay $941.29 if received by March 15
    `,
  ],
  [
    'a market as the customer, which is no contract',
    'B-20981',
    172_463,
    `
      40:*14 Distribution Cartier / Cartier Distribution
      300:Facture / Invoice || 400:Date
      300:B-20981 || 400:2026-05-06
      40:Vendu à / Sold to || 300:Expédié à / Ship to
      40:Marché Bonsecours || 300:Marché Bonsecours
      100:Caisses pliables || 480:1 500,00
      380:Sous-total / Subtotal || 480:1 500,00
      380:TPS / GST || 480:75,00
      380:TVQ / QST || 480:149,63
      380:TOTAL || 480:1 724,63
    `,
  ],
  [
    'a summary in one row',
    '60412',
    580_910,
    `
      40:*14 Ironbark Protective Services Inc. || 400:INVOICE NO || 500:DATE
      400:60412 || 500:July 5, 2026
      40:Hours || 160:Service || 280:HST || 480:Total payable
      40:216.0 || 160:5,140.80 || 280:668.30 || 480:$5,809.10
    `,
  ],
  [
    'a tax that the amount includes',
    '0426',
    209_050,
    `
      40:*14 Wren Okafor
      40:INVOICE 0426 JUNE 6, 2026
      40:One day in studio, 24 retouched images
      40:$2,090.50
      40:includes HST of $240.50
    `,
  ],
  [
    'fees, tax and total fees one after the other',
    'TRN-01145',
    336_175,
    `
      40:*12 Safe Horizons Training Centre
      200:Registration invoice || 320:Invoice date
      200:TRN-01145 || 320:09/02/2026
      40:Working at heights || 480:$2,975.00
      40:Course fees $2,975.00
      40:HST (13%) $386.75
      40:Total fees $3,361.75
    `,
  ],
  [
    'an amount in a box above its label',
    'B-4471',
    45_200,
    `
      40:*14 Sprout & Stem Florists || 380:INVOICE B-4471
      400:$452.00
      400:Total due
      40:Wedding centrepieces || 480:400.00
      40:HST || 480:52.00
    `,
  ],
];
