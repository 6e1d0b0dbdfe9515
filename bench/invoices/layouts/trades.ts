import { drawCustomer, drawSender, type Layout } from '../layout';

const computeTenth = (cents: number): number => Math.round(cents / 10);

export const trades: readonly Layout[] = [
  {
    name: 'wholesale',
    paper: { size: 9 },
    lines: 14,
    number: ({ digits }) => `W${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.box(380, 35, 192, 70);
      paper.rows(
        40,
        [{ x: 385 }, { x: 480 }],
        [
          [translate('INVOICE NO', 'No FACTURE'), number],
          [translate('INVOICE DATE', 'DATE FACTURE'), date(facts.issuedOn, 'dashed')],
          [translate('CUSTOMER NO', 'No CLIENT'), '004417'],
          [translate('YOUR ORDER NO', 'VOTRE COMMANDE No'), 'PO-88213'],
          [translate('PAGE', 'PAGE'), '1 / 1'],
        ],
        { size: 8 },
      );
      drawCustomer(w, 40, 120, translate('SOLD TO', 'VENDU À'));
      drawCustomer(w, 300, 120, translate('SHIP TO', 'LIVRÉ À'));
      paper.box(40, 190, 532, 18, '#eee');
      const columns = [
        { x: 45 },
        { x: 110 },
        { x: 330, align: 'right' },
        { x: 385, align: 'right' },
        { x: 470, align: 'right' },
        { x: 568, align: 'right' },
      ] as const;
      paper.rows(
        194,
        columns,
        [
          [
            translate('SKU', 'CODE'),
            translate('DESCRIPTION', 'DESCRIPTION'),
            translate('ORD', 'CDÉ'),
            translate('SHIP', 'EXP'),
            translate('PRICE', 'PRIX'),
            translate('EXTENSION', 'MONTANT'),
          ],
        ],
        { size: 8, bold: true },
      );
      const y = paper.rows(
        214,
        columns,
        facts.items.map((item, at) => [
          `A${1_200 + at * 7}`,
          item.what,
          String(item.quantity),
          String(item.quantity),
          money(item.price, 'bare'),
          money(item.amount, 'bare'),
        ]),
        { size: 8 },
      );
      paper.text(45, y + 8, `${translate('Total items', "Total d'articles")} : ${facts.items.length}`, {
        size: 8,
      });
      paper.text(45, y + 20, `${translate('Total weight', 'Poids total')} : 412.50 kg`, { size: 8 });
      paper.rows(
        y + 10,
        [{ x: 400 }, { x: 568, align: 'right' }],
        [
          [translate('MERCHANDISE TOTAL', 'SOUS-TOTAL'), money(facts.subtotal, 'bare')],
          [translate('FREIGHT', 'TRANSPORT'), money(0, 'bare')],
          ...facts.taxes.map((tax) => [`${w.taxName(tax)} ${w.rate(tax)}`, money(tax.amount, 'bare')]),
          [translate('INVOICE TOTAL', 'TOTAL DE LA FACTURE'), money(facts.total)],
        ],
      );
      paper.text(
        40,
        700,
        translate(
          `TERMS: NET 30 DAYS. DUE ${date(facts.dueOn, 'dashed')}`,
          `MODALITÉS : NET 30 JOURS. ÉCHÉANCE ${date(facts.dueOn, 'dashed')}`,
        ),
        { size: 8 },
      );
      paper.text(
        40,
        715,
        translate(
          '2% per month (26.82% per annum) charged on overdue accounts. Claims within 5 days.',
          'Intérêts de 2 % par mois (26,82 % par an) sur les comptes en souffrance.',
        ),
        { size: 7 },
      );
    },
  },
  {
    name: 'construction-holdback',
    number: ({ digits }) => `${digits}-03`,
    lines: 3,
    truth: ({ subtotal, taxes }) => {
      const base = subtotal - computeTenth(subtotal);
      const total = base + taxes.reduce((sum, { rate }) => sum + Math.round((base * rate) / 100_000), 0);
      return { total, amountDue: total };
    },
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.text(400, 40, translate('PROGRESS INVOICE', 'FACTURE PROGRESSIVE'), { bold: true, size: 13 });
      paper.lines(400, 60, [
        `${translate('Invoice #', 'Facture no')} ${number}`,
        `${translate('Date', 'Date')} ${date(facts.issuedOn, 'short')}`,
        `${translate('Contract No.', 'No de contrat')} C-2025-77`,
        `${translate('Due', 'Échéance')} ${date(facts.dueOn, 'short')}`,
      ]);
      drawCustomer(w, 40, 140, translate('To', 'À'));
      paper.rows(
        230,
        [{ x: 40 }, { x: 572, align: 'right' }],
        [
          [translate('Original contract amount', 'Montant du contrat'), money(facts.subtotal * 5)],
          [translate('Previously billed', 'Facturé précédemment'), money(facts.subtotal)],
          ...facts.items.map(({ what, amount }) => [what, money(amount)]),
          [translate('Total this period (subtotal)', 'Sous-total, période courante'), money(facts.subtotal)],
          [translate('Less holdback 10%', 'Moins retenue 10 %'), `(${money(computeTenth(facts.subtotal))})`],
          [translate('Net amount', 'Montant net'), money(facts.subtotal - computeTenth(facts.subtotal))],
          ...facts.taxes.map((tax) => [
            `${w.taxName(tax)} ${w.rate(tax)}`,
            money(Math.round(((facts.subtotal - computeTenth(facts.subtotal)) * tax.rate) / 100_000)),
          ]),
          [
            translate('TOTAL', 'TOTAL'),
            money(
              facts.subtotal -
                computeTenth(facts.subtotal) +
                facts.taxes.reduce(
                  (sum, { rate }) =>
                    sum + Math.round(((facts.subtotal - computeTenth(facts.subtotal)) * rate) / 100_000),
                  0,
                ),
            ),
          ],
        ],
      );
    },
  },
  {
    name: 'contractor-deposit',
    paper: { face: 'Courier', size: 9 },
    number: ({ digits }) => `F-${digits}`,
    truth: ({ total }) => ({ amountDue: total - Math.round(total / 4) }),
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      const deposit = Math.round(facts.total / 4);
      drawSender(w);
      paper.lines(40, 110, [
        `${translate('INVOICE NUMBER', 'NUMERO DE FACTURE')}: ${number}`,
        `${translate('DATE', 'DATE')}: ${date(facts.issuedOn, 'iso')}`,
        `${translate('DUE DATE', 'ECHEANCE')}: ${date(facts.dueOn, 'iso')}`,
        `${translate('JOB #', 'PROJET NO')}: 7741`,
      ]);
      drawCustomer(w, 40, 180, translate('CUSTOMER:', 'CLIENT :'));
      const y = paper.rows(
        260,
        [{ x: 40 }, { x: 560, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount, 'bare')]),
      );
      paper.rows(
        y + 12,
        [{ x: 330 }, { x: 560, align: 'right' }],
        [
          [translate('SUBTOTAL', 'SOUS-TOTAL'), money(facts.subtotal, 'bare')],
          ...facts.taxes.map((tax) => [w.taxName(tax), money(tax.amount, 'bare')]),
          [translate('TOTAL', 'TOTAL'), money(facts.total, 'bare')],
          [translate('LESS DEPOSIT', 'MOINS ACOMPTE'), money(-deposit, 'bare')],
          [translate('BALANCE DUE', 'SOLDE A PAYER'), money(facts.total - deposit, 'bare')],
        ],
      );
    },
  },
  {
    name: 'handwritten-order',
    paper: { face: 'Times', size: 12 },
    number: ({ digits }) => digits.slice(0, 4),
    truth: () => ({ dueOn: null }),
    lines: 3,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(306, 30, facts.merchant.name, { size: 18, bold: true, align: 'center' });
      paper.text(306, 52, `${facts.merchant.street}, ${facts.merchant.city}`, { size: 9, align: 'center' });
      paper.text(40, 80, translate('INVOICE', 'FACTURE'), { size: 14, bold: true });
      paper.text(500, 80, `N° ${number}`, { size: 14, colour: '#b00' });
      paper.text(40, 110, `${translate('Date', 'Date')} ____ ${date(facts.issuedOn, 'iso')} ____`);
      paper.text(40, 130, `${translate('Sold to', 'Vendu à')} ____ ${facts.customer.name} ____`);
      for (let row = 0; row < 9; row += 1) paper.rule(185 + row * 24);
      const y = paper.rows(
        170,
        [{ x: 50 }, { x: 560, align: 'right' }],
        facts.items.map(({ quantity, what, amount }) => [`${quantity}  ${what}`, money(amount, 'plain')]),
        { leading: 24 },
      );
      paper.rows(
        Math.max(y, 330),
        [{ x: 400 }, { x: 560, align: 'right' }],
        [
          ...facts.taxes.map((tax) => [w.taxName(tax), money(tax.amount, 'plain')]),
          ['TOTAL', money(facts.total, 'plain')],
        ],
        { leading: 24 },
      );
    },
  },
  {
    name: 'garage-work-order',
    number: ({ digits }) => `RO${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.text(430, 40, `${translate('Invoice', 'Facture')} ${number}`, { size: 14, bold: true });
      paper.rows(
        65,
        [{ x: 430 }, { x: 500 }],
        [
          [translate('Date', 'Date'), date(facts.issuedOn, 'short')],
          [translate('Work order #', 'Bon de travail #'), '55120'],
          ['VIN', '1HGCM82633A004352'],
          [translate('Due', 'Échéance'), date(facts.dueOn, 'short')],
        ],
        { size: 9 },
      );
      drawCustomer(w, 40, 120, translate('Customer', 'Client'));
      const y = paper.rows(
        220,
        [{ x: 40 }, { x: 572, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount)]),
      );
      const labour = facts.items[0]?.amount ?? 0;
      paper.rows(
        y + 15,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [
          [translate('Total labour', "Total main-d'œuvre"), money(labour)],
          [translate('Total parts', 'Total pièces'), money(facts.subtotal - labour)],
          [translate('Subtotal', 'Sous-total'), money(facts.subtotal)],
          ...facts.taxes.map((tax) => [`${w.taxName(tax)} # 123456789 RT0001`, money(tax.amount)]),
          [translate('Grand Total', 'Grand total'), money(facts.total)],
        ],
      );
    },
  },
  {
    name: 'totals-line-of-columns',
    number: ({ digits }) => `${digits.slice(0, 2)}-${digits.slice(2)}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.text(380, 40, `${translate('INVOICE', 'FACTURE')}  # ${number}`, { size: 13, bold: true });
      paper.text(380, 60, `${translate('Issued', 'Émise le')} ${date(facts.issuedOn, 'long')}`);
      paper.text(380, 75, `${translate('Payable by', 'Payable avant le')} ${date(facts.dueOn, 'long')}`);
      drawCustomer(w, 40, 110);
      const columns = [
        { x: 40 },
        { x: 360, align: 'right' },
        { x: 460, align: 'right' },
        { x: 572, align: 'right' },
      ] as const;
      const tax = facts.taxes.reduce((sum, { amount }) => sum + amount, 0);
      paper.rows(
        200,
        columns,
        [
          [
            translate('Service', 'Service'),
            translate('Net', 'Net'),
            translate('Tax', 'Taxe'),
            translate('Gross', 'Brut'),
          ],
        ],
        { bold: true },
      );
      let left = tax;
      const y = paper.rows(
        220,
        columns,
        facts.items.map(({ what, amount }, at) => {
          const part = at === facts.items.length - 1 ? left : Math.floor((tax * amount) / facts.subtotal);
          left -= part;
          return [what, money(amount), money(part), money(amount + part)];
        }),
      );
      paper.rule(y);
      paper.rows(
        y + 6,
        columns,
        [[translate('Total', 'Total'), money(facts.subtotal), money(tax), money(facts.total)]],
        { bold: true },
      );
    },
  },
];
