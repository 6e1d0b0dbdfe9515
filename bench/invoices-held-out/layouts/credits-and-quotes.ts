import { bill, bracketed, nbsp, piastres, plain, rate, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const returned = bill(
  [
    [-3, 'Hydraulic hose 3/8 x 36 in', 6460],
    [-1, 'Core charge, alternator 24 V', 18_000],
  ],
  [rate.gst],
);

export const partsCredit = unseenInvoice({
  name: 'credit memo of a parts dealer',
  kind: 'creditNote',
  number: 'CM-40918',
  merchant: 'Parkland Truck & Trailer Parts',
  issuedOn: '2026-09-09',
  dueOn: null,
  amountDue: null,
  parts: returned.parts,
  draw: (pen) => {
    pen
      .font('sansBold', 14)
      .at(36, 36, 'Parkland Truck & Trailer Parts')
      .font('sans', 9)
      .block(36, 54, 11, ['6720 Gaetz Ave, Red Deer AB T4N 4E4', '403-555-0112']);
    pen.font('sansBold', 16, '#b00020').right(576, 36, 'CREDIT MEMO').font('sans', 9.5);
    pen.rows(
      60,
      14,
      [400, -576],
      [
        ['Credit No.', 'CM-40918'],
        ['Date', '09/09/2026'],
        ['Original invoice', '339207'],
        ['Account', 'R1180'],
      ],
    );
    pen
      .at(36, 100, 'Credit to:')
      .block(90, 100, 12, ['Rocky Ridge Oilfield Hauling', 'PO Box 914, Sylvan Lake AB T4S 1J6']);
    pen
      .box(36, 140, 540, 17, { fill: '#eeeeee' })
      .font('sansBold', 9)
      .rows(144, 0, [-70, 90, -460, -570], [['Qty', 'Description', 'Price', 'Amount']]);
    pen.font('sans', 9.5).rows(
      164,
      16,
      [-70, 90, -460, -570],
      returned.rows.map(({ quantity, text, unit, amount }) => [
        String(quantity),
        text,
        plain(unit),
        bracketed(amount),
      ]),
    );
    pen.rows(
      210,
      15,
      [400, -570],
      [
        ['Subtotal', bracketed(returned.subtotal)],
        ['GST 5%', bracketed(tax(returned))],
      ],
    );
    pen
      .font('sansBold', 11)
      .at(400, 244, 'Total credit')
      .right(570, 244, bracketed(returned.total))
      .font('sans', 9);
    pen.at(36, 290, 'This credit has been placed on your account. Do not pay. GST 10288 0041 RT0001');
  },
});

const avoir = bill([[-12, 'Ramette papier 11 x 17 endommagée', 1845]], [rate.gst, rate.qst]);

export const stationeryCredit = unseenInvoice({
  name: 'note de crédit d’une papeterie',
  kind: 'creditNote',
  number: 'NC-2207',
  merchant: 'Papeterie Trois-Saumons',
  issuedOn: '2026-10-16',
  dueOn: null,
  amountDue: null,
  parts: avoir.parts,
  draw: (pen) => {
    pen
      .font('strong', 14)
      .at(44, 40, 'Papeterie Trois-Saumons')
      .font('text', 9.5)
      .at(44, 60, '44, av. de la Gare, Montmagny (Québec) G5V 2T1');
    pen.font('strong', 17).at(44, 92, 'NOTE DE CRÉDIT').font('text', 10);
    pen.rows(
      122,
      15,
      [44, 170],
      [
        ['Numéro :', 'NC-2207'],
        ['Date :', '16 octobre 2026'],
        ['Facture d’origine :', 'F-55018'],
        ['Client :', 'Cabinet Thibault CPA'],
      ],
    );
    pen
      .rule(44, 192, 568)
      .font('strong', 10)
      .rows(198, 0, [44, -340, -450, -568], [['Description', 'Qté', 'Prix', 'Montant']]);
    pen
      .rule(44, 214, 568)
      .font('text', 10)
      .rows(
        222,
        18,
        [44, -340, -450, -568],
        avoir.rows.map(({ quantity, text, unit, amount }) => [
          text,
          String(quantity),
          piastres(unit, nbsp),
          piastres(amount, nbsp),
        ]),
      );
    pen.rows(
      254,
      16,
      [420, -568],
      [
        ['Sous-total', piastres(avoir.subtotal, nbsp)],
        ['TPS', piastres(tax(avoir), nbsp)],
        ['TVQ', piastres(tax(avoir, 1), nbsp)],
      ],
    );
    pen
      .rule(420, 304, 568)
      .font('strong', 11)
      .at(420, 309, 'Total du crédit')
      .right(568, 309, piastres(avoir.total, nbsp))
      .font('text', 9);
    pen.at(
      44,
      350,
      'Ce montant sera déduit de votre prochain achat. TPS 12377 0448 RT0001 / TVQ 1018827744 TQ0001',
    );
  },
});

const fence = bill(
  [
    [140, 'Clôture de mailles 6 pi, le pied linéaire', 4250],
    [2, 'Barrière double 12 pi', 98_500],
    [1, 'Excavation et béton', 165_000],
  ],
  [rate.gst, rate.qst],
);

export const fenceQuote = unseenInvoice({
  name: 'soumission d’un poseur de clôtures',
  kind: 'quote',
  number: 'S-2026-144',
  merchant: 'Clôtures Bellechasse',
  issuedOn: '2026-04-28',
  dueOn: null,
  amountDue: null,
  parts: fence.parts,
  draw: (pen) => {
    pen
      .font('sansBold', 17, '#2e5e3e')
      .at(44, 40, 'Clôtures Bellechasse')
      .font('sans', 9.5)
      .at(44, 62, '905, route 279, Saint-Lazare (Québec) G0R 3J0 · 418 555-0141 · RBQ 5711-0082-01');
    pen
      .box(44, 82, 524, 22, { fill: '#2e5e3e' })
      .font('sansBold', 12, '#ffffff')
      .at(52, 87, 'SOUMISSION')
      .right(560, 87, 'No S-2026-144')
      .font('sans', 10);
    pen.rows(
      116,
      15,
      [44, 130],
      [
        ['Date :', '28 avril 2026'],
        ['Valide :', '30 jours'],
        ['Préparée pour :', 'Entreposage Lévis-Sud, 1200, rue Alphonse-Desjardins, Lévis'],
      ],
    );
    pen
      .font('sansBold', 9.5)
      .rule(44, 172, 568)
      .rows(178, 0, [44, -360, -450, -568], [['Travaux', 'Qté', 'Prix', 'Montant']]);
    pen
      .rule(44, 193, 568)
      .font('sans', 9.5)
      .rows(
        200,
        18,
        [44, -360, -450, -568],
        fence.rows.map(({ quantity, text, unit, amount }) => [
          text,
          String(quantity),
          piastres(unit, nbsp),
          piastres(amount, nbsp),
        ]),
      );
    pen.rows(
      272,
      16,
      [400, -568],
      [
        ['Sous-total', piastres(fence.subtotal, nbsp)],
        ['TPS 5 %', piastres(tax(fence), nbsp)],
        ['TVQ 9,975 %', piastres(tax(fence, 1), nbsp)],
      ],
    );
    pen
      .font('sansBold', 11)
      .at(400, 324, 'Total')
      .right(568, 324, piastres(fence.total, nbsp))
      .font('sans', 9.5);
    pen
      .at(44, 370, 'Acompte de 30 % à la signature, solde à la fin des travaux.')
      .at(44, 420, 'Accepté par : ______________________   Date : ______________');
  },
});
