import { bare, bill, dollars, plain, rate, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

/** Bilingual billing document of a large enterprise's system. */
export function billingDocument(): UnseenInvoice {
  const made = bill(
    [
      [1200, '100482  RESIN PP HOMO 12MI', 187],
      [600, '100517  MASTERBATCH BLACK 40%', 492],
      [4, '900002  PALLET CHARGE', 2250],
    ],
    [rate.gst, rate.qst],
  );
  return unseenInvoice({
    name: 'bilingual billing document with ten digits',
    number: '9004118733',
    merchant: 'Laurentide Polymers Canada ULC',
    issuedOn: '2026-10-19',
    dueOn: '2026-12-03',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 12)
        .at(56, 40, 'Laurentide Polymers Canada ULC')
        .font('sans', 7.5)
        .at(56, 56, '6600 chemin Saint-François, Saint-Laurent QC H4S 1B7');
      p.font('sansBold', 16).at(330, 84, 'Invoice / Facture').box(326, 108, 230, 118).font('sans', 8);
      const head = [
        ['Number/Numéro', '9004118733'],
        ['Date', '2026.10.19'],
        ['Customer no./No client', '0000214407'],
        ['Sales order/Commande', '1200088412'],
        ['Delivery/Livraison', '8003377120'],
        ['PO/Bon de commande', '4500219984'],
        ['Terms/Conditions', 'Net 45 days/jours'],
        ['Due/Échéance', '2026.12.03'],
      ];
      p.rows(114, 13.5, [332, 448], head);
      p.at(56, 120, 'Bill to / Facturer à')
        .font('sans', 9.5)
        .block(56, 134, 12, ['Moulages Precitek Inc.', '1220 rue Bernard-Lefebvre', 'Laval QC H7C 0A5']);
      p.rule(56, 250, 556, '#000000', 1.2).font('sans', 8);
      p.rows(
        256,
        10,
        [56, 96, -370, -450, -556],
        [
          ['Item', 'Material/Description', 'Qty/Qté', 'Price/Prix', 'Value/Valeur'],
          ['Poste', '', 'KG', 'CAD/KG', 'CAD'],
        ],
      );
      p.rule(56, 280, 556).font('sans', 9);
      const y = p.rows(
        288,
        24,
        [56, 96, -370, -450, -556],
        made.rows.map((r, i) => [
          `0000${i + 1}0`,
          r.text,
          r.quantity.toFixed(3),
          bare(r.unit),
          plain(r.amount),
        ]),
      );
      p.rule(56, y, 556).block(300, y + 8, 14, [
        'Items total / Total postes',
        'GST/TPS 5.000 %',
        'QST/TVQ 9.975 %',
      ]);
      p.block(-556, y + 8, 14, [made.subtotal, ...made.taxes].map(plain));
      p.rule(300, y + 52, 556, '#000000', 1.2)
        .font('sansBold', 9.5)
        .at(300, y + 58, 'Final amount / Montant final')
        .at(450, y + 58, 'CAD')
        .right(556, y + 58, plain(made.total));
      p.font('sans', 7).at(
        56,
        740,
        'GST/TPS R105 883 297 RT0001   QST/TVQ 1000 221 905 TQ0001   Net weight/Poids net 1,800.000 KG',
      );
    },
  });
}

export function miningSupply(): UnseenInvoice {
  const made = bill(
    [
      [10, 'ROCK BIT 51MM T38 BUTTON', 21880],
      [6, 'SHANK ADAPTER HL710', 38940],
      [25, 'DRILL ROD T38-R32 3.66M', 26400],
    ],
    [rate.gst, rate.manitoba],
  );
  const perLine = made.rows.map((r) => Math.round(r.amount * 0.05));
  return unseenInvoice({
    name: 'tax by line in a column and a summary of taxes',
    number: 'TS-2026-0771',
    merchant: 'Thicket Portage Mine Supply LP',
    issuedOn: '2026-10-01',
    dueOn: '2026-11-15',
    parts: made.parts,
    draw: (p) => {
      p.box(36, 36, 540, 50, { fill: '#2b2b2b' })
        .font('sansBold', 14, '#ffd23f')
        .at(48, 54, 'THICKET PORTAGE MINE SUPPLY LP')
        .font('sansBold', 14, '#ffffff')
        .right(564, 54, 'TAX INVOICE');
      p.font('sans', 8.5).rows(
        100,
        13,
        [36, 120, 320, 420],
        [
          ['Invoice #', 'TS-2026-0771', 'Customer PO', '4500011872'],
          ['Invoice Date', 'Oct 1, 2026', 'Packing Slip', 'PS-118210'],
          ['Due Date', 'Nov 15, 2026', 'Account', 'SNOW-02'],
        ],
      );
      p.block(36, 150, 12, [
        'Bill To: Snow Lake Headframe Corp., PO Box 900, Snow Lake MB R0B 1M0',
        'Remit To: 12 Station Rd, Thompson MB R8N 1N3',
      ]);
      p.box(36, 186, 540, 16, { fill: '#ffd23f' }).font('sansBold', 8);
      const columns = [40, -230, -300, -380, -430, -490, -572];
      p.rows(190, 0, columns, [['Product', 'Qty', 'Price', 'Ext.', 'GST', 'RST', 'Total']]);
      p.font('sans', 8);
      const cells = made.rows.map((r, i) => {
        const gst = perLine[i] ?? 0;
        const rst = Math.round(r.amount * 0.07);
        return [
          r.text,
          `${r.quantity}`,
          bare(r.unit),
          bare(r.amount),
          bare(gst),
          bare(rst),
          bare(r.amount + gst + rst),
        ];
      });
      const y = p.rows(210, 16, columns, cells);
      p.box(36, y + 20, 240, 58)
        .font('sansBold', 8)
        .at(40, y + 24, 'TAX SUMMARY')
        .font('sans', 8);
      p.rows(
        y + 38,
        13,
        [40, -200, -272],
        [
          ['GST 5% on', plain(made.subtotal), plain(tax(made))],
          ['MB RST 7% on', plain(made.subtotal), plain(tax(made, 1))],
          ['Reg.', '81190 4417 RT0001', ''],
        ],
      );
      p.font('sans', 9).block(400, y + 24, 15, ['Net', 'Taxes', 'Invoice Total']);
      p.block(-572, y + 24, 15, [plain(made.subtotal), plain(tax(made) + tax(made, 1)), dollars(made.total)]);
    },
  });
}

