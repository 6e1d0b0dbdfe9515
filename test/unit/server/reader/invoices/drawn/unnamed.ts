import type { DrawnDocument } from './drawn-document';

/** Amounts that no known label names, and papers with other titles. */
export const unnamed: readonly DrawnDocument[] = [
  [
    'a total without any word, told by its column',
    '61180',
    177_100,
    `
      40:*18 Miramichi Print Shop || 400:Invoice 61180
      40:1774 Water Street, Miramichi NB E1N 1B2 || 400:April 9, 2026

      40:500 posters || 480:1,540.00
      480:1,540.00
      400:HST 15% || 480:231.00
      480:1,771.00
    `,
  ],
  [
    'two taxes and a sum with a word of its own',
    'L-2026-11',
    103_478,
    `
      40:*16 Entrepôts du Canal inc. || 400:Facture n° L-2026-11
      40:12, rue du Canal, Lachine (Québec) H8S 1A1

      40:Loyer de novembre || 480:900,00
      40:TPS || 480:45,00
      40:TVQ || 480:89,78
      40:Mensualité || 480:1 034,78
    `,
  ],
  [
    'a sum that a text tells',
    '0031',
    141_250,
    `
      40:Lila Brandt Photography
      40:8 Mill Lane, Guelph ON N1H 3A1
      40:July 19, 2026
      40:Invoice no. 0031 for the shoot on Mill Lane
      40:One day at $1,250.00 plus HST $162.50.
      40:That comes to $1,412.50
    `,
  ],
  [
    'an amount that a sentence asks for',
    '2026-044',
    681_227,
    `
      40:*14 Groupe-conseil Maskinongé inc.
      40:600, avenue Sainte-Anne, Yamachiche (Québec) G0X 3L0
      40:Facture n° 2026-044
      40:Nous vous prions de nous faire parvenir la somme de 6 812,27 $ par chèque.
    `,
  ],
  [
    'words for an amount due that are in no list',
    '9',
    264_000,
    `
      40:Friesen Family Farm || 400:Invoice no. 9
      40:Box 14, Grunthal MB R0A 0R0
      40:40 bales || 480:$2,640.00
      40:Amount you now owe us || 480:$2,640.00
    `,
  ],
  [
    'an amount beyond the date that it is due by',
    'ASC-0418',
    643_860,
    `
      40:*16 Ascenseurs Montcalm inc. || 400:Facture n° ASC-0418
      40:4400, boul. Métropolitain, Montréal (Québec) H1S 1A2
      40:Contrat, trimestre 3 || 480:5 600,00 $
      40:TPS || 480:280,00 $
      40:TVQ || 480:558,60 $
      40:Montant total exigible au plus tard le 31 juillet 2026 || 480:6 438,60 $
    `,
  ],
  [
    'a deposit taken off before the taxes',
    'KC-0771',
    1_050_900,
    `
      40:*16 Prince Edward Kitchens Inc. || 400:Invoice KC-0771
      40:13360 Loyalist Parkway, Picton ON K0K 2T0
      40:Contract price || 480:12,400.00
      40:Less deposit paid, before HST || 480:(3,100.00)
      40:Balance before tax || 480:9,300.00
      40:HST 13% || 480:1,209.00
      40:Amount now payable || 480:$10,509.00
    `,
  ],
  [
    'a lawyer’s statement of account',
    '118844',
    289_170,
    `
      40:*16 Haldane Quist LLP
      40:885 Dunsmuir Street, Vancouver BC V6C 1N5
      40:*14 STATEMENT OF ACCOUNT
      40:Our file: 40771-0003 || 400:Account no. 118844
      40:To professional services rendered || 480:$4,200.00
      40:Our fee || 480:$4,200.00
      40:GST 5% || 480:$210.00
      40:PST 7% || 480:$294.00
      40:Disbursements || 480:$187.70
      40:Total fees, taxes and disbursements || 480:$4,891.70
      40:Transferred from trust || 480:-$2,000.00
      40:Balance due to us || 480:$2,891.70
    `,
  ],
  [
    'a work order that says what is owing',
    'WO-7719',
    106_400,
    `
      40:*14 Similkameen Truck & Diesel Ltd.
      40:388 Daly Avenue, Princeton BC V0X 1W0
      40:WORK ORDER || 400:WO-7719
      40:Labour || 480:950.00
      400:Subtotal || 480:950.00
      400:GST 5% || 480:47.50
      400:PST 7% || 480:66.50
      400:Amount owing || 480:$1,064.00
    `,
  ],
];

/** What looks like a total and is none, or a number that is another or only a part of one. */
export const mistakable: readonly (readonly [
  what: string,
  number: string | null,
  cents: number | null,
  drawing: string,
])[] = [
  [
    'a sum for information below what is due',
    'G5512',
    null,
    `
      40:*14 Redriver Gas Ltd. || 400:Invoice number G5512
      40:8418 Dixie Road, Winnipeg MB R3H 0Y4
      40:Equal payment instalment || 480:$355.00
      40:Amount due || 480:$355.00
      40:For information, the actual cost of the month:
      40:Natural gas || 480:$585.40
      40:GST (5%) || 480:$29.27
      40:RST (7%) || 480:$40.98
      40:Actual cost || 480:$655.65
    `,
  ],
  [
    'an item below a due date, its amount on the left',
    '1190',
    92_130,
    `
      40:Lumsden Bee Supply Inc.
      40:Lumsden SK S0G 3C0
      40:Invoice no. 1190 || 250:due June 4, 2026
      250:$830.00 hive bodies
      250:$41.50 GST
      250:$49.80 PST
      250:$921.30 total
    `,
  ],
  [
    'a number that goes on below its line',
    null,
    113_000,
    `
      40:*16 Battle River Rentals Ltd. || 400:INVOICE
      40:1901 100th Street, North Battleford SK S9A 0X1 || 400:No. R118-
      400:40772
      400:Subtotal || 480:1,000.00
      400:HST 13% || 480:130.00
      400:Total || 480:1,130.00
    `,
  ],
  [
    'the number of an invoice that this one replaces',
    '7120-R',
    113_000,
    `
      40:*16 Stratford Stage Lighting Ltd. || 400:Invoice 7120-R
      40:12 Ontario Street, Stratford ON N5A 3G1
      400:Replaces invoice 7120
      400:Subtotal || 480:1,000.00
      400:HST 13% || 480:130.00
      400:Total || 480:1,130.00
    `,
  ],
  [
    'a statement of account without taxes of its own',
    null,
    null,
    `
      40:*16 Cedar Flats Building Supply Ltd.
      40:*14 STATEMENT OF ACCOUNT
      40:Invoice 2201 || 480:1,130.00
      40:Invoice 2239 || 480:904.00
      40:Balance due || 480:$2,034.00
    `,
  ],
];
