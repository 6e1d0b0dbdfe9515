import { bill, dollars, nbsp, piastres, plain, rate, share, tax } from '../../invoices-unseen/money';
import { unseenInvoice } from '../../invoices-unseen/unseen-invoice';

const assays = bill(
  [
    [24, 'Metals scan, ICP-MS, soil', 6850],
    [24, 'pH and conductivity', 1400],
    [6, 'BTEX/F1, soil', 9800],
  ],
  [rate.gst],
);
const rush = share(assays.subtotal, 25_000);
const assayTax = share(assays.subtotal + rush, rate.gst);
const assayTotal = assays.subtotal + rush + assayTax;

export const laboratory = unseenInvoice({
  name: 'environmental laboratory',
  number: 'VA26-118834',
  merchant: 'Cedar Point Analytical Laboratories Ltd.',
  issuedOn: '2026-03-31',
  dueOn: '2026-04-30',
  parts: [...assays.rows.map(({ amount }) => amount), rush, assayTax],
  draw: (pen) => {
    pen.font('strong', 14, '#0d6986').at(40, 38, 'Cedar Point Analytical Laboratories Ltd.').font('text', 9);
    pen
      .at(40, 58, '8081 Lougheed Hwy, Burnaby BC V5A 1W9 | T +1 604 555 0192 | GST 10044 8832 RT0001')
      .rule(40, 74, 572, '#0d6986', 1.5);
    pen.font('light', 24, '#0d6986').at(40, 84, 'Invoice').font('text', 9.5);
    const left = [
      ['Invoice Number', 'VA26-118834'],
      ['Invoice Date', '31-Mar-2026'],
      ['Terms', 'Net 30 Days'],
      ['Account Number', 'STRGEO01'],
    ] as const;
    const right = [
      ['Work Order', 'VA26C4417'],
      ['Client PO', '2025-61'],
      ['Project', 'Fraser Flats Phase II'],
      ['Date Received', '18-Mar-2026 09:40'],
    ] as const;
    for (const [index, [label, value]] of left.entries())
      pen.at(40, 124 + index * 15, label).at(130, 124 + index * 15, `: ${value}`);
    for (const [index, [label, value]] of right.entries())
      pen.at(310, 124 + index * 15, label).at(390, 124 + index * 15, `: ${value}`);
    pen
      .at(40, 192, 'Attention')
      .at(130, 192, ': Strata Geo-Environmental, 210 Columbia St, New Westminster BC V3L 5N6');
    pen
      .box(40, 216, 532, 17, { fill: '#dcecf1' })
      .font('strong', 9)
      .rows(219, 0, [46, -390, -480, -566], [['Analysis', 'Samples', 'Unit Price', 'Amount']]);
    pen.font('text', 9.5);
    const end = pen.rows(
      240,
      17,
      [46, -390, -480, -566],
      assays.rows.map(({ quantity, text, unit, amount }) => [
        text,
        String(quantity),
        plain(unit),
        plain(amount),
      ]),
    );
    pen.rule(40, end + 2, 572, '#0d6986').rows(
      end + 10,
      16,
      [380, -566],
      [
        ['Sub-Total', plain(assays.subtotal)],
        ['Rush surcharge 25%', plain(rush)],
        ['GST 5%', plain(assayTax)],
      ],
    );
    pen
      .font('strong', 10.5)
      .at(380, end + 62, 'Total (CAD)')
      .right(566, end + 62, dollars(assayTotal))
      .font('text', 8.5);
    pen.at(
      40,
      720,
      'Please remit to Cedar Point Analytical, Box 3301 Stn Terminal, Vancouver BC V6B 3Y3. 1.5% per month on late accounts.',
    );
  },
});

const campaign = bill(
  [
    [1, 'Stratégie de contenu – forfait trimestriel', 480_000],
    [12, 'Infolettre : rédaction et montage', 32_500],
    [1, 'Placement média – frais de gestion 15 %', 112_500],
  ],
  [rate.gst, rate.qst],
);

export const agency = unseenInvoice({
  name: 'agence de communication, mise en page soignée',
  number: 'KOL_2026_058',
  merchant: 'Kolibri Communications',
  issuedOn: '2026-06-30',
  dueOn: '2026-07-30',
  parts: campaign.parts,
  draw: (pen) => {
    pen
      .box(0, 0, 150, 792, { fill: '#10213f' })
      .font('heavy', 20, '#ffd166')
      .at(24, 40, 'Kolibri')
      .font('text', 9, '#ffffff');
    pen.block(24, 100, 13, [
      'Kolibri Communications',
      '4035, rue Saint-Ambroise',
      'bureau 318',
      'Montréal (Québec)',
      'H4C 2E1',
      '',
      '514 555-0116',
      'compta@kolibri.example',
    ]);
    pen.block(24, 690, 12, ['TPS 76120 4482 RT0001', 'TVQ 1226104471 TQ0001']);
    pen.font('light', 34, '#10213f').at(184, 36, 'Facture').font('strong', 9, '#8892a6');
    pen
      .at(184, 100, 'NUMÉRO')
      .at(320, 100, 'ÉMISE LE')
      .at(450, 100, 'PAYABLE LE')
      .font('text', 11, '#10213f');
    pen
      .at(184, 113, 'KOL_2026_058')
      .at(320, 113, '30 juin 2026')
      .at(450, 113, '30 juillet 2026')
      .font('strong', 9, '#8892a6')
      .at(184, 146, 'FACTURÉ À');
    pen
      .font('text', 11, '#10213f')
      .block(184, 159, 14, [
        'Vélos Canal Lachine inc.',
        'Mme Joëlle Baptiste',
        '2985, rue Saint-Patrick, Montréal H3K 1B9',
      ]);
    for (const [index, { quantity, text, unit, amount }] of campaign.rows.entries()) {
      const y = 236 + index * 48;
      pen
        .font('strong', 11)
        .at(184, y, text)
        .right(580, y, piastres(amount, nbsp))
        .font('text', 9, '#8892a6');
      pen
        .at(184, y + 16, `${quantity} × ${piastres(unit, nbsp)}`)
        .rule(184, y + 34, 580, '#d8dde6')
        .font('text', 11, '#10213f');
    }
    pen.rows(
      392,
      19,
      [400, -580],
      [
        ['Sous-total', piastres(campaign.subtotal, nbsp)],
        ['TPS (5 %)', piastres(tax(campaign), nbsp)],
        ['TVQ (9,975 %)', piastres(tax(campaign, 1), nbsp)],
      ],
    );
    pen
      .box(384, 454, 208, 36, { fill: '#ffd166' })
      .font('heavy', 14, '#10213f')
      .at(400, 463, 'Total')
      .right(580, 463, piastres(campaign.total, nbsp));
    pen
      .font('text', 9)
      .at(184, 540, 'Virement : institution 815, transit 30044, folio 118 204 7.')
      .at(184, 554, 'Merci !');
  },
});
