import { bill, dollars, type Line, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function freshInvoice(): UnseenInvoice {
  const made = bill(
    [
      [22.5, 'Brand workshop and discovery', 14500],
      [1, 'Logo suite, three rounds', 285000],
      [9.25, 'Copy editing, spring catalogue', 9500],
    ],
    [rate.gst],
  );
  return unseenInvoice({
    name: 'large amount due at the top, labels above values',
    number: '0000318',
    merchant: 'Paper Heron Studio',
    issuedOn: '2026-09-18',
    dueOn: '2026-10-18',
    parts: made.parts,
    draw: (p) => {
      p.box(0, 0, 612, 96, { fill: '#22577a' });
      p.font('strong', 20, '#ffffff').at(48, 34, 'Paper Heron Studio');
      p.font('text', 8.5, '#cfe2ee');
      p.block(-564, 30, 12, ['403-555-0117', '9 – 1215 13 Street SE', 'Calgary, Alberta', 'T2G 3J4  Canada']);
      p.font('text', 9, '#5f6f7d')
        .at(48, 128, 'Billed To')
        .at(180, 128, 'Date of Issue')
        .at(300, 128, 'Invoice Number');
      p.at(180, 172, 'Due Date').at(300, 172, 'Reference').right(564, 128, 'Amount Due (CAD)');
      p.font('text', 10).block(48, 142, 13, [
        'Olive Beaudry',
        'Foothills Seed Co-op',
        '77 Range Road 21',
        'Okotoks AB T1S 1A1',
      ]);
      p.at(180, 142, '2026-09-18')
        .at(300, 142, '0000318')
        .at(180, 186, '2026-10-18')
        .at(300, 186, 'PO 77120');
      p.font('strong', 25, '#22577a').right(564, 140, dollars(made.total));
      p.rule(48, 226, 564, '#22577a', 2).font('text', 9, '#22577a');
      p.rows(234, 0, [48, -390, -450, -564], [['Description', 'Rate', 'Qty', 'Line Total']]);
      let y = 256;
      for (const r of made.rows) {
        p.font('text', 10).rows(
          y,
          0,
          [48, -390, -450, -564],
          [[r.text, dollars(r.unit), `${r.quantity}`, dollars(r.amount)]],
        );
        p.font('text', 7.5, '#5f6f7d')
          .right(390, y + 12, '+GST')
          .rule(48, y + 26, 564, '#d5dde3');
        y += 32;
      }
      p.font('text', 9.5);
      p.block(-470, y + 8, 16, ['Subtotal', 'GST (5%)', '#70455 1822 RT0001']);
      p.block(-564, y + 8, 16, [plain(made.subtotal), plain(tax(made))]);
      p.rule(380, y + 58, 564, '#d5dde3').block(-470, y + 66, 16, ['Total', 'Amount Paid']);
      p.block(-564, y + 66, 16, [plain(made.total), '0.00']);
      p.font('strong', 9.5, '#22577a')
        .right(470, y + 106, 'Amount Due (CAD)')
        .right(564, y + 106, dollars(made.total));
      p.font('text', 8.5, '#5f6f7d')
        .at(48, y + 150, 'Terms')
        .at(48, y + 164, 'Interest of 1.5% a month is charged on invoices over 30 days.');
    },
  });
}

export function waveInvoice(): UnseenInvoice {
  const lines: Line[] = [
    [3, 'Deep clean, dental operatory', 18500],
    [12, 'Evening office clean', 7800],
    [2, 'Carpet extraction, waiting room', 14250],
  ];
  const made = bill(lines, [rate.novaScotia]);
  return unseenInvoice({
    name: 'bold labels to the right against their values',
    number: '218',
    merchant: 'Saltbox Cleaning Co.',
    issuedOn: '2026-10-09',
    dueOn: '2026-10-24',
    parts: made.parts,
    draw: (p) => {
      p.disc(80, 70, 34, '#0f766e').font('heavy', 22, '#ffffff').centre(80, 56, 'SB');
      p.font('light', 30).right(572, 36, 'INVOICE').font('strong', 10).right(572, 78, 'Saltbox Cleaning Co.');
      p.font('text', 9.5).block(-572, 92, 12, [
        '16 Water Street',
        'Lunenburg, Nova Scotia B0J 2C0',
        'Canada',
      ]);
      p.rule(0, 142, 612, '#d4dde3').font('text', 9.5, '#8a97a0').at(40, 158, 'BILL TO');
      p.font('strong', 9.5).at(40, 172, 'Mahone Bay Dental').font('text', 9.5);
      p.block(40, 185, 12, ['Attn: Corinne Veinot', '590 Main Street', 'Mahone Bay, NS B0J 2E0']);
      p.font('strong', 9.5).block(-450, 158, 16, [
        'Invoice Number:',
        'P.O./S.O. Number:',
        'Invoice Date:',
        'Payment Due:',
      ]);
      p.font('text', 9.5).block(460, 158, 16, ['218', '4471', 'October 9, 2026', 'October 24, 2026']);
      p.box(330, 222, 242, 20, { fill: '#f1f4f6' }).font('strong', 9.5).right(450, 226, 'Amount Due (CAD):');
      p.at(460, 226, dollars(made.total))
        .box(0, 262, 612, 22, { fill: '#0f766e' })
        .font('strong', 9.5, '#ffffff');
      p.rows(267, 0, [40, 350, -480, -572], [['Items', 'Quantity', 'Price', 'Amount']]);
      p.font('text', 9.5);
      const y = p.rows(
        296,
        24,
        [40, 370, -480, -572],
        made.rows.map((r) => [r.text, `${r.quantity}`, dollars(r.unit), dollars(r.amount)]),
      );
      p.rule(0, y, 612, '#d4dde3', 2).font('text', 9.5);
      p.right(470, y + 12, 'Subtotal:').right(572, y + 12, dollars(made.subtotal));
      p.right(470, y + 28, 'HST 14% (80114 2290 RT0001):').right(572, y + 28, dollars(tax(made)));
      p.font('strong', 9.5)
        .right(470, y + 52, 'Total:')
        .right(572, y + 52, dollars(made.total));
      p.rule(330, y + 68, 572, '#d4dde3', 2)
        .right(470, y + 76, 'Amount Due (CAD):')
        .right(572, y + 76, dollars(made.total));
      p.font('text', 9, '#8a97a0')
        .at(40, 700, 'Notes / Terms')
        .at(40, 714, 'E-transfer to pay@saltboxcleaning.example');
    },
  });
}

export function zohoInvoice(): UnseenInvoice {
  const made = bill(
    [
      [2, 'Grain leg bucket kit, 9x6', 48995],
      [40, 'Elevator bolt 3/8 x 1-1/2, zinc', 215],
      [1, 'Belt splice service call, Rosetown yard', 62500],
    ],
    [rate.gst, rate.saskatchewan],
    [-12000],
  );
  return unseenInvoice({
    name: 'number under the title with a hash, balance beneath',
    number: 'INV-000187',
    merchant: 'Bear Hills Ag Parts',
    issuedOn: '2026-09-30',
    dueOn: '2026-10-30',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 12).at(44, 48, 'Bear Hills Ag Parts').font('sans', 8.5, '#333333');
      p.block(44, 66, 12, ['Hwy 7 West', 'Rosetown Saskatchewan S0L 2V0', 'Canada', 'GST 89112 7734 RT0001']);
      p.font('sans', 26).right(568, 44, 'INVOICE').font('sansBold', 9).right(568, 76, '# INV-000187');
      p.font('sans', 8)
        .right(568, 104, 'Balance Due')
        .font('sansBold', 12)
        .right(568, 115, `CAD${plain(made.total)}`);
      p.font('sans', 8.5, '#777777')
        .at(44, 166, 'Bill To')
        .font('sansBold', 9)
        .at(44, 179, 'Coteau View Colony');
      p.font('sans', 9).block(-470, 166, 20, ['Invoice Date :', 'Terms :', 'Due Date :', 'P.O.# :']);
      p.block(-568, 166, 20, ['30 Sep 2026', 'Net 30', '30 Oct 2026', 'CV-0926']);
      p.box(44, 256, 524, 22, { fill: '#3c3d3a' }).font('sans', 9, '#ffffff');
      p.rows(262, 0, [50, 74, -400, -480, -562], [['#', 'Item & Description', 'Qty', 'Rate', 'Amount']]);
      p.font('sans', 9);
      const cells = made.rows.map((r, i) => [
        `${i + 1}`,
        r.text,
        r.quantity.toFixed(2),
        plain(r.unit),
        plain(r.amount),
      ]);
      const y = p.rows(290, 26, [50, 74, -400, -480, -562], cells);
      p.rule(44, y - 4, 568, '#cccccc');
      p.block(-470, y + 8, 20, ['Sub Total', 'Discount', 'GST (5%)', 'PST SK (6%)']);
      p.block(-562, y + 8, 20, [plain(made.subtotal), '(-) 120.00', plain(tax(made)), plain(tax(made, 1))]);
      p.font('sansBold', 9)
        .right(470, y + 90, 'Total')
        .right(562, y + 90, `CAD${plain(made.total)}`);
      p.box(330, y + 106, 238, 24, { fill: '#f5f4f3' })
        .right(470, y + 113, 'Balance Due')
        .right(562, y + 113, `CAD${plain(made.total)}`);
      p.font('sans', 8.5, '#777777')
        .at(44, y + 150, 'Notes')
        .font('sans', 8.5)
        .at(44, y + 164, 'Thanks for your business. Harvest hours until Nov 15.');
    },
  });
}

