import { bill, bracketed, comma, dollars, nbsp, piastres, plain, rate, sum, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function creditInBrackets(): UnseenInvoice {
  const made = bill(
    [
      [-12, 'CR RTN PAPER TOWEL 6/CS', 4289],
      [-3, 'CR SHORT SHIP NITRILE GLOVE L', 8995],
    ],
    [rate.gst, rate.manitoba],
  );
  return unseenInvoice({
    name: 'credit note of a warehouse in brackets',
    kind: 'creditNote',
    number: 'CR0044718',
    merchant: 'INTERLAKE JANITORIAL SUPPLY',
    issuedOn: '2026-09-08',
    dueOn: null,
    parts: made.parts,
    amountDue: null,
    draw: (p) => {
      p.font('monoBold', 13).at(40, 40, 'INTERLAKE JANITORIAL SUPPLY').font('mono', 9);
      p.block(40, 58, 11, ['1180 SHERWIN ROAD', 'WINNIPEG MB R3H 0V1', 'GST REG 10772 4461 RT0001']);
      p.font('monoBold', 15).right(572, 40, '*** CREDIT NOTE ***').font('mono', 9);
      p.block(380, 70, 12, [
        'CREDIT NO : CR0044718',
        'DATE      : 08-SEP-2026',
        'CUST NO   : 20418',
        'REF INV   : IN0093821',
        'RMA       : 6618',
      ]);
      p.block(40, 120, 11, ['TO: RED RIVER PERSONAL CARE HOME', '    55 MAIN ST  SELKIRK MB R1A 1P9']);
      p.rule(40, 160, 572).rows(166, 0, [40, 90, -430, -572], [['QTY', 'DESCRIPTION', 'PRICE', 'EXTENSION']]);
      p.rule(40, 180, 572);
      const y = p.rows(
        188,
        14,
        [40, 90, -430, -572],
        made.rows.map((r) => [bracketed(r.quantity * 100), r.text, plain(r.unit), bracketed(r.amount)]),
      );
      p.rule(40, y + 4, 572).block(330, y + 12, 14, ['MERCHANDISE', 'GST 5%', 'RST 7%']);
      p.block(-572, y + 12, 14, [made.subtotal, ...made.taxes].map(bracketed));
      p.rule(330, y + 56, 572)
        .font('monoBold', 11)
        .at(330, y + 62, 'CREDIT TOTAL')
        .right(572, y + 62, `$${bracketed(made.total)}`);
      p.font('mono', 8).at(40, y + 100, 'DO NOT PAY - THIS CREDIT WILL BE APPLIED TO YOUR ACCOUNT');
    },
  });
}

export function noteDeCredit(): UnseenInvoice {
  const made = bill([[-2, 'Retour : porte intérieure 30 po, défaut', 18450]], [rate.gst, rate.qst]);
  return unseenInvoice({
    name: 'French credit note that names the invoice',
    kind: 'creditNote',
    number: 'NC-00871',
    merchant: 'Portes et Fenêtres Yamachiche inc.',
    issuedOn: '2026-10-09',
    dueOn: null,
    parts: made.parts,
    amountDue: null,
    draw: (p) => {
      p.font('sansBold', 13)
        .at(40, 40, 'Portes et Fenêtres Yamachiche inc.')
        .font('sans', 9)
        .at(40, 58, '660, boul. Trudel Est, Yamachiche QC G0X 3L0')
        .font('sansBold', 18, '#c92a2a')
        .right(572, 40, 'NOTE DE CRÉDIT')
        .font('sans', 10);
      p.rows(
        90,
        16,
        [40, 170],
        [
          ['No de note de crédit', 'NC-00871'],
          ['Date', '9 octobre 2026'],
          ['Facture d’origine', '118220'],
          ['Client', 'Rénovations Batiscan'],
        ],
      );
      const y = p.rows(
        176,
        20,
        [40, -470, -572],
        made.rows.map((r) => [r.text, `${r.quantity}`, piastres(r.amount, nbsp)]),
      );
      p.rows(
        y + 10,
        17,
        [360, -572],
        [
          ['Sous-total', piastres(made.subtotal, nbsp)],
          ['TPS 5 %', piastres(tax(made), nbsp)],
          ['TVQ 9,975 %', piastres(tax(made, 1), nbsp)],
          ['Total du crédit', piastres(made.total, nbsp)],
        ],
      );
    },
  });
}

export function statementAged(): UnseenInvoice {
  const open = [128450, 66215, 240990];
  return unseenInvoice({
    name: 'statement of account with ages of balances',
    kind: 'statement',
    number: null,
    merchant: 'Nickel Basin Fasteners',
    issuedOn: '2026-10-31',
    dueOn: null,
    parts: open,
    total: null,
    draw: (p) => {
      p.font('sansBold', 15)
        .at(40, 40, 'Nickel Basin Fasteners')
        .font('sans', 9)
        .at(40, 60, '220 Kingsway, Sudbury ON P3B 2E4')
        .font('sansBold', 15)
        .right(572, 40, 'STATEMENT')
        .font('sans', 9);
      p.rows(
        64,
        13,
        [-500, -572],
        [
          ['Statement date', '10/31/2026'],
          ['Account', 'ESP-014'],
        ],
      );
      p.block(40, 96, 13, ['Espanola Tool & Die', '12 Station Rd', 'Espanola ON P5E 1S4']);
      p.box(40, 150, 532, 16, { fill: '#eeeeee' }).rows(
        154,
        0,
        [46, 120, 220, 300, -470, -566],
        [['Date', 'Transaction', 'Reference', 'Due', 'Amount', 'Balance']],
      );
      const y = p.rows(
        174,
        16,
        [46, 120, 220, 300, -470, -566],
        [
          ['08/04/2026', 'Invoice', '66120', '09/03/2026', plain(240990), plain(240990)],
          ['09/15/2026', 'Invoice', '66488', '10/15/2026', plain(128450), plain(369440)],
          ['10/20/2026', 'Invoice', '66902', '11/19/2026', plain(66215), plain(435655)],
        ],
      );
      p.rows(
        y + 30,
        16,
        [-120, -220, -320, -420, -566],
        [
          ['Current', '1-30', '31-60', 'Over 60', 'Total owing'],
          [plain(66215), plain(128450), plain(240990), '0.00', plain(sum(open))],
        ],
      );
      p.font('sansBold', 11)
        .at(350, y + 90, 'Please pay')
        .right(566, y + 90, dollars(sum(open)));
    },
  });
}

export function etatDeCompte(): UnseenInvoice {
  const open = [88310, 41277];
  return unseenInvoice({
    name: 'French statement of account',
    kind: 'statement',
    number: null,
    merchant: 'Quincaillerie Lac-Mékinac',
    issuedOn: '2026-09-30',
    dueOn: null,
    parts: open,
    total: null,
    draw: (p) => {
      p.font('strong', 15)
        .at(46, 44, 'Quincaillerie Lac-Mékinac')
        .font('text', 9)
        .at(46, 64, '118, rue Principale, Saint-Tite (Québec) G0X 3H0')
        .font('strong', 17)
        .right(566, 44, 'ÉTAT DE COMPTE')
        .font('text', 10);
      p.rows(
        92,
        15,
        [46, 130],
        [
          ['Au', '30 septembre 2026'],
          ['Client', '2014 – Camp Sept-Chutes'],
        ],
      );
      p.rule(46, 134, 566).rows(
        140,
        0,
        [46, 130, 260, -470, -566],
        [['Date', 'Document', 'No', 'Débit', 'Crédit']],
      );
      const y = p.rows(
        160,
        17,
        [46, 130, 260, -470, -566],
        [
          ['2026-08-31', 'Solde reporté', '', comma(54000, nbsp), ''],
          ['2026-09-04', 'Paiement', 'CH 4410', '', comma(54000, nbsp)],
          ['2026-09-11', 'Facture', '30551', comma(88310, nbsp), ''],
          ['2026-09-26', 'Facture', '30614', comma(41277, nbsp), ''],
        ],
      );
      p.rule(46, y, 566)
        .font('strong', 12)
        .at(300, y + 10, 'Solde dû')
        .right(566, y + 10, piastres(sum(open), nbsp));
    },
  });
}
