import { bill, comma, nbsp, piastres, plain, rate, share, sum, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const voyage = bill(
  [
    [1, 'Transport Drummondville – Rimouski, 53 pi', 145_000],
    [2.5, 'Attente au quai (heures)', 8500],
  ],
  [rate.gst, rate.qst],
  [31_900],
);

export const carrier = unseenInvoice({
  name: 'camionnage, facture à en-tête',
  number: 'T-90417',
  merchant: 'Transport Rive-Sud Express',
  issuedOn: '2026-07-06',
  dueOn: '2026-08-05',
  parts: voyage.parts,
  draw: (pen) => {
    pen.font('sansBold', 17, '#a3161a').at(40, 38, 'Transport Rive-Sud Express').font('sans', 9);
    pen
      .at(40, 60, '1350, rue Cormier, Drummondville (Québec) J2C 8M4')
      .at(40, 72, '819 555-0114 · repartition@rivesudexpress.example');
    pen
      .box(412, 36, 160, 22, { fill: '#a3161a' })
      .font('sansBold', 12, '#ffffff')
      .centre(492, 42, 'FACTURE T-90417')
      .font('sans', 9.5);
    pen
      .right(572, 66, 'Date : 6 juillet 2026')
      .right(572, 80, 'Modalités : net 30 jours')
      .right(572, 94, 'Votre n° : CH-2260');
    pen.font('sansBold', 9.5).at(40, 112, 'Facturer à :').font('sans', 9.5);
    pen.block(40, 126, 12.5, [
      'Meubles Saint-Cyrille inc.',
      '4200, route 122',
      'Saint-Cyrille-de-Wendover (Québec) J1Z 1M5',
    ]);
    pen
      .font('sansBold', 9)
      .rule(40, 186, 572, '#a3161a', 1.2)
      .rows(192, 0, [40, -380, -470, -572], [['Description du voyage', 'Qté', 'Taux', 'Montant']]);
    pen.rule(40, 206, 572, '#a3161a', 1.2).font('sans', 9.5);
    pen.rows(
      214,
      18,
      [40, -380, -470, -572],
      [
        ...voyage.rows.map(({ quantity, text, unit, amount }) => [
          text,
          String(quantity).replace('.', ','),
          piastres(unit, nbsp),
          piastres(amount, nbsp),
        ]),
        ['Supplément de carburant 22 %', '', '', '319,00 $'],
        ['Connaissement 118-5520 · Livré le 3 juillet 2026 · 18 240 kg', '', '', ''],
      ],
    );
    pen.rows(
      320,
      17,
      [390, -572],
      [
        ['Total partiel', piastres(voyage.subtotal + 31_900, nbsp)],
        ['TPS 84410 2238', piastres(tax(voyage), nbsp)],
        ['TVQ 1204418870', piastres(tax(voyage, 1), nbsp)],
      ],
    );
    pen
      .rule(390, 372, 572)
      .font('sansBold', 11)
      .at(390, 378, 'Montant total')
      .right(572, 378, `${comma(voyage.total, nbsp)} $`);
    pen
      .font('sansSlant', 9)
      .at(40, 440, 'Veuillez inscrire le numéro de facture sur votre chèque. Merci de votre confiance !');
  },
});

const customs = [184_512, 9500, 2500, 1250];
const customsTax = share(9500 + 2500 + 1250, rate.gst);

export const customsBroker = unseenInvoice({
  name: 'customs broker with disbursements',
  number: '6104822',
  merchant: 'Ambassador Bridge Customs Brokers Inc.',
  issuedOn: '2026-04-22',
  dueOn: '2026-04-22',
  parts: [...customs, customsTax],
  draw: (pen) => {
    pen
      .font('serifBold', 15, '#16305a')
      .centre(306, 34, 'Ambassador Bridge Customs Brokers Inc.')
      .font('serif', 9.5);
    pen
      .centre(306, 54, '2485 Huron Church Road, Windsor, Ontario N9E 2L3   Tel. 519-555-0147')
      .rule(36, 70, 576, '#16305a', 1.5);
    pen.box(36, 82, 540, 56);
    const cells = [
      ['Invoice Number', '6104822', 'Transaction No.', '13342 061048229'],
      ['Invoice Date', '22-APR-2026', 'Release Date', '21-APR-2026'],
      ['Client Number', '4417', 'Cargo Control No.', '8042PARS771920'],
    ] as const;
    for (const [row, [a, b, c, d]] of cells.entries()) {
      const y = 88 + row * 16;
      pen.font('serifBold', 9.5).at(42, y, a).at(310, y, c).font('serif', 9.5).at(130, y, b).at(410, y, d);
    }
    pen.block(42, 152, 12, [
      'Sold to / Importer of record:',
      'Essex Packaging Machinery Co.',
      '905 Tecumseh Rd W, Windsor ON N8X 2A7',
    ]);
    pen
      .font('serifBold', 10)
      .at(36, 206, 'Charge')
      .right(460, 206, 'Taxable')
      .right(576, 206, 'Amount')
      .rule(36, 220, 576);
    pen.font('serif', 10).rows(
      228,
      17,
      [36, -460, -576],
      [
        ['Duties and GST paid to CBSA', 'N', plain(customs[0] ?? 0)],
        ['Entry preparation', 'Y', plain(customs[1] ?? 0)],
        ['Additional tariff lines (5)', 'Y', plain(customs[2] ?? 0)],
        ['Document transmission', 'Y', plain(customs[3] ?? 0)],
        ['GST on services 5% (R100441829)', '', plain(customsTax)],
      ],
    );
    pen
      .rule(400, 318, 576)
      .font('serifBold', 11)
      .at(400, 324, 'PLEASE PAY')
      .right(576, 324, `CAD ${plain(sum([...customs, customsTax]))}`);
    pen
      .font('serif', 9)
      .at(
        36,
        360,
        'Terms: payable upon receipt. Value for duty 28,190.00 USD at 1.3721. Interest at 18% per annum.',
      );
  },
});
