import { bill, comma, dollars, piastres, plain, rate, share, sum, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function lawFirm(): UnseenInvoice {
  const fees = [192500, 71500, 38500];
  const disbursements = [14320, 6500, 4775];
  const gst = share(sum(fees) + sum(disbursements), 5000);
  const pst = share(sum(fees), 7000);
  const parts = [...fees, ...disbursements, gst, pst];
  return unseenInvoice({
    name: 'law firm with fees, disbursements and a file number',
    number: '41822',
    merchant: 'Quayside Barristers LLP',
    issuedOn: '2026-09-30',
    dueOn: '2026-09-30',
    parts,
    draw: (p) => {
      p.font('serifBold', 15)
        .centre(306, 48, 'QUAYSIDE BARRISTERS LLP')
        .font('serif', 9)
        .centre(
          306,
          68,
          '1400 – 550 Burrard Inlet Road, Vancouver BC V6C 2B5 · GST R122 884 107 · PST 1044-7781',
        );
      p.font('serif', 11).block(72, 104, 14, [
        'September 30, 2026',
        '',
        'Salish Cold Storage Ltd.',
        '9 Commissioner Street',
        'Vancouver BC V5K 1A1',
      ]);
      p.block(360, 104, 14, [
        'Our File No.: 30114-0007',
        'Invoice No. 41822',
        'Lawyer: M. Okafor',
        'Client No.: 30114',
      ]);
      p.font('serifBold', 11).at(72, 194, 'RE:  Lease renewal, 9 Commissioner Street').font('serif', 11);
      p.at(72, 220, 'TO OUR FEES for professional services rendered to date, including:');
      const done = [
        'Aug 12  Review of draft lease (M.O., 3.5 hrs)',
        'Aug 28  Negotiations with landlord (M.O., 1.3 hrs)',
        'Sep 9   Final amendments (T.L., 1.1 hrs)',
      ];
      let y = p.rows(
        240,
        16,
        [90, -540],
        done.map((text, i) => [text, plain(fees[i] ?? 0)]),
      );
      p.font('serifBold', 11)
        .at(90, y + 4, 'TOTAL FEES')
        .right(540, y + 4, dollars(sum(fees)))
        .font('serif', 11)
        .at(72, y + 30, 'DISBURSEMENTS:');
      y = p.rows(
        y + 48,
        16,
        [90, -540],
        ['Land title searches', 'Courier', 'Copies and binding'].map((text, i) => [
          text,
          plain(disbursements[i] ?? 0),
        ]),
      );
      p.font('serifBold', 11)
        .at(90, y + 4, 'TOTAL DISBURSEMENTS')
        .right(540, y + 4, dollars(sum(disbursements)))
        .font('serif', 11);
      p.rows(
        y + 32,
        16,
        [90, -540],
        [
          ['GST 5%', plain(gst)],
          ['PST 7% (on fees)', plain(pst)],
        ],
      );
      p.rule(400, y + 66, 540)
        .font('serifBold', 11)
        .at(72, y + 74, 'TOTAL FEES, DISBURSEMENTS AND TAXES')
        .right(540, y + 74, dollars(sum(parts)));
      p.rule(400, y + 89, 540)
        .rule(400, y + 91, 540)
        .font('serifSlant', 9.5)
        .block(72, y + 120, 12, [
          'THIS IS OUR ACCOUNT HEREIN. E. & O. E.   Payable upon receipt.',
          'Funds held in trust for you: $0.00. Interest at 12% per year from 30 days after delivery.',
        ]);
    },
  });
}

export function notaire(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Honoraires : acte d’hypothèque immobilière', 145000],
      [1, 'Honoraires : examen des titres', 52500],
      [1, 'Ouverture du dossier', 7500],
    ],
    [rate.gst, rate.qst],
  );
  const outlays = [18300, 16900];
  return unseenInvoice({
    name: 'notary, note of fees with outlays that bear no tax',
    number: 'N-2026-0219',
    merchant: 'Étude Sauriol Vadeboncoeur, notaires',
    issuedOn: '2026-10-29',
    dueOn: '2026-11-28',
    parts: [...made.parts, ...outlays],
    draw: (p) => {
      p.font('serifSlant', 18)
        .at(72, 50, 'Étude Sauriol Vadeboncoeur, notaires')
        .rule(72, 74, 540)
        .font('serif', 9)
        .at(72, 78, '45, rue Saint-Georges, Saint-Jérôme (Québec) J7Z 5A2');
      p.letters(72, 114, 'NOTE D’HONORAIRES', 4)
        .font('serif', 11)
        .right(540, 114, 'Saint-Jérôme, le 29 octobre 2026');
      p.block(72, 150, 14, [
        'À : Immeubles Cap-aux-Oies inc.',
        'Notre dossier : 26-4471-H',
        'Note no : N-2026-0219',
      ]);
      p.font('serifBold', 11).at(72, 212, 'Honoraires').font('serif', 11);
      let y = p.rows(
        230,
        17,
        [90, -540],
        made.rows.map((r) => [r.text, comma(r.amount)]),
      );
      p.rows(
        y + 4,
        17,
        [300, -540],
        [
          ['Sous-total', comma(made.subtotal)],
          ['TPS (80332 1190 RT0001)', comma(tax(made))],
          ['TVQ (1014 220 883 TQ0001)', comma(tax(made, 1))],
        ],
      );
      p.font('serifBold', 11)
        .at(72, y + 76, 'Débours (non taxables)')
        .font('serif', 11);
      y = p.rows(
        y + 94,
        17,
        [90, -540],
        ['Publication au registre foncier', 'Certificat de localisation, copie'].map((text, i) => [
          text,
          comma(outlays[i] ?? 0),
        ]),
      );
      p.rule(300, y + 4, 540)
        .font('serifBold', 12)
        .at(300, y + 12, 'Total à payer')
        .right(540, y + 12, piastres(made.total + sum(outlays)))
        .font('serif', 10);
      p.at(72, y + 60, 'Payable dans les trente (30) jours. Intérêts au taux légal par la suite.');
    },
  });
}

