import { comma, dollars, piastres, plain, rate, share, sum } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const phone = [18_500, 9900, 4500, 1275];
const phoneTaxes = [share(sum(phone), rate.gst), share(sum(phone), rate.qst)];
const phoneTotal = sum([...phone, ...phoneTaxes]);

export const phoneCompany = unseenInvoice({
  name: 'facture de télécommunications',
  number: '0482219907',
  merchant: 'Boréal Télécom Affaires',
  issuedOn: '2026-09-12',
  dueOn: '2026-10-03',
  parts: [...phone, ...phoneTaxes],
  draw: (pen) => {
    pen
      .disc(58, 54, 18, '#ef7d00')
      .font('heavy', 17, '#ef7d00')
      .at(84, 42, 'Boréal Télécom Affaires')
      .font('text', 9);
    pen
      .at(400, 36, 'Numéro de compte')
      .right(576, 36, '613-88204-17')
      .at(400, 49, 'Numéro de facture')
      .right(576, 49, '0482219907');
    pen
      .at(400, 62, 'Date de facturation')
      .right(576, 62, '12 septembre 2026')
      .at(400, 75, 'Page')
      .right(576, 75, '1 de 2');
    pen.block(40, 120, 12.5, [
      'ÉBÉNISTERIE LACASSE',
      'A/S COMPTES PAYABLES',
      '77 RUE DE L’ÉGLISE',
      'VICTORIAVILLE QC G6P 4R4',
    ]);
    pen
      .font('strong', 13, '#ef7d00')
      .at(40, 200, 'Sommaire de votre facture')
      .font('text', 10)
      .rule(40, 218, 576, '#ef7d00', 1);
    pen.rows(
      226,
      17,
      [40, -576],
      [
        ['Solde précédent', '391,80 $'],
        ['Paiement reçu le 28 août – Merci', '-391,80 $'],
        ['Solde reporté', '0,00 $'],
      ],
    );
    pen.font('strong', 10).at(40, 290, 'Frais du mois courant (12 sept. au 11 oct.)').font('text', 10);
    pen.rows(
      308,
      17,
      [52, -576],
      [
        ['Internet Affaires 500 Mbit/s', piastres(phone[0] ?? 0)],
        ['3 lignes téléphoniques', piastres(phone[1] ?? 0)],
        ['Téléphone mobile – partage 20 Go', piastres(phone[2] ?? 0)],
        ['Interurbains et itinérance', piastres(phone[3] ?? 0)],
        ['TPS (R119004427)', piastres(phoneTaxes[0] ?? 0)],
        ['TVQ (1006674112)', piastres(phoneTaxes[1] ?? 0)],
      ],
    );
    pen
      .rule(40, 414, 576)
      .font('strong', 10)
      .at(40, 420, 'Total des frais courants')
      .right(576, 420, piastres(phoneTotal));
    pen
      .box(40, 452, 536, 40, { fill: '#fdeedd' })
      .font('heavy', 13)
      .at(52, 464, 'Montant à payer')
      .right(564, 464, piastres(phoneTotal));
    pen
      .font('text', 9)
      .at(
        52,
        500,
        'Date d’échéance : 3 octobre 2026. Des frais de 3 % par mois sont ajoutés après cette date.',
      );
    pen.dashes(20, 600, 592).font('strong', 10).at(40, 616, 'Coupon de paiement').font('text', 9);
    pen.rows(
      640,
      26,
      [40, 190, 330, 460],
      [
        ['Numéro de compte', 'Échéance', 'Montant à payer', 'Montant versé'],
        ['', '', '', ''],
      ],
    );
    pen.rows(653, 0, [40, 190, 330], [['613-88204-17', '3 octobre 2026', piastres(phoneTotal)]]);
    pen
      .page()
      .font('text', 9)
      .at(400, 36, 'Numéro de compte')
      .right(576, 36, '613-88204-17')
      .at(400, 49, 'Page')
      .right(576, 49, '2 de 2');
    pen.font('strong', 12, '#ef7d00').at(40, 80, 'Détail des interurbains').font('text', 9);
    pen.rows(
      104,
      14,
      [40, 120, 190, 320, -460, -576],
      [
        ['Date', 'Heure', 'Numéro', 'Lieu', 'Durée', 'Montant'],
        ['14 août', '09:12', '506-555-0188', 'Moncton NB', '12:00', '4,20'],
        ['19 août', '14:47', '416-555-0121', 'Toronto ON', '17:00', '5,95'],
        ['2 sept.', '11:03', '802-555-0177', 'Burlington VT', '4:00', '2,60'],
      ],
    );
  },
});

