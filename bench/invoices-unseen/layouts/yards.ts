import { bare, bill, dollars, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function lumberYard(): UnseenInvoice {
  const made = bill(
    [
      [48, '2X6X12 SPF #2&BTR KD', 1149],
      [30, '4X8 OSB 7/16 SHEATHING', 2189],
      [16, '2X10X16 HEM FIR', 4475],
      [3, 'CONNECTOR NAIL 10D 5LB', 3299],
      [2, 'HOUSEWRAP 9X100', 18950],
    ],
    [rate.gst, rate.bc],
  );
  const discount = Math.round(made.total * 0.02);
  return unseenInvoice({
    name: 'lumber yard with an early payment discount and tally',
    number: '2609-551873',
    merchant: 'CHILCOTIN BUILDING CENTRE',
    issuedOn: '2026-09-26',
    dueOn: '2026-10-26',
    parts: made.parts,
    draw: (p) => {
      p.font('serifBold', 17, '#0b5d2a')
        .at(30, 26, 'CHILCOTIN BUILDING CENTRE')
        .font('serif', 8.5)
        .at(30, 46, '1105 Mackenzie Ave N, Williams Lake BC V2G 1N8 * (250) 555-0160 * GST# 10881 2247');
      p.box(430, 24, 152, 48, { line: '#0b5d2a', width: 1.5 })
        .font('serifBold', 8, '#0b5d2a')
        .at(436, 28, 'INVOICE')
        .right(576, 28, 'PAGE 1 OF 1');
      p.font('monoBold', 15).centre(506, 46, '2609-551873').font('serif', 7.5);
      const labels = ['ACCOUNT', 'JOB', 'ORDER NO', 'CUST PO', 'INV DATE', 'CLERK', 'TIME'];
      p.box(30, 84, 552, 14, { fill: '#0b5d2a' })
        .font('sansBold', 7, '#ffffff')
        .rows(88, 0, [36, 110, 190, 270, 350, 450, 520], [labels]);
      p.font('mono', 8.5).rows(
        102,
        0,
        [36, 110, 190, 270, 350, 450, 520],
        [['CHIL88', 'LOT 14', '551640', 'VERBAL', '26 SEP 26', 'DW', '10:42']],
      );
      p.font('mono', 9).block(36, 124, 11, [
        'SOLD TO',
        'CHILAKO TIMBER FRAMES',
        'RR 4 SITE 12 COMP 8',
        'QUESNEL BC V2J 3H8',
      ]);
      p.box(30, 176, 552, 14, { fill: '#0b5d2a' })
        .font('sansBold', 7, '#ffffff')
        .rows(
          180,
          0,
          [36, 90, 130, -420, -470, -576],
          [['SHIP', 'UM', 'DESCRIPTION', 'PRICE', 'PER', 'EXTENSION']],
        );
      p.font('mono', 9).rows(
        198,
        14,
        [-76, 90, 130, -420, -470, -576],
        made.rows.map((r) => [`${r.quantity}`, 'EA', r.text, bare(r.unit), 'EA', bare(r.amount)]),
      );
      p.at(130, 300, 'TOTAL PIECES 99   TOTAL FBM 1,002')
        .font('sansBold', 8, '#0b5d2a')
        .at(36, 660, 'TERMS: 2/10 NET 30');
      p.font('serif', 8).block(36, 674, 11, [
        `If paid by 06 OCT 26 deduct ${dollars(discount)}, pay ${dollars(made.total - discount)}`,
        '24% per annum on past due. Returns within 30 days with invoice.',
      ]);
      p.box(400, 600, 182, 92).font('mono', 9);
      p.rows(
        608,
        16,
        [406, -576],
        [
          ['SUBTOTAL', bare(made.subtotal)],
          ['GST 5%', bare(tax(made))],
          ['PST 7%', bare(tax(made, 1))],
        ],
      );
      p.box(400, 660, 182, 32, { fill: '#dcefe2' })
        .font('monoBold', 12)
        .at(406, 670, 'TOTAL')
        .right(576, 670, dollars(made.total));
    },
  });
}

export function equipmentRental(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Scissor lift 26 ft electric - 4 week rate', 118500],
      [1, 'Telehandler 8K - 4 week rate', 389500],
      [2, 'Delivery / pickup', 18500],
    ],
    [rate.gst],
    [Math.round(508000 * 0.12), 1895],
  );
  const [waiver = 0] = [Math.round(508000 * 0.12)];
  return unseenInvoice({
    name: 'equipment rental with contract number and rental dates',
    number: '418802-0003',
    merchant: 'Badlands Lift & Equipment Rentals',
    issuedOn: '2026-10-16',
    dueOn: '2026-10-16',
    parts: made.parts,
    draw: (p) => {
      p.box(0, 0, 612, 8, { fill: '#d9480f' })
        .font('heavy', 18, '#d9480f')
        .at(36, 30, 'BADLANDS')
        .font('text', 10)
        .at(36, 52, 'Badlands Lift & Equipment Rentals');
      p.font('text', 8.5).at(36, 66, '5120 51 Ave, Brooks AB T1R 0K5');
      p.font('strong', 15)
        .right(576, 30, 'RENTAL INVOICE - CYCLE BILL')
        .box(356, 56, 220, 96)
        .font('strong', 8.5);
      p.block(362, 62, 15, [
        'Invoice #',
        'Contract #',
        'Invoice date',
        'Rental out',
        'Billed through',
        'Job loc.',
      ]);
      p.font('text', 8.5).block(-570, 62, 15, [
        '418802-0003',
        '418802',
        '16 Oct 2026',
        '21 Aug 2026  7:00 AM',
        '16 Oct 2026  7:00 AM',
        'Duchess gas plant',
      ]);
      p.at(36, 104, 'Customer # 30551').block(36, 118, 12, [
        'Newell Steel Erectors Ltd.',
        '200 Cassils Rd W',
        'Brooks, AB T1R 0W3',
      ]);
      p.font('strong', 8.5).rows(
        184,
        0,
        [36, 70, -500, -576],
        [['Qty', 'Equipment / Item', 'Rate', 'Amount']],
      );
      p.rule(36, 197, 576, '#d9480f', 1.5).font('text', 9);
      let y = 206;
      for (const [i, r] of made.rows.entries()) {
        p.rows(y, 0, [36, 70, -500, -576], [[`${r.quantity}`, r.text, plain(r.unit), plain(r.amount)]]);
        if (i < 2)
          p.font('text', 7.5, '#666666')
            .at(
              70,
              y + 12,
              `Unit ${7710 + i * 144}   S/N 0300-${55120 + i}   Hr out: ${1204 + i * 77}.2   DAY 345.00  WEEK 695.00`,
            )
            .font('text', 9);
        y += 34;
      }
      p.rule(300, y, 576).rows(
        y + 8,
        16,
        [360, -576],
        [
          ['Rental subtotal', plain(made.subtotal)],
          ['Damage waiver 12%', plain(waiver)],
          ['Environmental fee', '18.95'],
          ['GST 5% 12990 4471RT', plain(tax(made))],
        ],
      );
      p.box(350, y + 78, 232, 26, { fill: '#d9480f' })
        .font('heavy', 12, '#ffffff')
        .at(360, y + 83, 'TOTAL')
        .right(576, y + 83, dollars(made.total));
      p.font('text', 8).at(
        36,
        720,
        'Due upon receipt. Equipment remains on rent until an off-rent number is issued.',
      );
    },
  });
}

