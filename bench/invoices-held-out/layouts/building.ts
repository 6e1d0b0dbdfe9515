import { bare, bill, dollars, plain, rate, share, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const lumber = bill(
  [
    [64, '2X6-16 SPF #2&BTR KD', 1489],
    [30, '7/16 OSB 4X8', 1875],
    [12, '2X10-14 SPF #2', 2995],
    [5, 'HOUSE WRAP 9X100', 12_450],
    [3, 'FRAMING NAIL 3-1/4 STRIP CTN', 7999],
  ],
  [rate.gst, rate.bc],
);

export const lumberYard = unseenInvoice({
  name: 'lumber yard counter system',
  number: '2609-441873',
  merchant: 'SLOCAN VALLEY BUILDING SUPPLIES',
  issuedOn: '2026-09-16',
  dueOn: '2026-10-31',
  parts: lumber.parts,
  draw: (pen) => {
    pen.font('monoBold', 12).at(30, 30, 'SLOCAN VALLEY BUILDING SUPPLIES').font('mono', 9);
    pen.block(30, 46, 11, [
      '1120 HWY 6, NAKUSP BC  V0G 1R0',
      'TEL 250-555-0160  GST R101883724',
      'MON-SAT 7:30-5:30',
    ]);
    pen.font('monoBold', 13).right(582, 30, '** INVOICE **').font('mono', 9);
    pen.block(380, 50, 11, [
      'INVOICE NO  2609-441873',
      'DATE        16 SEP 26  10:42',
      'PAGE        1',
      'SALES REP   BRENT',
    ]);
    pen.at(30, 106, 'SOLD TO: 10452').at(320, 106, 'SHIP TO: JOB LOT 14 HOT SPRINGS RD');
    pen.block(30, 118, 11, ['KOOTENAY CUSTOM HOMES LTD', 'BOX 77', 'NEW DENVER BC V0G 1S0']);
    pen
      .rule(30, 158, 582)
      .rows(
        163,
        0,
        [30, 210, 310, 430],
        [['CUST PO# 14-FRAME', 'ORDER# 88210', 'TERMS NET 45', 'DUE 31 OCT 26']],
      );
    pen
      .rule(30, 177, 582)
      .rows(
        182,
        0,
        [-62, -98, 110, 160, -440, -480, -582],
        [['ORD', 'SHIP', 'U/M', 'DESCRIPTION', 'PRICE', 'TX', 'EXTENSION']],
      );
    pen.rule(30, 195, 582);
    const end = pen.rows(
      201,
      13,
      [-62, -98, 110, 160, -440, -480, -582],
      lumber.rows.map(({ quantity, text, unit, amount }) => [
        String(quantity),
        String(quantity),
        'EA',
        text,
        bare(unit),
        'GP',
        bare(amount),
      ]),
    );
    pen.at(160, end + 14, '*** DELIVERED THURSDAY AM - WT 4,880 LB ***').rule(400, 560, 582);
    pen.rows(
      566,
      13,
      [400, -582],
      [
        ['SUB-TOTAL', bare(lumber.subtotal)],
        ['GST  5.0%', bare(tax(lumber))],
        ['PST  7.0%', bare(tax(lumber, 1))],
      ],
    );
    pen
      .rule(400, 606, 582)
      .font('monoBold', 11)
      .at(400, 612, 'TOTAL')
      .right(582, 612, `$${plain(lumber.total)}`)
      .font('mono', 8);
    pen
      .at(30, 566, 'RETURNS WITHIN 30 DAYS WITH INVOICE')
      .at(30, 578, '15% RESTOCKING ON SPECIAL ORDERS')
      .at(30, 590, '2% PER MONTH (26.8% PER ANNUM) OVERDUE');
    pen.at(30, 640, 'RECEIVED BY X______________________');
  },
});

const progress = 4_860_000;
const progressTax = share(progress, rate.ontario);
const progressTotal = progress + progressTax;
const heldBack = share(progressTotal, 10_000);

export const masonry = unseenInvoice({
  name: 'progress billing with holdback',
  number: 'PB-1184-05',
  merchant: 'Ironwood Masonry Contractors Inc.',
  issuedOn: '2026-08-31',
  dueOn: '2026-09-28',
  parts: [progress, progressTax],
  settled: [heldBack],
  draw: (pen) => {
    pen.font('sansBold', 15).at(40, 40, 'Ironwood Masonry Contractors Inc.').font('sans', 9);
    pen.block(40, 60, 11.5, [
      '27 Hannah Street East, Hamilton, Ontario L8N 1A4',
      'T 905.555.0184   HST 12077 3390 RT0001',
    ]);
    pen
      .rule(40, 90, 572, '#000000', 1.5)
      .font('sansBold', 13)
      .at(40, 100, 'PROGRESS INVOICE')
      .font('sans', 9.5);
    pen.rows(
      126,
      15,
      [40, 140, 330, 430],
      [
        ['To:', 'Calloway General Contracting', 'Invoice No.:', 'PB-1184-05'],
        ['Project:', 'Dundas Public Library, Phase 2', 'Invoice Date:', 'August 31, 2026'],
        ['Contract No.:', 'CGC-2025-088', 'Progress Draw No.:', '5'],
        ['Period:', 'Aug. 1 to Aug. 31, 2026', 'Terms:', '28 days (Construction Act)'],
        ['', '', 'Due Date:', 'September 28, 2026'],
      ],
    );
    pen.box(40, 210, 532, 30, { fill: '#dcdcdc', line: '#000000' }).font('sansBold', 8);
    pen.rows(
      214,
      11,
      [46, -270, -350, -440, -566],
      [
        ['Schedule of values', 'Contract', 'Completed', 'Previously', 'This'],
        ['', 'amount', 'to date', 'billed', 'billing'],
      ],
    );
    pen.font('sans', 9).rows(
      248,
      16,
      [46, -270, -350, -440, -566],
      [
        ['Mobilization', '18,000.00', '100%', '18,000.00', '0.00'],
        ['Block walls, north wing', '142,000.00', '85%', '92,300.00', '28,400.00'],
        ['Brick veneer', '101,000.00', '40%', '20,200.00', '20,200.00'],
        ['Cleaning and pointing', '9,500.00', '0%', '0.00', '0.00'],
      ],
    );
    pen
      .rule(40, 314, 572)
      .font('sansBold', 9)
      .rows(319, 0, [46, -270, -440, -566], [['Totals', '270,500.00', '130,500.00', plain(progress)]]);
    pen.font('sans', 9.5).rows(
      352,
      18,
      [310, -566],
      [
        ['Work completed this period', dollars(progress)],
        ['HST 13%', dollars(progressTax)],
      ],
    );
    pen
      .rule(310, 386, 572)
      .font('sansBold', 9.5)
      .at(310, 391, 'Invoice total')
      .right(566, 391, dollars(progressTotal));
    pen
      .font('sans', 9.5)
      .at(310, 409, 'Less: 10% statutory holdback')
      .right(566, 409, `(${dollars(heldBack)})`);
    pen.box(304, 426, 268, 22, { line: '#000000', width: 1.2 }).font('sansBold', 10.5);
    pen.at(310, 432, 'AMOUNT DUE THIS INVOICE').right(566, 432, dollars(progressTotal - heldBack));
    pen
      .font('sans', 8.5)
      .at(40, 480, 'Holdback retained to date on this contract: $20,238.30. WSIB clearance attached.');
  },
});

const rental = bill(
  [
    [1, '60 FT ARTICULATED BOOM LIFT, DIESEL', 189_500],
    [1, 'TELEHANDLER 8,000 LB', 264_000],
    [2, 'DELIVERY / PICKUP', 17_500],
    [1, 'ENVIRONMENTAL FEE', 6800],
    [1, 'RENTAL PROTECTION PLAN 12%', 54_420],
  ],
  [rate.ontario],
);

export const equipmentRental = unseenInvoice({
  name: 'equipment rental, cycle billing',
  number: '51187420-003',
  merchant: 'Northgate Equipment Rentals',
  issuedOn: '2026-07-15',
  dueOn: '2026-08-14',
  parts: rental.parts,
  draw: (pen) => {
    pen
      .box(28, 28, 556, 44, { fill: '#f5b800' })
      .font('sansBold', 18)
      .at(38, 41, 'Northgate Equipment Rentals')
      .font('sansBold', 11);
    pen.right(574, 45, '4 WEEK RENTAL INVOICE').font('sans', 8);
    pen.block(28, 82, 10, [
      'BRANCH 114 - SUDBURY',
      '1885 LASALLE BLVD',
      'SUDBURY ON P3A 2A3',
      '705-555-0139',
    ]);
    const facts = [
      ['Customer #', '2288107'],
      ['Invoice #', '51187420-003'],
      ['Invoice Date', '07/15/26'],
      ['Rental Out', '06/17/26 07:00 AM'],
      ['Billed Thru', '07/15/26 00:00'],
      ['PO #', 'NOR-4471-B'],
      ['Ordered By', 'KEN LAROCQUE'],
      ['Contract #', '51187420'],
    ] as const;
    pen.box(380, 80, 204, 112);
    for (const [row, [label, value]] of facts.entries()) {
      pen
        .font('sans', 8)
        .at(386, 85 + row * 13.3, label)
        .at(444, 85 + row * 13.3, ':')
        .font('sansBold', 8.5)
        .at(452, 85 + row * 13.3, value);
    }
    pen.font('sansBold', 8).at(28, 136, 'Bill to').at(200, 136, 'Job site').font('sans', 9);
    pen.block(28, 148, 11, ['NORLITE GLAZING LTD', '220 ELM ST', 'SUDBURY ON P3C 1V3']);
    pen.block(200, 148, 11, ['LAKE ST ARENA', '240 ELGIN ST', 'SUDBURY ON']);
    pen.rule(28, 204, 584, '#000000', 1).font('sansBold', 8);
    pen.rows(
      209,
      0,
      [28, 62, 330, -430, -500, -584],
      [['QTY', 'EQUIPMENT / CHARGE', 'CAT-CLASS', 'WEEK', '4 WEEK', 'AMOUNT']],
    );
    pen.rule(28, 222, 584, '#000000', 1).font('sans', 9);
    pen.rows(
      230,
      17,
      [28, 62, 330, -430, -500, -584],
      rental.rows.map(({ quantity, text, amount, unit }, index) => [
        String(quantity),
        text,
        ['310-6015', '360-8042'][index] ?? '',
        ['820.00', '1,095.00'][index] ?? '',
        index < 3 ? plain(unit) : '',
        plain(amount),
      ]),
    );
    pen.rule(380, 330, 584).rows(
      336,
      15,
      [390, -584],
      [
        ['Sub-total:', plain(rental.subtotal)],
        ['HST 13%:', plain(tax(rental))],
      ],
    );
    pen.font('sansBold', 11).at(390, 370, 'Total:').right(584, 370, plain(rental.total)).font('sans', 8.5);
    pen.at(
      28,
      560,
      'PAYMENT TERMS: NET 30 FROM INVOICE DATE. AMOUNTS IN CANADIAN DOLLARS. HST REG. 89144 2205 RT0003',
    );
    pen.at(
      28,
      573,
      'BILLING PERIOD 4 WEEKS FROM 06/17/26 TO 07/15/26. A CLEANING CHARGE OF $150.00 MAY APPLY.',
    );
  },
});
