import { bill, comma, piastres, plain, rate, sum, tax } from '../money';
import { type UnseenInvoice, unseenInvoice } from '../unseen-invoice';

/** Two pages: lines carry over, the sum is on the second. */
export function salesInvoice(): UnseenInvoice {
  const parts = [
    'Bearing 6205-2RS',
    'Seal kit, pump P4',
    'Coupling insert L100',
    'V-belt B68',
    'Oil, ISO 46 (20 L)',
    'Gasket sheet 1/16',
  ];
  const made = bill(
    Array.from(
      { length: 40 },
      (_, i) =>
        [1 + ((i * 7) % 9), `${parts[i % 6]} - lot ${1100 + i * 13}`, 845 + ((i * 1973) % 21000)] as const,
    ),
    [rate.ontario],
    [8650],
  );
  return unseenInvoice({
    name: 'two pages with a sum carried over',
    number: 'PSI-104472',
    merchant: 'Nipissing Industrial Supply Co.',
    issuedOn: '2026-09-24',
    dueOn: '2026-10-24',
    parts: made.parts,
    draw: (p) => {
      const columns = [50, 120, -360, -430, -560];
      const top = (page: number): void => {
        p.font('sansBold', 15)
          .at(50, 40, 'Sales - Invoice')
          .font('sans', 8)
          .right(560, 40, `Page ${page} of 2`);
        p.font('sansBold', 8.5).rows(72, 0, columns, [
          ['No.', 'Description', 'Qty.', 'Unit Price', 'Line Amount Excl. Tax'],
        ]);
        p.rule(50, 84, 560).font('sans', 8.5);
      };
      const cells = made.rows.map((r, i) => [
        `IT-${3300 + i}`,
        r.text,
        `${r.quantity}`,
        plain(r.unit),
        plain(r.amount),
      ]);
      p.font('sans', 8.5).block(50, 600, 12, [
        'Bill-to: Widdifield Sawmill Ltd.',
        '1400 Cedar Heights Rd',
        'North Bay ON P1B 8G2',
      ]);
      const head = [
        ['Invoice No.', 'PSI-104472'],
        ['Posting Date', '09/24/26'],
        ['Due Date', '10/24/26'],
        ['Order No.', 'SO-66120'],
        ['Document Date', '09/24/26'],
      ];
      p.rows(600, 13, [330, 420], head);
      p.block(50, 690, 12, [
        'Nipissing Industrial Supply Co.',
        '88 Seymour St, North Bay ON P1A 0C5',
        'HST 10331 2284 RT0001',
      ]);
      top(1);
      const first = sum(made.rows.slice(0, 28).map((r) => r.amount));
      p.right(560, p.rows(92, 17, columns, cells.slice(0, 28)) + 4, `Continued   ${plain(first)}`);
      p.page();
      top(2);
      p.right(560, 92, `Continued   ${plain(first)}`);
      const y = p.rows(112, 17, columns, cells.slice(28));
      p.rule(300, y + 4, 560).block(300, y + 12, 15, ['Subtotal', 'Freight', 'Tax Amount (HST 13%)']);
      p.block(-560, y + 12, 15, [made.subtotal, 8650, tax(made)].map(plain));
      p.rule(300, y + 60, 560)
        .font('sansBold', 9)
        .at(300, y + 66, 'Total CAD Incl. Tax')
        .right(560, y + 66, plain(made.total));
    },
  });
}

/** Three pages; each begins with the sum of the last, `Report`. */
export function freightReport(): UnseenInvoice {
  const towns = ['Rimouski', 'Matane', 'Amqui', 'Gaspé', 'Carleton', 'Trois-Pistoles'];
  const made = bill(
    Array.from(
      { length: 66 },
      (_, i) =>
        [1, `Connaissement ${402100 + i * 17} – ${towns[i % 6]}`, 9250 + ((i * 2711) % 18800)] as const,
    ),
    [rate.gst, rate.qst],
  );
  return unseenInvoice({
    name: 'French freight over three pages with sums carried over',
    number: 'F26-10-0388',
    merchant: 'Transport Bas-du-Fleuve (2011) inc.',
    issuedOn: '2026-10-31',
    dueOn: '2026-11-30',
    parts: made.parts,
    draw: (p) => {
      let carried = 0;
      for (const page of [0, 1, 2]) {
        if (page > 0) p.page();
        p.font('serifBold', 13)
          .at(50, 36, 'Transport Bas-du-Fleuve (2011) inc.')
          .font('serif', 9)
          .at(50, 53, '300, rue Témiscouata, Rivière-du-Loup QC G5R 2Y4');
        p.rows(
          36,
          13,
          [400, 480],
          [
            ['Facture no :', 'F26-10-0388'],
            ['Date :', '31 octobre 2026'],
            ['Page :', `${page + 1} de 3`],
            ['Client :', '11804'],
          ],
        );
        p.at(50, 80, 'Facturé à : Coopérative laitière des Appalaches, Mont-Joli QC').rule(50, 98, 562);
        p.font('serifBold', 9).rows(102, 0, [50, -562], [['Transport', 'Montant']]);
        p.font('serif', 9.5);
        if (page > 0) p.at(50, 118, 'Report').right(562, 118, comma(carried));
        const slice = made.rows.slice(page * 22, page * 22 + 22);
        const y = p.rows(
          134,
          20,
          [50, -562],
          slice.map((r) => [r.text, comma(r.amount)]),
        );
        carried += sum(slice.map((r) => r.amount));
        if (page < 2)
          p.rule(400, y + 4, 562)
            .at(400, y + 10, 'À reporter')
            .right(562, y + 10, comma(carried));
        else {
          p.rule(400, y + 4, 562).block(400, y + 10, 16, ['Sous-total', 'TPS 5 %', 'TVQ 9,975 %']);
          p.block(
            -562,
            y + 10,
            16,
            [made.subtotal, ...made.taxes].map((c) => comma(c)),
          );
          p.font('serifBold', 11)
            .at(400, y + 64, 'TOTAL DÛ')
            .right(562, y + 64, piastres(made.total))
            .font('serif', 8)
            .at(50, y + 70, 'Payable le 30 novembre 2026. TPS 10098 1177 RT – TVQ 1200 331 876 TQ');
        }
      }
    },
  });
}

