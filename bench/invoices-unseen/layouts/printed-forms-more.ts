import { bill, dollars, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function towing(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Heavy wrecker, highway 11', 98500],
      [64, 'Distance (km)', 485],
      [2, 'Standby (h)', 22500],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'scan: towing, values beneath a shaded head',
    number: 'T26-4471',
    merchant: 'Temagami Heavy Tow',
    issuedOn: '2026-11-08',
    dueOn: '2026-11-22',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 19)
        .at(40, 40, 'TEMAGAMI HEAVY TOW')
        .font('sans', 10)
        .at(40, 64, '6701 Hwy 11 N, Temagami ON P0H 2H0  705-555-0131')
        .box(40, 90, 532, 20, { fill: '#d0d0d0', line: '#000000' })
        .box(40, 110, 532, 22)
        .font('sansBold', 9);
      p.rows(96, 0, [46, 160, 270, 390, 490], [['INVOICE', 'DATE', 'DUE', 'PLATE', 'CALL #']]);
      p.font('sans', 11).rows(
        116,
        0,
        [46, 160, 270, 390, 490],
        [['T26-4471', '2026-11-08', '2026-11-22', 'BH 44 120', '88120']],
      );
      p.at(46, 150, 'Clay Belt Carriers, New Liskeard');
      const y = p.rows(
        186,
        24,
        [46, -380, -470, -566],
        made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
      );
      p.rows(
        y + 10,
        20,
        [380, -566],
        [
          ['Subtotal', plain(made.subtotal)],
          ['HST 13%', plain(tax(made))],
        ],
      );
      p.box(370, y + 56, 202, 28, { fill: '#d0d0d0', line: '#000000' })
        .font('sansBold', 14)
        .at(380, y + 63, 'TOTAL')
        .right(566, y + 63, dollars(made.total))
        .font('sans', 9)
        .at(46, 730, 'HST 12884 1190 RT0001');
    },
  });
}

export function uniforms(): UnseenInvoice {
  const made = bill(
    [
      [30, 'Coverall, FR, navy', 14995],
      [30, 'Crest, sewn', 650],
    ],
    [rate.gst],
  );
  return unseenInvoice({
    name: 'scan: uniforms with a stub',
    number: '0551207',
    merchant: 'Northern Thread Workwear Ltd.',
    issuedOn: '2026-09-22',
    dueOn: '2026-10-22',
    parts: made.parts,
    draw: (p) => {
      p.font('strong', 18)
        .at(44, 40, 'Northern Thread Workwear Ltd.')
        .font('text', 10)
        .at(44, 64, '10911 Alaska Rd, Fort St. John BC V1J 5T5')
        .font('text', 11);
      p.rows(
        40,
        17,
        [-480, -568],
        [
          ['Invoice', '0551207'],
          ['Invoice date', '09/22/2026'],
          ['Due date', '10/22/2026'],
          ['Account', 'TAYL-02'],
          ['PO', '11820'],
        ],
      );
      p.block(44, 110, 15, ['Bill to:', 'Taylor Gas Services', '9899 Cherry Ave, Taylor BC']);
      p.box(44, 170, 524, 20, { fill: '#e9e9e9' });
      const y = p.rows(
        175,
        25,
        [50, -380, -470, -562],
        [
          ['Item', 'Qty', 'Price', 'Total'],
          ...made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
        ],
      );
      p.rule(44, y, 568).rows(
        y + 12,
        20,
        [380, -562],
        [
          ['Sub-total', plain(made.subtotal)],
          ['GST 5% (71120 4418 RT0001)', plain(tax(made))],
          ['Invoice total', dollars(made.total)],
        ],
      );
      p.dashes(0, 600, 612).rows(
        620,
        20,
        [44, 160],
        [
          ['Account', 'TAYL-02'],
          ['Invoice', '0551207'],
          ['Pay this amount', dollars(made.total)],
        ],
      );
    },
  });
}

export function paving(): UnseenInvoice {
  const made = bill(
    [
      [86.4, 'HL3 surface asphalt (t)', 17850],
      [1, 'Mobilization', 150000],
      [-1, 'Contract discount', 50000],
    ],
    [rate.novaScotia],
  );
  return unseenInvoice({
    name: 'scan: paving with a discount',
    number: 'INV26-118',
    merchant: 'Truro Bay Paving & Curb',
    issuedOn: '2026-08-31',
    dueOn: '2026-09-30',
    parts: made.parts,
    draw: (p) => {
      p.font('serifBold', 18)
        .at(50, 46, 'Truro Bay Paving & Curb')
        .font('serif', 11)
        .at(50, 70, '55 Abenaki Road, Truro NS B2N 5A6')
        .font('serifBold', 13)
        .at(50, 104, 'Invoice INV26-118')
        .font('serif', 12)
        .right(562, 104, 'August 31, 2026');
      p.at(50, 126, 'To: Cobequid Plaza Ltd., Bible Hill NS')
        .at(50, 144, 'Terms: net 30, payable September 30, 2026')
        .rule(50, 168, 562);
      const y = p.rows(
        180,
        26,
        [50, -400, -470, -562],
        made.rows.map((r) => [
          r.text,
          r.quantity < 0 ? '' : `${r.quantity}`,
          r.quantity < 0 ? '' : plain(r.unit),
          plain(r.amount),
        ]),
      );
      p.rule(50, y, 562).rows(
        y + 12,
        22,
        [350, -562],
        [
          ['Net', plain(made.subtotal)],
          ['HST 14% (10229 8810 RT0001)', plain(tax(made))],
        ],
      );
      p.font('serifBold', 14)
        .at(350, y + 62, 'Amount payable')
        .right(562, y + 62, dollars(made.total));
    },
  });
}
