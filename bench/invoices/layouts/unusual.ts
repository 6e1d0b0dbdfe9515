import type { Facts } from '../facts';
import { billTo, head, type Layout, type Writer } from '../layout';

const list = (w: Writer, y: number, right = 572): number =>
  w.paper.rows(
    y,
    [{ x: 40 }, { x: right, align: 'right' }],
    w.facts.items.map(({ what, amount }) => [what, w.money(amount)]),
  );

const taxRows = (w: Writer): string[][] =>
  w.facts.taxes.map((tax) => [`${w.taxName(tax)} ${w.rate(tax)}`, w.money(tax.amount)]);

const earlier = (facts: Facts): number => 10_000 + Number(facts.digits);

export const unusual: readonly Layout[] = [
  {
    name: 'utility',
    number: ({ digits }) => `8800${digits}`,
    lines: 3,
    truth: (facts) => ({ amountDue: facts.total + earlier(facts) }),
    draw: (w) => {
      const { paper, facts, say, number, date, money } = w;
      head(w);
      paper.text(400, 40, say('Your bill', 'Votre facture'), { size: 18 });
      paper.rows(
        66,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [
          [say('Bill number', 'Numéro de facture'), number],
          [say('Account number', 'Numéro de compte'), '7719 0042 118'],
          [say('Bill date', 'Date de facturation'), date(facts.issuedOn, 'long')],
          [say('Due date', "Date d'échéance"), date(facts.dueOn, 'long')],
        ],
        { size: 9 },
      );
      billTo(w, 40, 120, say('Service address', 'Adresse de service'));
      paper.rows(
        210,
        [{ x: 40 }, { x: 572, align: 'right' }],
        [
          [say('Previous balance', 'Solde précédent'), money(earlier(facts) + 5_000)],
          [say('Payment received - thank you', 'Paiement reçu - merci'), money(-5_000)],
          [say('Balance forward', 'Solde reporté'), money(earlier(facts))],
        ],
      );
      const y = list(w, 270);
      paper.rows(
        y + 10,
        [{ x: 40 }, { x: 572, align: 'right' }],
        [
          [say('Subtotal of new charges', 'Sous-total des nouveaux frais'), money(facts.subtotal)],
          ...taxRows(w),
          [say('Total new charges', 'Total des nouveaux frais'), money(facts.total)],
          [say('Total amount due', 'Montant total à payer'), money(facts.total + earlier(facts))],
        ],
      );
      paper.text(
        40,
        600,
        say('Total usage: 1,204 kWh over 31 days', 'Consommation totale : 1 204 kWh en 31 jours'),
        { size: 8 },
      );
    },
  },
  {
    name: 'stub',
    number: ({ digits }) => `T-${digits}`,
    draw: (w) => {
      const { paper, facts, say, number, date, money } = w;
      head(w);
      paper.text(572, 40, say('INVOICE', 'FACTURE'), { size: 18, align: 'right' });
      paper.lines(400, 70, [
        `${say('Invoice no.', 'Facture n°')} ${number}`,
        `${say('Date:', 'Date :')} ${date(facts.issuedOn, 'long')}`,
      ]);
      billTo(w, 40, 110);
      const y = list(w, 200);
      paper.rows(
        y + 15,
        [{ x: 420 }, { x: 572, align: 'right' }],
        [
          [say('Subtotal', 'Sous-total'), money(facts.subtotal)],
          ...taxRows(w),
          [say('Total due', 'Total dû'), money(facts.total)],
        ],
      );
      paper.text(
        306,
        590,
        say(
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
            say('Customer No.', 'No de client'),
            say('Invoice No.', 'No de facture'),
            say('Due date', 'Échéance'),
            say('Amount due', 'Montant dû'),
          ],
          ['C-1180', number, date(facts.dueOn, 'iso'), money(facts.total)],
        ],
        { size: 9 },
      );
      paper.text(430, 670, `${say('Amount enclosed', 'Montant remis')} $ ________`);
      paper.text(
        40,
        700,
        say(`Make cheques payable to ${facts.merchant.name}`, `Chèque à l'ordre de ${facts.merchant.name}`),
      );
    },
  },
  {
    name: 'two-pages',
    lines: 34,
    number: ({ digits }) => `FA${digits}`,
    draw: (w) => {
      const { paper, facts, say, number, date, money } = w;
      const columns = [{ x: 40 }, { x: 572, align: 'right' }] as const;
      const top = (page: number): void => {
        head(w);
        paper.rows(
          40,
          [{ x: 400 }, { x: 480 }],
          [
            [say('Invoice No.', 'No facture'), number],
            [say('Date', 'Date'), date(facts.issuedOn, 'iso')],
            [say('Due', 'Échéance'), date(facts.dueOn, 'iso')],
            [say('Page', 'Page'), say(`${page} of 2`, `${page} de 2`)],
          ],
        );
      };
      const rows = facts.items.map(({ what, amount }) => [what, money(amount, 'bare')]);
      const first = facts.items.slice(0, 28).reduce((sum, { amount }) => sum + amount, 0);
      top(1);
      billTo(w, 40, 110);
      const y = paper.rows(190, columns, rows.slice(0, 28));
      paper.rows(
        y + 10,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [[say('Subtotal carried forward', 'Sous-total à reporter'), money(first, 'bare')]],
      );
      paper.nextPage();
      top(2);
      paper.rows(
        150,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [[say('Brought forward', 'Report'), money(first, 'bare')]],
      );
      const end = paper.rows(180, columns, rows.slice(28));
      paper.rows(
        end + 14,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [
          [say('Subtotal', 'Sous-total'), money(facts.subtotal, 'bare')],
          ...facts.taxes.map((tax) => [w.taxName(tax), money(tax.amount, 'bare')]),
          [say('Invoice total', 'Total facture'), money(facts.total)],
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
      const { paper, facts, say, number, date, money } = w;
      head(w);
      paper.text(40, 110, date(facts.issuedOn, 'long'));
      paper.lines(40, 140, [facts.customer.name, facts.customer.street, facts.customer.city]);
      paper.text(40, 210, `${say('Invoice number', 'Facture numéro')} ${number}`, { bold: true });
      paper.lines(40, 240, [
        say(
          'For professional services rendered during the month, as agreed:',
          'Pour services professionnels rendus durant le mois, tel que convenu :',
        ),
        `    ${facts.items[0]?.what}`,
        '',
        `${say('Total:', 'Total :')} ${money(facts.subtotal)}`,
        '',
        say(
          `Payable no later than ${date(facts.dueOn, 'long')}. No tax applies (small supplier).`,
          `Payable au plus tard le ${date(facts.dueOn, 'long')}. Aucune taxe (petit fournisseur).`,
        ),
        say(
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
      head(w);
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
      billTo(w, 40, 110, 'Bill to / Facturé à');
      const y = list(w, 220);
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
      const { paper, facts, say, number, date, money } = w;
      const labels = [
        say('INVOICE', 'FACTURE'),
        say('DATE', 'DATE'),
        say('TERMS', 'TERMES'),
        say('DUE DATE', 'ÉCHÉANCE'),
        say('TOTAL DUE', 'TOTAL DÛ'),
      ];
      head(w);
      for (let cell = 0; cell < 5; cell += 1) paper.box(40 + cell * 106, 130, 106, 36);
      const columns = labels.map((_, cell) => ({ x: 45 + cell * 106 }));
      paper.rows(134, columns, [labels], { size: 8, bold: true });
      paper.rows(149, columns, [
        [
          number,
          date(facts.issuedOn, 'slashes'),
          say('Net 30', 'Net 30'),
          date(facts.dueOn, 'slashes'),
          money(facts.total),
        ],
      ]);
      billTo(w, 40, 180);
      const y = list(w, 260);
      paper.rows(
        y + 12,
        [{ x: 420 }, { x: 572, align: 'right' }],
        [
          [say('SUBTOTAL', 'SOUS-TOTAL'), money(facts.subtotal)],
          ...taxRows(w),
          ['TOTAL', money(facts.total)],
          [say('BALANCE DUE', 'SOLDE À PAYER'), money(facts.total)],
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
      const { paper, facts, say, number, date, money } = w;
      const total = facts.total - 500 + 1_895;
      paper.text(40, 40, facts.merchant.name, { size: 18 });
      paper.lines(572, 40, [`${say('Invoice', 'Facture')} ${number}`, date(facts.issuedOn, 'long')], {
        align: 'right',
      });
      billTo(w, 40, 90, say('Bill to', 'Facturer à'));
      const y = list(w, 180);
      paper.rows(
        y + 20,
        [{ x: 380 }, { x: 572, align: 'right' }],
        [
          [say('Subtotal', 'Sous-total'), money(facts.subtotal)],
          [say('Discount (WELCOME)', 'Rabais (BIENVENUE)'), money(-500)],
          [say('Shipping (Standard)', 'Livraison (standard)'), money(1_895)],
          ...facts.taxes.map((tax) => [`${w.taxName(tax)} ${w.rate(tax)}`, money(tax.amount)]),
          [say('Total', 'Total'), `${money(total)} CAD`],
        ],
      );
      paper.text(
        306,
        700,
        say(
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
      const { paper, facts, say, number, date, money } = w;
      const dots = (label: string, value: string): string =>
        `${label}${'.'.repeat(Math.max(3, 48 - label.length - value.length))}${value}`;
      head(w);
      paper.text(400, 40, `${say('Invoice', 'Facture')}#${number}`, { bold: true });
      paper.text(400, 56, `${say('Date', 'Date')}:${date(facts.issuedOn, 'iso')}`);
      paper.text(400, 72, `${say('Due', 'Échéance')}:${date(facts.dueOn, 'iso')}`);
      billTo(w, 40, 110);
      const y = paper.lines(
        40,
        200,
        facts.items.map(({ what, amount }) => dots(what, money(amount, 'bare'))),
      );
      paper.lines(40, y + 20, [
        dots(say('Subtotal', 'Sous-total'), money(facts.subtotal, 'bare')),
        ...facts.taxes.map((tax) => dots(w.taxName(tax), money(tax.amount, 'bare'))),
        dots(say('Amount payable', 'Montant à payer'), money(facts.total, 'bare')),
      ]);
    },
  },
  {
    name: 'spaced-letters',
    number: ({ digits }) => `${digits}A`,
    draw: (w) => {
      const { paper, facts, say, number, date, money } = w;
      paper.text(306, 40, facts.merchant.name.toUpperCase(), { size: 14, align: 'center', spacing: 1 });
      paper.text(40, 90, say('INVOICE', 'FACTURE'), { size: 20, spacing: 8 });
      paper.rows(
        130,
        [{ x: 40 }, { x: 180 }, { x: 320 }],
        [
          [say('NUMBER', 'NUMÉRO'), say('ISSUED', 'ÉMISE LE'), say('PAY BY', 'PAYABLE LE')],
          [number, date(facts.issuedOn, 'short'), date(facts.dueOn, 'short')],
        ],
        { size: 9 },
      );
      billTo(w, 40, 175, say('FOR', 'POUR'));
      const y = list(w, 250);
      paper.rows(
        y + 16,
        [{ x: 40 }, { x: 572, align: 'right' }],
        [[say('Subtotal', 'Sous-total'), money(facts.subtotal)], ...taxRows(w)],
      );
      paper.text(40, y + 90, 'TOTAL', { size: 14, spacing: 5 });
      paper.text(572, y + 88, money(facts.total), { size: 18, bold: true, align: 'right' });
    },
  },
];
