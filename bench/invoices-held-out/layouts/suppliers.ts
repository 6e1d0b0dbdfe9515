import { bill, dollars, plain, rate, sum, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const open = [84_210, 61_595, 112_840];

export const paintStatement = unseenInvoice({
  name: 'statement of account of a paint dealer',
  kind: 'statement',
  number: null,
  total: null,
  amountDue: sum(open),
  merchant: 'Harbourview Paint & Coatings',
  issuedOn: '2026-10-31',
  dueOn: null,
  parts: open,
  draw: (pen) => {
    pen
      .font('sansBold', 14, '#00557f')
      .at(40, 40, 'Harbourview Paint & Coatings')
      .font('sans', 9)
      .at(40, 60, '77 Kenmount Rd, St. John’s NL A1B 3P9')
      .font('sans', 20, '#00557f')
      .right(572, 38, 'Statement');
    pen.font('sans', 9.5).rows(
      70,
      14,
      [420, -572],
      [
        ['Statement date', 'Oct 31, 2026'],
        ['Account', 'HP-2207'],
        ['Amount due', dollars(sum(open))],
      ],
    );
    pen
      .font('sansBold', 9.5)
      .at(40, 104, 'TO')
      .font('sans', 9.5)
      .block(40, 117, 12, ['Signal Hill Property Maintenance', '14 Quidi Vidi Rd', 'St. John’s NL A1A 1C1']);
    pen
      .box(40, 170, 532, 17, { fill: '#d7e8f0' })
      .font('sansBold', 9)
      .rows(174, 0, [46, 120, -400, -480, -566], [['Date', 'Transaction', 'Amount', 'Payment', 'Balance']]);
    pen.font('sans', 9.5).rows(
      194,
      16,
      [46, 120, -400, -480, -566],
      [
        ['Sep 30', 'Balance forward', '', '', '295.30'],
        ['Oct 03', 'Payment, cheque 1182', '', '295.30', '0.00'],
        ['Oct 08', 'INV #90221, due Nov 07', plain(open[0] ?? 0), '', plain(open[0] ?? 0)],
        ['Oct 17', 'INV #90305, due Nov 16', plain(open[1] ?? 0), '', plain(sum(open.slice(0, 2)))],
        ['Oct 28', 'INV #90388, due Nov 27', plain(open[2] ?? 0), '', plain(sum(open))],
      ],
    );
    pen
      .font('sansBold', 8.5)
      .rows(
        640,
        0,
        [46, 150, 250, 350, -566],
        [['Current', '1-30 days', '31-60 days', 'Over 60 days', 'Amount due']],
      );
    pen
      .rule(40, 654, 572)
      .font('sans', 9.5)
      .rows(
        659,
        0,
        [46, 150, 250, 350, -566],
        [[plain(sum(open)), '0.00', '0.00', '0.00', dollars(sum(open))]],
      );
  },
});

const snow = bill(
  [
    [9, 'Déneigement / Snow clearing', 18_500],
    [6, 'Sel et sable / Salt and sand', 7250],
  ],
  [rate.atlantic],
);

export const snowContractor = unseenInvoice({
  name: 'snow contractor, bilingual, New Brunswick',
  number: 'D-0219',
  merchant: 'Déneigement Péninsule Snow Removal',
  issuedOn: '2026-02-28',
  dueOn: '2026-03-30',
  parts: snow.parts,
  draw: (pen) => {
    pen
      .font('sansBold', 15, '#224f8f')
      .centre(306, 40, 'Déneigement Péninsule Snow Removal')
      .font('sans', 9.5)
      .centre(306, 60, '3512, rue Principale, Tracadie NB E1X 1C9   (506) 555-0163');
    pen
      .rule(44, 78, 568, '#224f8f', 1.5)
      .font('sansBold', 13)
      .at(44, 88, 'Facture / Invoice')
      .font('sans', 10);
    pen.rows(
      114,
      15,
      [44, 190],
      [
        ['Numéro / Number', 'D-0219'],
        ['Date', '28 février / February 28, 2026'],
        ['Modalités / Terms', 'Net 30'],
      ],
    );
    pen
      .at(360, 114, 'Client / Customer')
      .block(360, 129, 13, ['Pharmacie Acadie', '12, rue Albert', 'Tracadie NB E1X 1A1']);
    pen
      .font('sansBold', 9)
      .rule(44, 184, 568)
      .rows(
        190,
        0,
        [44, -340, -450, -568],
        [['Service', 'Visites / Visits', 'Taux / Rate', 'Montant / Amount']],
      );
    pen
      .rule(44, 204, 568)
      .font('sans', 10)
      .rows(
        212,
        18,
        [44, -340, -450, -568],
        snow.rows.map(({ quantity, text, unit, amount }) => [
          text,
          String(quantity),
          `${plain(unit)} $`,
          `${plain(amount)} $`,
        ]),
      );
    pen.rows(
      268,
      16,
      [340, -568],
      [
        ['Sous-total / Subtotal', `${plain(snow.subtotal)} $`],
        ['TVH / HST 15 %', `${plain(tax(snow))} $`],
      ],
    );
    pen
      .rule(340, 302, 568)
      .font('sansBold', 11)
      .at(340, 308, 'Total à payer / Total due')
      .right(568, 308, `${plain(snow.total)} $`)
      .font('sans', 9);
    pen.at(44, 350, 'TVH / HST 81200 4471 RT0001. Intérêt / Interest: 1.5 % par mois / per month.');
  },
});

const implants = bill(
  [
    [10, 'Composite syringe A2, 4 g', 8995],
    [4, 'Impression material, 2x50 ml', 11_240],
    [25, 'Face mask level 3, box 50', 1299],
  ],
  [rate.ontario],
  [-12_000],
);

export const dentalSupplier = unseenInvoice({
  name: 'dental supplier with a volume discount',
  number: '90-1186204',
  merchant: 'Meridian Dental Supply Canada',
  issuedOn: '2026-07-30',
  dueOn: '2026-08-29',
  parts: implants.parts,
  draw: (pen) => {
    pen
      .font('strong', 16, '#0a7c86')
      .at(38, 36, 'Meridian Dental Supply Canada')
      .font('text', 8.5)
      .at(38, 58, '1 Prologis Blvd, Mississauga ON L5W 0G2 · 1-866-555-0100 · HST 10477 3320 RT0002');
    pen
      .box(38, 78, 536, 34, { fill: '#e2f3f4' })
      .font('text', 8, '#0a7c86')
      .rows(
        82,
        0,
        [46, 150, 250, 350, 460],
        [['INVOICE', 'INVOICE DATE', 'ORDER', 'ACCOUNT', 'PAYMENT DUE']],
      );
    pen
      .font('strong', 11)
      .rows(
        94,
        0,
        [46, 150, 250, 350, 460],
        [['90-1186204', '30 JUL 2026', '40771832', '0021184', '29 AUG 2026']],
      );
    pen
      .font('text', 9)
      .block(46, 122, 11.5, [
        'DR. S. KAUR DENTISTRY PC',
        '25 PEEL CENTRE DR UNIT 410',
        'BRAMPTON ON L6T 3R5',
      ]);
    pen
      .font('strong', 8.5)
      .rule(38, 170, 574, '#0a7c86')
      .rows(174, 0, [46, 120, -380, -460, -566], [['Item', 'Description', 'Qty', 'Price', 'Total']]);
    pen
      .rule(38, 187, 574, '#0a7c86')
      .font('text', 9.5)
      .rows(
        194,
        16,
        [46, 120, -380, -460, -566],
        implants.rows.map(({ quantity, text, unit, amount }, index) => [
          `${112_0884 + index * 417}`,
          text,
          String(quantity),
          plain(unit),
          plain(amount),
        ]),
      );
    pen.rows(
      260,
      15,
      [400, -566],
      [
        ['Merchandise total', plain(implants.subtotal)],
        ['Volume discount', '-120.00'],
        ['Shipping & handling', '0.00'],
        ['HST (13%)', plain(tax(implants))],
      ],
    );
    pen
      .rule(400, 322, 574, '#0a7c86')
      .font('strong', 11)
      .at(400, 326, 'Invoice total CAD')
      .right(566, 326, plain(implants.total));
    pen
      .dashes(38, 640, 574)
      .font('text', 9)
      .at(46, 652, 'REMITTANCE')
      .rows(
        668,
        13,
        [46, 150],
        [
          ['Account', '0021184'],
          ['Invoice', '90-1186204'],
          ['Due', '29 AUG 2026'],
          ['Amount', dollars(implants.total)],
        ],
      );
  },
});
