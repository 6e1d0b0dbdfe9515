import { bill, comma, nbsp, piastres, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

const quebec = [rate.gst, rate.qst];

export function cidrerie(): UnseenInvoice {
  const made = bill(
    [
      [20, 'Caisse cidre sec 12 × 750 ml', 14388],
      [6, 'Caisse cidre rosé 24 × 355 ml', 7176],
      [4, 'Fût 30 L – pommes givrées', 21500],
    ],
    quebec,
  );
  return unseenInvoice({
    name: 'farm cider, French with narrow runs and a coloured band',
    number: 'C-0932',
    merchant: 'Cidrerie du Rang Croche',
    issuedOn: '2026-10-12',
    dueOn: '2026-10-27',
    parts: made.parts,
    draw: (p) => {
      p.box(0, 0, 150, 792, { fill: '#7a1f2b' })
        .font('heavy', 21, '#ffffff')
        .block(24, 60, 24, ['Cidrerie', 'du Rang', 'Croche']);
      p.font('text', 9, '#f3d9dc').block(24, 160, 13, [
        '230, rang Croche',
        'Saint-Joseph-du-Lac',
        'Québec J0N 1M0',
        '450 555-0128',
        '',
        'TPS 133442091RT',
        'TVQ 1088123456',
      ]);
      p.font('light', 30).at(180, 54, 'Facture').font('text', 10).at(180, 100, 'N°').at(200, 100, 'C-0932');
      p.at(180, 114, 'Saint-Joseph-du-Lac, le 12 octobre 2026').at(
        180,
        128,
        'Payable au plus tard le 27 octobre 2026',
      );
      p.font('strong', 10)
        .at(180, 160, 'Bistro Les Deux Rives')
        .font('text', 10)
        .at(180, 173, '19, rue du Fleuve, Berthierville QC');
      let y = 220;
      for (const r of made.rows) {
        p.font('text', 10)
          .at(180, y, `${r.quantity} ×`)
          .at(215, y, r.text)
          .right(480, y, comma(r.unit))
          .right(580, y, piastres(r.amount));
        p.rule(180, y + 16, 580, '#dddddd');
        y += 24;
      }
      for (const [i, [label = '', cents = 0]] of (
        [
          ['Sous-total', made.subtotal],
          ['TPS (5 %)', tax(made)],
          ['TVQ (9,975 %)', tax(made, 1)],
        ] as const
      ).entries())
        p.at(400, y + 12 + i * 16, label).right(580, y + 12 + i * 16, piastres(cents));
      p.box(390, y + 66, 196, 28, { fill: '#f3d9dc' })
        .font('strong', 12, '#7a1f2b')
        .at(398, y + 72, 'À payer')
        .right(580, y + 72, piastres(made.total));
    },
  });
}

export function boulangerie(): UnseenInvoice {
  const made = bill(
    [
      [140, 'Baguette tradition', 225],
      [60, 'Pain aux noix 900 g', 510],
      [200, 'Croissant au beurre', 145],
      [8, 'Tarte au sucre 10 po', 1450],
    ],
    [],
    [1500],
  );
  return unseenInvoice({
    name: 'French bakery without taxes, label in a coloured box',
    number: 'BM-20261031',
    merchant: 'Boulangerie du Moulin Gris',
    issuedOn: '2026-10-31',
    dueOn: '2026-11-15',
    parts: made.parts,
    draw: (p) => {
      p.disc(306, 56, 30, '#b08968')
        .font('heavy', 20, '#ffffff')
        .centre(306, 43, 'MG')
        .font('strong', 14)
        .centre(306, 94, 'Boulangerie du Moulin Gris')
        .font('text', 9)
        .centre(306, 112, '7, rue de l’Église, Kamouraska (Québec) G0L 1M0 – 418 555-0119');
      p.box(60, 136, 160, 44, { fill: '#ede0d4' })
        .box(226, 136, 160, 44, { fill: '#ede0d4' })
        .box(392, 136, 160, 44, { fill: '#b08968' })
        .font('text', 8.5);
      p.at(68, 140, 'Facture numéro')
        .at(234, 140, 'Date')
        .font('text', 8.5, '#ffffff')
        .at(400, 140, 'Total à payer')
        .font('strong', 13)
        .at(68, 156, 'BM-20261031')
        .at(234, 156, '31 oct. 2026')
        .font('strong', 13, '#ffffff')
        .at(400, 156, piastres(made.total, nbsp));
      p.font('text', 10).block(60, 196, 14, [
        'Auberge La Grève, 20, avenue Morel, Kamouraska',
        'Livraisons du 16 au 31 octobre – payable dans 15 jours',
      ]);
      let y = 244;
      for (const r of made.rows) {
        p.at(60, y, r.text)
          .right(390, y, `${r.quantity}`)
          .right(460, y, comma(r.unit))
          .right(552, y, comma(r.amount))
          .rule(60, y + 17, 552, '#ddb892');
        y += 24;
      }
      p.rows(
        y + 8,
        16,
        [392, -552],
        [
          ['Produits', comma(made.subtotal)],
          ['Livraison', '15,00'],
          ['Taxes (détaxé)', '0,00'],
        ],
      );
      p.font('strong', 11)
        .at(392, y + 60, 'Total')
        .right(552, y + 60, piastres(made.total, nbsp));
    },
  });
}

export function printShop(): UnseenInvoice {
  const made = bill(
    [
      [5000, 'Dépliants 8,5 x 11, 4/4, pliage roulé', 14],
      [250, 'Cartes professionnelles (5 noms)', 62],
      [2, 'Bannière déroulante / Roll-up banner', 18950],
    ],
    [rate.gst, rate.qst],
    [-5000],
  );
  return unseenInvoice({
    name: 'bilingual print shop with a rebate',
    number: '26-3391',
    merchant: 'Imprimerie Chez Plume / Plume Printing',
    issuedOn: '2026-11-04',
    dueOn: '2026-12-04',
    parts: made.parts,
    draw: (p) => {
      for (const [i, ink] of ['#00aeef', '#ec008c', '#fff200', '#231f20'].entries())
        p.disc(60 + i * 22, 56, 14, ink);
      p.font('strong', 12)
        .at(150, 44, 'Imprimerie Chez Plume / Plume Printing')
        .font('text', 8.5)
        .at(150, 60, '2200, boul. Gréber, Gatineau QC J8T 6K2  819 555-0109');
      p.font('strong', 9).block(46, 96, 12, ['Facturé à / Bill to']);
      p.font('text', 9.5).block(46, 110, 13, ['Festival des Trois Lacs', '12, rue Principale, Wakefield QC']);
      p.font('strong', 9).block(330, 96, 14, [
        'Facture / Invoice :',
        'Date :',
        'Échéance / Due :',
        'Soumission / Quote :',
      ]);
      p.font('text', 9.5).block(450, 96, 14, ['26-3391', '2026-11-04', '2026-12-04', 'S-2207']);
      p.rule(46, 162, 566, '#231f20', 2)
        .font('strong', 8.5)
        .rows(
          167,
          0,
          [-90, 104, -480, -566],
          [['Qté / Qty', 'Description', 'Prix / Price', 'Montant / Amount']],
        );
      p.rule(46, 181, 566, '#231f20', 2).font('text', 9.5);
      const y = p.rows(
        190,
        20,
        [-90, 104, -480, -566],
        made.rows.map((r) => [`${r.quantity}`, r.text, comma(r.unit), piastres(r.amount, nbsp)]),
      );
      p.rule(46, y, 566).rows(
        y + 8,
        16,
        [340, -566],
        [
          ['Sous-total / Subtotal', piastres(made.subtotal, nbsp)],
          ['Rabais / Discount', `-${piastres(5000, nbsp)}`],
          ['TPS / GST 5 %', piastres(tax(made), nbsp)],
          ['TVQ / QST 9,975 %', piastres(tax(made, 1), nbsp)],
        ],
      );
      p.rule(340, y + 74, 566, '#ec008c', 2)
        .font('strong', 12)
        .at(340, y + 80, 'Total')
        .right(566, y + 80, piastres(made.total, nbsp))
        .font('text', 8)
        .at(46, 730, 'TPS/GST 82210 7731 RT0001    TVQ/QST 1215 663 024 TQ0001');
    },
  });
}
