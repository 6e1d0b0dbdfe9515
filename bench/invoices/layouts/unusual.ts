import type { Facts } from '../facts';
import { buildTaxRows, drawCustomer, drawItems, drawSender, type Layout } from '../layout';

const computeEarlierBalance = (facts: Facts): number => 10_000 + Number(facts.digits);

/** Pages with more on them than one invoice, or with less: an earlier balance, a payment stub, a letter, two languages. */
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
];
