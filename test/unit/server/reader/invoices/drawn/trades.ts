import type { DrawnDocument } from './drawn-document';

/** Trades with forms of their own, numbers in unusual places, foreign currencies. */
export const trades: readonly DrawnDocument[] = [
  [
    'a freight invoice with a PRO number',
    '88120',
    253_120,
    `
      40:*16 Blackridge Haulage Ltd. || 430:*16 FREIGHT INVOICE
      40:Box 220, Brandon MB R7A 5Y8 || 400:Invoice No. || 480:88120
      400:Invoice Date || 480:2026/03/12
      400:PRO # || 480:4471290
      400:BOL # || 480:WK-9921
      40:Shipper: Prairie Pulse Inc. || 300:Consignee: Port Terminal 4
      40:Bill to: Prairie Pulse Inc.
      
      40:Pieces || 100:Description || 300:Weight || 400:Rate || 480:Charges
      40:22 || 100:Pallets lentils || 300:41,800 lb || 400:4.75 /cwt || 480:1,985.50
      100:Fuel surcharge 12.8% || 480:254.50
      400:Total freight || 480:2,240.00
      400:HST 13% || 480:291.20
      400:PAY THIS AMOUNT || 480:$2,531.20
    `,
  ],
  [
    'duties and taxes that add up without a subtotal',
    'CD-448120',
    48_711,
    `
      40:*14 Courtage Maritime Laval inc. || 400:*14 FACTURE / INVOICE
      40:Courtiers en douane || 400:No de facture : CD-448120
      40:Montréal (Québec) H2Y 1A1 || 400:Date de facture : 2026-04-09
      400:No de transaction : 13920 448120
      40:Importateur : Brasserie du Pont inc.
      
      40:Droits de douane || 480:120,00
      40:TPS à l'importation || 480:256,65
      40:Frais de courtage || 480:96,00
      40:TPS sur courtage || 480:4,80
      40:TVQ sur courtage || 480:9,66
      400:TOTAL À PAYER (CAD) || 480:487,11
    `,
  ],
  [
    'a number beside the title',
    '604118',
    61_240,
    `
      40:*14 Fruits et Légumes Beaulieu ltée || 400:*12 FACTURE 604118
      40:Marché central, Montréal (Québec) H4N 1J8 || 400:2026-03-03
      40:Vendu à : Bistro des Halles || 400:Livré à : Bistro des Halles
      
      40:Qté || 80:Format || 160:Description || 380:Prix || 480:Montant
      40:10 || 80:CS || 160:Laitue romaine || 380:32,50 || 480:325,00
      40:6 || 80:CS || 160:Tomates || 380:27,90 || 480:167,40
      40:4 || 80:SAC || 160:Oignons || 380:30,00 || 480:120,00
      160:Nombre de caisses : 20 || 400:TPS || 480:0,00
      400:TVQ || 480:0,00
      400:TOTAL || 480:612,40
    `,
  ],
  [
    'container deposits and returns',
    'B0042217',
    88_214,
    `
      40:*12 Rocky Point Beverage Distribution || 380:Page 1 of 1
      40:Delta, BC V4G 1A1 || 380:INVOICE B0042217
      380:Delivery date 2026-07-08
      40:Customer 00771 The Gull Pub
      
      40:Cases || 100:Product || 300:Unit || 380:Deposit || 480:Ext
      40:12 || 100:Lager 24x355 || 300:42.00 || 380:28.80 || 480:532.80
      40:6 || 100:Cider 24x355 || 300:40.00 || 380:14.40 || 480:254.40
      300:Product total || 480:744.00
      300:Container deposits || 480:43.20
      300:Empties returned || 480:-17.00
      300:GST 5% || 480:37.20
      300:PST 10% || 480:74.74
      300:Invoice total || 480:882.14
    `,
  ],
  [
    'totals of categories, and a space before the colon',
    'CI-99120',
    33_300,
    `
      40:*12 Cuisine Intégrale Distribution || 380:Facture : CI-99120 
      40:Laval (Québec) H7L 1A1 || 380:Page : 1 de 1
      380:Date facture : 2026-10-05
      40:Total catégorie Épicerie || 480:200,00
      40:Total catégorie Surgelés || 480:133,00
      40:Sous-total non taxable || 480:333,00
      40:Sous-total taxable || 480:0,00
      40:Total facture || 480:333,00
    `,
  ],
  [
    'a letter whose subject names the invoice',
    'H-2026-55',
    172_463,
    `
      40:*13 Julie Tessier, CPA
      40:45, rue Principale, Granby (Québec) J2G 1A1
      40:Granby, le 9 juin 2026
      40:Ferme Desroches inc.
      40:Objet : Honoraires professionnels - facture H-2026-55
      40:Pour services rendus : états financiers 2025
      
      40:Honoraires || 480:1 500,00 $
      40:TPS (5 %) 123456789 RT0001 || 480:75,00 $
      40:TVQ (9,975 %) 1234567890 TQ0001 || 480:149,63 $
      40:Total à payer || 480:1 724,63 $
    `,
  ],
  [
    'a number of ten digits',
    '9100044821',
    1_149_750,
    `
      40:*12 Aciers Boisbriand ltée || 380:*12 Facture 9100044821
      40:Boisbriand (Québec) J7H 1A1 || 380:Date || 480:2026-02-11
      380:No client || 480:100482
      380:No commande || 480:4500091827
      40:Poste || 90:Article || 180:Désignation || 330:Qté || 400:Prix || 480:Montant CAD
      40:10 || 90:44120 || 180:Poutrelle W200 || 330:10 PCE || 400:1 000,00 || 480:10 000,00
      180:Valeur nette || 480:10 000,00
      180:TPS 5,000 % || 480:500,00
      180:TVQ 9,975 % || 480:997,50
      180:Montant final || 480:11 497,50
      40:Conditions : 30 jours net
    `,
  ],
  [
    'a foreign currency in a sentence beside a way to pay',
    'EX-1042',
    null,
    `
      40:*14 Crestline Exports Ltd. || 400:*14 INVOICE EX-1042
      40:Vancouver BC V6B 1A1 || 400:Date 2026-02-02
      40:GST 123456789 RT0001
      40:Smoked salmon, 40 cs || 480:4,000.00
      400:Subtotal || 480:4,000.00
      400:GST 0% (export) || 480:0.00
      400:Total || 480:$4,000.00
      40:All prices in U.S. Dollars. Payment by wire to account 4004-12.
    `,
  ],
  [
    'a foreign currency in a French sentence',
    'EX-1043',
    null,
    `
      40:*14 Exportations Crête inc. || 400:*14 FACTURE EX-1043
      40:Laval (Québec) H7L 1A1 || 400:Date 2026-02-02
      40:Homard, 40 caisses || 480:4 000,00
      400:Total || 480:4 000,00 $
      40:Montants exprimés en dollars américains (USD).
    `,
  ],
  [
    'totals in Canadian dollars beside an item in another',
    'TK-7710',
    226_000,
    `
      40:*14 Tekna Controls Inc. || 400:*14 INVOICE TK-7710
      40:Mississauga ON L5B 1A1 || 400:Date 2026-06-06
      40:Valve block (US$1,480.00 at 1.3514) || 480:2,000.00
      400:Subtotal CAD || 480:2,000.00
      400:HST 13% || 480:260.00
      400:Total CAD || 480:2,260.00
      40:USD equivalent for reference: US$1,672.40
    `,
  ],
  [
    'a number after a longer title',
    '88120',
    113_000,
    `
      40:*14 Sable Freight Ltd. || 400:*14 FREIGHT INVOICE 88120
      40:Halifax NS B3H 1A1 || 400:Date 2026-06-06
      40:Linehaul || 480:1,000.00
      400:Total freight || 480:1,000.00
      400:HST || 480:130.00
      400:Total || 480:1,130.00
    `,
  ],
  [
    'a number after a longer French title',
    '88121',
    114_975,
    `
      40:*14 Transport Sable ltée || 400:*14 FACTURE DE TRANSPORT 88121
      40:Lévis (Québec) G6V 1A1 || 400:Date 2026-06-06
      40:Voyage || 480:1 000,00
      400:Sous-total || 480:1 000,00
      400:TPS || 480:50,00
      400:TVQ || 480:99,75
      400:Total || 480:1 149,75
    `,
  ],
  [
    'a number beneath its head',
    '77120',
    113_000,
    `
      40:*14 Sable Foods Ltd. || 400:*14 INVOICE
      40:Halifax NS B3H 1A1
      40:Route || 140:Invoice || 240:Date || 340:Salesperson
      40:14 || 140:77120 || 240:2026-06-06 || 340:K. Moss
      40:Apples || 480:1,000.00
      400:Subtotal || 480:1,000.00
      400:HST || 480:130.00
      400:Total || 480:1,130.00
    `,
  ],
];
