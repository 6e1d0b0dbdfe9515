import { bill, comma, dollars, nbsp, piastres, plain, rate, share } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

/** The holdback is not part of this invoice: it is billed at the end. */
export function progressBilling(): UnseenInvoice {
  const work = 4_825_000;
  const holdback = 482_500;
  const net = work - holdback;
  const hst = share(net, rate.ontario);
  return unseenInvoice({
    name: 'progress billing with a holdback of a tenth',
    number: '1162-PB04',
    merchant: 'Trillium Ridge Constructors Inc.',
    issuedOn: '2026-10-30',
    dueOn: '2026-11-27',
    parts: [work, -holdback, hst],
    draw: (p) => {
      p.font('sansBold', 14)
        .at(40, 36, 'Trillium Ridge Constructors Inc.')
        .font('sans', 8.5)
        .at(40, 54, '380 Bayfield St N, Barrie ON L4M 3C1   HST 10118 7742 RT0001')
        .font('sansBold', 13)
        .right(572, 36, 'PROGRESS INVOICE No. 4')
        .font('sans', 9);
      p.rows(
        80,
        14,
        [40, 150, 340, 440],
        [
          ['Invoice number', '1162-PB04', 'Project', '1162 Orillia Fire Hall No. 3'],
          ['Invoice date', 'October 30, 2026', 'Contract', 'CCDC 2, dated 2026-03-02'],
          ['Payment due', 'November 27, 2026', 'Period to', 'October 31, 2026'],
          ['To', 'Corp. of the Township of Sable', 'Owner PO', '2026-0418'],
        ],
      );
      p.box(40, 150, 532, 18, { fill: '#e7f5ff' })
        .font('sansBold', 8)
        .rows(
          155,
          0,
          [46, -330, -400, -480, -566],
          [['Division', 'Contract', '% compl.', 'Previous', 'This period']],
        );
      p.font('sans', 9);
      const y = p.rows(
        176,
        16,
        [46, -330, -400, -480, -566],
        [
          ['03 Concrete', '182,000.00', '100', '163,750.00', '18,250.00'],
          ['05 Metals', '96,000.00', '45', '25,200.00', '18,000.00'],
          ['22 Plumbing', '60,000.00', '20', '0.00', '12,000.00'],
        ],
      );
      p.rule(40, y, 572).rows(y + 8, 16, [46, -480, -566], [['Total', '188,950.00', plain(work)]]);
      p.rows(
        y + 44,
        18,
        [300, -566],
        [
          ['Work completed this period', plain(work)],
          ['Less 10% statutory holdback', `(${plain(holdback)})`],
          ['Net this invoice', plain(net)],
          ['HST 13%', plain(hst)],
        ],
      );
      p.rule(300, y + 116, 572)
        .font('sansBold', 11)
        .at(300, y + 124, 'AMOUNT PAYABLE')
        .right(566, y + 124, dollars(net + hst))
        .font('sans', 8);
      p.block(46, y + 160, 12, [
        'Original contract 338,000.00   Change orders 0.00   Holdback to date 23,720.00',
        'Holdback will be invoiced after publication of substantial performance.',
      ]);
    },
  });
}

