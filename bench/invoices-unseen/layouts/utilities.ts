import { bare, bill, comma, dollars, nbsp, piastres, rate, share, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

export function hydroBill(): UnseenInvoice {
  const charges = [48216, 61740, 18422, 4725];
  const electricity = charges.reduce((all, each) => all + each, 0);
  const hst = share(electricity, rate.ontario);
  const rebate = -share(electricity, 11_700);
  const parts = [...charges, hst, rebate];
  const due = electricity + hst + rebate;
  return unseenInvoice({
    name: 'electricity bill with a paid balance before and a stub',
    number: '2610-7744-019',
    merchant: 'Manitoulin Channel Hydro',
    issuedOn: '2026-10-21',
    dueOn: '2026-11-10',
    parts,
    draw: (p) => {
      p.box(0, 0, 612, 60, { fill: '#003f5c' })
        .font('heavy', 19, '#ffffff')
        .at(36, 18, 'Manitoulin Channel Hydro')
        .font('text', 9, '#ffffff')
        .right(576, 24, 'Your electricity bill');
      p.font('text', 8.5).rows(
        76,
        13,
        [36, 150],
        [
          ['Your account number', '2007 4418 8810'],
          ['Bill number', '2610-7744-019'],
          ['Bill date', 'October 21, 2026'],
          ['Meter', 'J3399210'],
          ['Service type', 'General service < 50 kW'],
        ],
      );
      p.box(340, 74, 236, 70, { fill: '#e8f1f5' })
        .font('text', 10)
        .at(352, 82, 'Total amount you owe')
        .font('strong', 24, '#003f5c')
        .at(352, 96, dollars(due))
        .font('text', 10)
        .at(352, 126, 'Due date: Nov 10, 2026');
      p.font('text', 9.5)
        .at(36, 150, 'LITTLE CURRENT COLD STORAGE    14 WATER ST E, LITTLE CURRENT ON  P0P 1K0')
        .rule(36, 170, 576);
      p.font('strong', 11).at(36, 178, 'What happened since your last bill').font('text', 9.5);
      p.rows(
        196,
        15,
        [36, -576],
        [
          ['Amount of your last bill (Sept 21, 2026)', '$1,402.11'],
          ['Payment received Oct 8, 2026 - thank you', '-$1,402.11'],
          ['Balance forward', '$0.00'],
        ],
      );
      p.font('strong', 11)
        .at(36, 252, 'Your electricity charges   Sept 18 - Oct 18, 2026 (30 days)')
        .font('text', 9.5);
      const y = p.rows(
        272,
        15,
        [36, -576],
        [
          ['Electricity: 5,210 kWh', dollars(48216)],
          ['Delivery', dollars(61740)],
          ['Transmission and losses', dollars(18422)],
          ['Regulatory charges', dollars(4725)],
          ['Total of your electricity charges', dollars(electricity)],
          ['H.S.T. (87086-4410-RT0001)', dollars(hst)],
          ['Ontario Electricity Rebate', dollars(rebate)],
        ],
      );
      p.rule(36, y + 2, 576)
        .font('strong', 11)
        .at(36, y + 8, 'Total amount you owe')
        .right(576, y + 8, dollars(due));
      p.font('text', 8).at(
        36,
        y + 40,
        'Late payment charge 1.5% per month (19.56% per year) applies after the due date. Average daily use 173.7 kWh.',
      );
      p.dashes(0, 640, 612)
        .font('strong', 9)
        .rows(
          652,
          16,
          [36, 180],
          [
            ['Account number', '2007 4418 8810'],
            ['Total amount due', dollars(due)],
            ['Due date', 'Nov 10, 2026'],
            ['Amount paid', '$ ____________'],
          ],
        );
      p.font('mono', 10).at(300, 760, `200744188810 ${String(due).padStart(9, '0')} 7`);
    },
  });
}

export function telecomFacture(): UnseenInvoice {
  const made = bill(
    [
      [1, 'Internet affaires fibre 500', 14995],
      [6, 'Lignes téléphoniques IP', 3450],
      [1, 'Interurbains et appels outre-mer', 2218],
      [1, 'Location d’équipement', 2500],
    ],
    [rate.gst, rate.qst],
  );
  return unseenInvoice({
    name: 'French telephone bill of two pages, summary first',
    number: '778120394',
    merchant: 'Télécom Harfang',
    issuedOn: '2026-10-15',
    dueOn: '2026-11-05',
    parts: made.parts,
    draw: (p) => {
      p.font('heavy', 22, '#e8590c')
        .at(40, 34, 'harfang')
        .font('text', 9)
        .at(40, 62, 'Télécom Harfang s.e.c.');
      p.font('text', 9).rows(
        36,
        13,
        [330, -572],
        [
          ['Numéro de compte', '5061 2214 88'],
          ['Numéro de facture', '778120394'],
          ['Date de facturation', '15 oct. 2026'],
          ['Page', '1 de 2'],
        ],
      );
      p.block(60, 120, 13, ['CLINIQUE VÉTÉRINAIRE DES MONTS', '1001 RUE SHERBROOKE', 'MAGOG QC J1X 2T1']);
      p.box(40, 190, 532, 26, { fill: '#e8590c' })
        .font('strong', 12, '#ffffff')
        .at(50, 195, 'Sommaire de votre compte')
        .font('text', 10);
      const y = p.rows(
        230,
        19,
        [50, -562],
        [
          ['Solde précédent', piastres(31244, nbsp)],
          ['Paiement reçu le 2 octobre – merci', `-${piastres(31244, nbsp)}`],
          ['Frais courants', piastres(made.subtotal, nbsp)],
          ['TPS (nº 85511 2230)', piastres(tax(made), nbsp)],
          ['TVQ (nº 1022441900)', piastres(tax(made, 1), nbsp)],
        ],
      );
      p.rule(40, y, 572)
        .font('strong', 13)
        .at(50, y + 8, 'Montant total dû')
        .right(562, y + 8, piastres(made.total, nbsp))
        .font('text', 10)
        .at(50, y + 28, 'Payable avant le')
        .right(562, y + 28, '5 nov. 2026');
      p.dashes(0, 600, 612)
        .font('text', 9)
        .rows(
          614,
          15,
          [40, 200],
          [
            ['Compte', '5061 2214 88'],
            ['Montant dû', piastres(made.total, nbsp)],
            ['Date d’échéance', '2026-11-05'],
            ['Montant versé', ''],
          ],
        );
      p.box(200, 660, 120, 18)
        .page()
        .font('text', 9)
        .rows(
          36,
          13,
          [330, -572],
          [
            ['Numéro de compte', '5061 2214 88'],
            ['Page', '2 de 2'],
          ],
        );
      p.font('strong', 11).at(40, 80, 'Détail des frais courants').font('text', 9.5);
      p.rows(
        104,
        18,
        [40, -430, -572],
        made.rows.map((r) => [
          r.text,
          r.quantity > 1 ? `${r.quantity} × ${comma(r.unit)}` : '',
          piastres(r.amount, nbsp),
        ]),
      );
      p.rule(40, 180, 572)
        .at(40, 186, 'Total des frais courants avant taxes')
        .right(572, 186, piastres(made.subtotal, nbsp));
    },
  });
}

export function linenSlip(): UnseenInvoice {
  const made = bill(
    [
      [60, 'Napkin blk / Serviette', 32],
      [35, 'Bar towel / Linge', 41],
      [12, 'Apron / Tablier', 185],
      [1, 'Mat 3x5 / Tapis', 675],
    ],
    [rate.atlantic],
    [395],
  );
  return unseenInvoice({
    name: 'narrow bilingual slip of a linen service',
    number: '3-118820',
    merchant: 'Acadie Linge & Linen',
    issuedOn: '2026-11-02',
    dueOn: '2026-11-02',
    parts: made.parts,
    size: [227, 480],
    draw: (p) => {
      p.font('monoBold', 11)
        .centre(113, 16, 'Acadie Linge & Linen')
        .font('mono', 7.5)
        .centre(113, 32, '41 rue Main, Shediac NB')
        .centre(113, 42, 'TVH/HST 10223 8841 RT');
      p.at(10, 62, 'INVOICE/FACTURE  3-118820')
        .at(10, 73, 'DATE             2026-11-02 08:14')
        .at(10, 84, 'ROUTE 3  STOP 22  CUST/CLIENT 4410')
        .at(10, 95, 'Homarderie du Quai');
      p.at(10, 110, '-'.repeat(46));
      const y = p.rows(
        122,
        13,
        [10, -150, -216],
        made.rows.map((r) => [`${r.quantity} ${r.text}`, bare(r.unit), bare(r.amount)]),
      );
      p.at(10, y + 4, '-'.repeat(46)).rows(
        y + 16,
        13,
        [10, -216],
        [
          ['SUBTOTAL/SOUS-TOTAL', bare(made.subtotal)],
          ['ENERGY/ENERGIE', '3.95'],
          ['HST/TVH 15%', bare(tax(made))],
        ],
      );
      p.font('monoBold', 11)
        .at(10, y + 66, 'TOTAL')
        .right(216, y + 66, dollars(made.total))
        .font('mono', 7.5)
        .at(10, y + 90, 'CHARGE ACCOUNT - DUE ON RECEIPT')
        .at(10, y + 102, 'COMPTE - PAYABLE SUR RECEPTION')
        .at(10, y + 130, 'X____________________________');
    },
  });
}