export function plumberTicket(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Emergency call-out, after hours', 18500],
      [3.5, 'Journeyman plumber', 11200],
      [1, 'Backwater valve 4", supplied and installed', 34890],
      [1, 'Shop supplies', 2200],
    ],
    [rate.atlantic],
  );
  return unseenInvoice({
    name: 'service ticket with work order, please pay this amount',
    number: 'A-20551',
    merchant: 'Fundy Drain & Plumbing Ltd',
    issuedOn: '2026-09-05',
    dueOn: '2026-09-05',
    parts: made.parts,
    draw: (p) => {
      p.font('serifSlant', 24, '#1c4e9d')
        .at(40, 34, 'Fundy Drain & Plumbing Ltd')
        .font('serif', 9)
        .at(40, 64, 'Licensed & insured · 77 Rothesay Ave, Saint John NB · HST #81120 5563RT0001');
      p.box(40, 84, 532, 70, { line: '#1c4e9d' })
        .down(306, 84, 154)
        .font('serif', 8, '#1c4e9d')
        .at(46, 88, 'CUSTOMER')
        .at(312, 88, 'WORK ORDER')
        .at(400, 88, 'INVOICE')
        .at(490, 88, 'DATE');
      p.font('serif', 11).block(46, 102, 14, [
        'Loch Lomond Mall Holdings',
        '120 McDonald St',
        'Saint John NB E2J 1M5',
      ]);
      p.at(312, 102, '61187')
        .at(400, 102, 'A-20551')
        .at(490, 102, 'Sept. 5, 2026')
        .font('serif', 8, '#1c4e9d')
        .at(312, 124, 'TECHNICIAN')
        .at(400, 124, 'TERMS');
      p.font('serif', 11).at(312, 136, 'Gary').at(400, 136, 'Due on receipt');
      let y = 176;
      for (const r of made.rows) {
        p.at(46, y, r.text)
          .right(440, y, r.quantity === 1 ? '' : `${r.quantity} h @ ${plain(r.unit)}`)
          .right(566, y, plain(r.amount))
          .rule(40, y + 17, 572, '#9db7de');
        y += 24;
      }
      p.rows(
        y + 10,
        18,
        [400, -566],
        [
          ['Sub total', plain(made.subtotal)],
          ['HST 15%', plain(tax(made))],
        ],
      );
      p.box(300, y + 54, 272, 30, { fill: '#fff3bf', line: '#1c4e9d' })
        .font('serifBold', 12)
        .at(308, y + 62, 'PLEASE PAY THIS AMOUNT')
        .right(566, y + 62, dollars(made.total));
      p.font('serifSlant', 9).at(
        40,
        y + 110,
        'A $45.00 charge applies to NSF cheques. Warranty 1 year on parts supplied by us.',
      );
    },
  });
}
