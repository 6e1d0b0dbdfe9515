import type { Facts } from '../facts';
import { drawCustomer, drawSender, type Layout, type Writer } from '../layout';

const drawItems = (w: Writer, y: number, right = 572): number =>
  w.paper.rows(
    y,
    [{ x: 40 }, { x: right, align: 'right' }],
    w.facts.items.map(({ what, amount }) => [what, w.money(amount)]),
  );

const buildTaxRows = (w: Writer): string[][] =>
  w.facts.taxes.map((tax) => [`${w.taxName(tax)} ${w.rate(tax)}`, w.money(tax.amount)]);

const computeEarlierBalance = (facts: Facts): number => 10_000 + Number(facts.digits);

export const unusual: readonly Layout[] = [
  {
    name: 'utility',
    number: ({ digits }) => `8800${digits}`,
    lines: 3,
    truth: (facts) => ({ amountDue: facts.total + computeEarlierBalance(facts) }),
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.text(400, 40, translate('Your bill', 'Votre facture'), { size: 18 });
      paper.rows(
        66,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [
          [translate('Bill number', 'Numéro de facture'), number],
          [translate('Account number', 'Numéro de compte'), '7719 0042 118'],
          [translate('Bill date', 'Date de facturation'), date(facts.issuedOn, 'long')],
          [translate('Due date', "Date d'échéance"), date(facts.dueOn, 'long')],
        ],
        { size: 9 },
      );
      drawCustomer(w, 40, 120, translate('Service address', 'Adresse de service'));
      paper.rows(
        210,
        [{ x: 40 }, { x: 572, align: 'right' }],
        [
          [translate('Previous balance', 'Solde précédent'), money(computeEarlierBalance(facts) + 5_000)],
          [translate('Payment received - thank you', 'Paiement reçu - merci'), money(-5_000)],
          [translate('Balance forward', 'Solde reporté'), money(computeEarlierBalance(facts))],
        ],
      );
      const y = drawItems(w, 270);
      paper.rows(
        y + 10,
        [{ x: 40 }, { x: 572, align: 'right' }],
        [
          [translate('Subtotal of new charges', 'Sous-total des nouveaux frais'), money(facts.subtotal)],
          ...buildTaxRows(w),
          [translate('Total new charges', 'Total des nouveaux frais'), money(facts.total)],
          [
            translate('Total amount due', 'Montant total à payer'),
            money(facts.total + computeEarlierBalance(facts)),
          ],
        ],
      );
      paper.text(
        40,
        600,
        translate('Total usage: 1,204 kWh over 31 days', 'Consommation totale : 1 204 kWh en 31 jours'),
        { size: 8 },
      );
    },
  },
  {
    name: 'stub',
    number: ({ digits }) => `T-${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.text(572, 40, translate('INVOICE', 'FACTURE'), { size: 18, align: 'right' });
      paper.lines(400, 70, [
        `${translate('Invoice no.', 'Facture n°')} ${number}`,
        `${translate('Date:', 'Date :')} ${date(facts.issuedOn, 'long')}`,
      ]);
      drawCustomer(w, 40, 110);
      const y = drawItems(w, 200);
      paper.rows(
        y + 15,
        [{ x: 420 }, { x: 572, align: 'right' }],
        [
          [translate('Subtotal', 'Sous-total'), money(facts.subtotal)],
          ...buildTaxRows(w),
          [translate('Total due', 'Total dû'), money(facts.total)],
        ],
      );
      paper.text(
        306,
        590,
        translate(
          '- - - Please detach and return with your payment - - -',
          '- - - Détacher et retourner avec votre paiement - - -',
        ),
        { size: 8, align: 'center' },
      );
      paper.rows(
        620,
        [{ x: 40 }, { x: 170 }, { x: 300 }, { x: 430 }],
        [
          [
            translate('Customer No.', 'No de client'),
            translate('Invoice No.', 'No de facture'),
            translate('Due date', 'Échéance'),
            translate('Amount due', 'Montant dû'),
          ],
          ['C-1180', number, date(facts.dueOn, 'iso'), money(facts.total)],
        ],
        { size: 9 },
      );
      paper.text(430, 670, `${translate('Amount enclosed', 'Montant remis')} $ ________`);
      paper.text(
        40,
        700,
        translate(
          `Make cheques payable to ${facts.merchant.name}`,
          `Chèque à l'ordre de ${facts.merchant.name}`,
        ),
      );
    },
  },
  {
    name: 'two-pages',
    lines: 34,
    number: ({ digits }) => `FA${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      const columns = [{ x: 40 }, { x: 572, align: 'right' }] as const;
      const top = (page: number): void => {
        drawSender(w);
        paper.rows(
          40,
          [{ x: 400 }, { x: 480 }],
          [
            [translate('Invoice No.', 'No facture'), number],
            [translate('Date', 'Date'), date(facts.issuedOn, 'iso')],
            [translate('Due', 'Échéance'), date(facts.dueOn, 'iso')],
            [translate('Page', 'Page'), translate(`${page} of 2`, `${page} de 2`)],
          ],
        );
      };
      const rows = facts.items.map(({ what, amount }) => [what, money(amount, 'bare')]);
      const first = facts.items.slice(0, 28).reduce((sum, { amount }) => sum + amount, 0);
      top(1);
      drawCustomer(w, 40, 110);
      const y = paper.rows(190, columns, rows.slice(0, 28));
      paper.rows(
        y + 10,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [[translate('Subtotal carried forward', 'Sous-total à reporter'), money(first, 'bare')]],
      );
      paper.nextPage();
      top(2);
      paper.rows(
        150,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [[translate('Brought forward', 'Report'), money(first, 'bare')]],
      );
      const end = paper.rows(180, columns, rows.slice(28));
      paper.rows(
        end + 14,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [
          [translate('Subtotal', 'Sous-total'), money(facts.subtotal, 'bare')],
          ...facts.taxes.map((tax) => [w.taxName(tax), money(tax.amount, 'bare')]),
          [translate('Invoice total', 'Total facture'), money(facts.total)],
        ],
      );
    },
  },
  {
    name: 'letter',
    paper: { face: 'Times', size: 11 },
    number: ({ digits }) => digits,
    lines: 1,
    truth: ({ subtotal, dueOn }) => ({ total: subtotal, amountDue: subtotal, dueOn }),
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.text(40, 110, date(facts.issuedOn, 'long'));
      paper.lines(40, 140, [facts.customer.name, facts.customer.street, facts.customer.city]);
      paper.text(40, 210, `${translate('Invoice number', 'Facture numéro')} ${number}`, { bold: true });
      paper.lines(40, 240, [
        translate(
          'For professional services rendered during the month, as agreed:',
          'Pour services professionnels rendus durant le mois, tel que convenu :',
        ),
        `    ${facts.items[0]?.what}`,
        '',
        `${translate('Total:', 'Total :')} ${money(facts.subtotal)}`,
        '',
        translate(
          `Payable no later than ${date(facts.dueOn, 'long')}. No tax applies (small supplier).`,
          `Payable au plus tard le ${date(facts.dueOn, 'long')}. Aucune taxe (petit fournisseur).`,
        ),
        translate(
          'If you have questions about invoice 1001 of last month, please call 519-555-0143.',
          'Pour toute question sur la facture 1001 du mois dernier : 418 555-0143.',
        ),
      ]);
    },
  },
  {
    name: 'bilingual',
    number: ({ digits }) => `B${digits}`,
    draw: (w) => {
      const { paper, facts, number, money } = w;
      drawSender(w);
      paper.text(572, 40, 'INVOICE / FACTURE', { size: 16, bold: true, align: 'right' });
      paper.rows(
        75,
        [{ x: 330 }, { x: 572, align: 'right' }],
        [
          ['Invoice No. / No de facture', number],
          ['Date (YYYY-MM-DD / AAAA-MM-JJ)', facts.issuedOn],
          ['Due date / Échéance', facts.dueOn],
          ['GST/TPS No.', '123456789 RT0001'],
          ['QST/TVQ No.', '1012345678 TQ0001'],
        ],
        { size: 9 },
      );
      drawCustomer(w, 40, 110, 'Bill to / Facturé à');
      const y = drawItems(w, 220);
      paper.rows(
        y + 15,
        [{ x: 360 }, { x: 572, align: 'right' }],
        [
          ['Subtotal / Sous-total', money(facts.subtotal)],
          ...facts.taxes.map((tax) => [`${tax.name.en}/${tax.name.fr} ${w.rate(tax)}`, money(tax.amount)]),
          ['Total', money(facts.total)],
          ['Amount due / Montant dû', money(facts.total)],
        ],
      );
    },
  },
  {
    name: 'bordered-grid',
    number: ({ digits }) => `IN${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      const labels = [
        translate('INVOICE', 'FACTURE'),
        translate('DATE', 'DATE'),
        translate('TERMS', 'TERMES'),
        translate('DUE DATE', 'ÉCHÉANCE'),
        translate('TOTAL DUE', 'TOTAL DÛ'),
      ];
      drawSender(w);
      for (let cell = 0; cell < 5; cell += 1) paper.box(40 + cell * 106, 130, 106, 36);
      const columns = labels.map((_, cell) => ({ x: 45 + cell * 106 }));
      paper.rows(134, columns, [labels], { size: 8, bold: true });
      paper.rows(149, columns, [
        [
          number,
          date(facts.issuedOn, 'slashes'),
          translate('Net 30', 'Net 30'),
          date(facts.dueOn, 'slashes'),
          money(facts.total),
        ],
      ]);
      drawCustomer(w, 40, 180);
      const y = drawItems(w, 260);
      paper.rows(
        y + 12,
        [{ x: 420 }, { x: 572, align: 'right' }],
        [
          [translate('SUBTOTAL', 'SOUS-TOTAL'), money(facts.subtotal)],
          ...buildTaxRows(w),
          ['TOTAL', money(facts.total)],
          [translate('BALANCE DUE', 'SOLDE À PAYER'), money(facts.total)],
        ],
      );
    },
  },
  {
    name: 'shop',
    number: ({ digits }) => `#${digits}`,
    lines: 3,
    truth: ({ subtotal, taxes }) => {
      const base = subtotal - 500 + 1_895;
      const total = base + taxes.reduce((sum, { amount }) => sum + amount, 0);
      return { total, amountDue: total, dueOn: null };
    },
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      const total = facts.total - 500 + 1_895;
      paper.text(40, 40, facts.merchant.name, { size: 18 });
      paper.lines(572, 40, [`${translate('Invoice', 'Facture')} ${number}`, date(facts.issuedOn, 'long')], {
        align: 'right',
      });
      drawCustomer(w, 40, 90, translate('Bill to', 'Facturer à'));
      const y = drawItems(w, 180);
      paper.rows(
        y + 20,
        [{ x: 380 }, { x: 572, align: 'right' }],
        [
          [translate('Subtotal', 'Sous-total'), money(facts.subtotal)],
          [translate('Discount (WELCOME)', 'Rabais (BIENVENUE)'), money(-500)],
          [translate('Shipping (Standard)', 'Livraison (standard)'), money(1_895)],
          ...facts.taxes.map((tax) => [`${w.taxName(tax)} ${w.rate(tax)}`, money(tax.amount)]),
          [translate('Total', 'Total'), `${money(total)} CAD`],
        ],
      );
      paper.text(
        306,
        700,
        translate(
          `You saved ${money(500)}. Questions? 1-800-555-0199`,
          `Vous économisez ${money(500)}. Questions? 1 800 555-0199`,
        ),
        { align: 'center', size: 8 },
      );
    },
  },
  {
    name: 'glued-and-dotted',
    paper: { face: 'Courier' },
    number: ({ digits }) => `INV-${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      const dots = (label: string, value: string): string =>
        `${label}${'.'.repeat(Math.max(3, 48 - label.length - value.length))}${value}`;
      drawSender(w);
      paper.text(400, 40, `${translate('Invoice', 'Facture')}#${number}`, { bold: true });
      paper.text(400, 56, `${translate('Date', 'Date')}:${date(facts.issuedOn, 'iso')}`);
      paper.text(400, 72, `${translate('Due', 'Échéance')}:${date(facts.dueOn, 'iso')}`);
      drawCustomer(w, 40, 110);
      const y = paper.lines(
        40,
        200,
        facts.items.map(({ what, amount }) => dots(what, money(amount, 'bare'))),
      );
      paper.lines(40, y + 20, [
        dots(translate('Subtotal', 'Sous-total'), money(facts.subtotal, 'bare')),
        ...facts.taxes.map((tax) => dots(w.taxName(tax), money(tax.amount, 'bare'))),
        dots(translate('Amount payable', 'Montant à payer'), money(facts.total, 'bare')),
      ]);
    },
  },
  {
    name: 'spaced-letters',
    number: ({ digits }) => `${digits}A`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(306, 40, facts.merchant.name.toUpperCase(), { size: 14, align: 'center', spacing: 1 });
      paper.text(40, 90, translate('INVOICE', 'FACTURE'), { size: 20, spacing: 8 });
      paper.rows(
        130,
        [{ x: 40 }, { x: 180 }, { x: 320 }],
        [
          [translate('NUMBER', 'NUMÉRO'), translate('ISSUED', 'ÉMISE LE'), translate('PAY BY', 'PAYABLE LE')],
          [number, date(facts.issuedOn, 'short'), date(facts.dueOn, 'short')],
        ],
        { size: 9 },
      );
      drawCustomer(w, 40, 175, translate('FOR', 'POUR'));
      const y = drawItems(w, 250);
      paper.rows(
        y + 16,
        [{ x: 40 }, { x: 572, align: 'right' }],
        [[translate('Subtotal', 'Sous-total'), money(facts.subtotal)], ...buildTaxRows(w)],
      );
      paper.text(40, y + 90, 'TOTAL', { size: 14, spacing: 5 });
      paper.text(572, y + 88, money(facts.total), { size: 18, bold: true, align: 'right' });
    },
  },
];
