import { bill, dollars, nbsp, piastres, rate, share, sum, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const feesNotary = 185_000;
const feesTaxes = [share(feesNotary, rate.gst), share(feesNotary, rate.qst)];
const outlays = [17_160, 4800];
const notaryTotal = feesNotary + sum(feesTaxes) + sum(outlays);

export const notary = unseenInvoice({
  name: 'notaire, honoraires et déboursés',
  number: '4471',
  merchant: 'Me Hélène Charbonneau, notaire',
  issuedOn: '2026-09-25',
  dueOn: '2026-09-25',
  parts: [feesNotary, ...feesTaxes, ...outlays],
  draw: (pen) => {
    pen
      .font('serif', 16)
      .centre(306, 56, 'Me Hélène Charbonneau, notaire')
      .font('serifSlant', 11)
      .centre(306, 78, 'Conseillère juridique');
    pen
      .font('serif', 10.5)
      .centre(306, 96, '1024, rue King Ouest, bureau 210, Sherbrooke (Québec) J1H 1S2')
      .rule(206, 116, 406);
    pen
      .at(72, 140, 'Sherbrooke, le 25 septembre 2026')
      .block(72, 172, 14, [
        'Gestion Immobilière Ascot inc.',
        '455, rue Belvédère Sud',
        'Sherbrooke (Québec) J1H 4B5',
      ]);
    pen
      .right(540, 172, 'Note d’honoraires n° 4471')
      .right(540, 186, 'Notre dossier : 26-0318')
      .right(540, 200, 'Minute : 18 204')
      .font('serifBold', 11);
    pen.at(72, 240, 'OBJET : Hypothèque immobilière – 455, rue Belvédère Sud').font('serif', 11);
    pen.rows(
      272,
      20,
      [72, -540],
      [
        ['Honoraires professionnels', piastres(feesNotary, nbsp)],
        ['TPS (5 %)', piastres(feesTaxes[0] ?? 0, nbsp)],
        ['TVQ (9,975 %)', piastres(feesTaxes[1] ?? 0, nbsp)],
      ],
    );
    pen.at(72, 344, 'Déboursés non taxables :').rows(
      364,
      20,
      [92, -540],
      [
        ['Publication au registre foncier', piastres(outlays[0] ?? 0, nbsp)],
        ['Consultations et copies', piastres(outlays[1] ?? 0, nbsp)],
      ],
    );
    pen
      .rule(430, 408, 540)
      .font('serifBold', 12)
      .at(72, 416, 'TOTAL')
      .right(540, 416, piastres(notaryTotal, nbsp))
      .rule(430, 434, 540)
      .rule(430, 436, 540);
    pen
      .font('serif', 10)
      .at(72, 470, 'Payable sur réception.')
      .at(72, 700, 'TPS : 12884 7710 RT 0001     TVQ : 1011984420 TQ 0001');
  },
});

const counsel = bill(
  [
    [11.4, 'Professional services, K. Osei (hours)', 42_500],
    [3.2, 'Professional services, law clerk (hours)', 16_500],
  ],
  [rate.ontario],
);
const filing = 33_920;

export const lawFirm = unseenInvoice({
  name: 'law firm account with disbursements',
  number: '118042',
  merchant: 'Osei Lindqvist LLP',
  issuedOn: '2026-05-31',
  dueOn: '2026-06-30',
  parts: [...counsel.parts, filing],
  draw: (pen) => {
    pen
      .font('serif', 12)
      .at(72, 50, 'Osei Lindqvist LLP')
      .font('serif', 9.5)
      .at(72, 68, 'Barristers & Solicitors')
      .right(540, 50, '130 Adelaide Street West, Suite 2100')
      .right(540, 62, 'Toronto, Ontario M5H 3P5');
    pen
      .rule(72, 86, 540)
      .font('serif', 11)
      .at(72, 104, 'May 31, 2026')
      .block(72, 132, 14, [
        'Parkdale Brewing Company Inc.',
        '1401 King Street West',
        'Toronto, Ontario M6K 1H9',
      ]);
    pen.rows(
      132,
      14,
      [360, 450],
      [
        ['Account No.', '118042'],
        ['File No.', '20417-003'],
        ['Payment terms', '30 days'],
      ],
    );
    pen
      .font('serifBold', 11)
      .at(72, 196, 'Re: Lease renewal and trademark opposition')
      .font('serif', 11)
      .rows(
        224,
        20,
        [72, -540],
        [
          ...counsel.rows.map(({ quantity, text, amount }) => [`${text}: ${quantity}`, dollars(amount)]),
          ['Total fees', dollars(counsel.subtotal)],
          ['HST on fees (13%)', dollars(tax(counsel))],
          ['Disbursements (not subject to HST): filing fees', dollars(filing)],
        ],
      );
    pen
      .rule(440, 330, 540)
      .font('serifBold', 12)
      .at(72, 338, 'TOTAL AMOUNT OF THIS ACCOUNT')
      .right(540, 338, dollars(counsel.total + filing));
    pen
      .font('serif', 9.5)
      .at(
        72,
        400,
        'Interest at 3.3% per annum is charged on accounts unpaid one month after delivery. HST 12800 4471 RT0001',
      )
      .at(72, 430, 'E. & O. E.');
  },
});