export function retenue(): UnseenInvoice {
  const work = 2_680_000;
  const held = 268_000;
  const net = work - held;
  const tps = share(net, rate.gst);
  const tvq = share(net, rate.qst);
  return unseenInvoice({
    name: 'French progress billing with a holdback',
    number: 'DP07-2026-118',
    merchant: 'Toitures Chaudière-Nord inc.',
    issuedOn: '2026-10-25',
    dueOn: '2026-11-24',
    parts: [work, -held, tps, tvq],
    draw: (p) => {
      p.font('strong', 16)
        .at(46, 40, 'Toitures Chaudière-Nord inc.')
        .font('text', 9)
        .at(46, 62, '900, rue Notre-Dame Nord, Sainte-Marie (Québec) G6E 2K9 — RBQ 8112-2234-01')
        .rule(46, 80, 566, '#d9480f', 3);
      p.font('strong', 12)
        .at(46, 92, 'Facture / Demande de paiement')
        .font('text', 10)
        .rows(
          114,
          15,
          [46, 150],
          [
            ['Numéro', 'DP07-2026-118'],
            ['Date', '25 octobre 2026'],
            ['Payable le', '24 novembre 2026'],
            ['Projet', 'École des Deux-Vallées, réfection toiture B'],
            ['À', 'Construction Etchemin-Beauce inc.'],
          ],
        );
      const money = (cents: number): string => piastres(cents, nbsp);
      const y = p.rows(
        214,
        22,
        [46, -566],
        [
          ['Montant du contrat', money(14_500_000)],
          ['Travaux exécutés à ce jour', money(9_425_000)],
          ['Moins : facturé antérieurement', money(6_745_000)],
          ['Travaux de la période', money(work)],
          ['Retenue contractuelle 10 %', `-${money(held)}`],
          ['Montant avant taxes', money(net)],
          ['TPS 5 % (no 10662 4417 RT0001)', money(tps)],
          ['TVQ 9,975 % (no 1001 882 330 TQ0001)', money(tvq)],
        ],
      );
      p.box(46, y + 6, 520, 28, { fill: '#ffe8cc' })
        .font('strong', 12)
        .at(54, y + 12, 'Montant dû pour cette demande')
        .right(558, y + 12, money(net + tps + tvq))
        .font('text', 8.5)
        .at(46, y + 60, `Retenues cumulées : ${comma(942_500, nbsp)} $, payables à la réception définitive.`);
    },
  });
}

export function depositTaken(): UnseenInvoice {
  const made = bill([[1, '24 x 40 pole barn kit, steel roof', 1_649_558]], [rate.ontario]);
  const deposit = 559_200;
  return unseenInvoice({
    name: 'kit on order with a deposit taken off',
    number: 'SO-4471-INV',
    merchant: 'Bruce Shore Barns',
    issuedOn: '2026-10-03',
    dueOn: '2026-10-17',
    parts: made.parts,
    settled: [deposit],
    draw: (p) => {
      p.font('heavy', 22, '#862e9c')
        .at(50, 44, 'BRUCE SHORE BARNS')
        .font('text', 9.5)
        .at(50, 74, 'Hwy 21 S, Port Elgin ON N0H 2C5   HST #80442 7719')
        .rule(50, 94, 562, '#862e9c', 2);
      p.rows(
        106,
        16,
        [50, 160, 340, 440],
        [
          ['Invoice no', 'SO-4471-INV', 'Sales order', 'SO-4471'],
          ['Invoiced', 'Sat Oct 3, 2026', 'Delivery', 'Sat Oct 17, 2026'],
          ['Customer', 'Huron Ridge Stables', 'Balance due', 'before delivery Oct 17, 2026'],
        ],
      );
      const y = p.rows(
        184,
        26,
        [50, -562],
        made.rows.map((r) => [r.text, plain(r.amount)]),
      );
      p.font('text', 8.5)
        .at(66, y - 10, 'includes trusses, 29 ga steel, two 10 x 10 sliding doors, hardware')
        .font('text', 10);
      p.rule(50, y + 14, 562).rows(
        y + 24,
        20,
        [300, -562],
        [
          ['Order subtotal', plain(made.subtotal)],
          ['HST (13%)', plain(made.taxes[0] ?? 0)],
          ['Order total', dollars(made.total)],
          ['Less: deposit received Aug 12/26 (30%)', `-${plain(deposit)}`],
        ],
      );
      p.font('heavy', 14, '#862e9c')
        .at(300, y + 112, 'BALANCE DUE')
        .right(562, y + 112, dollars(made.total - deposit));
    },
  });
}
