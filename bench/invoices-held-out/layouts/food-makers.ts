import { bill, comma, dollars, nbsp, piastres, rate, share, sum } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const farm = bill(
  [
    [120, 'Carrots, 10 lb bag', 695],
    [85, 'Beets, 10 lb bag', 725],
    [60, 'Garlic, Music, 1 lb', 1150],
    [24, 'Mixed squash bin', 3800],
  ],
  [],
);

export const vegetableFarm = unseenInvoice({
  name: 'vegetable farm, zero-rated',
  number: '112',
  merchant: 'Two Crows Farm',
  issuedOn: '2026-10-20',
  dueOn: '2026-11-03',
  parts: farm.parts,
  draw: (pen) => {
    pen
      .font('serifBold', 26, '#44622a')
      .at(60, 54, 'Two Crows Farm')
      .font('serif', 11)
      .at(60, 84, 'Annapolis Valley, NS')
      .at(60, 98, '902 555 0199');
    pen
      .font('serif', 12)
      .at(60, 136, 'Invoice: 112')
      .at(60, 152, 'Date: Oct 20, 2026')
      .at(60, 168, 'Please pay by: Nov 3, 2026');
    pen
      .at(330, 136, 'Sold to:')
      .at(330, 152, 'Fundy Shore Grocers')
      .at(330, 168, '12 Water St, Digby NS')
      .font('serifBold', 12);
    pen.rows(212, 0, [60, 130, -440, -540], [['How many', 'What', 'Each', 'Amount']]);
    pen.rule(60, 230, 540, '#44622a', 1).font('serif', 12);
    pen.rows(
      240,
      22,
      [60, 130, -440, -540],
      farm.rows.map(({ quantity, text, unit, amount }) => [
        String(quantity),
        text,
        dollars(unit),
        dollars(amount),
      ]),
    );
    pen
      .rule(60, 334, 540, '#44622a', 1)
      .font('serifBold', 14)
      .at(330, 346, 'Total')
      .right(540, 346, dollars(farm.total))
      .font('serifSlant', 11);
    pen.at(60, 400, 'No HST on food. E-transfer to twocrows@farm.example. Thanks for eating local!');
  },
});

const roast = bill(
  [
    [20, 'House espresso, 5 lb whole bean', 6900],
    [10, 'Decaf Andes, 5 lb whole bean', 7450],
    [6, 'Oat beverage barista, case of 6', 2340],
  ],
  [],
);
const roastExtras = [12_500, share(12_500, rate.gst)];
const roastTotal = roast.total + sum(roastExtras);

export const coffeeRoaster = unseenInvoice({
  name: 'coffee roaster, shop platform',
  number: 'W-10882',
  merchant: 'Drumheller Coffee Roasters',
  issuedOn: '2026-08-06',
  dueOn: '2026-08-20',
  parts: [...roast.parts, ...roastExtras],
  draw: (pen) => {
    pen
      .font('heavy', 16)
      .at(50, 50, 'Drumheller Coffee Roasters')
      .font('text', 10)
      .right(562, 50, 'Invoice for order W-10882')
      .right(562, 64, 'August 6, 2026');
    pen
      .rule(50, 90, 562, '#cccccc')
      .font('strong', 10)
      .at(50, 102, 'From')
      .at(220, 102, 'Bill to')
      .at(400, 102, 'Payment terms')
      .font('text', 10);
    pen.block(50, 118, 13, [
      'Drumheller Coffee Roasters',
      '401 Railway Ave W',
      'Drumheller AB T0J 0Y4',
      'GST 71844 2093 RT0001',
    ]);
    pen.block(220, 118, 13, ['Hoodoo Café', '88 Centre St', 'Drumheller AB T0J 0Y0']);
    pen.block(400, 118, 13, ['Net 14', 'Due August 20, 2026', 'Invoice #W-10882']);
    pen.font('strong', 10).rows(196, 0, [50, 90, -470, -562], [['Qty', 'Item', 'Price', 'Total']]);
    pen.rule(50, 212, 562, '#cccccc').font('text', 10);
    pen.rows(
      220,
      22,
      [50, 90, -470, -562],
      [
        ...roast.rows.map(({ quantity, text, unit, amount }) => [
          String(quantity),
          text,
          dollars(unit),
          dollars(amount),
        ]),
        ['1', 'Grinder burr service', '$125.00', '$125.00'],
      ],
    );
    pen.rule(340, 312, 562, '#cccccc').rows(
      320,
      17,
      [380, -562],
      [
        ['Subtotal', dollars(roast.total + 12_500)],
        ['Shipping', 'Free'],
        ['GST 5% on service', dollars(roastExtras[1] ?? 0)],
      ],
    );
    pen
      .font('strong', 12)
      .at(380, 376, 'Total')
      .right(562, 376, `${dollars(roastTotal)} CAD`)
      .font('text', 9);
    pen.at(50, 430, 'If you have any questions, write to wholesale@drumhellercoffee.example');
  },
});

const cheese = bill(
  [
    [14.36, 'Tomme de brebis affinée (kg)', 3150],
    [8.2, 'Bleu des Appalaches (kg)', 3475],
    [36, 'Fromage frais aux herbes 150 g', 525],
    [24, 'Cheddar en grains 200 g', 398],
  ],
  [],
);

export const cheeseMaker = unseenInvoice({
  name: 'fromagerie, détaxé',
  number: '26-1093',
  merchant: 'Fromagerie de la Chute',
  issuedOn: '2026-05-28',
  dueOn: '2026-06-12',
  parts: cheese.parts,
  draw: (pen) => {
    pen.font('heavy', 18, '#7a5c1e').centre(306, 40, 'Fromagerie de la Chute').font('text', 9.5);
    pen
      .centre(306, 64, '2, chemin du Moulin, Sainte-Hénédine (Québec) G0S 2R0 · 418 555-0187')
      .box(56, 90, 500, 34, { fill: '#f6efe0' });
    pen.font('strong', 9).rows(94, 0, [66, 180, 300, 430], [['Facture', 'Date', 'Échéance', 'Client']]);
    pen
      .font('text', 10.5)
      .rows(
        107,
        0,
        [66, 180, 300, 430],
        [['26-1093', '28 mai 2026', '12 juin 2026', 'Épicerie Fine Latulippe']],
      );
    pen
      .font('strong', 10)
      .rows(148, 0, [56, -380, -470, -556], [['Produit', 'Quantité', 'Prix unitaire', 'Montant']]);
    pen.rule(56, 163, 556, '#7a5c1e').font('text', 10.5);
    pen.rows(
      172,
      20,
      [56, -380, -470, -556],
      cheese.rows.map(({ quantity, text, unit, amount }) => [
        text,
        comma(Math.round(quantity * 100)),
        comma(unit),
        comma(amount, nbsp),
      ]),
    );
    pen.rule(56, 258, 556, '#7a5c1e').rows(
      266,
      17,
      [400, -556],
      [
        ['Sous-total', comma(cheese.subtotal, nbsp)],
        ['TPS (détaxé)', '0,00'],
        ['TVQ (détaxé)', '0,00'],
      ],
    );
    pen
      .font('heavy', 12.5)
      .at(400, 320, 'Total')
      .right(556, 320, piastres(cheese.total, nbsp))
      .font('text', 9);
    pen.at(56, 360, 'Garder réfrigéré de 0 à 4 °C. Paiement par virement dans les 15 jours.');
  },
});
