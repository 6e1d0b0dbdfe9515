import { bill, dollars, nbsp, piastres, plain, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const seats = 48 * 1900;

export const usSoftware = unseenInvoice({
  name: 'software subscription in US dollars',
  number: '8F41C7D2-0014',
  merchant: 'Quiverboard, Inc.',
  currency: 'USD',
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  parts: [seats],
  draw: (pen) => {
    pen
      .font('heavy', 20, '#1a1f36')
      .at(48, 46, 'Invoice')
      .font('strong', 9.5)
      .at(48, 84, 'Invoice number')
      .at(48, 98, 'Date of issue')
      .at(48, 112, 'Date due');
    pen
      .font('text', 9.5, '#1a1f36')
      .at(130, 84, '8F41C7D2-0014')
      .at(130, 98, 'October 1, 2026')
      .at(130, 112, 'October 31, 2026');
    pen.font('strong', 9.5).at(48, 146, 'Quiverboard, Inc.').at(260, 146, 'Bill to').font('text', 9.5);
    pen.block(48, 160, 13, [
      '548 Market Street #71220',
      'San Francisco, California 94104',
      'United States',
      'billing@quiverboard.example',
    ]);
    pen.block(260, 160, 13, [
      'Mariner Logistics Ltd.',
      '1959 Upper Water Street',
      'Halifax Nova Scotia B3J 3N2',
      'Canada',
    ]);
    pen
      .font('strong', 18)
      .at(48, 238, `${dollars(seats)} USD due October 31, 2026`)
      .font('text', 9.5, '#625afa')
      .at(48, 266, 'Pay online');
    pen
      .font('text', 8.5, '#1a1f36')
      .rows(308, 0, [48, -400, -470, -564], [['Description', 'Qty', 'Unit price', 'Amount']]);
    pen
      .rule(48, 322, 564)
      .font('text', 9.5)
      .at(48, 330, 'Team plan – seats')
      .right(400, 330, '48')
      .right(470, 330, '$19.00')
      .right(564, 330, dollars(seats));
    pen.font('text', 8.5, '#6a7383').at(48, 344, 'Oct 1 – Oct 31, 2026').font('text', 9.5, '#1a1f36');
    for (const [row, label] of ['Subtotal', 'Total'].entries())
      pen
        .rule(306, 376 + row * 20, 564, '#e3e8ee')
        .at(306, 380 + row * 20, label)
        .right(564, 380 + row * 20, dollars(seats));
    pen
      .rule(306, 416, 564, '#e3e8ee')
      .font('strong', 9.5)
      .at(306, 420, 'Amount due')
      .right(564, 420, `${dollars(seats)} USD`);
    pen
      .font('text', 8, '#6a7383')
      .at(48, 750, `8F41C7D2-0014 · ${dollars(seats)} USD due October 31, 2026`)
      .right(564, 750, 'Page 1 of 1');
  },
});

const booking = bill(
  [
    [1, 'Clinic plan, 6 practitioners', 29_400],
    [2, 'SMS bundle (500)', 1500],
  ],
  [rate.gst, rate.bc],
);

export const bookingSoftware = unseenInvoice({
  name: 'booking software, card on file not yet charged',
  number: 'HX-2026-08-00931',
  merchant: 'Hearthside Booking Software Inc.',
  issuedOn: '2026-08-15',
  dueOn: '2026-08-29',
  parts: booking.parts,
  draw: (pen) => {
    pen
      .font('heavy', 15, '#e4572e')
      .at(50, 48, 'hearthside')
      .font('text', 9, '#444444')
      .right(562, 48, 'Hearthside Booking Software Inc.');
    pen
      .right(562, 60, '128 West Pender St, Vancouver BC V6B 1R8')
      .right(562, 72, 'GST 70881 5523 · PST-1044-2871')
      .rule(50, 96, 562, '#e4572e', 2);
    pen.font('light', 20).at(50, 108, 'Invoice HX-2026-08-00931').font('text', 9.5);
    pen
      .at(50, 140, 'Issued: Aug 15, 2026')
      .at(180, 140, 'Due: Aug 29, 2026')
      .at(300, 140, 'Workspace ID: ws_40071')
      .at(50, 166, 'Billed to: Riverbend Massage & Physio, 33 Tranquille Rd, Kamloops BC V2B 3G3');
    pen.font('strong', 9.5).rows(204, 0, [50, -400, -480, -562], [['Item', 'Quantity', 'Price', 'Amount']]);
    pen.font('text', 9.5).rows(
      222,
      18,
      [50, -400, -480, -562],
      booking.rows.map(({ quantity, text, unit, amount }) => [
        text,
        String(quantity),
        dollars(unit),
        dollars(amount),
      ]),
    );
    pen.rule(320, 264, 562, '#cccccc').rows(
      270,
      17,
      [330, -562],
      [
        ['Subtotal (excl. tax)', dollars(booking.subtotal)],
        ['GST – 5%', dollars(tax(booking))],
        ['PST BC – 7%', dollars(tax(booking, 1))],
      ],
    );
    pen
      .rule(320, 322, 562, '#cccccc')
      .font('strong', 11)
      .at(330, 328, 'Total (incl. tax)')
      .right(562, 328, `CA${dollars(booking.total)}`);
    pen
      .font('text', 9.5)
      .at(330, 348, 'Amount due')
      .right(562, 348, `CA${dollars(booking.total)}`)
      .font('text', 8.5, '#777777');
    pen.at(50, 400, 'We will charge your card ending in 4471 on Aug 29, 2026.');
  },
});

const hosting = bill(
  [
    [12, 'Managed web hosting, Business', 3900],
    [1, 'Domain .ca renewal, 2 years', 3198],
  ],
  [rate.atlantic],
);

export const webHost = unseenInvoice({
  name: 'paid receipt of a web host',
  kind: 'receipt',
  number: 'R-118207',
  merchant: 'Spruce Island Hosting',
  issuedOn: '2026-02-18',
  dueOn: null,
  parts: hosting.parts,
  settled: [hosting.total],
  draw: (pen) => {
    pen
      .font('heavy', 18, '#176b4d')
      .at(60, 50, 'Spruce Island Hosting')
      .font('strong', 22, '#333333')
      .at(60, 90, 'Receipt')
      .font('text', 10, '#333333');
    pen.rows(
      126,
      16,
      [60, 180],
      [
        ['Receipt number', 'R-118207'],
        ['Date paid', 'February 18, 2026'],
        ['Payment method', 'Visa ending 2209'],
        ['Customer', 'Tignish Boat Works, Tignish PE'],
      ],
    );
    pen
      .font('strong', 16, '#176b4d')
      .at(60, 206, `${dollars(hosting.total)} paid on February 18, 2026`)
      .rule(60, 240, 552, '#cccccc')
      .font('text', 10, '#333333');
    pen.rows(
      248,
      18,
      [60, -440, -552],
      hosting.rows.map(({ quantity, text, unit, amount }) => [
        `${text} x ${quantity}`,
        dollars(unit),
        dollars(amount),
      ]),
    );
    pen.rule(300, 290, 552, '#cccccc').rows(
      296,
      17,
      [320, -552],
      [
        ['Subtotal', dollars(hosting.subtotal)],
        ['HST 15% (80114 2277 RT0001)', dollars(tax(hosting))],
        ['Total', dollars(hosting.total)],
        ['Amount paid', dollars(hosting.total)],
        ['Balance', '$0.00'],
      ],
    );
    pen.font('text', 9).at(60, 420, 'Thank you! Keep this receipt for your records.');
  },
});

const guard = bill(
  [
    [3, 'Télésurveillance / Alarm monitoring', 4995],
    [1, 'Vérification annuelle / Annual inspection', 18_500],
  ],
  [rate.gst, rate.qst],
);

export const alarmCompany = unseenInvoice({
  name: 'alarm monitoring, bilingual',
  number: '00338127',
  merchant: 'Sécurité Vigie-Plus Security',
  issuedOn: '2026-01-02',
  dueOn: '2026-02-01',
  parts: guard.parts,
  draw: (pen) => {
    pen
      .font('sansBold', 14)
      .at(40, 38, 'Sécurité Vigie-Plus Security')
      .font('sans', 8.5)
      .at(40, 56, '180, boul. Gréber, Gatineau (Québec) J8T 6K2   819-555-0150');
    pen.font('sansBold', 14).right(572, 38, 'FACTURE / INVOICE').font('sans', 9);
    const rows = [
      ['No de facture / Invoice No.', '00338127'],
      ['Date', '2026-01-02'],
      ['Échéance / Due date', '2026-02-01'],
      ['No de client / Customer No.', 'V-7741'],
    ] as const;
    for (const [index, [label, value]] of rows.entries())
      pen
        .box(340, 64 + index * 18, 150, 18)
        .box(490, 64 + index * 18, 82, 18)
        .at(345, 69 + index * 18, label)
        .right(567, 69 + index * 18, value);
    pen
      .at(40, 90, 'Facturé à / Billed to:')
      .block(40, 104, 12, ['Clinique vétérinaire Hull', '255, rue Montcalm', 'Gatineau QC J8Y 3B7']);
    pen
      .box(40, 160, 532, 18, { fill: '#e8e8e8' })
      .font('sansBold', 8.5)
      .rows(
        165,
        0,
        [46, -400, -480, -566],
        [['Description', 'Qté / Qty', 'Prix / Price', 'Montant / Amount']],
      );
    pen.font('sans', 9).rows(
      186,
      16,
      [46, -400, -480, -566],
      guard.rows.map(({ quantity, text, unit, amount }) => [
        text,
        String(quantity),
        plain(unit),
        plain(amount),
      ]),
    );
    pen.rows(
      240,
      16,
      [360, -566],
      [
        ['Sous-total / Subtotal', plain(guard.subtotal)],
        ['TPS / GST 5%', plain(tax(guard))],
        ['TVQ / QST 9.975%', plain(tax(guard, 1))],
      ],
    );
    pen
      .box(354, 288, 218, 20, { fill: '#e8e8e8' })
      .font('sansBold', 10.5)
      .at(360, 293, 'TOTAL')
      .right(566, 293, `${plain(guard.total)}${nbsp}$`);
    pen
      .font('sans', 8)
      .at(40, 330, `TPS/GST 10331 2204 RT0001   TVQ/QST 1002217745 TQ0001   Permis BSP AP-1188402`)
      .at(40, 342, `Frais de retard / Late fee: ${piastres(1500)}`);
  },
});
