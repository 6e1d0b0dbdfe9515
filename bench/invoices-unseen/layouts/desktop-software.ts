import { bill, comma, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

const quebec = [rate.gst, rate.qst];

export function sageBoxes(): UnseenInvoice {
  const made = bill(
    [
      [24, 'Cutlass hydraulic hose 1/2" R2', 1875],
      [8, 'JIC fitting -8 x -8 swivel', 945],
      [2, 'Quick coupler set, flat face', 13650],
      [1.5, 'Shop labour', 14800],
    ],
    [rate.gst, rate.bc],
  );
  return unseenInvoice({
    name: 'boxed grid of desktop books with tax codes by line',
    number: '38817',
    merchant: 'Skeena Hydraulics & Hose Inc.',
    issuedOn: '2026-10-14',
    dueOn: '2026-11-13',
    parts: made.parts,
    draw: (p) => {
      p.font('serifBold', 13).at(36, 34, 'Skeena Hydraulics & Hose Inc.').font('serif', 9);
      p.block(36, 50, 11, [
        '4820 Keith Avenue',
        'Terrace, British Columbia V8G 1K7',
        'Tel 250-555-0188   Fax 250-555-0189',
      ]);
      p.font('serifBold', 22).at(430, 32, 'INVOICE').font('serif', 9);
      p.block(380, 62, 13, ['Invoice No.:', 'Date:', 'Ship Date:', 'Page:', 'Re: Order No.']);
      p.block(470, 62, 13, ['38817', '10/14/2026', '10/13/2026', '1', 'WO-5521']);
      p.font('serifBold', 9).at(36, 140, 'Sold to:').at(310, 140, 'Ship to:').font('serif', 9);
      p.block(56, 153, 11, ['Kalum Forest Contracting', 'Box 218', 'Kitimat, BC V8C 2G7']);
      p.block(330, 153, 11, ['Kalum Forest Contracting', 'Camp 9, FSR km 41', 'Kitimat, BC']);
      p.at(36, 200, 'Business No.:   86410 2257 RT0001')
        .box(36, 216, 540, 300)
        .box(36, 216, 540, 18, { fill: '#e6e6e6', line: '#000000' });
      for (const x of [100, 136, 186, 370, 410, 480]) p.down(x, 216, 516);
      p.font('serifBold', 8.5).rows(
        221,
        0,
        [40, 104, 140, 192, 376, 420, 500],
        [['Item No.', 'Unit', 'Quantity', 'Description', 'Tax', 'Unit Price', 'Amount']],
      );
      p.font('serif', 9);
      const units = ['Ft', 'Each', 'Set', 'Hr'];
      p.rows(
        240,
        14,
        [40, 104, -180, 192, 378, -476, -572],
        made.rows.map((r, i) => [
          `H${2210 + i * 37}`,
          units[i] ?? '',
          `${r.quantity}`,
          r.text,
          'GP',
          plain(r.unit),
          plain(r.amount),
        ]),
      );
      p.at(192, 320, 'Subtotal:').right(572, 320, plain(made.subtotal));
      p.at(192, 340, 'GP - GST 5%, PST 7%').block(204, 354, 13, ['GST', 'PST']);
      p.block(-572, 354, 13, made.taxes.map(plain));
      p.rule(36, 516, 576)
        .box(36, 516, 540, 66)
        .at(42, 522, 'Shipped by:   Customer pickup')
        .at(42, 536, 'Terms: Net 30. Due 11/13/2026.');
      p.at(42, 550, 'Comment:   2% per month (24% p.a.) on overdue accounts').at(42, 564, 'Sold By:   Marty');
      p.down(400, 516, 582)
        .font('serifBold', 10)
        .at(406, 524, 'Total Amount')
        .right(572, 524, plain(made.total));
      p.font('serif', 9).at(406, 542, 'Amount Paid').right(572, 542, '0.00');
      p.font('serifBold', 10).at(406, 562, 'Amount Owing').right(572, 562, plain(made.total));
    },
  });
}

export function xeroAdvice(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Monthly bookkeeping - October', 95000],
      [4, 'Payroll run (biweekly, 12 staff)', 8500],
      [1, 'GST return Q3 preparation', 27500],
    ],
    [rate.gst],
  );
  return unseenInvoice({
    name: 'stacked labels in a column, payment advice at the foot',
    number: 'INV-4410',
    merchant: 'Northfork Ledger Services Ltd',
    issuedOn: '2026-10-31',
    dueOn: '2026-11-14',
    parts: made.parts,
    draw: (p) => {
      p.font('sans', 21).at(46, 96, 'TAX INVOICE').font('sans', 9);
      p.block(80, 132, 12, [
        'Prairie Lattice Ltd',
        'Attention: Accounts Payable',
        '10220 103 Avenue NW',
        'EDMONTON AB  T5J 0K4',
        'CANADA',
      ]);
      const labels = [
        ['Invoice Date', '31 Oct 2026'],
        ['Invoice Number', 'INV-4410'],
        ['Reference', 'Engagement 2026'],
        ['GST Number', '743309981RT0001'],
      ];
      for (const [i, [label = '', value = '']] of labels.entries())
        p.font('sansBold', 9)
          .at(320, 100 + i * 34, label)
          .font('sans', 9)
          .at(320, 112 + i * 34, value);
      p.block(446, 100, 12, [
        'Northfork Ledger Services',
        'Ltd',
        '214 Main Street',
        'STONY PLAIN AB  T7Z 1A1',
        'CANADA',
      ]);
      p.font('sansBold', 9).rows(
        272,
        0,
        [46, -340, -410, -470, -566],
        [['Description', 'Quantity', 'Unit Price', 'GST', 'Amount CAD']],
      );
      p.rule(46, 286, 566).font('sans', 9);
      const cells = made.rows.map((r) => [
        r.text,
        r.quantity.toFixed(2),
        plain(r.unit),
        '5%',
        plain(r.amount),
      ]);
      let y = 292;
      for (const row of cells)
        y = p.rule(46, y + 15, 566, '#cccccc').rows(y, 19, [46, -340, -410, -470, -566], [row]);
      p.right(470, y + 6, 'Subtotal').right(566, y + 6, plain(made.subtotal));
      p.right(470, y + 24, 'TOTAL GST 5%')
        .right(566, y + 24, plain(tax(made)))
        .rule(350, y + 38, 566);
      p.font('sansBold', 9)
        .right(470, y + 44, 'TOTAL CAD')
        .right(566, y + 44, plain(made.total));
      p.at(46, y + 84, 'Due Date: 14 Nov 2026')
        .font('sans', 9)
        .at(46, y + 98, 'Please quote the invoice number with your transfer.');
      p.dashes(20, 580, 592).font('sans', 18).at(46, 604, 'PAYMENT ADVICE').font('sans', 9);
      p.at(60, 640, 'To:').block(84, 640, 12, [
        'Northfork Ledger Services Ltd',
        '214 Main Street',
        'STONY PLAIN AB T7Z 1A1',
      ]);
      p.font('sansBold', 9)
        .rule(330, 644, 566, '#cccccc')
        .at(330, 606, 'Customer')
        .at(330, 624, 'Invoice Number')
        .block(330, 650, 18, ['Amount Due', 'Due Date', 'Amount Enclosed']);
      p.font('sans', 9)
        .at(430, 606, 'Prairie Lattice Ltd')
        .at(430, 624, 'INV-4410')
        .at(430, 668, '14 Nov 2026');
      p.font('sansBold', 9)
        .at(430, 650, plain(made.total))
        .rule(430, 698, 566)
        .font('sans', 7)
        .at(430, 702, 'Enter the amount you are paying above');
    },
  });
}

