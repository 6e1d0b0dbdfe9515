import { bill, comma, dollars, nbsp, piastres, plain, rate, share, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function catererPaid(): UnseenInvoice {
  const made = bill(
    [
      [120, 'Plated dinner, prime rib', 6850],
      [120, 'Late night poutine bar', 1150],
      [6, 'Bartender, 6 h', 24000],
    ],
    [rate.ontario],
    [share(120 * 8000 + 144000, 18_000)],
  );
  const gratuity = share(made.subtotal, 18_000);
  return unseenInvoice({
    name: 'caterer, two payments listed beneath the total',
    number: 'EV-3304',
    merchant: 'Copper Ladle Events',
    issuedOn: '2026-10-19',
    dueOn: '2026-11-02',
    parts: made.parts,
    settled: [500000, 250000],
    draw: (p) => {
      p.font('serifSlant', 26, '#8d5524')
        .centre(306, 40, 'Copper Ladle Events')
        .font('serif', 9)
        .centre(306, 72, '19 Princess Street, Kingston Ontario  ·  HST 83301 1192 RT0001')
        .rule(60, 90, 552, '#8d5524');
      p.font('serif', 11).rows(
        104,
        16,
        [60, 150, 340, 430],
        [
          ['Invoice', 'EV-3304', 'Event', 'Oct. 17, 2026'],
          ['Date', 'Oct. 19, 2026', 'Guests', '120'],
          ['Balance by', 'Nov. 2, 2026', 'Venue', 'Limestone Hall'],
        ],
      );
      p.at(60, 160, 'Frontenac Bar Association, annual dinner');
      const y = p.rows(
        196,
        20,
        [60, -400, -460, -552],
        made.rows.map((r) => [r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]),
      );
      p.rule(330, y, 552, '#8d5524').rows(
        y + 8,
        18,
        [330, -552],
        [
          ['Subtotal', plain(made.subtotal)],
          ['Gratuity 18%', plain(gratuity)],
          ['HST 13%', plain(tax(made))],
          ['Total', plain(made.total)],
          ['Payment 15 June 2026, cheque 118', '-5,000.00'],
          ['Payment 1 Sept 2026, e-transfer', '-2,500.00'],
        ],
      );
      p.rule(330, y + 118, 552, '#8d5524')
        .font('serifBold', 13)
        .at(330, y + 126, 'Balance owing')
        .right(552, y + 126, dollars(made.total - 750000));
    },
  });
}

export function usinageAcompte(): UnseenInvoice {
  const made = bill(
    [
      [4, 'Arbre de transmission 4140, usiné', 87500],
      [4, 'Traitement thermique', 14250],
      [1, 'Gabarit de perçage', 62000],
    ],
    [rate.gst, rate.qst],
  );
  return unseenInvoice({
    name: 'French machine shop with an advance received',
    number: 'FV008871',
    merchant: 'Usinage Massawippi inc.',
    issuedOn: '2026-09-29',
    dueOn: '2026-10-29',
    parts: made.parts,
    settled: [200000],
    draw: (p) => {
      p.font('sansBold', 14)
        .at(40, 36, 'Usinage Massawippi inc.')
        .font('sans', 8.5)
        .at(40, 54, '66, ch. de North Hatley, Sherbrooke (Québec) J1C 0A2')
        .box(380, 34, 192, 62, { fill: '#343a40' });
      p.font('sansBold', 11, '#ffffff')
        .at(390, 40, 'FACTURE FV008871')
        .font('sans', 9, '#ffffff')
        .at(390, 57, 'Émise le : 2026-09-29')
        .at(390, 70, 'Échéance : 2026-10-29')
        .at(390, 83, 'Commande : PO-55120');
      p.font('sans', 9.5).block(40, 84, 13, [
        'Client : Scierie Petit-Lac ltée',
        '5, rue du Moulin, Weedon QC J0B 3J0',
      ]);
      p.rule(40, 130, 572, '#343a40', 1.5)
        .font('sansBold', 9)
        .rows(136, 0, [40, -380, -470, -572], [['Article', 'Qté', 'Prix unit.', 'Total']]);
      p.font('sans', 9.5);
      const y = p.rows(
        158,
        20,
        [40, -380, -470, -572],
        made.rows.map((r) => [r.text, `${r.quantity}`, comma(r.unit, nbsp), comma(r.amount, nbsp)]),
      );
      p.rule(330, y, 572, '#343a40').rows(
        y + 8,
        17,
        [340, -572],
        [
          ['Sous-total', comma(made.subtotal, nbsp)],
          ['TPS 5 % (10774 2218 RT0001)', comma(tax(made), nbsp)],
          ['TVQ 9,975 % (1002 338 114 TQ0001)', comma(tax(made, 1), nbsp)],
          ['Total', piastres(made.total, nbsp)],
          ['Acompte reçu', `(${comma(200000, nbsp)})`],
        ],
      );
      p.box(330, y + 98, 242, 24, { fill: '#ffec99' })
        .font('sansBold', 11)
        .at(340, y + 105, 'Solde')
        .right(568, y + 105, piastres(made.total - 200000, nbsp));
    },
  });
}

export function furniturePaid(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Boardroom table, black walnut, 12 ft', 684000],
      [10, 'Side chair, steam-bent ash', 46500],
    ],
    [rate.novaScotia],
  );
  return unseenInvoice({
    name: 'maker of furniture, paid in part, due on the right',
    number: '2026/81',
    merchant: 'Ironwood & Eel Furniture Makers',
    issuedOn: '2026-11-05',
    dueOn: '2026-11-20',
    parts: made.parts,
    settled: [565000],
    draw: (p) => {
      p.font('light', 24)
        .at(60, 60, 'Ironwood & Eel')
        .font('text', 10)
        .at(60, 90, 'Ironwood & Eel Furniture Makers — 8 Tannery Rd, Lunenburg NS')
        .letters(60, 130, 'INVOICE', 3)
        .at(160, 130, '2026/81')
        .at(260, 130, '5 November 2026');
      p.block(60, 160, 14, ['Citadel Maritime Insurance', '1969 Upper Water St, Halifax NS']);
      let y = 220;
      for (const r of made.rows)
        y = p.rows(y, 26, [60, 90, -552], [[`${r.quantity}`, r.text, plain(r.amount)]]);
      p.rule(60, y, 552).rows(
        y + 14,
        20,
        [330, -552],
        [
          ['sum', plain(made.subtotal)],
          ['HST 14 % (7441 8820 RT0001)', plain(tax(made))],
          ['total', plain(made.total)],
          ['received with order, 2 July', plain(565000)],
        ],
      );
      p.rule(330, y + 96, 552)
        .font('strong', 13)
        .at(330, y + 104, 'amount due')
        .right(552, y + 104, dollars(made.total - 565000))
        .font('text', 10)
        .right(552, y + 124, 'within 15 days, by November 20, 2026');
    },
  });
}
