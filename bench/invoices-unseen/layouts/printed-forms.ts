import { bare, bill, dollars, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function welding(): UnseenInvoice {
  const made = bill(
    [
      [9, 'Mobile welding, hours', 13500],
      [1, 'Rod and gas', 8840],
    ],
    [rate.gst],
  );
  return unseenInvoice({
    name: 'scan: welder in large type',
    number: '3071',
    merchant: 'Cold Lake Mobile Welding',
    issuedOn: '2026-10-17',
    dueOn: '2026-11-16',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 20)
        .at(50, 50, 'Cold Lake Mobile Welding')
        .font('sans', 11)
        .at(50, 76, 'Box 77, Cold Lake AB T9M 1P1')
        .font('sansBold', 22)
        .right(562, 50, 'INVOICE')
        .font('sans', 12);
      p.rows(
        110,
        20,
        [50, 160],
        [
          ['Invoice No:', '3071'],
          ['Date:', 'October 17, 2026'],
          ['Due date:', 'November 16, 2026'],
          ['Bill to:', 'Cherry Grove Oilfield Hauling'],
        ],
      );
      p.rule(50, 200, 562);
      const y = p.rows(
        212,
        24,
        [50, -330, -440, -562],
        [
          ['Description', 'Qty', 'Rate', 'Amount'],
          ...made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
        ],
      );
      p.rule(50, y, 562).rows(
        y + 12,
        22,
        [360, -562],
        [
          ['Subtotal', plain(made.subtotal)],
          ['GST 5%', plain(tax(made))],
        ],
      );
      p.font('sansBold', 14)
        .at(360, y + 64, 'TOTAL')
        .right(562, y + 64, dollars(made.total))
        .font('sans', 10)
        .at(50, 700, 'GST No. 80114 7729 RT0001. Net 30 days.');
    },
  });
}

export function septic(): UnseenInvoice {
  const made = bill(
    [
      [2, 'Tank pump-out 1000 gal', 34500],
      [1, 'Riser and lid', 28900],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'scan: typewriter face in boxes',
    number: 'K-11804',
    merchant: 'KAWARTHA SEPTIC SERVICE',
    issuedOn: '2026-09-09',
    dueOn: '2026-09-09',
    parts: made.parts,
    draw: (p) => {
      p.font('monoBold', 17)
        .at(40, 44, 'KAWARTHA SEPTIC SERVICE')
        .font('mono', 11)
        .at(40, 66, '12 LAKE RD, LINDSAY ON   705-555-0150')
        .box(400, 40, 172, 44)
        .font('mono', 10)
        .at(406, 46, 'INVOICE NUMBER')
        .font('monoBold', 15)
        .at(406, 62, 'K-11804')
        .font('mono', 11);
      p.box(40, 100, 532, 60).rows(
        108,
        16,
        [48, 150],
        [
          ['DATE', '9 SEPTEMBER 2026'],
          ['SOLD TO', 'BALSAM LAKE CAMP'],
          ['TERMS', 'DUE ON RECEIPT'],
        ],
      );
      p.box(40, 170, 532, 120);
      p.rows(
        180,
        20,
        [48, 90, -564],
        [
          ['QTY', 'DESCRIPTION', 'AMOUNT'],
          ...made.rows.map((r) => [`${r.quantity}`, r.text.toUpperCase(), bare(r.amount)]),
        ],
      );
      p.rows(
        310,
        20,
        [350, -564],
        [
          ['SUBTOTAL', bare(made.subtotal)],
          ['HST 13%', bare(tax(made))],
          ['AMOUNT DUE', dollars(made.total)],
        ],
      );
      p.font('mono', 9).at(40, 400, 'HST 10440 8821 RT0001      CALL 24 HOURS');
    },
  });
}

export function orchard(): UnseenInvoice {
  const made = bill(
    [
      [40, 'Bin, Gala apples, orchard run', 24500],
      [40, 'Bin deposit', 1500],
    ],
    [],
  );
  return unseenInvoice({
    name: 'scan: orchard, labels above values',
    number: '2026-0098',
    merchant: 'Naramata Slope Orchards',
    issuedOn: '2026-10-04',
    dueOn: '2026-11-03',
    parts: made.parts,
    draw: (p) => {
      p.font('serifBold', 22)
        .centre(306, 44, 'Naramata Slope Orchards')
        .font('serif', 11)
        .centre(306, 72, '4410 Mill Road, Naramata BC V0H 1N1')
        .rule(60, 92, 552)
        .font('serif', 10);
      p.rows(104, 0, [60, 200, 330, 450], [['Invoice number', 'Invoice date', 'Payment due', 'Customer']]);
      p.font('serifBold', 12).rows(
        118,
        0,
        [60, 200, 330, 450],
        [['2026-0098', 'Oct 4, 2026', 'Nov 3, 2026', 'Osprey Juice Co.']],
      );
      p.font('serif', 12);
      const y = p.rows(
        170,
        26,
        [60, -380, -460, -552],
        made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
      );
      p.rule(60, y, 552)
        .font('serifBold', 14)
        .at(330, y + 12, 'Total due')
        .right(552, y + 12, dollars(made.total))
        .font('serif', 10)
        .at(60, y + 60, 'Basic groceries are zero-rated. No GST charged.');
    },
  });
}

export function signs(): UnseenInvoice {
  const made = bill(
    [
      [2, 'Pylon face, 4 x 8, vinyl on acrylic', 118500],
      [1, 'Installation with bucket truck', 76000],
      [1, 'Permit', 15000],
    ],
    [rate.gst, rate.manitoba],
  );
  return unseenInvoice({
    name: 'scan: sign maker, partly paid',
    number: 'PS-9920',
    merchant: 'Portage Sign Works',
    issuedOn: '2026-10-20',
    dueOn: '2026-11-04',
    parts: made.parts,
    settled: [150000],
    draw: (p) => {
      p.font('heavy', 24)
        .at(46, 40, 'Portage Sign Works')
        .font('text', 11)
        .at(46, 72, '19 Saskatchewan Ave E, Portage la Prairie MB')
        .font('strong', 12);
      p.rows(
        100,
        18,
        [46, 150, 330, 420],
        [
          ['Invoice #', 'PS-9920', 'Quote #', 'Q-8814'],
          ['Date', '20 Oct 2026', 'Due', '4 Nov 2026'],
        ],
      );
      p.font('text', 12).at(46, 146, 'Customer: Oak River Ford & Implement').rule(46, 168, 566);
      const y = p.rows(
        178,
        24,
        [46, -460, -566],
        made.rows.map((r) => [`${r.quantity}  ${r.text}`, plain(r.unit), plain(r.amount)]),
      );
      p.rule(46, y, 566).rows(
        y + 10,
        20,
        [340, -566],
        [
          ['Subtotal', plain(made.subtotal)],
          ['GST 5%', plain(tax(made))],
          ['RST 7%', plain(tax(made, 1))],
          ['Total', plain(made.total)],
          ['Deposit paid', '-1,500.00'],
        ],
      );
      p.font('strong', 14)
        .at(340, y + 116, 'Balance due')
        .right(566, y + 116, dollars(made.total - 150000))
        .font('text', 9)
        .at(46, 720, 'GST 11992 4408 RT0001');
    },
  });
}