export function acombaCases(): UnseenInvoice {
  const made = bill(
    [
      [18, 'Pneu 11R22.5 traction', 48675],
      [18, 'Droit spécifique sur les pneus neufs', 450],
      [18, 'Pose et équilibrage', 3900],
    ],
    quebec,
  );
  return unseenInvoice({
    name: 'French desktop books, boxes with the labels above',
    number: '0048213',
    merchant: 'Pneus Bas-Richelieu inc.',
    issuedOn: '2026-10-22',
    dueOn: '2026-11-21',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 15).at(30, 30, 'PNEUS BAS-RICHELIEU INC.').font('sans', 9);
      p.block(30, 50, 11, [
        '1450, route Marie-Victorin, Sorel-Tracy (Québec) J3R 1M4',
        'Tél. : 450 555-0174',
      ]);
      p.font('sansBold', 18).right(582, 30, 'FACTURE');
      p.box(30, 90, 270, 74).font('sans', 7).at(34, 93, 'VENDU À').font('sans', 10);
      p.block(40, 106, 13, ['TRANSPORT J.-N. FOURNIER INC.', '88, RANG SAINTE-MARIE', 'YAMASKA QC  J0G 1X0']);
      p.box(312, 90, 270, 74).font('sans', 7).at(316, 93, 'EXPÉDIÉ À').font('sans', 10).at(322, 106, 'MÊME');
      const boxes = ['No CLIENT', 'DATE', 'VOTRE COMMANDE', 'TERMES', 'VENDEUR', 'No FACTURE'];
      const values = ['TRFOU1', '22-10-2026', '6671', 'Net 30 jours', 'GL', '0048213'];
      for (const [i, label] of boxes.entries()) {
        p.box(30 + i * 92, 174, 92, 32)
          .font('sans', 7)
          .at(34 + i * 92, 177, label);
        p.font('sans', 10).centre(76 + i * 92, 190, values[i] ?? '');
      }
      p.box(30, 214, 552, 330)
        .box(30, 214, 552, 16)
        .down(90, 214, 544)
        .down(400, 214, 544)
        .down(490, 214, 544)
        .font('sans', 8);
      p.rows(218, 0, [40, 96, -484, -576], [['QUANTITÉ', 'DESCRIPTION', 'PRIX', 'MONTANT']]);
      p.font('sans', 9.5).rows(
        238,
        16,
        [-80, 96, -484, -576],
        made.rows.map((r) => [`${r.quantity}`, r.text, comma(r.unit), comma(r.amount)]),
      );
      p.font('sans', 8.5).block(36, 556, 12, [
        'TPS : 10456 7781 RT0001',
        'TVQ : 1003 556 782 TQ0001',
        'Intérêt de 2 % par mois (24 % par an) sur compte en souffrance',
      ]);
      const labels = ['SOUS-TOTAL', 'TPS', 'TVQ', 'TOTAL'];
      for (const [i, cents] of [made.subtotal, ...made.taxes, made.total].entries()) {
        p.box(400, 544 + i * 20, 182, 20)
          .font(i === 3 ? 'sansBold' : 'sans', 9.5)
          .at(406, 550 + i * 20, labels[i] ?? '');
        p.right(576, 550 + i * 20, comma(cents));
      }
    },
  });
}
