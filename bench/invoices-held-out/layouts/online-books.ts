import { bill, dollars, plain, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const signs = bill(
  [
    [6, 'Coroplast lawn sign 24x18, two colours', 1850],
    [1, 'Window vinyl, storefront, installed', 42_500],
    [2.5, 'Design time', 8500],
  ],
  [rate.ontario],
);

export const signMaker = unseenInvoice({
  name: 'sign maker, online books',
  number: '1037',
  merchant: 'Larkspur Signs & Graphics Inc.',
  issuedOn: '2026-09-03',
  dueOn: '2026-10-03',
  parts: signs.parts,
  draw: (pen) => {
    pen.font('sansBold', 11).at(40, 40, 'Larkspur Signs & Graphics Inc.').font('sans', 9);
    pen.block(40, 55, 12, [
      '118 Wexford Road, Unit 4',
      'Guelph ON  N1H 3T9',
      'billing@larkspursigns.example',
      'GST/HST Registration No.: 81342 7765 RT0001',
    ]);
    pen.font('sans', 20, '#3b7fb6').at(40, 122, 'INVOICE');
    pen.font('sansBold', 9, '#7a7a7a').at(40, 156, 'BILL TO').at(230, 156, 'SHIP TO');
    pen.font('sans', 9);
    const to = ['Millrace Dental Studio', '72 Cork Street East', 'Guelph ON  N1H 2W8'];
    pen.block(40, 169, 12, to);
    pen.block(230, 169, 12, to);
    const facts = [
      ['INVOICE', '1037'],
      ['DATE', '03/09/2026'],
      ['TERMS', 'Net 30'],
      ['DUE DATE', '03/10/2026'],
    ] as const;
    for (const [row, [label, value]] of facts.entries()) {
      pen.font('sansBold', 9, '#7a7a7a').right(485, 156 + row * 13, label);
      pen.font('sans', 9).at(492, 156 + row * 13, value);
    }
    pen.box(40, 226, 532, 18, { fill: '#d6e6f2' }).font('sans', 8.5, '#3b7fb6');
    pen.rows(
      231,
      0,
      [46, 150, -385, -420, -490, -566],
      [['DATE', 'DESCRIPTION', 'TAX', 'QTY', 'RATE', 'AMOUNT']],
    );
    pen.font('sans', 9);
    const after = pen.rows(
      252,
      20,
      [46, 150, -385, -420, -490, -566],
      signs.rows.map(({ quantity, text, unit, amount }, index) => [
        `${28 + index}/08/2026`,
        text,
        'HST ON',
        String(quantity),
        plain(unit),
        plain(amount),
      ]),
    );
    pen.dashes(40, after + 4, 572);
    pen.at(330, after + 16, 'SUBTOTAL').right(566, after + 16, plain(signs.subtotal));
    pen.at(330, after + 32, 'HST (ON) @ 13%').right(566, after + 32, plain(tax(signs)));
    pen.at(330, after + 48, 'TOTAL').right(566, after + 48, plain(signs.total));
    pen.at(330, after + 70, 'BALANCE DUE').font('sansBold', 13);
    pen.right(566, after + 67, `CAD ${plain(signs.total)}`);
    pen.font('sans', 8.5, '#3b7fb6').box(40, after + 110, 532, 16, { fill: '#d6e6f2' });
    pen.rows(after + 114, 0, [46, -440, -566], [['TAX SUMMARY      RATE', 'TAX', 'NET']]);
    pen.font('sans', 9);
    pen.rows(
      after + 132,
      0,
      [110, -440, -566],
      [['HST (ON) @ 13%', plain(tax(signs)), plain(signs.subtotal)]],
    );
    pen.at(40, after + 170, 'Thank you for your business. E-transfers to billing@larkspursigns.example');
  },
});

const bikes = bill(
  [
    [4, 'Fleet tune-up, cargo bicycle', 12_900],
    [8, 'Brake pads, pair', 2450],
    [1, 'Pick-up and return', 6000],
  ],
  [rate.gst, rate.bc],
);

export const bicycleShop = unseenInvoice({
  name: 'bicycle workshop, online books',
  number: 'CB-2218',
  merchant: 'Copperline Bicycle Works',
  issuedOn: '2026-08-19',
  dueOn: '2026-08-19',
  parts: bikes.parts,
  draw: (pen) => {
    pen.font('heavy', 22, '#20532f').at(48, 44, 'INVOICE').font('strong', 10);
    pen.at(48, 78, 'Copperline Bicycle Works').font('text', 10);
    pen.block(48, 91, 12.5, ['904 Quadra St', 'Victoria, BC V8W 3S1', '+1 (250) 555-0143']);
    pen.block(300, 78, 12.5, [
      'hello@copperline.example',
      'www.copperline.example',
      'GST/HST: 744120985RT0001',
    ]);
    pen
      .box(48, 138, 516, 92, { fill: '#edf4ef' })
      .font('strong', 10)
      .at(60, 148, 'Bill to')
      .at(220, 148, 'Ship to');
    pen.at(400, 148, 'Invoice details').font('text', 10);
    pen.block(60, 162, 12.5, [
      'Ingrid Solheim',
      'Harbour Parcel Co-op',
      '31 Erie St',
      'Victoria, BC V8V 1P8',
    ]);
    pen.block(220, 162, 12.5, ['Harbour Parcel Co-op', '31 Erie St', 'Victoria, BC V8V 1P8']);
    pen.block(400, 162, 12.5, [
      'Invoice no.: CB-2218',
      'Terms: Due on receipt',
      'Invoice date: 2026-08-19',
      'Due date: 2026-08-19',
    ]);
    pen
      .font('strong', 9.5)
      .rows(
        250,
        0,
        [48, 72, 300, -430, -490, -564],
        [['#', 'Product or service', 'Tax', 'Qty', 'Rate', 'Amount']],
      );
    pen.rule(48, 266, 564, '#c8d6cc').font('text', 10);
    for (const [index, { quantity, text, unit, amount }] of bikes.rows.entries()) {
      const y = 274 + index * 24;
      pen
        .at(48, y, `${index + 1}.`)
        .at(72, y, text)
        .at(300, y, 'GST/PST BC');
      pen.right(430, y, String(quantity)).right(490, y, dollars(unit)).right(564, y, dollars(amount));
      pen.rule(48, y + 18, 564, '#e3ebe5');
    }
    pen.at(360, 362, 'Subtotal').right(564, 362, dollars(bikes.subtotal));
    pen.at(360, 380, 'GST @ 5%').right(564, 380, dollars(tax(bikes)));
    pen.at(360, 398, 'PST (BC) @ 7%').right(564, 398, dollars(tax(bikes, 1)));
    pen.rule(360, 416, 564, '#20532f').font('strong', 15);
    pen.at(360, 424, 'Total').right(564, 424, dollars(bikes.total));
    pen
      .font('strong', 10)
      .at(48, 362, 'Ways to pay')
      .font('text', 9)
      .at(48, 378, 'Interac e-Transfer, Visa, Mastercard');
    pen.font('strong', 10).at(48, 404, 'Note to customer').font('text', 9);
    pen.wrapped(48, 420, 220, 'Bikes are kept for 14 days. Storage after that is $5.00 per day.');
  },
});

const yoga = bill(
  [
    [3, 'Workplace ergonomics session (90 min)', 32_500],
    [14, 'Individual desk assessment', 6500],
  ],
  [rate.gst],
);

export const ergonomist = unseenInvoice({
  name: 'ergonomist, online ledger with payment advice',
  number: 'INV-0231',
  merchant: 'Prairie Posture Consulting Ltd.',
  issuedOn: '2026-10-14',
  dueOn: '2026-11-13',
  parts: yoga.parts,
  size: [595, 842],
  draw: (pen) => {
    pen.font('sans', 24).at(42, 60, 'INVOICE').font('sans', 9.5);
    pen.block(42, 120, 13, [
      'Attn: Accounts Payable',
      'Bowline Software Inc.',
      '1200, 630 3 Ave SW',
      'CALGARY AB T2P 4L4',
      'CANADA',
    ]);
    const facts = [
      ['Invoice Date', '14 Oct 2026'],
      ['Invoice Number', 'INV-0231'],
      ['Reference', 'PO 88104'],
      ['GST/HST Number', '772098134 RT0001'],
    ] as const;
    for (const [row, [label, value]] of facts.entries()) {
      pen
        .font('sansBold', 9.5)
        .at(300, 66 + row * 32, label)
        .font('sans', 9.5)
        .at(300, 78 + row * 32, value);
    }
    pen.block(425, 66, 12.5, [
      'Prairie Posture',
      'Consulting Ltd.',
      '415 Spadina Cres E',
      'Saskatoon SK S7K 3G6',
    ]);
    pen
      .font('sansBold', 9)
      .rows(
        232,
        0,
        [42, -330, -400, -455, -553],
        [['Description', 'Quantity', 'Unit Price', 'Tax', 'Amount CAD']],
      );
    pen.rule(42, 246, 553, '#000000', 1).font('sans', 9);
    for (const [index, { quantity, text, unit, amount }] of yoga.rows.entries()) {
      const y = 253 + index * 20;
      pen.at(42, y, text).right(330, y, quantity.toFixed(2)).right(400, y, plain(unit));
      pen
        .right(455, y, '5%')
        .right(553, y, plain(amount))
        .rule(42, y + 14, 553, '#bbbbbb');
    }
    pen.right(455, 300, 'Subtotal').right(553, 300, plain(yoga.subtotal));
    pen
      .right(455, 316, 'TOTAL GST 5%')
      .right(553, 316, plain(tax(yoga)))
      .rule(330, 331, 553, '#000000', 1);
    pen.font('sansBold', 10).right(455, 337, 'TOTAL CAD').right(553, 337, plain(yoga.total));
    pen.font('sansBold', 10).at(42, 380, 'Due Date: 13 Nov 2026').font('sans', 8.5);
    pen.at(42, 395, 'Please quote the invoice number with your EFT. Institution 004, transit 71020.');
    pen.dashes(42, 600, 553).font('sans', 18).at(42, 618, 'PAYMENT ADVICE').font('sans', 9);
    pen.block(42, 650, 12, [
      'To: Prairie Posture Consulting Ltd.',
      '415 Spadina Cres E',
      'Saskatoon SK S7K 3G6',
    ]);
    const stub = [
      ['Customer', 'Bowline Software Inc.'],
      ['Invoice Number', 'INV-0231'],
      ['Amount Due', plain(yoga.total)],
      ['Due Date', '13 Nov 2026'],
      ['Amount Enclosed', ''],
    ] as const;
    for (const [row, [label, value]] of stub.entries()) {
      pen
        .font('sansBold', 9)
        .at(310, 650 + row * 17, label)
        .font('sans', 9)
        .at(410, 650 + row * 17, value);
    }
    pen.rule(410, 732, 553).font('sans', 7.5).at(410, 735, 'Enter the amount you are paying above');
  },
});
