import { bill, comma, dollars, nbsp, piastres, plain, rate, tax, thin } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

const quebec = [rate.gst, rate.qst];

export function booksOnline(): UnseenInvoice {
  const made = bill(
    [
      [6, 'Landscape maintenance - weekly visit', 28500],
      [1, 'Spring bed cleanup, cedar mulch supplied', 164000],
      [14, 'Mulch, premium black (cu. yd.)', 6250],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'online books, title in blue, balance at the foot',
    number: '1043',
    merchant: 'Kettle Creek Grounds Ltd.',
    issuedOn: '2026-10-02',
    dueOn: '2026-11-01',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 11).at(40, 40, 'Kettle Creek Grounds Ltd.').font('sans', 9);
      p.block(40, 56, 12, ['88 Sunset Drive', 'St. Thomas ON  N5R 3B9', 'office@kettlecreekgrounds.example']);
      p.at(40, 92, 'GST/HST Registration No.: 812345678RT0001');
      p.font('sans', 20, '#4b9bd1').at(40, 126, 'INVOICE');
      p.font('sansBold', 9, '#6b6c72').at(40, 162, 'BILL TO').at(220, 162, 'SHIP TO');
      p.font('sans', 9).block(40, 175, 12, [
        'Talbot Line Suites Inc.',
        '410 Talbot Street',
        'London ON  N6A 2S2',
      ]);
      p.block(220, 175, 12, ['Talbot Line Suites Inc.', '412 Talbot Street', 'London ON  N6A 2S3']);
      p.font('sansBold', 9, '#6b6c72').block(-490, 162, 13, ['INVOICE', 'DATE', 'TERMS', 'DUE DATE']);
      p.font('sans', 9).block(496, 162, 13, ['1043', '02/10/2026', 'Net 30', '01/11/2026']);
      p.box(40, 240, 532, 18, { fill: '#d7e9f5' }).font('sans', 8, '#4b9bd1');
      p.rows(245, 0, [46, 330, 380, -480, -566], [['DESCRIPTION', 'TAX', 'QTY', 'RATE', 'AMOUNT']]);
      p.font('sans', 9);
      const cells = made.rows.map((r) => [r.text, 'HST ON', `${r.quantity}`, plain(r.unit), plain(r.amount)]);
      const y = p.rows(266, 20, [46, 330, 384, -480, -566], cells);
      p.dashes(40, y + 4, 572);
      p.font('sans', 9, '#6b6c72').block(340, y + 16, 18, [
        'SUBTOTAL',
        'HST (ON) @ 13%',
        'TOTAL',
        'BALANCE DUE',
      ]);
      p.font('sans', 9).block(-566, y + 16, 18, [made.subtotal, tax(made), made.total].map(plain));
      p.font('sansBold', 14).right(566, y + 66, dollars(made.total));
      p.font('sansBold', 8, '#6b6c72').at(40, y + 130, 'TAX SUMMARY');
      p.font('sans', 9).rows(
        y + 146,
        14,
        [-380, -480, -566],
        [
          ['RATE', 'TAX', 'NET'],
          ['HST (ON) @ 13%', plain(tax(made)), plain(made.subtotal)],
        ],
      );
    },
  });
}

export function livresEnLigne(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Conception de site – phase 2', 420000],
      [16.5, 'Intégration et essais', 11000],
    ],
    quebec,
  );
  return unseenInvoice({
    name: 'French online books, balance to pay in large type',
    number: '2026-114',
    merchant: 'Atelier Numérique Boréal inc.',
    issuedOn: '2026-10-05',
    dueOn: '2026-11-04',
    parts: made.parts,
    draw: (p) => {
      p.font('text', 9).block(44, 44, 12, [
        'Atelier Numérique Boréal inc.',
        '312, rue Racine Est, bureau 4',
        'Chicoutimi (Québec)  G7H 1S4',
        'Nº TPS : 78122 9013 RT0001',
        'Nº TVQ : 1209 887 341 TQ0001',
      ]);
      p.font('strong', 22, '#2ca01c')
        .at(44, 122, 'Facture')
        .font('strong', 9, '#6b6c72')
        .at(44, 160, 'FACTURER À');
      p.font('text', 9).block(44, 173, 12, [
        'Gestion Portes de l’Estran',
        'Mme Sylvie Lavoie',
        '14, chemin du Quai',
        'La Malbaie QC  G5A 2Y3',
      ]);
      p.font('strong', 9, '#6b6c72').block(-480, 160, 14, ['Nº FACTURE', 'DATE', 'ÉCHÉANCE', 'MODALITÉS']);
      p.font('text', 9).block(486, 160, 14, ['2026-114', '05/10/2026', '04/11/2026', 'Net 30']);
      p.box(44, 240, 524, 17, { fill: '#d5ecd2' }).font('text', 8.5);
      p.rows(244, 0, [50, -400, -480, -562], [['ACTIVITÉ', 'QTÉ', 'TAUX', 'MONTANT']]);
      const cells = made.rows.map((r) => [
        r.text,
        `${r.quantity}`.replace('.', ','),
        comma(r.unit, nbsp),
        comma(r.amount, nbsp),
      ]);
      const y = p.rows(268, 20, [50, -400, -480, -562], cells);
      p.dashes(44, y, 568).block(350, y + 12, 17, ['SOUS-TOTAL', 'TPS à 5 %', 'TVQ à 9,975 %', 'TOTAL']);
      p.block(
        -562,
        y + 12,
        17,
        [made.subtotal, ...made.taxes, made.total].map((c) => comma(c, nbsp)),
      );
      p.at(350, y + 92, 'SOLDE À PAYER')
        .font('strong', 15)
        .right(562, y + 88, piastres(made.total, nbsp));
    },
  });
}

