import { bill, dollars, plain, rate, sum, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const laptops = bill(
  [
    [6, 'Notebook 14" i7 32GB 1TB', 189_900],
    [6, 'Docking station USB-C 130W', 24_995],
    [12, 'Monitor 27" QHD', 31_450],
    [6, 'Environmental handling fee ON', 75],
  ],
  [rate.ontario],
  [4250],
);

export const itReseller = unseenInvoice({
  name: 'IT reseller, distribution system',
  number: 'SI7740218',
  merchant: 'Tamblyn Computer Systems Ltd.',
  issuedOn: '2026-10-07',
  dueOn: '2026-11-06',
  parts: laptops.parts,
  draw: (pen) => {
    pen.font('sansBold', 13, '#c8102e').at(36, 34, 'Tamblyn Computer Systems Ltd.').font('sans', 8.5);
    pen.block(36, 52, 11, ['2 Leading Technology Ct', 'Kanata ON K2K 3J1', 'HST Reg: 89551 0072RT0001']);
    pen.font('sansBold', 14).right(576, 34, 'Sales Invoice').font('sans', 9);
    const facts = [
      ['Document No.', 'SI7740218'],
      ['Posting Date', '2026-10-07'],
      ['Due Date', '2026-11-06'],
      ['Order No.', 'SO5512907'],
      ['External Doc. No.', 'PO-0033817'],
      ['Customer No.', 'C114420'],
      ['Page', '1 / 1'],
    ] as const;
    for (const [row, [label, value]] of facts.entries())
      pen.at(384, 56 + row * 13, label).right(576, 56 + row * 13, value);
    pen.font('sansBold', 9).at(36, 102, 'Bill-to').at(200, 102, 'Ship-to').font('sans', 9);
    pen.block(36, 114, 11.5, ['Rideau Physio Group', '1355 Bank St, Suite 400', 'Ottawa ON K1H 8K7']);
    pen.block(200, 114, 11.5, ['Rideau Physio – Barrhaven', '3161 Strandherd Dr', 'Ottawa ON K2J 5N1']);
    pen
      .rule(36, 164, 576, '#c8102e', 1)
      .font('sansBold', 8.5)
      .rows(
        169,
        0,
        [36, 104, -350, 362, -450, -576],
        [['No.', 'Description', 'Qty', 'UoM', 'Unit Price', 'Line Amount']],
      );
    pen.rule(36, 182, 576, '#c8102e', 1).font('sans', 8.5);
    for (const [index, { quantity, text, unit, amount }] of laptops.rows.entries()) {
      const y = 188 + index * 28;
      pen
        .at(36, y, `TB-${20_814 + index * 33}`)
        .at(104, y, text)
        .right(350, y, String(quantity))
        .at(362, y, 'EA')
        .right(450, y, plain(unit))
        .right(576, y, plain(amount));
      if (index === 0)
        pen
          .font('mono', 7)
          .at(104, y + 12, 'S/N 5CG6140PLK 5CG6140PLM 5CG6140PLR 5CG6140PLT')
          .font('sans', 8.5);
    }
    pen.rule(36, 300, 576).rows(
      306,
      14,
      [384, -576],
      [
        ['Subtotal', plain(laptops.subtotal)],
        ['Freight', '42.50'],
        ['HST 13%', plain(tax(laptops))],
      ],
    );
    pen
      .rule(384, 349, 576)
      .font('sansBold', 10)
      .at(384, 354, 'Total CAD Incl. Tax')
      .right(576, 354, plain(laptops.total))
      .font('sans', 8);
    pen
      .at(36, 306, 'Payment Terms: Net 30 days')
      .at(36, 318, 'Shipment Method: Ground, tracking 1Z4418E70391')
      .at(36, 330, 'Title passes on full payment. Returns need an RMA.');
  },
});

const boxes = bill(
  [
    [500, 'RSC carton 16x12x10 32ECT', 142],
    [24, 'Stretch film 18" 80ga', 1635],
    [36, 'Tape acrylic 48 mm x 100 m', 289],
    [10, 'Bubble 3/16 12"x300 ft', 4180],
  ],
  [rate.gst],
);

export const packagingHouse = unseenInvoice({
  name: 'packaging distributor, cloud suite',
  number: 'INV441902',
  merchant: 'Keystone Packaging Distributors',
  issuedOn: '2026-04-09',
  dueOn: '2026-05-09',
  parts: boxes.parts,
  draw: (pen) => {
    pen
      .font('sansBold', 12)
      .at(40, 40, 'Keystone Packaging Distributors')
      .font('sans', 9)
      .block(40, 55, 11.5, ['11420 170 St NW', 'Edmonton AB T5S 1L7', 'Canada']);
    pen
      .font('sans', 22)
      .right(572, 38, 'Invoice')
      .font('sansBold', 11)
      .right(572, 66, '#INV441902')
      .font('sans', 9)
      .right(572, 82, '4/9/2026');
    pen
      .font('sansBold', 9)
      .at(40, 112, 'Bill To')
      .at(190, 112, 'Ship To')
      .box(360, 108, 212, 58, { fill: '#efefef' });
    pen.font('sans', 9).block(40, 125, 11.5, ['Beaverhill Honey Co.', '5012 50 Ave', 'Tofield AB T0B 4J0']);
    pen.block(190, 125, 11.5, ['Beaverhill Honey Co.', 'Rear dock', 'Tofield AB T0B 4J0']);
    pen
      .font('sansBold', 10)
      .at(370, 114, 'TOTAL')
      .font('sans', 20)
      .right(562, 124, dollars(boxes.total))
      .font('sans', 9)
      .right(562, 150, 'Due Date: 5/9/2026');
    pen
      .box(40, 186, 532, 15, { fill: '#d5d5d5' })
      .font('sansBold', 8)
      .rows(
        190,
        12,
        [44, 150, 260, 370, 470],
        [['Terms', 'PO #', 'Sales Rep', 'Shipping Method', 'Sales Order']],
      );
    pen
      .font('sans', 9)
      .rows(205, 0, [44, 150, 260, 370, 470], [['Net 30', '1188', 'Olena S', 'KPD Truck', 'SO118834']]);
    pen
      .box(40, 226, 532, 15, { fill: '#d5d5d5' })
      .font('sansBold', 8)
      .rows(230, 0, [-80, 100, 360, -450, -566], [['Quantity', 'Item', 'Tax', 'Rate', 'Amount']]);
    pen.font('sans', 9);
    pen.rows(
      248,
      18,
      [-80, 100, 360, -450, -566],
      boxes.rows.map(({ quantity, text, unit, amount }) => [
        String(quantity),
        text,
        'CA-GST',
        dollars(unit),
        dollars(amount),
      ]),
    );
    pen.rows(
      340,
      15,
      [-470, -566],
      [
        ['Subtotal', dollars(boxes.subtotal)],
        ['Tax (GST 5%)', dollars(tax(boxes))],
      ],
    );
    pen
      .font('sansBold', 10)
      .right(470, 374, 'Total')
      .right(566, 374, dollars(boxes.total))
      .font('sans', 8)
      .at(40, 700, 'GST 13044 8827 RT0001. Prices in Canadian dollars. Overdue invoices bear 2% a month.');
  },
});

const machine = [412_500, 88_000, 26_500];

export const machineParts = unseenInvoice({
  name: 'machine parts from Ontario in US dollars',
  number: '26-00718',
  merchant: 'Grand Erie Extrusion Tooling',
  currency: 'USD',
  issuedOn: '2026-03-05',
  dueOn: '2026-04-04',
  parts: machine,
  draw: (pen) => {
    pen
      .font('serifBold', 17)
      .at(40, 40, 'Grand Erie Extrusion Tooling')
      .font('serif', 10)
      .block(40, 62, 12, ['77 Morton Ave E, Brantford, Ontario, Canada N3R 7J7', 'Tel: 519-555-0103']);
    pen.font('serifBold', 14).right(572, 40, 'COMMERCIAL INVOICE').font('serif', 10.5);
    pen.rows(
      100,
      16,
      [40, 130, 340, 440],
      [
        ['Invoice No:', '26-00718', 'Date:', 'March 5, 2026'],
        ['Your P.O.:', '4500118820', 'Terms:', 'Net 30 days'],
        ['Incoterms:', 'FCA Brantford', 'Currency:', 'US Dollars'],
        ['Sold To:', 'Maple River Profiles', 'Ship Via:', 'Customer carrier'],
        ['', '3 Industrial Dr, Sarnia ON', 'Net Weight:', '1,240.50 lb'],
      ],
    );
    pen
      .rule(40, 186, 572)
      .font('serifBold', 10.5)
      .rows(191, 0, [40, 90, -450, -566], [['Qty', 'Description', 'Unit US$', 'Extended US$']]);
    pen
      .rule(40, 206, 572)
      .font('serif', 10.5)
      .rows(
        214,
        18,
        [40, 90, -450, -566],
        [
          ['1', 'Profile die 4-cavity, H13, dwg 7718-C', '4,125.00', plain(machine[0] ?? 0)],
          ['2', 'Calibrator sleeve, brass', '440.00', plain(machine[1] ?? 0)],
          ['1', 'Crating and documentation', '265.00', plain(machine[2] ?? 0)],
        ],
      );
    pen
      .rule(400, 272, 572)
      .font('serifBold', 12)
      .at(380, 280, 'TOTAL US$')
      .right(566, 280, plain(sum(machine)));
    pen
      .font('serif', 9.5)
      .at(
        40,
        330,
        'HST zero-rated. Wire to account 4402-118 in US dollars only. HS code 8480.71. Origin: Canada.',
      );
  },
});
