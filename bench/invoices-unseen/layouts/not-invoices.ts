import { bare, bill, dollars, nbsp, piastres, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function estimate(): UnseenInvoice {
  const made = bill(
    [
      [42, 'Asphalt shingles, 30 yr (bundle)', 4395],
      [18, 'Labour, two roofers (h)', 12800],
    ],
    [rate.gst],
  );
  return unseenInvoice({
    name: 'estimate with a signature line',
    kind: 'quote',
    number: 'E-2207',
    merchant: 'Chinook Arch Roofing',
    issuedOn: '2026-10-06',
    dueOn: null,
    parts: made.parts,
    amountDue: null,
    draw: (p) => {
      p.font('sansBold', 16, '#1864ab')
        .at(44, 40, 'Chinook Arch Roofing')
        .font('sans', 9)
        .at(44, 62, '4 Highfield Pl SE, Calgary AB T2G 5L7')
        .font('sans', 22, '#1864ab')
        .right(568, 40, 'ESTIMATE')
        .font('sans', 9.5);
      p.rows(
        90,
        15,
        [44, 130],
        [
          ['Estimate #', 'E-2207'],
          ['Date', 'Oct 6, 2026'],
          ['Valid until', 'Nov 5, 2026'],
          ['Prepared for', 'Ramsay Community Hall'],
        ],
      );
      const y = p.rows(
        176,
        20,
        [44, -380, -470, -568],
        made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
      );
      p.rule(44, y, 568).rows(
        y + 8,
        17,
        [400, -568],
        [
          ['Subtotal', plain(made.subtotal)],
          ['GST 5%', plain(tax(made))],
          ['Estimated total', dollars(made.total)],
        ],
      );
      p.at(44, y + 100, 'This is not an invoice. 30% deposit due on acceptance.').at(
        44,
        y + 130,
        'Accepted by ______________________   Date ____________',
      );
    },
  });
}

export function soumission(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Thermopompe murale 18 000 BTU', 342500],
      [1, 'Installation et mise en service', 98000],
    ],
    [rate.gst, rate.qst],
  );
  return unseenInvoice({
    name: 'French quote',
    kind: 'quote',
    number: 'S26-0443',
    merchant: 'Climatisation Aurore Boréale inc.',
    issuedOn: '2026-10-14',
    dueOn: null,
    parts: made.parts,
    amountDue: null,
    draw: (p) => {
      p.font('heavy', 16, '#0b7285')
        .at(50, 46, 'Climatisation Aurore Boréale inc.')
        .font('text', 9)
        .at(50, 68, '77, rue Larivière, Rouyn-Noranda (Québec) J9X 4H7')
        .font('light', 26)
        .at(50, 96, 'Soumission')
        .font('text', 10);
      p.rows(
        140,
        15,
        [50, 150],
        [
          ['Numéro', 'S26-0443'],
          ['Date', '14 octobre 2026'],
          ['Valide', '30 jours'],
          ['Pour', 'Dépanneur Chez Mado'],
        ],
      );
      const y = p.rows(
        220,
        20,
        [50, -562],
        made.rows.map((r) => [r.text, piastres(r.amount, nbsp)]),
      );
      p.rows(
        y + 12,
        17,
        [340, -562],
        [
          ['Sous-total', piastres(made.subtotal, nbsp)],
          ['TPS', piastres(tax(made), nbsp)],
          ['TVQ', piastres(tax(made, 1), nbsp)],
          ['Total', piastres(made.total, nbsp)],
        ],
      );
      p.at(50, y + 120, 'Un acompte de 40 % sera facturé à l’acceptation. Signature : ____________________');
    },
  });
}

