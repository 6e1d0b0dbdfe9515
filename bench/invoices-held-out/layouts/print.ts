import { bill, comma, dollars, nbsp, piastres, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const brochures = bill(
  [
    [5000, 'Dépliant 3 volets, 4/4, couché 100 lb', 21],
    [250, 'Affiche 18 x 24, soie', 385],
    [1, 'Infographie et épreuve', 17_500],
  ],
  [rate.gst, rate.qst],
);

export const printShop = unseenInvoice({
  name: 'imprimerie, bon de travail',
  number: '61883',
  merchant: 'Imprimerie du Vieux-Quai',
  issuedOn: '2026-04-15',
  dueOn: '2026-05-15',
  parts: brochures.parts,
  draw: (pen) => {
    const inks = ['#00aeef', '#ec008c', '#fff200', '#231f20'];
    for (const [index, ink] of inks.entries()) pen.box(40 + index * 14, 38, 12, 12, { fill: ink });
    pen
      .font('strong', 15)
      .at(104, 36, 'Imprimerie du Vieux-Quai')
      .font('text', 9)
      .at(104, 54, '18, rue du Quai, Rimouski (Québec) G5L 4A9 — 418 555-0109');
    pen
      .font('strong', 11)
      .right(572, 36, 'Facture no : 61883')
      .font('text', 9.5)
      .right(572, 52, 'Date : 15-04-2026')
      .right(572, 65, 'Bon de travail : 2604-118');
    pen
      .rule(40, 84, 572)
      .font('text', 9.5)
      .at(40, 92, 'Musée maritime de l’Estuaire')
      .at(40, 105, '1034, rue du Phare, Rimouski (Québec) G5M 1L8')
      .right(572, 92, 'Termes : 30 jours')
      .right(572, 105, 'Échéance : 15-05-2026');
    pen
      .rule(40, 124, 572)
      .font('strong', 9.5)
      .rows(130, 0, [-90, 110, -430, -572], [['Quantité', 'Description', 'Prix unit.', 'Total']]);
    pen.font('text', 9.5);
    pen.rows(
      150,
      20,
      [-90, 110, -430, -572],
      brochures.rows.map(({ quantity, text, unit, amount }) => [
        comma(quantity * 100, nbsp).replace(',00', ''),
        text,
        comma(unit),
        comma(amount, nbsp),
      ]),
    );
    pen
      .down(440, 220, 300)
      .rule(300, 220, 572)
      .rows(
        226,
        18,
        [310, -572],
        [
          ['Total avant taxes', comma(brochures.subtotal, nbsp)],
          ['TPS 5 %', comma(tax(brochures), nbsp)],
          ['TVQ 9,975 %', comma(tax(brochures, 1), nbsp)],
        ],
      );
    pen
      .font('strong', 11)
      .at(310, 282, 'Grand total')
      .right(572, 282, piastres(brochures.total, nbsp))
      .rule(300, 300, 572)
      .font('text', 8.5);
    pen.at(
      40,
      720,
      'TPS R103348827  TVQ 1004471180. Les fichiers sont conservés un an. Tolérance de 5 % sur les quantités.',
    );
  },
});

const mugs = bill(
  [
    [300, 'Enamel mug 12 oz, 1-colour logo', 795],
    [300, 'Individual gift box', 110],
    [1, 'Set-up charge', 5500],
  ],
  [rate.ontario],
  [8640],
);
const mugDeposit = 170_000;

export const promoHouse = unseenInvoice({
  name: 'promotional items, deposit received',
  number: 'IN-17735',
  merchant: 'Maple & Main Promotions',
  issuedOn: '2026-11-02',
  dueOn: '2026-11-12',
  parts: mugs.parts,
  settled: [mugDeposit],
  draw: (pen) => {
    pen
      .font('heavy', 17, '#c0392b')
      .at(46, 40, 'Maple & Main Promotions')
      .font('text', 9.5)
      .block(46, 64, 12, ['1285 Wharncliffe Rd S', 'London, ON N6L 1J8', 'HST# 84407 1182 RT0001']);
    pen.box(352, 40, 214, 84, { line: '#c0392b', width: 1 }).font('text', 9.5);
    pen.rows(
      48,
      15,
      [362, -556],
      [
        ['Invoice', 'IN-17735'],
        ['Invoice date', 'Nov. 2, 2026'],
        ['Sales order', 'SO-22018'],
        ['In-hands date', 'Nov. 9, 2026'],
        ['Balance due by', 'Nov. 12, 2026'],
      ],
    );
    pen
      .font('strong', 9.5)
      .at(46, 120, 'Sold to')
      .font('text', 9.5)
      .block(46, 133, 12, [
        'Forest City Credit Union',
        'Marketing, attn. Dev Anand',
        '380 Wellington St, London ON N6A 5B5',
      ]);
    pen
      .box(46, 184, 520, 18, { fill: '#fbe9e7' })
      .font('strong', 9.5)
      .rows(187, 0, [52, -360, -450, -560], [['Product', 'Pieces', 'Each', 'Extended']]);
    pen.font('text', 9.5).rows(
      210,
      18,
      [52, -360, -450, -560],
      mugs.rows.map(({ quantity, text, unit, amount }) => [
        text,
        String(quantity),
        dollars(unit),
        dollars(amount),
      ]),
    );
    pen.rows(
      290,
      16,
      [370, -560],
      [
        ['Merchandise', dollars(mugs.subtotal)],
        ['Shipping (estimated 118 lb)', '$86.40'],
        ['HST 13%', dollars(tax(mugs))],
        ['Invoice total', dollars(mugs.total)],
        ['Deposit received Oct. 6', `(${dollars(mugDeposit)})`],
      ],
    );
    pen
      .rule(370, 374, 566, '#c0392b', 1)
      .font('heavy', 12)
      .at(370, 380, 'Balance due')
      .right(560, 380, dollars(mugs.total - mugDeposit));
    pen
      .font('text', 8.5)
      .at(46, 440, 'Over- or under-runs of 5% are normal in the trade. Artwork stays on file for two years.');
  },
});