export function foodWholesale(): UnseenInvoice {
  const goods = [
    'CHKN BRST BNLS SKLS 4KG',
    'BEEF STRIP LOIN AA 0X1',
    'PORK BACK RIB 12KG',
    'CHEDDAR BLK MILD',
    'SALMON FLT SKON',
  ];
  const made = bill(
    Array.from(
      { length: 34 },
      (_, i) =>
        [4.2 + ((i * 37) % 140) / 10, `${goods[i % 5]} ${2201 + i * 31}`, 699 + ((i * 83) % 1400)] as const,
    ),
    [],
    [1250],
  );
  return unseenInvoice({
    name: 'food wholesaler with catch weights on two pages, no tax',
    number: '77041926',
    merchant: 'Garrison Road Provisions',
    issuedOn: '2026-10-27',
    dueOn: '2026-11-03',
    parts: made.parts,
    draw: (p) => {
      const columns = [30, 80, -340, -390, -450, -580];
      for (const page of [0, 1]) {
        if (page === 1) p.page();
        p.font('heavy', 16)
          .at(30, 26, 'Garrison Road Provisions')
          .font('text', 8)
          .at(30, 46, '40 Gateway Dr, Fort Erie, ON L2A 5M4   Orders 905-555-0171');
        p.font('strong', 8).rows(
          26,
          11,
          [400, 470],
          [
            ['INVOICE', '77041926'],
            ['DELIVERED', '10-27-2026'],
            ['ROUTE/STOP', '414 / 09'],
            ['CUSTOMER', '120773'],
            ['PAGE', `${page + 1}`],
          ],
        );
        p.font('text', 8)
          .at(30, 64, 'Ship to: LOCK THREE TAVERN  2 Front St N  Thorold ON L2V 1X3')
          .rule(30, 84, 580)
          .font('strong', 8);
        p.rows(88, 0, columns, [['ITEM', 'DESCRIPTION', 'PCS', 'KG', '$/KG', 'AMOUNT']]);
        p.rule(30, 100, 580).font('text', 8.5);
        const slice = made.rows.slice(page * 24, page * 24 + 24);
        const cells = slice.map((r, i) => [
          `${60110 + (page * 24 + i) * 7}`,
          r.text,
          `${1 + (i % 3)}`,
          r.quantity.toFixed(2),
          plain(r.unit),
          plain(r.amount),
        ]);
        const y = p.rows(106, 24, columns, cells);
        if (page === 0) p.font('strong', 8).right(580, y + 8, 'CONTINUED ON NEXT PAGE');
        else {
          p.rule(30, y, 580)
            .font('strong', 9)
            .rows(
              y + 8,
              14,
              [30, 150],
              [
                ['TOTAL PIECES', '67'],
                ['TOTAL WEIGHT KG', `${sum(made.rows.map((r) => Math.round(r.quantity * 100))) / 100}`],
                ['TEMP', '3.1 C'],
              ],
            );
          p.rows(
            y + 8,
            14,
            [400, -580],
            [
              ['MERCHANDISE', plain(made.subtotal)],
              ['FUEL SURCHARGE', '12.50'],
              ['HST', '0.00'],
            ],
          );
          p.box(392, y + 54, 192, 22)
            .font('heavy', 11)
            .at(400, y + 58, 'INVOICE TOTAL')
            .right(580, y + 58, plain(made.total));
          p.font('text', 8).at(
            30,
            y + 100,
            'TERMS: 7 DAYS. Received in good order: X ______________   * = taxable',
          );
        }
      }
    },
  });
}
