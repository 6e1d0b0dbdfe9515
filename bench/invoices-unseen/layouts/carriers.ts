import { bare, bill, dollars, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function freightBill(): UnseenInvoice {
  const made = bill(
    [
      [1, 'LINEHAUL 6 SKD 7,420 LB  CL 70', 84360],
      [1, 'FUEL SURCHARGE 31.4%', 26489],
      [1, 'TAILGATE DELIVERY', 8500],
      [1, 'APPOINTMENT FEE', 3500],
    ],
    [rate.gst],
  );
  return unseenInvoice({
    name: 'freight bill whose pro number is the invoice number',
    number: '614-220881-7',
    merchant: 'PEACE COUNTRY LTL EXPRESS',
    issuedOn: '2026-10-08',
    dueOn: '2026-10-23',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 16)
        .at(30, 28, 'PEACE COUNTRY LTL EXPRESS')
        .font('sans', 8)
        .at(30, 47, '9901 100 STREET, GRANDE PRAIRIE AB T8V 2N3');
      p.box(400, 24, 182, 40, { line: '#000000', width: 2 })
        .font('sansBold', 8)
        .at(406, 28, 'FREIGHT BILL / INVOICE NUMBER (PRO)')
        .font('monoBold', 15)
        .at(406, 44, '614-220881-7');
      const cells = [
        ['SHIPPER', 'CHETWYND PELLET CORP'],
        ['CONSIGNEE', 'NISKU VALVE & CONTROL'],
        ['BILL TO', 'NISKU VALVE & CONTROL'],
      ] as const;
      for (const [i, [label, value]] of cells.entries()) {
        p.box(30 + i * 184, 74, 184, 58)
          .font('sans', 6.5)
          .at(33 + i * 184, 77, label)
          .font('sans', 8.5);
        p.block(36 + i * 184, 90, 11, [
          value,
          i === 0 ? 'CHETWYND BC V0C 1J0' : '1802 8 ST NISKU AB T9E 7S8',
          i === 2 ? 'ACCT 55120' : '',
        ]);
      }
      const boxes = [
        ['PICKUP DATE', '06OCT26'],
        ['BOL NO', '77120-A'],
        ['PO NO', 'NV-40017'],
        ['TRAILER', '53-2218'],
        ['TERMS', 'COLLECT'],
        ['BILL DATE', '08OCT26'],
      ] as const;
      for (const [i, [label, value]] of boxes.entries())
        p.box(30 + i * 92, 136, 92, 28)
          .font('sans', 6.5)
          .at(33 + i * 92, 139, label)
          .font('mono', 9)
          .at(36 + i * 92, 150, value);
      p.box(30, 168, 552, 260)
        .font('sans', 6.5)
        .rows(
          172,
          0,
          [36, 90, -470, -576],
          [['PCS', 'DESCRIPTION OF ARTICLES AND SPECIAL MARKS', 'WEIGHT', 'CHARGES']],
        );
      p.font('mono', 9).rows(
        190,
        18,
        [36, 90, -470, -576],
        made.rows.map((r, i) => [i === 0 ? '6' : '', r.text, i === 0 ? '7420' : '', bare(r.amount)]),
      );
      p.at(90, 290, 'GST 5% R118822047')
        .right(576, 290, bare(tax(made)))
        .at(90, 320, 'DECLARED VALUE $2.00/LB MAX')
        .rule(30, 404, 582);
      p.font('monoBold', 11)
        .at(90, 411, 'TOTAL CHARGES  CAD')
        .right(470, 411, '7420')
        .right(576, 411, bare(made.total));
      p.font('sans', 8).block(30, 440, 12, [
        'PAYMENT DUE 15 DAYS FROM BILL DATE (23OCT26). CLAIMS MUST BE FILED WITHIN 60 DAYS.',
        'REMIT TO: PO BOX 4410 STN MAIN, GRANDE PRAIRIE AB T8V 2N4',
      ]);
    },
  });
}