const bins = [28_600, 9450, 3200];
const fuel = share(sum(bins), 9500);
const binTax = share(sum(bins) + fuel, rate.ontario);
const binTotal = sum(bins) + fuel + binTax;

export const wasteHauler = unseenInvoice({
  name: 'waste hauler',
  number: '0001749902',
  merchant: 'GREYSTONE WASTE & RECYCLING',
  issuedOn: '2026-08-31',
  dueOn: '2026-09-30',
  parts: [...bins, fuel, binTax],
  draw: (pen) => {
    pen.font('sansBold', 13).at(36, 34, 'GREYSTONE WASTE & RECYCLING').font('sans', 8);
    pen.block(36, 50, 10, ['2850 BRIGHTON RD, OAKVILLE ON L6H 5S3', '905-555-0102   HST 86221 0453 RT0004']);
    const facts = [
      ['CUSTOMER NO', '71-20443 8'],
      ['INVOICE NO', '0001749902'],
      ['INVOICE DATE', '08/31/26'],
      ['DUE DATE', '09/30/26'],
      ['SERVICE PERIOD', '08/01/26-08/31/26'],
    ] as const;
    pen.box(380, 30, 196, 82, { fill: '#ececec' });
    for (const [row, [label, value]] of facts.entries()) {
      pen
        .font('sansBold', 8)
        .at(388, 38 + row * 15, label)
        .font('mono', 9)
        .right(570, 37 + row * 15, value);
    }
    pen
      .font('mono', 9.5)
      .block(36, 124, 11, ['BURLOAK AUTO COLLISION', '1410 SPEERS RD', 'OAKVILLE ON L6L 5M1']);
    pen.box(36, 180, 540, 15, { fill: '#3d3d3d' }).font('sansBold', 8, '#ffffff');
    pen.rows(184, 0, [40, 92, -400, -480, -572], [['DATE', 'DESCRIPTION', 'QTY', 'RATE', 'AMOUNT']]);
    pen.font('mono', 9).rows(
      202,
      13,
      [40, 92, -400, -480, -572],
      [
        ['', 'SITE 001 - 1410 SPEERS RD', '', '', ''],
        ['08/01', '1-6YD FRONT LOAD WEEKLY', '1.00', '286.00', plain(bins[0] ?? 0)],
        ['08/14', 'EXTRA LIFT WO 553871', '1.00', '94.50', plain(bins[1] ?? 0)],
        ['08/31', 'CARDBOARD TOTE', '2.00', '16.00', plain(bins[2] ?? 0)],
        ['08/31', 'FUEL SURCHARGE 9.5%', '', '', plain(fuel)],
        ['08/31', 'HST 13%', '', '', plain(binTax)],
      ],
    );
    pen
      .rule(400, 286, 576)
      .font('sansBold', 10)
      .at(400, 292, 'INVOICE TOTAL')
      .right(572, 292, dollars(binTotal));
    pen
      .font('sansBold', 8)
      .rows(560, 0, [40, 160, 280, 400, -572], [['CURRENT', '30 DAYS', '60 DAYS', '90+ DAYS', 'PLEASE PAY']]);
    pen
      .font('mono', 9)
      .rows(
        573,
        0,
        [40, 160, 280, 400, -572],
        [[plain(binTotal), '0.00', '0.00', '0.00', dollars(binTotal)]],
      );
    pen
      .dashes(36, 610, 576)
      .font('sans', 8)
      .at(36, 618, 'DETACH AND RETURN WITH PAYMENT TO: PO BOX 900, STN A, OAKVILLE ON L6J 5C9');
    pen
      .font('mono', 9)
      .at(36, 640, '71-20443 8')
      .at(200, 640, '0001749902')
      .right(572, 640, comma(binTotal).replace(',', '.').replace(' ', ','));
  },
});
