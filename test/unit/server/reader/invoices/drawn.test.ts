import { expect, test } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { drawDocument } from './build-invoice';

/** What a form is prefilled with: the number, and the cents, null where two readings hold. */
const documents: readonly (readonly [what: string, number: string, cents: number | null, drawing: string])[] =
  [
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

test.each(documents)('%s', (_, number, amount, drawing) => {
  expect(prefill(readInvoice(drawDocument(drawing)))).toEqual({ number, amount });
});
