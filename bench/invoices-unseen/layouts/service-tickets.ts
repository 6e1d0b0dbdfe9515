import { bill, comma, dollars, nbsp, piastres, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function plumberTicket(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Emergency call-out, after hours', 18500],
      [3.5, 'Journeyman plumber', 11200],
      [1, 'Backwater valve 4", supplied and installed', 34890],
      [1, 'Shop supplies', 2200],
    ],
    [rate.atlantic],
  );
  return unseenInvoice({
    name: 'service ticket with work order, please pay this amount',
    number: 'A-20551',
    merchant: 'Fundy Drain & Plumbing Ltd',
    issuedOn: '2026-09-05',
    dueOn: '2026-09-05',
    parts: made.parts,
    draw: (p) => {
      p.font('serifSlant', 24, '#1c4e9d')
        .at(40, 34, 'Fundy Drain & Plumbing Ltd')
        .font('serif', 9)
        .at(40, 64, 'Licensed & insured · 77 Rothesay Ave, Saint John NB · HST #81120 5563RT0001');
      p.box(40, 84, 532, 70, { line: '#1c4e9d' })
        .down(306, 84, 154)
        .font('serif', 8, '#1c4e9d')
        .at(46, 88, 'CUSTOMER')
        .at(312, 88, 'WORK ORDER')
        .at(400, 88, 'INVOICE')
        .at(490, 88, 'DATE');
      p.font('serif', 11).block(46, 102, 14, [
        'Loch Lomond Mall Holdings',
        '120 McDonald St',
        'Saint John NB E2J 1M5',
      ]);
      p.at(312, 102, '61187')
        .at(400, 102, 'A-20551')
        .at(490, 102, 'Sept. 5, 2026')
        .font('serif', 8, '#1c4e9d')
        .at(312, 124, 'TECHNICIAN')
        .at(400, 124, 'TERMS');
      p.font('serif', 11).at(312, 136, 'Gary').at(400, 136, 'Due on receipt');
      let y = 176;
      for (const r of made.rows) {
        p.at(46, y, r.text)
          .right(440, y, r.quantity === 1 ? '' : `${r.quantity} h @ ${plain(r.unit)}`)
          .right(566, y, plain(r.amount))
          .rule(40, y + 17, 572, '#9db7de');
        y += 24;
      }
      p.rows(
        y + 10,
        18,
        [400, -566],
        [
          ['Sub total', plain(made.subtotal)],
          ['HST 15%', plain(tax(made))],
        ],
      );
      p.box(300, y + 54, 272, 30, { fill: '#fff3bf', line: '#1c4e9d' })
        .font('serifBold', 12)
        .at(308, y + 62, 'PLEASE PAY THIS AMOUNT')
        .right(566, y + 62, dollars(made.total));
      p.font('serifSlant', 9).at(
        40,
        y + 110,
        'A $45.00 charge applies to NSF cheques. Warranty 1 year on parts supplied by us.',
      );
    },
  });
}

export function electricien(): UnseenInvoice {
  const made = bill(
    [
      [12, 'Heures compagnon électricien', 10450],
      [12, 'Heures apprenti 3e période', 7825],
      [1, 'Panneau 200 A, 40 circuits', 61200],
      [1, 'Matériel divers selon bon', 18837],
    ],
    [rate.gst, rate.qst],
  );
  return unseenInvoice({
    name: 'French electrician with a work slip and licence numbers',
    number: '5517',
    merchant: 'Les Entreprises Électriques G. Thivierge & Fils inc.',
    issuedOn: '2026-10-07',
    dueOn: '2026-11-06',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 12)
        .centre(306, 36, 'Les Entreprises Électriques G. Thivierge & Fils inc.')
        .font('sans', 8.5);
      p.centre(306, 52, '1188, rue Notre-Dame, Donnacona (Québec) G3M 1G4 – Licence RBQ 5566-7788-01').centre(
        306,
        64,
        'T.P.S. 10277 3381 RT 0001      T.V.Q. 1000 887 241 TQ 0001',
      );
      p.box(40, 84, 532, 22, { fill: '#ffe066' })
        .font('sansBold', 13)
        .at(48, 89, 'FACTURE N° 5517')
        .right(564, 89, 'Le 7 octobre 2026')
        .font('sans', 10);
      p.block(48, 120, 14, [
        'Client :  Ferme Jacquot et Soeurs S.E.N.C.',
        '400, rang 2, Portneuf (Québec) G0A 2Y0',
      ]);
      p.block(330, 120, 14, ['Bon de travail : 20934', 'Votre réf. : étable no 2']);
      p.rule(40, 158, 572).rows(164, 0, [48, -390, -470, -564], [['Description', 'Qté', 'Prix', 'Total']]);
      p.rule(40, 178, 572);
      const y = p.rows(
        186,
        18,
        [48, -390, -470, -564],
        made.rows.map((r) => [r.text, `${r.quantity}`, comma(r.unit, nbsp), piastres(r.amount, nbsp)]),
      );
      p.at(48, y + 10, 'Total des heures : 24').rule(380, y + 6, 572);
      p.rows(
        y + 12,
        16,
        [390, -564],
        [
          ['Total partiel', piastres(made.subtotal, nbsp)],
          ['T.P.S. 5 %', piastres(tax(made), nbsp)],
          ['T.V.Q. 9,975 %', piastres(tax(made, 1), nbsp)],
        ],
      );
      p.box(380, y + 64, 192, 22, { fill: '#ffe066' })
        .font('sansBold', 11)
        .at(390, y + 70, 'Grand total')
        .right(564, y + 70, piastres(made.total, nbsp));
      p.font('sans', 8.5).at(
        48,
        y + 110,
        'Net 30 jours. Des frais d’administration de 1,5 % par mois (18 % l’an) seront ajoutés.',
      );
    },
  });
}
