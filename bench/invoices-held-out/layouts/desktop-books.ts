import { bill, comma, piastres, plain, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const blinds = bill(
  [
    [11, 'Roller shade, 5% screen, charcoal', 18_475],
    [11, 'Install, per opening', 4500],
    [1, 'Lift rental', 26_000],
  ],
  [rate.gst],
);

export const blindInstaller = unseenInvoice({
  name: 'blind installer, desktop books',
  number: '20961',
  merchant: 'Foothill Blinds & Shutters (2011) Ltd.',
  issuedOn: '2026-10-15',
  dueOn: '2026-10-30',
  parts: blinds.parts,
  draw: (pen) => {
    pen.font('serifBold', 12).at(36, 40, 'Foothill Blinds & Shutters (2011) Ltd.').font('serif', 10);
    pen.block(36, 56, 12, ['5507 6A Street SE', 'Calgary, AB T2H 1M9', '403-555-0128']);
    pen.font('sansBold', 20).right(576, 38, 'Invoice').box(416, 64, 160, 40);
    pen
      .rule(416, 82, 576)
      .down(496, 64, 104)
      .font('sans', 9)
      .centre(456, 69, 'Date')
      .centre(536, 69, 'Invoice #');
    pen.font('serif', 10).centre(456, 88, '15/10/2026').centre(536, 88, '20961');
    pen.box(36, 124, 230, 76).rule(36, 140, 266).font('sans', 9).at(42, 128, 'Invoice To').font('serif', 10);
    pen.block(42, 145, 12.5, ['Elbow River Orthodontics', '200, 1414 8 St SW', 'Calgary, AB', 'T2R 1J6']);
    pen.box(276, 216, 300, 36).rule(276, 234, 576).down(376, 216, 252).down(476, 216, 252).font('sans', 9);
    pen.centre(326, 221, 'P.O. No.').centre(426, 221, 'Terms').centre(526, 221, 'Project');
    pen.font('serif', 10).centre(326, 239, 'M. Kerr').centre(426, 239, 'Net 15').centre(526, 239, '26-114');
    pen.box(36, 260, 540, 330).rule(36, 278, 576).font('sans', 9);
    for (const x of [90, 360, 420, 490]) pen.down(x, 260, 590);
    pen
      .centre(63, 265, 'Quantity')
      .centre(225, 265, 'Description')
      .centre(390, 265, 'Tax')
      .centre(455, 265, 'Rate');
    pen.centre(533, 265, 'Amount').font('serif', 10);
    pen.rows(
      284,
      18,
      [-84, 96, 384, -485, -570],
      blinds.rows.map(({ quantity, text, unit, amount }) => [
        String(quantity),
        text,
        'G',
        plain(unit),
        plain(amount),
      ]),
    );
    pen
      .at(96, 348, 'GST On Sales')
      .right(485, 348, '5.00%')
      .right(570, 348, plain(tax(blinds)));
    pen.box(36, 590, 324, 60).font('serif', 9).at(42, 597, 'All work carries our two-year guarantee.');
    pen.at(42, 611, 'Interest of 2% per month (24% per year) on overdue accounts.');
    pen.box(360, 590, 216, 30).font('sansBold', 13).at(368, 598, 'Total').font('serif', 11);
    pen
      .right(570, 599, `CAD ${plain(blinds.total)}`)
      .box(360, 620, 216, 30)
      .font('sans', 9)
      .at(368, 630, 'GST/HST No.');
    pen.font('serif', 10).at(440, 630, '866510927');
  },
});

const fasteners = bill(
  [
    [40, 'Hex bolt 1/2-13 x 3 zinc, box of 25', 1895],
    [12, 'Anchor sleeve 3/8 x 2-1/4, box of 50', 3460],
    [6, 'Cutting disc 5 in, pack of 25', 5225],
    [200, 'Cable tie 14 in UV black', 18],
  ],
  [rate.gst, rate.saskatchewan],
);

export const fastenerStore = unseenInvoice({
  name: 'fastener store, desktop accounting with owing',
  number: '8841',
  merchant: 'Quill Lake Fastener Supply',
  issuedOn: '2026-09-30',
  dueOn: '2026-10-30',
  parts: fasteners.parts,
  draw: (pen) => {
    pen.font('sansBold', 14).at(40, 36, 'Quill Lake Fastener Supply').font('sans', 9);
    pen.block(40, 54, 11, ['Box 219, 301 Main Street', 'Wadena, Saskatchewan S0A 4J0', 'Tel 306-555-0190']);
    pen.font('sansBold', 18).at(430, 34, 'INVOICE').font('sans', 9.5);
    const facts = [
      ['Invoice No.:', '8841'],
      ['Date:', '09/30/2026'],
      ['Ship Date:', '09/29/2026'],
      ['Page:', '1'],
      ['Re: Order No.', '6120'],
    ] as const;
    for (const [row, [label, value]] of facts.entries())
      pen.at(400, 62 + row * 14, label).at(480, 62 + row * 14, value);
    pen.font('sansBold', 9.5).at(40, 150, 'Sold to:').at(320, 150, 'Ship to:').font('sans', 9.5);
    pen.block(56, 164, 12, ['Bergstrom Grain Systems', 'RR 2', 'Wynyard, Saskatchewan  S0A 4T0']);
    pen.block(336, 164, 12, ['Bergstrom Grain Systems', 'Elevator site, Hwy 16 W']);
    pen.at(40, 212, 'Business No.:').at(110, 212, '10288 4417 RT0001').box(36, 230, 540, 18);
    pen
      .font('sansBold', 8.5)
      .rows(
        235,
        0,
        [40, 100, -180, 190, 400, -490, -572],
        [['Item No.', 'Unit', 'Quantity', 'Description', 'Tax', 'Unit Price', 'Amount']],
      );
    pen.font('sans', 9);
    pen.rows(
      254,
      15,
      [40, 100, -180, 190, 400, -490, -572],
      fasteners.rows.map(({ quantity, text, unit, amount }, index) => [
        `QF-${3310 + index * 7}`,
        index === 3 ? 'Each' : 'Box',
        String(quantity),
        text,
        'GP',
        plain(unit),
        plain(amount),
      ]),
    );
    pen
      .at(190, 332, 'Subtotal:')
      .right(572, 332, plain(fasteners.subtotal))
      .at(190, 354, 'GP - GST 5%, PST 6%');
    pen
      .at(204, 368, 'GST')
      .right(572, 368, plain(tax(fasteners)))
      .at(204, 382, 'PST')
      .right(572, 382, plain(tax(fasteners, 1)));
    pen.box(36, 640, 540, 66).rule(36, 662, 576).rule(36, 684, 576).down(400, 640, 706).font('sans', 8.5);
    pen
      .at(40, 647, 'Shipped By: Our truck     Tracking Number:')
      .at(40, 669, 'Comment: Net 30 days. 1.5% monthly after.');
    pen.at(40, 691, 'Sold By: Darlene').font('sansBold', 9.5);
    pen.at(406, 647, 'Total Amount').right(572, 647, plain(fasteners.total));
    pen.at(406, 669, 'Amount Paid').right(572, 669, '0.00');
    pen.at(406, 691, 'Amount Owing').right(572, 691, plain(fasteners.total));
  },
});

const pneus = bill(
  [
    [4, 'Pneu hiver LT245/75R17 clouté', 28_999],
    [4, 'Pose et balancement', 2500],
    [4, 'Droit environnemental pneu neuf', 450],
    [1, 'Alignement 4 roues', 11_995],
  ],
  [rate.gst, rate.qst],
);

export const tireShop = unseenInvoice({
  name: 'pneus, comptabilité de bureau',
  number: '0145528',
  merchant: 'CENTRE DU PNEU MATAPÉDIA ENR.',
  issuedOn: '2026-11-09',
  dueOn: '2026-12-09',
  parts: pneus.parts,
  draw: (pen) => {
    pen.font('sansBold', 13).at(38, 36, 'CENTRE DU PNEU MATAPÉDIA ENR.').font('sans', 9);
    pen.block(38, 54, 11, [
      '88, boul. Saint-Benoît Ouest',
      'Amqui (Québec)  G5J 2E7',
      'Tél. : (418) 555-0172   Téléc. : (418) 555-0173',
    ]);
    pen
      .font('sansBold', 17)
      .right(574, 36, 'FACTURE')
      .box(404, 62, 170, 48)
      .down(489, 62, 110)
      .font('sans', 8.5);
    pen.rule(404, 78, 574).rule(404, 94, 574);
    pen.rows(
      66,
      16,
      [408, 493],
      [
        ['No facture', '0145528'],
        ['Date', '2026/11/09'],
        ['Page', '1 de 1'],
      ],
    );
    pen.font('sansBold', 8.5).at(38, 124, 'VENDU À').at(310, 124, 'EXPÉDIÉ À').font('sans', 9.5);
    const client = ['Transport Gagnon et frères', '415, route 132 Est', 'Causapscal (Québec)  G0J 1J0'];
    pen.block(38, 137, 12, client);
    pen.block(310, 137, 12, client);
    pen.box(38, 184, 536, 32).rule(38, 200, 574).font('sans', 8.5);
    for (const x of [130, 240, 340, 460]) pen.down(x, 184, 216);
    pen.rows(
      188,
      16,
      [42, 134, 244, 344, 464],
      [
        ['No client', 'Votre commande', 'Représentant', 'Termes', 'Bon de travail'],
        ['TRAGAG', 'Verbal - Luc', '04', 'Net 30 jours', 'BT-77120'],
      ],
    );
    pen.box(38, 224, 536, 360).rule(38, 240, 574);
    for (const x of [110, 160, 400, 480]) pen.down(x, 224, 584);
    pen.rows(228, 0, [42, 114, 164, -476, -570], [['Produit', 'Qté', 'Description', 'Prix', 'Montant']]);
    pen.font('mono', 9);
    pen.rows(
      248,
      14,
      [42, -155, 164, -476, -570],
      pneus.rows.map(({ quantity, text, unit, amount }, index) => [
        ['PN24575', 'MOPOSE', 'DRENV', 'MOALIG'][index] ?? '',
        String(quantity),
        text,
        comma(unit),
        comma(amount),
      ]),
    );
    pen.at(164, 330, 'Véhicule : F-250 2021   KM : 118 402').font('sans', 8.5);
    pen.at(38, 600, 'No T.P.S. : 13420 7761 RT0001').at(38, 613, 'No T.V.Q. : 1018834420 TQ0001');
    pen.at(38, 632, 'Intérêts de 2 % par mois (24 % l’an) sur tout compte passé dû.').box(400, 590, 174, 64);
    for (const y of [606, 622, 638]) pen.rule(400, y, 574);
    pen.rows(
      594,
      16,
      [404, -570],
      [
        ['Sous-total', comma(pneus.subtotal)],
        ['T.P.S.', comma(tax(pneus))],
        ['T.V.Q.', comma(tax(pneus, 1))],
      ],
    );
    pen.font('sansBold', 10).at(404, 641, 'TOTAL').right(570, 641, piastres(pneus.total));
  },
});
