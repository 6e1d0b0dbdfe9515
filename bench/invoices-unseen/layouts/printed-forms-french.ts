import { bill, comma, piastres, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

const quebec = [rate.gst, rate.qst];

export function deneigement(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Déneigement, 1er versement 2026-2027', 245000],
      [6, 'Épandage d’abrasif', 8500],
    ],
    quebec,
  );
  return unseenInvoice({
    name: 'scan: French snow removal',
    number: 'D-0417',
    merchant: 'Déneigement Beauport Nord',
    issuedOn: '2026-11-01',
    dueOn: '2026-11-15',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 18)
        .at(46, 44, 'Déneigement Beauport Nord')
        .font('sans', 10)
        .at(46, 68, '1820, avenue Larue, Québec (Québec) G1C 6S1')
        .font('sansBold', 18)
        .right(566, 44, 'FACTURE')
        .font('sans', 11);
      p.rows(
        96,
        18,
        [46, 160],
        [
          ['Facture no', 'D-0417'],
          ['Date', '1er novembre 2026'],
          ['Échéance', '15 novembre 2026'],
          ['Client', 'Résidence Les Tilleuls'],
        ],
      );
      const y = p.rows(
        190,
        24,
        [46, -400, -566],
        made.rows.map((r) => [r.text, `${r.quantity}`, piastres(r.amount)]),
      );
      p.rule(46, y, 566).rows(
        y + 12,
        20,
        [340, -566],
        [
          ['Sous-total', piastres(made.subtotal)],
          ['TPS 5 %', piastres(tax(made))],
          ['TVQ 9,975 %', piastres(tax(made, 1))],
        ],
      );
      p.font('sansBold', 14)
        .at(340, y + 80, 'TOTAL')
        .right(566, y + 80, piastres(made.total))
        .font('sans', 9)
        .at(46, 730, 'TPS 11220 8841 RT0001   TVQ 1200 441 877 TQ0001');
    },
  });
}

export function garage(): UnseenInvoice {
  const made = bill(
    [
      [3.2, 'Main-d’œuvre mécanique (h)', 11500],
      [4, 'Plaquettes et disques avant', 16890],
      [1, 'Frais d’atelier', 2500],
    ],
    quebec,
  );
  return unseenInvoice({
    name: 'scan: French garage with boxes',
    number: '77205',
    merchant: 'Garage Beaumier & Filles',
    issuedOn: '2026-10-13',
    dueOn: '2026-11-12',
    parts: made.parts,
    draw: (p) => {
      p.font('serifBold', 20)
        .at(40, 40, 'Garage Beaumier & Filles')
        .font('serif', 11)
        .at(40, 64, '301, 5e Rue, Shawinigan (Québec) G9N 1E6')
        .box(400, 40, 172, 60)
        .font('serif', 11)
        .rows(
          46,
          17,
          [408, -566],
          [
            ['FACTURE', '77205'],
            ['DATE', '2026-10-13'],
            ['PAYABLE LE', '2026-11-12'],
          ],
        );
      p.box(40, 112, 532, 44).rows(
        118,
        18,
        [48, 130, 320, 400],
        [
          ['Client', 'Taxi Mauricie coop', 'Véhicule', 'Fourgon 12'],
          ['Bon de travail', '30551', 'Odomètre', '188 204 km'],
        ],
      );
      const y = p.rows(
        180,
        24,
        [48, -400, -480, -564],
        made.rows.map((r) => [r.text, `${r.quantity}`.replace('.', ','), comma(r.unit), comma(r.amount)]),
      );
      p.rule(40, y, 572).rows(
        y + 10,
        20,
        [380, -564],
        [
          ['Sous-total', comma(made.subtotal)],
          ['T.P.S.', comma(tax(made))],
          ['T.V.Q.', comma(tax(made, 1))],
        ],
      );
      p.box(370, y + 74, 202, 28)
        .font('serifBold', 14)
        .at(380, y + 80, 'À payer')
        .right(564, y + 80, piastres(made.total));
    },
  });
}

