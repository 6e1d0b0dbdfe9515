import { bill, comma, nbsp, piastres, plain, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const shelving = bill(
  [
    [8, 'Étagère industrielle 48 x 24 x 84', 31_900],
    [32, 'Tablette additionnelle', 4225],
    [1, 'Livraison et montage', 39_500],
  ],
  [rate.gst, rate.qst],
);

export const shelvingDealer = unseenInvoice({
  name: 'étagères, progiciel libre en ligne',
  number: 'FAC/2026/00412',
  merchant: 'Rayonnages du Fjord inc.',
  issuedOn: '2026-10-01',
  dueOn: '2026-10-31',
  parts: shelving.parts,
  size: [595, 842],
  draw: (pen) => {
    pen.font('strong', 12, '#714b67').at(40, 34, 'Rayonnages du Fjord inc.').rule(40, 54, 555, '#714b67', 1);
    pen.font('text', 9.5).block(40, 60, 12, ['640, rue Racine Est', 'Chicoutimi (Québec) G7H 1V1', 'Canada']);
    pen.block(330, 120, 12.5, [
      'Imprimerie Saguenéenne ltée',
      '2155, boulevard Talbot',
      'Chicoutimi (Québec) G7H 5B8',
      'Canada',
    ]);
    pen.font('text', 20, '#714b67').at(40, 196, 'Facture FAC/2026/00412').font('strong', 9.5);
    pen.rows(
      234,
      0,
      [40, 180, 320, 440],
      [['Date de facturation :', 'Date d’échéance :', 'Source :', 'Référence client :']],
    );
    pen
      .font('text', 9.5)
      .rows(247, 0, [40, 180, 320, 440], [['2026-10-01', '2026-10-31', 'S01877', 'BC-5530']]);
    pen
      .font('strong', 9.5)
      .rows(
        280,
        0,
        [40, -330, -400, 418, -555],
        [['Description', 'Quantité', 'Prix unitaire', 'Taxes', 'Montant']],
      );
    pen.rule(40, 294, 555).font('text', 9.5);
    for (const [index, { quantity, text, unit, amount }] of shelving.rows.entries()) {
      const y = 300 + index * 20;
      pen
        .at(40, y, text)
        .right(330, y, `${comma(quantity * 100)} Unités`)
        .right(400, y, comma(unit));
      pen
        .at(418, y, 'TPS + TVQ')
        .right(555, y, piastres(amount, nbsp))
        .rule(40, y + 15, 555, '#dddddd');
    }
    pen.at(340, 376, 'Montant hors taxes').right(555, 376, piastres(shelving.subtotal, nbsp));
    pen.at(340, 392, 'TPS 5 %').right(555, 392, piastres(tax(shelving), nbsp));
    pen
      .at(340, 408, 'TVQ 9,975 %')
      .right(555, 408, piastres(tax(shelving, 1), nbsp))
      .rule(340, 424, 555);
    pen
      .font('strong', 11)
      .at(340, 429, 'Total')
      .right(555, 429, piastres(shelving.total, nbsp))
      .font('text', 9.5);
    pen.at(40, 480, 'Conditions de paiement : 30 jours');
    pen.at(40, 496, 'Communication de paiement :').font('strong', 9.5).at(172, 496, 'FAC/2026/00412');
    pen.rule(40, 790, 555, '#714b67', 1).font('text', 8);
    pen.centre(
      297,
      796,
      '418 555-0133   facturation@rayonnagesdufjord.example   TPS 85561 2093 RT0001   TVQ 1219887043 TQ0001',
    );
    pen.centre(297, 808, 'Page 1 / 1');
  },
});

const gutters = bill(
  [
    [1, 'Clean gutters and downspouts, 3 buildings', 118_000],
    [2, 'Replace elbow and strap', 4500],
  ],
  [rate.ontario],
);

export const gutterMan = unseenInvoice({
  name: 'gutter cleaner, word processor',
  number: '2026-31',
  merchant: 'Hutchings Eavestrough Care',
  issuedOn: '2026-05-02',
  dueOn: null,
  parts: gutters.parts,
  draw: (pen) => {
    pen.font('serifBold', 22).centre(306, 60, 'Hutchings Eavestrough Care').font('serifSlant', 12);
    pen.centre(306, 88, 'Serving Peterborough & the Kawarthas since 1998').font('serif', 12);
    pen.at(72, 140, 'May 2, 2026').at(72, 172, 'Invoice 2026-31').at(72, 204, 'To:');
    pen.block(110, 204, 15, ['Otonabee Housing Association', '400 Water St., Peterborough, Ont.', 'K9H 3L9']);
    pen.at(72, 280, 'For work done April 28 to 30, 2026:');
    for (const [row, { text, amount }] of gutters.rows.entries())
      pen.at(90, 308 + row * 20, text).right(520, 308 + row * 20, `$ ${plain(amount)}`);
    pen
      .rule(440, 352, 522)
      .right(430, 358, 'Subtotal')
      .right(520, 358, `$ ${plain(gutters.subtotal)}`);
    pen
      .right(430, 378, 'HST 13%')
      .right(520, 378, `$ ${plain(tax(gutters))}`)
      .font('serifBold', 12);
    pen
      .right(430, 402, 'Total')
      .right(520, 402, `$ ${plain(gutters.total)}`)
      .rule(440, 418, 522)
      .rule(440, 420, 522);
    pen
      .font('serif', 12)
      .at(72, 470, 'Cheques payable to Dale Hutchings. HST # 88123 0965.')
      .at(72, 490, 'Many thanks, Dale   (705) 555-0106');
  },
});