export function courierGlued(): UnseenInvoice {
  const made = bill(
    [
      [14, 'Ground envelope', 1045],
      [9, 'Next day 0-5kg', 2780],
      [2, 'Same day rush', 6495],
      [1, 'Fuel 22.5%', 11888],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'weekly courier bill with labels glued to values',
    number: '51100927',
    merchant: 'BlueJay Parcel',
    issuedOn: '2026-10-24',
    dueOn: '2026-11-07',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 20, '#1971c2')
        .at(30, 30, 'BlueJay')
        .font('sans', 20, '#1971c2')
        .at(110, 30, 'Parcel')
        .font('sans', 8);
      p.at(
        30,
        56,
        'BlueJay Parcel, a division of 1188022 Ontario Inc., PO Box 220 Stn A, Hamilton ON L8N 3C8',
      );
      p.font('sansBold', 9).block(30, 84, 14, [
        'InvoiceNo:51100927',
        'InvoiceDate:24OCT2026',
        'AccountNo:004-77120',
        'DueDate:07NOV2026',
      ]);
      p.block(230, 84, 14, ['WeekEnding:23OCT2026', 'GST/HST#:810442219RT0001', 'Page:1of1']);
      p.font('sans', 9).block(400, 84, 13, [
        'ESCARPMENT OPTICAL',
        '220 UPPER JAMES ST',
        'HAMILTON ON L9C 2Z1',
      ]);
      p.box(30, 150, 552, 14, { fill: '#d0ebff' })
        .font('sansBold', 8)
        .rows(154, 0, [36, -360, -460, -576], [['Service', 'Shipments', 'Avg.', 'Charges']]);
      const y = p.font('sans', 9).rows(
        172,
        15,
        [36, -360, -460, -576],
        made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), `$${plain(r.amount)}`]),
      );
      p.rule(36, y, 576)
        .font('sansBold', 9)
        .block(36, y + 10, 15, [
          `SubTotal:${dollars(made.subtotal)}`,
          `HST13%:${dollars(tax(made))}`,
          `TotalThisInvoice:${dollars(made.total)}`,
        ]);
      p.font('sans', 8).at(
        36,
        y + 80,
        'Shipments billed:26. Waybills 8800112204 to 8800112229 are listed online. Adjustments within 30days only.',
      );
    },
  });
}

export function headedBilingual(): UnseenInvoice {
  const made = bill(
    [
      [2500, 'RSC 12x10x8 32ECT plain / sans impression', 118],
      [40, 'Tape/Ruban 48mm x 132m', 429],
      [6, 'Stretch film/Pellicule 18" 80ga', 3975],
    ],
    [rate.atlantic],
  );
  return unseenInvoice({
    name: 'bilingual labels in the head of a table',
    number: '0070441',
    merchant: 'Emballages Restigouche Packaging',
    issuedOn: '2026-04-05',
    dueOn: '2026-05-05',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 14, '#2f6f4f')
        .at(36, 36, 'Emballages Restigouche Packaging')
        .font('sans', 8)
        .at(36, 54, '80 Roseberry, Campbellton NB E3N 2G6   506-555-0133')
        .font('sansBold', 13)
        .right(576, 36, 'INVOICE  /  FACTURE');
      p.font('sans', 9.5).block(60, 84, 13, [
        'Pêcheries Baie-des-Vents ltée',
        '200, boul. J.-D.-Gauthier',
        'Shippagan NB E8S 1N2',
      ]);
      p.box(36, 140, 540, 44).rule(36, 164, 576);
      const labels = [
        ['DATE', ''],
        ['INVOICE NO.', 'No DE FACTURE'],
        ['CUSTOMER NO.', 'No DE CLIENT'],
        ['YOUR ORDER', 'VOTRE COMMANDE'],
        ['DUE DATE', 'ÉCHÉANCE'],
        ['TERMS', 'CONDITIONS'],
      ] as const;
      const values = ['05/04/2026', '0070441', '20-1187', '7714', '05/05/2026', 'NET 30 J/D'];
      for (const [i, pair] of labels.entries()) {
        p.down(36 + i * 90, 140, 184)
          .font('sans', 6.5)
          .block(40 + i * 90, 143, 9, pair);
        p.font('sans', 9).at(40 + i * 90, 169, values[i] ?? '');
      }
      p.font('sansBold', 8).rows(
        200,
        0,
        [36, 110, -470, -576],
        [['QTY/QTÉ', 'DESCRIPTION', 'PRICE/PRIX', 'AMOUNT/MONTANT']],
      );
      p.rule(36, 212, 576).font('sans', 9);
      const y = p.rows(
        220,
        18,
        [-80, 110, -470, -576],
        made.rows.map((r) => [`${r.quantity}`, r.text, bare(r.unit), plain(r.amount)]),
      );
      p.rows(
        y + 20,
        15,
        [360, -576],
        [
          ['SUBTOTAL/SOUS-TOTAL', plain(made.subtotal)],
          ['HST/TVH 15% 10332 8814 RT0001', plain(tax(made))],
        ],
      );
      p.box(352, y + 54, 224, 24, { fill: '#d8f3dc' })
        .font('sansBold', 11)
        .at(360, y + 61, 'TOTAL')
        .right(572, y + 61, plain(made.total))
        .font('sans', 7.5)
        .at(36, 740, 'Overdue accounts 1.5%/month (18%/yr) - Comptes en souffrance 1,5 %/mois (18 %/an)');
    },
  });
}