export function paidReceipt(): UnseenInvoice {
  const made = bill(
    [
      [4, 'Oil change, 5W-30 synthetic', 9495],
      [2, 'Wiper blade 22"', 1875],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'receipt paid in full by card',
    kind: 'receipt',
    number: 'R-55081',
    merchant: 'Quinte Fleet Lube',
    issuedOn: '2026-11-06',
    dueOn: null,
    parts: made.parts,
    settled: [made.total],
    size: [300, 460],
    draw: (p) => {
      p.font('monoBold', 13)
        .centre(150, 20, 'Quinte Fleet Lube')
        .font('mono', 9)
        .centre(150, 38, '55 Bell Blvd, Belleville ON')
        .centre(150, 52, 'SALES RECEIPT');
      p.at(16, 76, 'Receipt no: R-55081')
        .at(16, 89, '2026-11-06 15:22   Unit 18, 22, 31, 40')
        .rule(16, 106, 284);
      const y = p.rows(
        114,
        15,
        [16, -284],
        made.rows.map((r) => [`${r.quantity} ${r.text}`.slice(0, 30), bare(r.amount)]),
      );
      p.rule(16, y, 284).rows(
        y + 8,
        15,
        [16, -284],
        [
          ['SUBTOTAL', bare(made.subtotal)],
          ['HST 13%', bare(tax(made))],
          ['TOTAL', bare(made.total)],
          ['VISA ****4410', bare(made.total)],
          ['BALANCE', '0.00'],
        ],
      );
      p.font('monoBold', 13)
        .centre(150, y + 100, 'APPROVED - PAID')
        .font('mono', 8)
        .centre(150, y + 124, 'AUTH 081177  REF 66120418')
        .centre(150, y + 140, 'HST 81109 2203 RT0001');
    },
  });
}

export function deliverySlip(): UnseenInvoice {
  return unseenInvoice({
    name: 'delivery slip without prices',
    kind: 'other',
    number: null,
    merchant: 'Georgian Aggregates',
    issuedOn: '2026-10-15',
    dueOn: null,
    parts: [],
    total: null,
    amountDue: null,
    draw: (p) => {
      p.font('sansBold', 18)
        .at(40, 40, 'Georgian Aggregates')
        .font('sansBold', 14)
        .right(572, 42, 'DELIVERY TICKET')
        .font('sans', 10);
      p.rows(
        84,
        16,
        [40, 140, 320, 420],
        [
          ['Ticket no.', '118-44071', 'Truck', '22'],
          ['Date', '2026-10-15 07:52', 'Driver', 'R. Beausoleil'],
          ['Customer', 'Wasaga Paving Ltd', 'Order', '77120'],
          ['Job', 'Mosley St culvert', 'PO', '2026-331'],
        ],
      );
      p.box(40, 160, 532, 20).rows(
        166,
        0,
        [46, 300, -480, -566],
        [['Material', 'Source', 'Loads', 'Tonnes']],
      );
      p.rows(
        190,
        18,
        [46, 300, -480, -566],
        [
          ['Granular A crushed', 'Pit 4', '1', '22.41'],
          ['Gross 37.86 t   Tare 15.45 t', '', '', ''],
        ],
      );
      p.at(40, 260, 'Loads to date 6      Tonnes to date 133.90')
        .at(40, 300, 'Received by: ______________________')
        .at(40, 330, 'Prices appear on your invoice at the month end.');
    },
  });
}

export function termsLetter(): UnseenInvoice {
  return unseenInvoice({
    name: 'letter about new terms of payment',
    kind: 'other',
    number: null,
    merchant: 'Upper Canada Coil & Spring Ltd.',
    issuedOn: '2026-09-14',
    dueOn: null,
    parts: [],
    total: null,
    amountDue: null,
    draw: (p) => {
      p.font('serifBold', 14)
        .at(72, 60, 'Upper Canada Coil & Spring Ltd.')
        .font('serif', 10)
        .at(72, 78, '1 Foundry Street, Brockville ON K6V 3S2')
        .font('serif', 11);
      p.at(72, 120, 'September 14, 2026').at(
        72,
        150,
        'To all our customers: terms of payment from November 1, 2026',
      );
      const text = [
        'Our invoices will be payable within 30 days of the invoice date. A discount of 2% is given on payment within 10 days.',
        'Accounts over $5,000.00 must be approved by our credit department. Overdue invoices bear interest of 1.5% a month.',
        'Please show the invoice number on every payment. A charge of $48.00 is made for returned cheques.',
        'The minimum order is now $250.00 before HST. Freight is prepaid on orders over $2,500.00.',
      ];
      for (const [i, part] of text.entries()) p.wrapped(72, 180 + i * 44, 468, part);
      p.at(72, 380, 'Yours truly,').at(72, 430, 'Edith Hallworth, Controller');
    },
  });
}