export function computerReseller(): UnseenInvoice {
  const made = bill(
    [
      [6, 'NB 14" i5 16GB 512GB W11P', 124900],
      [6, 'Dock USB-C 100W', 18999],
      [6, '3Y next business day onsite', 15900],
    ],
    [rate.gst, rate.saskatchewan],
    [6 * 80, 2495],
  );
  return unseenInvoice({
    name: 'computer reseller with serial numbers and recycling fees',
    number: 'IVC0093821',
    merchant: 'Wascana Systems Group',
    issuedOn: '2026-10-13',
    dueOn: '2026-11-12',
    parts: made.parts,
    draw: (p) => {
      p.font('sansBold', 17, '#364fc7')
        .at(36, 34, 'WASCANA')
        .font('sans', 17, '#364fc7')
        .at(132, 34, 'SYSTEMS GROUP')
        .font('sans', 8)
        .at(36, 56, 'Wascana Systems Group · 1919 Broad St · Regina SK S4P 1Y1');
      p.box(36, 76, 540, 40, { line: '#364fc7' });
      const head = ['Invoice', 'Inv. Date', 'Sales Order', 'Customer', 'Purchase Order', 'Terms', 'Due'];
      const values = ['IVC0093821', '10/13/26', '2218840', 'QUAPMED', 'PO-26-0117', 'N30', '11/12/26'];
      p.font('sansBold', 7.5).rows(80, 0, [42, 122, 192, 262, 332, 432, 500], [head]);
      p.font('sans', 9).rows(98, 0, [42, 122, 192, 262, 332, 432, 500], [values]);
      p.block(36, 130, 12, [
        "Bill To: Qu'Appelle Medical Arts",
        '300 Bay Ave N',
        "Fort Qu'Appelle SK S0G 1S0",
      ]);
      p.box(36, 180, 540, 16, { fill: '#364fc7' })
        .font('sansBold', 8, '#ffffff')
        .rows(
          184,
          0,
          [42, 110, -370, -420, -490, -570],
          [['SKU', 'Description', 'Ord', 'Ship', 'Unit', 'Extended']],
        );
      let y = 202;
      for (const [i, r] of made.rows.entries()) {
        p.font('sans', 9).rows(
          y,
          0,
          [42, 110, -370, -420, -490, -570],
          [[`${884120 + i * 55}`, r.text, `${r.quantity}`, `${r.quantity}`, plain(r.unit), plain(r.amount)]],
        );
        if (i === 0)
          p.font('sans', 7).at(
            110,
            y + 12,
            'S/N: 5CG4410KLP 5CG4410KLQ 5CG4410KM1 5CG4410KM4 5CG4410KM9 5CG4410KN2',
          );
        y += 28;
      }
      p.rule(36, y, 576, '#364fc7')
        .font('sans', 9)
        .rows(
          y + 8,
          15,
          [380, -570],
          [
            ['Merchandise', plain(made.subtotal)],
            ['EHF (e-waste)', '4.80'],
            ['Shipping', '24.95'],
            ['GST 5%', plain(tax(made))],
            ['PST 6%', plain(tax(made, 1))],
          ],
        );
      p.font('sansBold', 11)
        .at(380, y + 90, 'Invoice Total')
        .right(570, y + 90, `CA${dollars(made.total)}`)
        .font('sans', 7.5)
        .at(
          36,
          740,
          'GST 10441 7738 RT0001  PST 2118840. Title passes on payment. No returns on opened software.',
        );
    },
  });
}
