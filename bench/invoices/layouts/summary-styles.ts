import type { Layout } from '../layout';
import { buildTaxLines } from './tax-lines';

/** Layouts with unusual summaries. */
export const summaryStyles: readonly Layout[] = [
  {
    name: 'early-discount',
    number: ({ digits }) => `P-${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(40, 40, facts.merchant.name, { size: 14, bold: true });
      paper.text(420, 40, `${translate('Tax Invoice', 'Facture')}`, { size: 14 });
      paper.lines(420, 62, [
        `${translate('Inv. No.', 'Fact. n°')} ${number}`,
        `${translate('Inv. Date', 'Date')} ${date(facts.issuedOn, 'iso')}`,
        translate('Terms 2/10 Net 30', 'Termes 2/10 Net 30'),
        `${translate('Due', 'Échéance')} ${date(facts.dueOn, 'iso')}`,
      ]);
      const end = paper.rows(
        200,
        [{ x: 40 }, { x: 560, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount)]),
      );
      paper.rows(
        end + 20,
        [{ x: 330 }, { x: 560, align: 'right' }],
        [
          [translate('Sub total', 'Sous total'), money(facts.subtotal)],
          ...buildTaxLines(w),
          [translate('Total payable', 'Total payable'), money(facts.total)],
          [
            translate('If paid within 10 days, pay', 'Si payé dans les 10 jours, payez'),
            money(facts.total - Math.round(facts.subtotal / 50)),
          ],
        ],
      );
    },
  },
  {
    name: 'two-currencies',
    number: ({ digits }) => `X${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(40, 40, facts.merchant.name, { size: 14, bold: true });
      paper.text(40, 80, translate('INVOICE', 'FACTURE'), { size: 16 });
      paper.lines(40, 104, [
        `${translate('No:', 'No :')} ${number}`,
        `Date: ${date(facts.issuedOn, 'short')}`,
        `${translate('Due:', 'Échéance :')} ${date(facts.dueOn, 'short')}`,
      ]);
      const end = paper.rows(
        200,
        [{ x: 40 }, { x: 560, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount)]),
      );
      paper.rows(
        end + 20,
        [{ x: 330 }, { x: 560, align: 'right' }],
        [
          [translate('Subtotal CAD', 'Sous-total CAD'), money(facts.subtotal)],
          ...buildTaxLines(w),
          [translate('Total CAD', 'Total CAD'), money(facts.total)],
          [
            translate('Approx. equivalent in USD', 'Équivalent approx. en USD'),
            `US${money(Math.round(facts.total * 0.73)).replace(/[\u00a0 ]\$$/, '')}`,
          ],
        ],
      );
    },
  },
  {
    name: 'counted-totals',
    number: ({ digits }) => `C${digits}-1`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(572, 40, facts.merchant.name, { size: 14, bold: true, align: 'right' });
      paper.text(40, 40, translate('Sales Invoice', 'Facture de vente'), { size: 18 });
      paper.rows(
        80,
        [{ x: 40 }, { x: 180 }],
        [
          [translate('Reference', 'Référence'), number],
          [translate('Order', 'Commande'), 'SO-20118'],
          [translate('Posting date', 'Date'), date(facts.issuedOn, 'iso')],
          [translate('Due date', 'Échéance'), date(facts.dueOn, 'iso')],
        ],
      );
      const columns = [
        { x: 40 },
        { x: 330, align: 'right' },
        { x: 440, align: 'right' },
        { x: 572, align: 'right' },
      ] as const;
      const count = facts.items.reduce((sum, { quantity }) => sum + quantity, 0);
      const end = paper.rows(190, columns, [
        [
          translate('Product', 'Produit'),
          translate('Units', 'Unités'),
          translate('Each', 'Ch.'),
          translate('Total', 'Total'),
        ],
        ...facts.items.map(({ what, quantity, price, amount }) => [
          what,
          String(quantity),
          money(price, 'bare'),
          money(amount, 'bare'),
        ]),
        [translate('Totals', 'Totaux'), String(count), '', money(facts.subtotal, 'bare')],
      ]);
      paper.rows(
        end + 16,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [...buildTaxLines(w), [translate('Grand total', 'Grand total'), money(facts.total)]],
      );
    },
  },
  {
    name: 'tax-table',
    number: ({ digits }) => `A-${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money, rate, taxName } = w;
      paper.text(40, 40, facts.merchant.name, { size: 14, bold: true });
      paper.text(
        40,
        70,
        `${translate('Invoice nr.', 'Facture nº')} ${number}  -  ${date(facts.issuedOn, 'long')}`,
        { size: 11 },
      );
      paper.text(
        40,
        86,
        `${translate('To be paid by', 'À payer au plus tard le')} ${date(facts.dueOn, 'long')}`,
      );
      const end = paper.rows(
        160,
        [{ x: 40 }, { x: 560, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount)]),
      );
      const columns = [{ x: 40 }, { x: 150, align: 'right' }, { x: 260, align: 'right' }] as const;
      paper.rows(
        end + 30,
        columns,
        [
          [translate('Tax', 'Taxe'), translate('Rate', 'Taux'), translate('Base', 'Base')],
          ...facts.taxes.map((tax) => [taxName(tax), rate(tax), money(facts.subtotal)]),
        ],
        { size: 8 },
      );
      paper.rows(
        end + 30,
        [{ x: 330 }, { x: 560, align: 'right' }],
        [
          [translate('Total before taxes', 'Total avant taxes'), money(facts.subtotal)],
          [translate('Taxes', 'Taxes'), money(facts.total - facts.subtotal)],
          [translate('Total taxes included', 'Total taxes incluses'), money(facts.total)],
        ],
      );
    },
  },
  {
    name: 'rent',
    number: ({ digits }) => `L-${digits}`,
    lines: 1,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(40, 40, facts.merchant.name, { size: 14, bold: true });
      paper.text(40, 90, translate('RENT INVOICE', 'FACTURE DE LOYER'), { size: 14 });
      paper.rows(
        120,
        [{ x: 40 }, { x: 200 }],
        [
          [translate('Invoice ID:', 'Facture no :'), number],
          [translate('Billing date:', 'Facturé le :'), date(facts.issuedOn, 'long')],
          [translate('Unit:', 'Local :'), '204'],
          [translate('Period:', 'Période :'), `${date(facts.issuedOn, 'iso')} - ${date(facts.dueOn, 'iso')}`],
          [translate('Monthly rent:', 'Loyer mensuel :'), money(facts.subtotal)],
          ...facts.taxes.map((tax) => [`${w.taxName(tax)}:`, money(tax.amount)]),
          [translate('Total amount payable:', 'Montant total à verser :'), money(facts.total)],
          [translate('Payable on or before:', 'Payable au plus tard le :'), date(facts.dueOn, 'long')],
        ],
        { leading: 20 },
      );
    },
  },
  {
    name: 'progress-table',
    number: ({ digits }) => `${digits.slice(0, 3)}-PC4`,
    truth: ({ total, subtotal }) => ({ amountDue: total - Math.round(subtotal / 10) }),
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      const holdback = Math.round(facts.subtotal / 10);
      paper.text(40, 40, facts.merchant.name, { size: 14, bold: true });
      paper.rows(
        40,
        [{ x: 380 }, { x: 560, align: 'right' }],
        [
          [translate('Invoice', 'Facture'), number],
          [translate('Project No.', 'Projet no'), '25-118'],
          [translate('Date', 'Date'), date(facts.issuedOn, 'short')],
          [translate('Due', 'Échéance'), date(facts.dueOn, 'short')],
        ],
      );
      const end = paper.rows(
        180,
        [{ x: 40 }, { x: 560, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount)]),
      );
      paper.rows(
        end + 14,
        [{ x: 300 }, { x: 560, align: 'right' }],
        [
          [translate('Work this period', 'Travaux de la période'), money(facts.subtotal)],
          ...buildTaxLines(w),
          [translate('Total invoice', 'Total de la présente facture'), money(facts.total)],
          [translate('Less 10% holdback', 'Moins retenue de 10 %'), `(${money(holdback)})`],
          [translate('Net payable this invoice', 'Net à payer'), money(facts.total - holdback)],
        ],
      );
    },
  },
];