export function traduction(): UnseenInvoice {
  const made = bill(
    [
      [6480, 'Traduction anglais-français (mots)', 26],
      [4, 'Révision bilingue (h)', 8500],
    ],
    quebec,
  );
  return unseenInvoice({
    name: 'scan: translation agency, French',
    number: 'TR-2026-077',
    merchant: 'Bureau de traduction Outaouais',
    issuedOn: '2026-09-25',
    dueOn: '2026-10-25',
    parts: made.parts,
    draw: (p) => {
      p.font('light', 26)
        .at(60, 50, 'Facture')
        .font('strong', 12)
        .at(60, 90, 'Bureau de traduction Outaouais')
        .font('text', 11)
        .at(60, 106, '15, rue Eddy, Gatineau QC J8X 4B3');
      p.rows(
        144,
        18,
        [60, 190],
        [
          ['Numéro de facture :', 'TR-2026-077'],
          ['Date de facture :', '25 septembre 2026'],
          ['Date d’échéance :', '25 octobre 2026'],
          ['Adressée à :', 'Office des vins de glace'],
        ],
      );
      p.rule(60, 230, 552);
      const y = p.rows(
        242,
        24,
        [60, -380, -460, -552],
        made.rows.map((r) => [r.text, `${r.quantity}`, comma(r.unit), piastres(r.amount)]),
      );
      p.rule(60, y, 552).rows(
        y + 10,
        20,
        [340, -552],
        [
          ['Total avant taxes', piastres(made.subtotal)],
          ['TPS (5 %)', piastres(tax(made))],
          ['TVQ (9,975 %)', piastres(tax(made, 1))],
        ],
      );
      p.font('strong', 14)
        .at(340, y + 80, 'Montant total')
        .right(552, y + 80, piastres(made.total));
    },
  });
}

export function erabliere(): UnseenInvoice {
  const made = bill(
    [
      [48, 'Sirop d’érable ambré, gallon', 6200],
      [120, 'Tire d’érable 500 ml', 1150],
    ],
    [],
  );
  return unseenInvoice({
    name: 'scan: maple producer, bilingual, no tax',
    number: '1-226',
    merchant: 'Érablière du Grand Brûlé',
    issuedOn: '2026-05-12',
    dueOn: '2026-06-11',
    parts: made.parts,
    draw: (p) => {
      p.font('strong', 20)
        .centre(306, 44, 'Érablière du Grand Brûlé')
        .font('text', 11)
        .centre(306, 72, '88, rang du Brûlé, Plessisville QC G6L 2Y3')
        .font('strong', 14)
        .centre(306, 100, 'Facture / Invoice  1-226')
        .font('text', 12);
      p.rows(
        134,
        20,
        [60, 200],
        [
          ['Date', '12 mai / May 12, 2026'],
          ['Payable', '11 juin / June 11, 2026'],
          ['Client / Customer', 'Marché Old Chelsea Market'],
        ],
      );
      const y = p.rows(
        214,
        26,
        [60, -380, -460, -552],
        made.rows.map((r) => [r.text, `${r.quantity}`, comma(r.unit), comma(r.amount)]),
      );
      p.rule(60, y, 552)
        .font('strong', 15)
        .at(300, y + 14, 'Total dû / Amount due')
        .right(552, y + 14, piastres(made.total))
        .font('text', 10)
        .at(60, y + 70, 'Produit détaxé / Zero-rated.');
    },
  });
}

export function excavation(): UnseenInvoice {
  const made = bill(
    [
      [16, 'Pelle 210 avec opérateur (h)', 16500],
      [22, 'Voyage de terre, camion 10 roues', 9500],
    ],
    quebec,
  );
  return unseenInvoice({
    name: 'scan: French digger in capitals',
    number: '2640',
    merchant: 'EXCAVATION R. LATULIPPE',
    issuedOn: '2026-07-30',
    dueOn: '2026-08-29',
    parts: made.parts,
    draw: (p) => {
      p.font('monoBold', 16)
        .at(40, 44, 'EXCAVATION R. LATULIPPE')
        .font('mono', 11)
        .block(40, 66, 14, ['440 RANG 6', 'LAURIER-STATION QC G0S 1N0']);
      p.rows(
        44,
        16,
        [380, 480],
        [
          ['FACTURE', '2640'],
          ['DATE', '30-07-2026'],
          ['ECHEANCE', '29-08-2026'],
          ['CLIENT', '0118'],
        ],
      );
      p.at(40, 124, 'VENDU A: MUNICIPALITE DE LA SAVANE').rule(40, 144, 572);
      const y = p.rows(
        156,
        22,
        [40, -360, -460, -572],
        made.rows.map((r) => [r.text.toUpperCase(), `${r.quantity}`, comma(r.unit), comma(r.amount)]),
      );
      p.rule(40, y, 572).rows(
        y + 10,
        20,
        [330, -572],
        [
          ['SOUS-TOTAL', comma(made.subtotal)],
          ['TPS', comma(tax(made))],
          ['TVQ', comma(tax(made, 1))],
          ['TOTAL', piastres(made.total)],
        ],
      );
      p.font('mono', 9).at(40, 730, 'TPS 10332 7718 RT0001 TVQ 1018 224 551 TQ0001 RBQ 5544-2210-01');
    },
  });
}