export function creditMemo(): UnseenInvoice {
  const made = bill(
    [
      [-4, 'Returned: cedar planter 24", cracked', 11950],
      [-1, 'Freight allowance', 4500],
    ],
    [rate.ontario],
  );
  return unseenInvoice({
    name: 'credit memo of online books',
    kind: 'creditNote',
    number: 'CM-1099',
    merchant: 'Kettle Creek Grounds Ltd.',
    issuedOn: '2026-10-20',
    dueOn: null,
    parts: made.parts,
    amountDue: null,
    draw: (p) => {
      p.font('sansBold', 11)
        .at(40, 40, 'Kettle Creek Grounds Ltd.')
        .font('sans', 9)
        .at(40, 56, '88 Sunset Drive, St. Thomas ON  N5R 3B9');
      p.font('sans', 20, '#4b9bd1')
        .at(40, 96, 'CREDIT MEMO')
        .font('sansBold', 9, '#6b6c72')
        .at(40, 136, 'CREDIT TO');
      p.font('sans', 9).block(40, 149, 12, [
        'Talbot Line Suites Inc.',
        '410 Talbot Street',
        'London ON  N6A 2S2',
      ]);
      p.font('sansBold', 9, '#6b6c72').block(-490, 136, 13, ['CREDIT NO.', 'DATE', 'ORIG. INVOICE']);
      p.font('sans', 9).block(496, 136, 13, ['CM-1099', '20/10/2026', '1021']);
      p.box(40, 220, 532, 18, { fill: '#d7e9f5' })
        .font('sans', 8, '#4b9bd1')
        .at(46, 225, 'ACTIVITY')
        .right(566, 225, 'AMOUNT')
        .font('sans', 9);
      const y = p.rows(
        246,
        20,
        [46, -420, -566],
        made.rows.map((r) => [r.text, `${-r.quantity} @ ${plain(r.unit)}`, plain(r.amount)]),
      );
      p.dashes(40, y, 572)
        .font('sans', 9, '#6b6c72')
        .block(340, y + 12, 18, ['SUBTOTAL', 'HST (ON) @ 13%', 'TOTAL CREDIT']);
      p.font('sans', 9).block(-566, y + 12, 18, [plain(made.subtotal), plain(tax(made))]);
      p.font('sansBold', 13).right(566, y + 46, dollars(made.total));
    },
  });
}

export function odooFacture(): UnseenInvoice {
  const made = bill(
    [
      [3, '[BOR-220] Borne de recharge 48 A', 129900],
      [3, '[INS-01] Installation et raccordement', 68500],
      [85, '[FIL-6] Câble NMWU 6/3 (m)', 1435],
    ],
    quebec,
  );
  return unseenInvoice({
    name: 'French suite with slashes in the number and thin spaces',
    number: 'FAC/2026/00087',
    merchant: 'Voltige Électrification inc.',
    issuedOn: '2026-09-15',
    dueOn: '2026-10-15',
    parts: made.parts,
    draw: (p) => {
      p.font('heavy', 18, '#714b67').at(50, 36, 'voltige').font('text', 8.5, '#555555');
      p.block(50, 62, 11, [
        'Voltige Électrification inc.',
        '905, boul. Lebourgneuf',
        'Québec QC G2J 0B2',
        'Canada',
      ]);
      p.rule(50, 112, 562, '#714b67').font('text', 10);
      p.block(350, 128, 13, [
        'Copropriété Le Belvédère',
        '77, avenue Holland',
        'Québec QC G1S 3S2',
        'Canada',
      ]);
      p.font('text', 20, '#714b67').at(50, 190, 'Facture FAC/2026/00087');
      p.font('strong', 9).rows(
        226,
        0,
        [50, 190, 330, 450],
        [['Date de facturation', 'Date d’échéance', 'Origine', 'Référence client']],
      );
      p.font('text', 9.5).rows(
        239,
        0,
        [50, 190, 330, 450],
        [['15/09/2026', '15/10/2026', 'S01142', 'BC-0661']],
      );
      p.font('strong', 9).rows(
        272,
        0,
        [50, -340, -420, -470, -562],
        [['Description', 'Quantité', 'Prix unitaire', 'Taxes', 'Montant']],
      );
      p.rule(50, 286, 562, '#714b67').font('text', 9);
      const cells = made.rows.map((r) => [
        r.text,
        `${r.quantity},00`,
        comma(r.unit, thin),
        'TPS+TVQ',
        piastres(r.amount, thin),
      ]);
      const y = p.rows(292, 18, [50, -340, -420, -470, -562], cells);
      p.rule(340, y + 6, 562, '#714b67').block(346, y + 12, 16, [
        'Montant hors taxes',
        'TPS 5 %',
        'TVQ 9,975 %',
      ]);
      p.block(
        -562,
        y + 12,
        16,
        [made.subtotal, ...made.taxes].map((c) => piastres(c, thin)),
      );
      p.box(340, y + 62, 222, 20, { fill: '#714b67' })
        .font('strong', 10, '#ffffff')
        .at(346, y + 66, 'Total');
      p.right(558, y + 66, piastres(made.total, thin)).font('text', 9);
      p.at(50, y + 110, 'Veuillez utiliser la communication suivante pour votre paiement : FAC/2026/00087');
      p.at(50, y + 126, 'Conditions de paiement : 30 jours')
        .font('text', 7.5)
        .centre(306, 750, 'TPS 84410 2206 RT0001 – TVQ 1021 774 310 TQ0001     Page 1 / 1');
    },
  });
}
