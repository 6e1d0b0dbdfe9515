import { bare, bill, dollars, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function agencySideways(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Campaign strategy, winter', 560000],
      [3, 'Short film edit', 145000],
      [1, 'Media buying fee (8% of 42,000)', 336000],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'number and title run up the side of the page',
    number: 'OWL-26-071',
    merchant: 'Night Owl Collective',
    issuedOn: '2026-10-23',
    dueOn: '2026-11-22',
    parts: made.parts,
    draw: (p) => {
      p.box(0, 0, 70, 792, { fill: '#111111' })
        .font('heavy', 34, '#ffffff')
        .turned(14, 700, 'INVOICE', -90)
        .font('text', 12, '#ffffff')
        .turned(24, 520, 'No. OWL-26-071', -90);
      p.font('heavy', 15)
        .at(110, 60, 'Night Owl Collective')
        .font('text', 9, '#555555')
        .at(110, 80, '401 Richmond Lane, Studio 220, Toronto ON M5V 3A8');
      p.font('strong', 9).at(110, 130, 'for').at(310, 130, 'dated').at(440, 130, 'due').font('text', 10);
      p.block(110, 144, 13, ['Sleeping Giant Outfitters', 'Thunder Bay, Ontario']);
      p.at(310, 144, '23.10.2026').at(440, 144, '22.11.2026');
      let y = 230;
      for (const r of made.rows) {
        p.font('strong', 11).at(110, y, r.text).font('text', 11).right(560, y, plain(r.amount));
        p.font('text', 8.5, '#777777').at(110, y + 15, `${r.quantity} × ${plain(r.unit)}`);
        y += 46;
      }
      p.rule(110, y, 560, '#111111', 2)
        .font('text', 10)
        .rows(
          y + 14,
          17,
          [110, -560],
          [
            ['subtotal', plain(made.subtotal)],
            ['hst 13 % (80771 2219 rt0001)', plain(tax(made))],
          ],
        );
      p.font('heavy', 26)
        .at(110, y + 62, 'total')
        .right(560, y + 62, dollars(made.total))
        .font('text', 8.5, '#555555')
        .at(
          110,
          730,
          'EFT: transit, institution and account on request. Canadian dollars. Late? 2% a month.',
        );
    },
  });
}

export function summaryFirst(): UnseenInvoice {
  const made = bill(
    [
      [168, 'Uniformed guard, static site (h)', 3185],
      [31, 'Mobile patrol visit', 2250],
      [2, 'Alarm response', 6500],
    ],
    [rate.gst],
  );
  return unseenInvoice({
    name: 'sums above the lines in a coloured box',
    number: 'BGS-10-2026-0066',
    merchant: 'Bow Gate Security Services Ltd.',
    issuedOn: '2026-10-31',
    dueOn: '2026-11-30',
    parts: made.parts,
    draw: (p) => {
      p.box(0, 0, 612, 230, { fill: '#102a43' })
        .font('heavy', 16, '#ffffff')
        .at(40, 34, 'Bow Gate Security Services Ltd.')
        .font('text', 9, '#9fb3c8');
      p.at(40, 56, '1010 Center Ave SE, Calgary AB T2G 0V7  |  GST 12771 8830 RT0001');
      p.rows(
        90,
        16,
        [40, 140],
        [
          ['Invoice', 'BGS-10-2026-0066'],
          ['Invoice date', '2026/10/31'],
          ['Service period', '2026/10/01 - 2026/10/31'],
          ['Customer', 'Inglewood Lofts Condo Corp 0412288'],
        ],
      );
      p.box(360, 86, 216, 118, { fill: '#f0b429' })
        .font('text', 10)
        .rows(
          96,
          17,
          [374, -564],
          [
            ['Services this month', plain(made.subtotal)],
            ['GST 5%', plain(tax(made))],
          ],
        );
      p.font('strong', 10)
        .at(374, 138, 'AMOUNT DUE NOV 30, 2026')
        .font('heavy', 26)
        .at(374, 154, dollars(made.total));
      p.font('strong', 10, '#102a43')
        .at(40, 254, 'How we got there')
        .rule(40, 270, 572, '#102a43')
        .font('text', 10);
      const y = p.rows(
        280,
        22,
        [40, -400, -480, -572],
        made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
      );
      p.rule(40, y, 572, '#102a43')
        .font('text', 8.5)
        .block(40, y + 14, 13, [
          'Total hours 168.00, statutory holiday hours 8.00 (Thanksgiving, no surcharge).',
          'Questions within 10 days. Interest 18% per annum after the due date.',
        ]);
    },
  });
}

