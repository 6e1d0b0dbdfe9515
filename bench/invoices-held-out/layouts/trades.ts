import { bill, nbsp, piastres, plain, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const wiring = bill(
  [
    [1, 'Supply and install 200 A service, per quote Q-318', 485_000],
    [9, 'Additional 20 A circuits', 21_500],
    [1, 'ESA permit', 18_900],
  ],
  [rate.ontario],
);

export const electrician = unseenInvoice({
  name: 'electrician with a deposit, spreadsheet template',
  number: '318-F',
  merchant: 'Bright Current Electric',
  issuedOn: '2026-06-29',
  dueOn: '2026-07-13',
  parts: wiring.parts,
  settled: [250_000],
  draw: (pen) => {
    pen
      .font('sansBold', 18, '#1f3864')
      .at(50, 46, 'Bright Current Electric')
      .font('sans', 26, '#8ea9db')
      .right(562, 42, 'INVOICE');
    pen
      .font('sans', 10)
      .block(50, 76, 13, [
        'ECRA/ESA 7004418',
        '46 Pinewood Cres, Thunder Bay ON P7B 4N2',
        'Phone (807) 555-0115',
      ]);
    pen
      .right(480, 76, 'DATE')
      .right(480, 91, 'INVOICE #')
      .right(480, 106, 'CUSTOMER ID')
      .right(480, 121, 'DUE DATE');
    for (const [row, value] of ['29-Jun-26', '318-F', 'SLEEPG', '13-Jul-26'].entries()) {
      pen.box(486, 73 + row * 15, 76, 15, { line: '#8ea9db' }).centre(524, 76 + row * 15, value);
    }
    pen
      .box(50, 140, 220, 16, { fill: '#1f3864' })
      .font('sansBold', 10, '#ffffff')
      .at(54, 143, 'BILL TO')
      .font('sans', 10);
    pen.block(54, 160, 13, ['Sleeping Giant Laundromat', '310 Bay St', 'Thunder Bay ON P7B 1S1']);
    pen
      .box(50, 216, 512, 16, { fill: '#1f3864' })
      .font('sansBold', 10, '#ffffff')
      .at(54, 219, 'DESCRIPTION')
      .right(400, 219, 'QTY')
      .right(480, 219, 'UNIT PRICE')
      .right(556, 219, 'AMOUNT');
    pen.box(50, 232, 512, 260, { line: '#8ea9db' }).font('sans', 10);
    pen.rows(
      238,
      18,
      [54, -400, -480, -556],
      wiring.rows.map(({ quantity, text, unit, amount }) => [
        text,
        String(quantity),
        plain(unit),
        plain(amount),
      ]),
    );
    pen.rows(
      500,
      17,
      [390, -556],
      [
        ['Subtotal', plain(wiring.subtotal)],
        ['HST 13%', plain(tax(wiring))],
        ['Total', plain(wiring.total)],
        ['Less deposit (Jun 4)', '-2,500.00'],
      ],
    );
    pen
      .box(384, 568, 178, 20, { fill: '#d9e1f2' })
      .font('sansBold', 11)
      .at(390, 573, 'BALANCE DUE')
      .right(556, 573, `$ ${plain(wiring.total - 250_000)}`);
    pen
      .font('sans', 9)
      .at(50, 500, 'HST # 78220 4413 RT0001')
      .at(50, 514, 'Make all cheques payable to Bright Current Electric');
  },
});

const plomberie = bill(
  [
    [7.5, 'Main-d’œuvre, compagnon plombier', 11_200],
    [7.5, 'Main-d’œuvre, apprenti', 7400],
    [1, 'Chauffe-eau 60 gal. commercial', 214_500],
    [1, 'Raccords, valves et soudure', 18_640],
  ],
  [rate.gst, rate.qst],
);

export const plumber = unseenInvoice({
  name: 'plombier, gabarit de tableur',
  number: 'P26-0877',
  merchant: 'Plomberie Desrochers & Fils',
  issuedOn: '2026-02-11',
  dueOn: '2026-03-13',
  parts: plomberie.parts,
  draw: (pen) => {
    pen.font('serifBold', 18).at(45, 40, 'Plomberie Desrochers & Fils').font('serif', 10.5);
    pen.block(45, 62, 13, [
      'R.B.Q. 5604-2281-01',
      '312, rang Sainte-Marie, Joliette (Québec) J6E 3Z3',
      '450 555-0158',
    ]);
    pen.font('serifBold', 14).at(45, 120, 'FACTURE N°  P26-0877').font('serif', 10.5);
    pen
      .right(567, 120, 'Joliette, le 11 février 2026')
      .right(567, 134, 'Payable au plus tard le 13 mars 2026');
    pen
      .at(45, 156, 'Client :')
      .block(95, 156, 13, [
        'Résidence Le Boisé de Lanaudière',
        '1800, boul. Firestone',
        'Joliette (Québec) J6E 2W5',
      ]);
    pen
      .box(45, 206, 522, 18)
      .font('serifBold', 10.5)
      .rows(210, 0, [50, -390, -470, -562], [['Travaux exécutés le 9 février', 'Qté / h', 'Prix', 'Total']]);
    pen.font('serif', 10.5);
    pen.rows(
      232,
      19,
      [50, -390, -470, -562],
      plomberie.rows.map(({ quantity, text, unit, amount }) => [
        text,
        String(quantity).replace('.', ','),
        piastres(unit, nbsp),
        piastres(amount, nbsp),
      ]),
    );
    pen.rule(380, 316, 567).rows(
      322,
      17,
      [380, -562],
      [
        ['Sous-total', piastres(plomberie.subtotal, nbsp)],
        ['TPS 5 % (12240 8871)', piastres(tax(plomberie), nbsp)],
        ['TVQ 9,975 % (1009128843)', piastres(tax(plomberie, 1), nbsp)],
      ],
    );
    pen
      .rule(380, 374, 567)
      .font('serifBold', 12)
      .at(380, 380, 'TOTAL À PAYER')
      .right(562, 380, piastres(plomberie.total, nbsp));
    pen
      .font('serifSlant', 10)
      .at(
        45,
        420,
        'Garantie d’un an sur la main-d’œuvre. Frais d’administration de 1,5 % par mois après 30 jours.',
      );
  },
});