export function dentalLab(): UnseenInvoice {
  const made = bill(
    [
      [2, 'PFZ crown, full contour   (Case 66120, tooth 14/15)', 18900],
      [1, 'Implant abutment, titanium   (Case 66131, tooth 36)', 24500],
      [1, 'Night guard, hard/soft   (Case 66139)', 14200],
      [3, 'Model and articulation', 2800],
    ],
    [],
    [1800],
  );
  return unseenInvoice({
    name: 'dental laboratory, exempt of tax, cases as traps',
    number: '1187-26',
    merchant: 'True Bite Dental Laboratory',
    issuedOn: '2026-10-30',
    dueOn: '2026-11-15',
    parts: made.parts,
    draw: (p) => {
      p.box(0, 0, 612, 70, { fill: '#e3f6f5' })
        .font('heavy', 20, '#272343')
        .at(50, 22, 'True Bite')
        .font('text', 9)
        .at(50, 48, 'True Bite Dental Laboratory, 31 Ellice St, Stratford ON');
      p.font('light', 17, '#272343').right(562, 20, 'Statement of services / Invoice').font('text', 10);
      p.rows(
        92,
        15,
        [50, 130],
        [
          ['Invoice', '1187-26'],
          ['Date', '30-Oct-26'],
          ['Due', '15-Nov-26'],
        ],
      );
      p.rows(
        92,
        15,
        [330, 410],
        [
          ['Dentist', 'Dr. H. Vandermeer'],
          ['Clinic', 'Avon Family Dental'],
          ['Account', 'AVN-04'],
        ],
      );
      p.box(50, 150, 512, 20, { fill: '#272343' })
        .font('strong', 9, '#ffffff')
        .rows(154, 0, [56, -430, -490, -556], [['Procedure', 'Units', 'Fee', 'Amount']]);
      let y = 170;
      for (const [i, r] of made.rows.entries()) {
        if (i % 2 === 1) p.box(50, y, 512, 22, { fill: '#f3f3f7' });
        p.font('text', 9.5).rows(
          y + 5,
          0,
          [56, -430, -490, -556],
          [[r.text, `${r.quantity}`, plain(r.unit), plain(r.amount)]],
        );
        y += 22;
      }
      p.rows(
        y + 14,
        16,
        [400, -556],
        [
          ['Lab fees', plain(made.subtotal)],
          ['Courier', '18.00'],
          ['HST (exempt)', '0.00'],
        ],
      );
      p.font('strong', 13)
        .at(400, y + 70, 'Amount owing')
        .right(556, y + 70, dollars(made.total))
        .font('text', 8.5)
        .at(
          50,
          y + 120,
          'Remakes within 12 months at no charge. Payment by the 15th of the month following.',
        );
    },
  });
}