export function bookingSquare(): UnseenInvoice {
  const made = bill(
    [
      [18, 'Corporate lunch box, harvest grain', 1895],
      [18, 'Corporate lunch box, smoked trout', 2145],
      [2, 'Coffee urn, 40 cups', 6400],
    ],
    [rate.ontario],
    [4500],
  );
  return unseenInvoice({
    name: 'centred card with a large amount, number in small letters',
    number: '000042',
    merchant: 'Thistle & Rye Catering',
    issuedOn: '2026-11-03',
    dueOn: '2026-11-10',
    parts: made.parts,
    draw: (p) => {
      p.font('strong', 13).centre(306, 48, 'Thistle & Rye Catering');
      p.font('light', 38)
        .centre(306, 78, dollars(made.total))
        .font('text', 10, '#6a6a6a')
        .centre(306, 128, 'Due on Nov 10, 2026');
      p.rule(90, 160, 522, '#e2e2e2')
        .font('text', 9, '#6a6a6a')
        .at(90, 172, 'Invoice #000042')
        .right(522, 172, 'Nov 3, 2026');
      p.font('strong', 9.5).at(90, 200, 'Customer').at(320, 200, 'Delivery').font('text', 9.5);
      p.block(90, 214, 13, ['Arun Pillai', 'Wellington Credit Advisors', 'arun@wca.example']);
      p.block(320, 214, 13, ['Nov 10, 2026 11:30 AM', '45 Baker Street, Guelph ON', '519-555-0142']);
      p.rule(90, 266, 522, '#e2e2e2');
      let y = 280;
      for (const r of made.rows) {
        p.font('strong', 9.5).at(90, y, r.text).font('text', 9.5).right(522, y, dollars(r.amount));
        p.font('text', 8.5, '#6a6a6a').at(90, y + 13, `${dollars(r.unit)} x ${r.quantity}`);
        y += 34;
      }
      p.rule(90, y, 522, '#e2e2e2')
        .font('text', 9.5)
        .block(90, y + 12, 18, ['Subtotal', 'Delivery fee', 'HST']);
      p.block(-522, y + 12, 18, [made.subtotal, 4500, tax(made)].map(dollars));
      p.rule(90, y + 70, 522, '#e2e2e2')
        .font('strong', 11)
        .at(90, y + 80, 'Total Due')
        .right(522, y + 80, dollars(made.total));
      p.font('text', 8, '#6a6a6a').centre(
        306,
        y + 130,
        'Thistle & Rye Catering   ·   12 Macdonell St, Guelph, ON N1H 2Z3   ·   HST 77120 3391 RT0001',
      );
    },
  });
}
