import { buildTaxRows, drawCustomer, drawItems, drawSender, type Layout } from '../layout';

/** Ordinary invoices in unusual print: boxes, leader dots, glued and spaced letters. */
export const printStyles: readonly Layout[] = [
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
