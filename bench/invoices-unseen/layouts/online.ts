import { bill, dollars, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function cardProcessor(): UnseenInvoice {
  const made = bill(
    [
      [14, 'Team seat', 3900],
      [1, 'Route planning add-on', 19900],
    ],
    [rate.bc],
  );
  return unseenInvoice({
    name: 'payment processor, amount and due date in a sentence',
    number: '7F3A29C1-0004',
    merchant: 'Dispatchly Software Inc.',
    issuedOn: '2026-11-01',
    dueOn: '2026-12-01',
    parts: made.parts,
    draw: (p) => {
      p.font('strong', 19).at(40, 40, 'Invoice').font('heavy', 15, '#0a7d5a').right(572, 42, 'Dispatchly');
      p.font('strong', 9).block(40, 78, 14, ['Invoice number']);
      p.at(130, 78, '7F3A29C1-0004').font('text', 9).block(40, 92, 14, ['Date of issue', 'Date due']);
      p.block(130, 92, 14, ['November 1, 2026', 'December 1, 2026']);
      p.font('strong', 9).block(40, 140, 13, ['Dispatchly Software Inc.']);
      p.font('text', 9).block(40, 153, 13, [
        '1020 Mainland Street',
        'Vancouver British Columbia V6B 2T5',
        'Canada',
        'CA BN 77118 2204',
      ]);
      p.font('strong', 9)
        .at(300, 140, 'Bill to')
        .font('text', 9)
        .block(300, 153, 13, [
          'Comox Crane & Rigging',
          '55 Ryan Road',
          'Comox British Columbia V9M 4A1',
          'ap@comoxcrane.example',
        ]);
      p.font('strong', 15)
        .at(40, 234, `${dollars(made.total)} CAD due December 1, 2026`)
        .font('strong', 9, '#635bff')
        .at(40, 260, 'Pay online');
      p.font('text', 8, '#6b7280').rows(
        300,
        0,
        [40, -380, -470, -572],
        [['Description', 'Qty', 'Unit price', 'Amount']],
      );
      p.rule(40, 314, 572).font('text', 9);
      const y = p.rows(
        324,
        30,
        [40, -380, -470, -572],
        made.rows.map((r) => [r.text, `${r.quantity}`, dollars(r.unit), dollars(r.amount)]),
      );
      p.font('text', 8, '#6b7280').at(40, 337, 'Nov 1 – Dec 1, 2026').font('text', 9);
      for (const [i, [label, value]] of (
        [
          ['Subtotal', dollars(made.subtotal)],
          ['Total excluding tax', dollars(made.subtotal)],
          [`PST - British Columbia (7% on ${dollars(made.subtotal)})`, dollars(tax(made))],
          ['Total', dollars(made.total)],
        ] as const
      ).entries())
        p.rule(306, y + i * 18, 572, '#e5e7eb')
          .at(306, y + 4 + i * 18, label)
          .right(572, y + 4 + i * 18, value);
      p.rule(306, y + 72, 572)
        .font('strong', 9)
        .at(306, y + 78, 'Amount due')
        .right(572, y + 78, `${dollars(made.total)} CAD`);
      p.font('text', 7.5, '#6b7280')
        .at(40, 756, `7F3A29C1-0004 · ${dollars(made.total)} CAD due December 1, 2026`)
        .right(572, 756, 'Page 1 of 1');
    },
  });
}

export function shopOrder(): UnseenInvoice {
  const made = bill(
    [
      [24, 'Beeswax food wrap, assorted 3 pk', 925],
      [12, 'Cedar soap dish', 610],
      [36, 'Lip balm, spruce tip', 275],
    ],
    [rate.gst],
    [1850],
  );
  return unseenInvoice({
    name: 'web shop, invoice named after the order',
    number: '1187',
    merchant: 'Moss & Tide Goods',
    issuedOn: '2026-10-11',
    dueOn: '2026-11-10',
    parts: made.parts,
    draw: (p) => {
      p.font('light', 22)
        .at(50, 46, 'Moss & Tide Goods')
        .font('text', 10)
        .right(562, 46, 'October 11, 2026')
        .right(562, 60, 'Invoice for #1187');
      p.rule(50, 88, 562).font('strong', 10).at(50, 100, 'From').at(306, 100, 'Bill to').font('text', 10);
      p.block(50, 115, 13, ['Moss & Tide Goods', '12 Pandora Lane', 'Duncan BC  V9L 1N1', 'Canada']);
      p.block(306, 115, 13, [
        'The Dry Goods Pantry',
        'Saturna Ferry Rd',
        'Saturna BC V0N 2Y0',
        'Payment terms: Net 30 (due November 10, 2026)',
      ]);
      p.font('strong', 10)
        .at(50, 190, 'Order Details')
        .rule(50, 206, 562)
        .rows(212, 0, [50, 90, -562], [['Qty', 'Item', 'Price']]);
      p.font('text', 10).rule(50, 228, 562);
      const y = p.rows(
        236,
        20,
        [50, 90, -440, -562],
        made.rows.map((r) => [`${r.quantity}`, r.text, `${dollars(r.unit)} ea.`, dollars(r.amount)]),
      );
      p.rule(50, y, 562).rows(
        y + 8,
        18,
        [-470, -562],
        [
          ['Subtotal price:', dollars(made.subtotal)],
          ['Shipping (Flat rate):', '$18.50'],
          ['Total tax (GST 5%):', dollars(tax(made))],
        ],
      );
      p.font('strong', 10)
        .right(470, y + 64, 'Total price:')
        .right(562, y + 64, dollars(made.total))
        .right(470, y + 82, 'Total outstanding:')
        .right(562, y + 82, dollars(made.total));
      p.rule(50, y + 110, 562)
        .font('text', 8.5)
        .at(
          50,
          y + 118,
          'If you have any questions, please send an email to hello@mossandtide.example. GST 73110 2284 RT0001',
        );
    },
  });
}

export function hosting(): UnseenInvoice {
  const made = bill(
    [
      [2, 'Dedicated server TOR-2 (2026-11-01 to 2026-11-30)', 21900],
      [4, 'Backup storage 1 TB', 1850],
      [1, 'Domain renewal orchardline.example, 2 yrs', 3798],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'hosting invoice with the number in the title and a status',
    number: 'HN-2026110931',
    merchant: 'Harbour North Hosting Corp.',
    issuedOn: '2026-10-25',
    dueOn: '2026-11-08',
    parts: made.parts,
    draw: (p) => {
      p.box(462, 30, 110, 34, { fill: '#c92a2a' })
        .font('sansBold', 18, '#ffffff')
        .centre(517, 39, 'UNPAID')
        .font('sansBold', 16, '#1b4965')
        .at(40, 38, 'Harbour North Hosting Corp.');
      p.font('sans', 8.5).at(40, 60, '6 Noel Ave, Toronto, Ontario M4G 1B2. HST: 79004 1187 RT0001');
      p.box(40, 90, 532, 48, { fill: '#efefef' })
        .font('sansBold', 13)
        .at(50, 98, 'Invoice #HN-2026110931')
        .font('sans', 9)
        .at(50, 114, 'Invoice Date: 10/25/2026')
        .at(50, 125, 'Due Date: 11/08/2026');
      p.font('sansBold', 9)
        .at(40, 156, 'Invoiced To')
        .font('sans', 9)
        .block(40, 169, 12, [
          'Orchardline Growers Assoc.',
          'ATTN: Billing',
          '88 Victoria Rd N',
          'Simcoe, Ontario, N3Y 1A1',
          'Canada',
        ]);
      p.box(40, 246, 532, 16, { fill: '#dddddd' })
        .font('sansBold', 9)
        .centre(240, 250, 'Description')
        .centre(510, 250, 'Total')
        .font('sans', 9);
      let y = 262;
      const add = (label: string, value: string, bold = false): void => {
        p.box(40, y, 412, 18, { line: '#cccccc' }).box(452, y, 120, 18, { line: '#cccccc' });
        p.font(bold ? 'sansBold' : 'sans', 9);
        if (bold) p.right(446, y + 5, label);
        else p.at(46, y + 5, label);
        p.centre(512, y + 5, value);
        y += 18;
      };
      for (const r of made.rows)
        add(r.quantity > 1 ? `${r.quantity} x ${r.text}` : r.text, `${dollars(r.amount)} CAD`);
      add('Sub Total', `${dollars(made.subtotal)} CAD`, true);
      add('13.00% HST', `${dollars(tax(made))} CAD`, true);
      add('Credit', '$0.00 CAD', true);
      add('Total', `${dollars(made.total)} CAD`, true);
      p.font('sansBold', 10)
        .at(40, y + 20, 'Transactions')
        .font('sans', 9)
        .centre(306, y + 42, 'No Related Transactions Found');
      p.right(446, y + 62, 'Balance')
        .centre(512, y + 62, `${dollars(made.total)} CAD`)
        .font('sans', 7)
        .centre(306, 740, 'PDF Generated on 10/25/2026');
    },
  });
}

export function processorRemaining(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Annual licence, warehouse module', 480000],
      [8, 'Onboarding session', 21000],
    ],
    [rate.gst],
  );
  return unseenInvoice({
    name: 'payment processor with amount paid and remaining',
    number: 'C4410BD7-0012',
    merchant: 'Rackwise Technologies Ltd.',
    issuedOn: '2026-09-12',
    dueOn: '2026-10-12',
    parts: made.parts,
    settled: [300000],
    draw: (p) => {
      p.font('strong', 19)
        .at(40, 40, 'Invoice')
        .font('heavy', 15, '#1864ab')
        .right(572, 42, 'rackwise')
        .font('text', 9);
      p.rows(
        78,
        14,
        [40, 140],
        [
          ['Invoice number', 'C4410BD7-0012'],
          ['Date of issue', 'September 12, 2026'],
          ['Date due', 'October 12, 2026'],
        ],
      );
      p.block(40, 140, 13, [
        'Rackwise Technologies Ltd.',
        'Edmonton, Alberta  T5J 2R7',
        'GST 71188 4420 RT0001',
      ]);
      p.block(300, 140, 13, ['Bill to', 'Yellowhead Parts Depot', 'Edson, Alberta T7E 1T9']);
      p.font('strong', 15)
        .at(40, 206, `${dollars(made.total - 300000)} CAD due October 12, 2026`)
        .font('text', 9);
      p.rows(250, 0, [40, -380, -470, -572], [['Description', 'Qty', 'Unit price', 'Amount']]);
      p.rule(40, 264, 572);
      const y = p.rows(
        274,
        24,
        [40, -380, -470, -572],
        made.rows.map((r) => [r.text, `${r.quantity}`, dollars(r.unit), dollars(r.amount)]),
      );
      p.rows(
        y + 8,
        18,
        [306, -572],
        [
          ['Subtotal', dollars(made.subtotal)],
          ['GST - Canada (5%)', dollars(tax(made))],
          ['Total', dollars(made.total)],
          ['Amount paid', '-$3,000.00'],
        ],
      );
      p.rule(306, y + 80, 572)
        .font('strong', 9)
        .at(306, y + 88, 'Amount remaining')
        .right(572, y + 88, `${dollars(made.total - 300000)} CAD`);
    },
  });
}