export function chequeStub(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Elevator maintenance contract, Q4 2026', 318000],
      [1, 'Governor rope replacement', 164500],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'invoice with the amount in words above a stub',
    number: 'VT 66.2026.10',
    merchant: 'Verity Lift Technicians',
    issuedOn: '2026-10-01',
    dueOn: '2026-10-31',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 17)
        .at(44, 40, 'VERITY')
        .font('sans', 17)
        .at(118, 40, 'LIFT TECHNICIANS')
        .font('sans', 8.5)
        .at(44, 62, 'Verity Lift Technicians, 17 Brown’s Line, Etobicoke ON M8W 3S4 – HST 81007 5512 RT0001');
      p.font('sans', 10).rows(
        90,
        15,
        [-160, 170],
        [
          ['Our invoice:', 'VT 66.2026.10'],
          ['Dated:', '1st October 2026'],
          ['Payable by:', '31st October 2026'],
          ['Contract:', 'MC-2204'],
          ['Building:', '2200 Lakeshore, cars 1-3'],
        ],
      );
      p.block(380, 90, 14, [
        'Lakeshore Terrace Holdings',
        'c/o Pinegrove Property Mgmt',
        '2200 Lake Shore Blvd W',
        'Toronto ON M8V 1A4',
      ]);
      const y = p.rows(
        200,
        22,
        [44, -568],
        made.rows.map((r) => [r.text, plain(r.amount)]),
      );
      p.rule(400, y, 568).rows(
        y + 8,
        16,
        [400, -568],
        [
          ['Net', plain(made.subtotal)],
          ['HST 13%', plain(tax(made))],
        ],
      );
      p.font('sansBold', 11)
        .at(400, y + 46, 'TOTAL DUE')
        .right(568, y + 46, dollars(made.total))
        .font('sansSlant', 9.5);
      p.at(
        44,
        y + 80,
        'Five thousand four hundred fifty-two ------------------------------------------ 25/100 dollars',
      );
      p.dashes(0, 560, 612)
        .font('sansBold', 10)
        .at(44, 576, 'REMITTANCE - please detach and return with cheque')
        .font('sans', 9.5);
      p.box(44, 600, 524, 40).rows(
        606,
        16,
        [52, 190, 330, -560],
        [
          ['Customer', 'Invoice', 'Due', 'Amount'],
          ['LAKE-22', 'VT 66.2026.10', 'Oct 31/26', dollars(made.total)],
        ],
      );
      p.font('mono', 10).at(44, 690, '**5452.25**   LAKE22   VT66202610');
    },
  });
}

export function landscapeVet(): UnseenInvoice {
  const made = bill(
    [
      [10, 'Bovine vaccine 5-way, 50 dose', 21450],
      [4, 'Oxytetracycline LA 500 mL', 9875],
      [24, 'Syringe 16 ga repeater', 1640],
      [1, 'Calf puller, ratchet', 42900],
    ],
    [rate.gst],
    [2200],
  );
  return unseenInvoice({
    name: 'landscape page with many columns',
    number: 'B1102877',
    merchant: 'Medicine Line Veterinary Supply',
    issuedOn: '2026-10-28',
    dueOn: '2026-11-27',
    parts: made.parts,
    size: [792, 612],
    draw: (p) => {
      p.font('strong', 15)
        .at(36, 30, 'Medicine Line Veterinary Supply')
        .font('text', 8.5)
        .at(36, 50, '118 Main St, Milk River AB T0K 1M0')
        .font('light', 28)
        .right(756, 26, 'Invoice');
      p.font('text', 9).rows(
        80,
        14,
        [36, 110, 300, 374, 560, 640],
        [
          ['Sold to', 'Cardston Vet Clinic', 'Ship to', 'Same', 'Invoice number', 'B1102877'],
          ['', '77 1 Ave W, Cardston AB', 'Carrier', 'Bus parcel', 'Invoice date', '28-10-26'],
          ['Customer', '1020', 'Licence', 'AB-V-2210', 'Due date', '27-11-26'],
        ],
      );
      const columns = [36, 80, 150, -420, -470, -530, -590, -660, -756];
      p.box(32, 132, 728, 17, { fill: '#e9ecef' })
        .font('strong', 8.5)
        .rows(136, 0, columns, [
          ['Line', 'Item', 'Description', 'Ordered', 'Shipped', 'B/O', 'List', 'Net', 'Extension'],
        ]);
      p.font('text', 9);
      const y = p.rows(
        156,
        18,
        columns,
        made.rows.map((r, i) => [
          `${i + 1}`,
          `V-${3310 + i * 9}`,
          r.text,
          `${r.quantity + (i === 2 ? 12 : 0)}`,
          `${r.quantity}`,
          i === 2 ? '12' : '0',
          bare(r.unit + 500),
          bare(r.unit),
          plain(r.amount),
        ]),
      );
      p.rule(32, y, 760)
        .font('text', 9)
        .at(36, y + 10, 'Total items 4    Total units 39    Back-ordered 12')
        .rows(
          y + 10,
          15,
          [-660, -756],
          [
            ['Goods', plain(made.subtotal)],
            ['Cold-chain freight', '22.00'],
            ['GST', plain(tax(made))],
          ],
        );
      p.font('strong', 11)
        .right(660, y + 60, 'Invoice total CAD')
        .right(756, y + 60, plain(made.total))
        .font('text', 8)
        .at(36, 570, 'GST 10888 2277 RT0001. Biologicals are not returnable.');
    },
  });
}
