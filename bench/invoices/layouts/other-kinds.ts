import { drawCustomer, drawSender, type Layout, type Writer } from '../layout';

const drawItems = (w: Writer, y: number, sign = 1): number =>
  w.paper.rows(
    y,
    [{ x: 40 }, { x: 572, align: 'right' }],
    w.facts.items.map(({ what, amount }) => [what, w.money(amount * sign)]),
  );

const drawSums = (w: Writer, y: number, last: readonly (readonly string[])[], sign = 1): number =>
  w.paper.rows(
    y,
    [{ x: 400 }, { x: 572, align: 'right' }],
    [
      [w.translate('Subtotal', 'Sous-total'), w.money(w.facts.subtotal * sign)],
      ...w.facts.taxes.map((tax) => [`${w.taxName(tax)} ${w.rate(tax)}`, w.money(tax.amount * sign)]),
      ...last,
    ],
  );

const drawHeader = (w: Writer, title: string, rows: readonly (readonly string[])[]): void => {
  drawSender(w);
  w.paper.text(572, 40, title, { size: 18, bold: true, align: 'right' });
  w.paper.rows(75, [{ x: 400 }, { x: 572, align: 'right' }], rows);
  drawCustomer(w, 40, 120);
};

export const otherKinds: readonly Layout[] = [
  {
    name: 'credit-note',
    number: ({ digits }) => `CN-${digits}`,
    truth: ({ total }) => ({ kind: 'creditNote', total: -total, amountDue: null, dueOn: null }),
    draw: (w) => {
      const { facts, translate, number, date, money } = w;
      drawHeader(w, translate('CREDIT NOTE', 'NOTE DE CRÉDIT'), [
        [translate('Credit note no.', 'No de note de crédit'), number],
        [translate('Date', 'Date'), date(facts.issuedOn, 'long')],
        [translate('Original invoice', 'Facture originale'), 'INV-20931'],
      ]);
      const y = drawItems(w, 210, -1);
      drawSums(w, y + 15, [[translate('Total credit', 'Total du crédit'), money(-facts.total)]], -1);
    },
  },
  {
    name: 'statement',
    number: () => null,
    truth: ({ total }) => ({ kind: 'statement', total, amountDue: total, dueOn: null }),
    draw: (w) => {
      const { paper, facts, translate, date, money } = w;
      drawHeader(w, translate('STATEMENT OF ACCOUNT', 'ÉTAT DE COMPTE'), [
        [translate('Statement date', 'Date'), date(facts.issuedOn, 'long')],
      ]);
      let balance = 0;
      const rows = [...facts.items, ...facts.taxes].map(({ amount }, at) => {
        balance += amount;
        return [
          date(facts.issuedOn, 'iso'),
          `${translate('Invoice', 'Facture')} ${7_001 + at}`,
          money(amount),
          money(balance),
        ];
      });
      paper.rows(
        200,
        [{ x: 40 }, { x: 140 }, { x: 450, align: 'right' }, { x: 572, align: 'right' }],
        [
          [
            translate('Date', 'Date'),
            translate('Invoice #', 'Facture n°'),
            translate('Amount', 'Montant'),
            translate('Balance', 'Solde'),
          ],
          ...rows,
        ],
      );
      paper.rows(
        640,
        [{ x: 40 }, { x: 150 }, { x: 260 }, { x: 370 }, { x: 480 }],
        [
          [
            translate('Current', 'Courant'),
            translate('1-30 days', '1-30 jours'),
            translate('31-60 days', '31-60 jours'),
            translate('Over 60', '60 et plus'),
            translate('Amount due', 'Montant dû'),
          ],
          [money(facts.total), money(0), money(0), money(0), money(facts.total)],
        ],
      );
    },
  },
  {
    name: 'quote',
    number: ({ digits }) => `Q-${digits}`,
    truth: () => ({ kind: 'quote', dueOn: null, amountDue: null }),
    draw: (w) => {
      const { facts, translate, number, date, money, paper } = w;
      drawHeader(w, translate('QUOTE', 'SOUMISSION'), [
        [translate('Quote #', 'Soumission n°'), number],
        [translate('Date', 'Date'), date(facts.issuedOn, 'long')],
        [translate('Valid until', "Valide jusqu'au"), date(facts.dueOn, 'long')],
      ]);
      const y = drawItems(w, 210);
      drawSums(w, y + 15, [[translate('Total', 'Total'), money(facts.total)]]);
      paper.text(
        40,
        700,
        translate('An invoice will follow on acceptance.', 'Une facture suivra à l’acceptation.'),
      );
    },
  },
  {
    name: 'pro-forma',
    number: ({ digits }) => `PF-${digits}`,
    truth: () => ({ kind: 'quote', dueOn: null }),
    draw: (w) => {
      const { facts, translate, number, date, money } = w;
      drawHeader(w, translate('PRO FORMA INVOICE', 'FACTURE PRO FORMA'), [
        [translate('Number', 'Numéro'), number],
        [translate('Date', 'Date'), date(facts.issuedOn, 'iso')],
      ]);
      const y = drawItems(w, 210);
      drawSums(w, y + 15, [[translate('Total', 'Total'), money(facts.total)]]);
    },
  },
  {
    name: 'paid',
    number: ({ digits }) => `INV${digits}`,
    truth: () => ({ kind: 'receipt', amountDue: 0 }),
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawHeader(w, translate('INVOICE', 'FACTURE'), [
        [translate('Invoice #', 'Facture n°'), number],
        [translate('Date', 'Date'), date(facts.issuedOn, 'iso')],
        [translate('Due date', 'Échéance'), date(facts.dueOn, 'iso')],
      ]);
      const y = drawItems(w, 210);
      drawSums(w, y + 15, [
        [translate('Total', 'Total'), money(facts.total)],
        [translate('Amount paid', 'Montant payé'), money(-facts.total)],
        [translate('Balance due', 'Solde dû'), money(0)],
      ]);
      paper.text(250, 640, translate('PAID', 'PAYÉ'), { size: 40, bold: true, colour: '#c33' });
    },
  },
  {
    name: 'receipt',
    number: ({ digits }) => `R${digits}`,
    truth: () => ({ kind: 'receipt', amountDue: null, dueOn: null }),
    draw: (w) => {
      const { facts, translate, number, date, money } = w;
      drawHeader(w, translate('RECEIPT', 'REÇU'), [
        [translate('Receipt number', 'Reçu n°'), number],
        [translate('Date', 'Date'), date(facts.issuedOn, 'long')],
      ]);
      const y = drawItems(w, 210);
      drawSums(w, y + 15, [
        [translate('Total', 'Total'), money(facts.total)],
        [translate('Paid by Visa ending 4242', 'Payé par Visa se terminant par 4242'), money(facts.total)],
      ]);
    },
  },
  {
    name: 'us-dollars',
    number: ({ digits }) => `US-${digits}`,
    truth: ({ subtotal }) => ({ currency: 'USD', total: subtotal, amountDue: subtotal }),
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawHeader(w, translate('INVOICE', 'FACTURE'), [
        [translate('Invoice #', 'Facture n°'), number],
        [translate('Date', 'Date'), date(facts.issuedOn, 'long')],
        [translate('Due date', 'Échéance'), date(facts.dueOn, 'long')],
      ]);
      const y = drawItems(w, 210);
      paper.rows(
        y + 15,
        [{ x: 380 }, { x: 572, align: 'right' }],
        [
          [translate('Subtotal', 'Sous-total'), money(facts.subtotal)],
          [
            translate('Total (USD)', 'Total (USD)'),
            `${money(facts.subtotal)}${facts.language === 'fr' ? ' US' : ' USD'}`,
          ],
        ],
      );
      paper.text(
        40,
        690,
        translate('All amounts are in US dollars.', 'Tous les montants sont en dollars américains.'),
      );
    },
  },
  {
    name: 'speaks-of-us-dollars',
    number: ({ digits }) => `S${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawHeader(w, translate('Invoice', 'Facture'), [
        [translate('Invoice Number', 'Numéro de facture'), number],
        [translate('Invoice Date', 'Date de facture'), date(facts.issuedOn, 'short')],
        [translate('Payment due by', 'Payable avant le'), date(facts.dueOn, 'short')],
      ]);
      const y = drawItems(w, 210);
      drawSums(w, y + 15, [[translate('Total CAD', 'Total CAD'), money(facts.total)]]);
      paper.text(
        40,
        690,
        translate(
          'We accept USD at the exchange rate of the day (1 USD = 1.3712 CAD).',
          'Nous acceptons les USD au taux de change du jour (1 USD = 1,3712 CAD).',
        ),
        { size: 8 },
      );
      paper.text(
        40,
        704,
        translate(
          'Late payments bear interest of 1.5% per month. Minimum charge $25.00.',
          'Intérêts de 1,5 % par mois sur tout retard. Frais minimaux de 25,00 $.',
        ),
        { size: 8 },
      );
    },
  },
];
