import { bare, bill, comma, dollars, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

const quebec = [rate.gst, rate.qst];

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

export function avantageMatrix(): UnseenInvoice {
  const made = bill(
    [
      [6, 'CONTREPLAQUE SAPIN 5/8 4X8', 6249],
      [44, '2X6X10 EPINETTE SEC', 1189],
      [3, 'ISOLANT LAINE R-24 (PQT)', 9475],
      [2, 'VIS A TERRASSE 3" (BTE 500)', 6895],
    ],
    quebec,
    [3500],
  );
  return unseenInvoice({
    name: 'French dot matrix in capitals without accents',
    number: '118844',
    merchant: 'MATERIAUX COTE-NORD LTEE',
    issuedOn: '2026-08-28',
    dueOn: '2026-09-27',
    parts: made.parts,
    draw: (p) => {
      p.font('mono', 10).block(40, 40, 12, [
        'MATERIAUX COTE-NORD LTEE',
        '55 AV. DU PORT',
        'BAIE-COMEAU QC G4Z 2L6',
        'TPS 12211 8890 RT',
        'TVQ 1001 223 344 TQ',
      ]);
      p.block(370, 40, 12, [
        'FACTURE NO: 118844',
        'DATE     : 2026/08/28',
        'PAGE     : 1',
        'NO CLIENT: 40226',
        'BON NO   : 71190',
        'VENDEUR  : 07',
      ]);
      p.block(40, 130, 12, [
        'FACTURE A:',
        '  CONSTRUCTIONS MANICOUAGAN',
        '  2 RUE DES PINS',
        '  CHUTE-AUX-OUTARDES QC',
      ]);
      p.at(40, 196, '-'.repeat(88)).rows(
        208,
        0,
        [40, 100, -400, -470, -570],
        [['QTE', 'DESCRIPTION', 'UM', 'PRIX', 'EXTENSION']],
      );
      p.at(40, 220, '-'.repeat(88));
      const y = p.rows(
        236,
        13,
        [-70, 100, -400, -470, -570],
        made.rows.map((r) => [`${r.quantity}`, r.text, 'UN', comma(r.unit, ''), comma(r.amount, '')]),
      );
      p.block(330, y + 30, 13, ['SOUS-TOTAL', 'LIVRAISON', 'T.P.S.', 'T.V.Q.', 'TOTAL A PAYER']);
      p.block(
        -570,
        y + 30,
        13,
        [made.subtotal, 3500, ...made.taxes, made.total].map((c) => comma(c, '')),
      );
      p.at(40, y + 120, 'CONDITIONS: NET 30 JOURS. AUCUN RETOUR SANS FACTURE.').at(
        40,
        y + 134,
        'RECU PAR: ______________________',
      );
    },
  });
}
