import { drawCustomer, drawSender, type Layout, type Writer } from '../layout';

const drawItems = (w: Writer, y: number, headers: readonly string[]): number => {
  const { paper, facts, money } = w;
  const columns = [
    { x: 40 },
    { x: 350, align: 'right' },
    { x: 450, align: 'right' },
    { x: 572, align: 'right' },
  ] as const;
  paper.rows(y, columns, [headers], { bold: true, size: 9 });
  paper.rule(y + 14);
  return paper.rows(
    y + 20,
    columns,
    facts.items.map((item) => [
      item.what,
      String(item.quantity),
      money(item.price, 'bare'),
      money(item.amount, 'bare'),
    ]),
    { size: 9 },
  );
};

const getDefaultHeaders = ({ translate }: Writer): readonly string[] => [
  translate('Description', 'Description'),
  translate('Qty', 'Qté'),
  translate('Unit price', 'Prix unitaire'),
  translate('Amount', 'Montant'),
];

/** Draws subtotal, taxes and total in two columns at the right. */
const drawSummary = (
  w: Writer,
  y: number,
  extra: readonly (readonly string[])[] = [],
  total = w.translate('Total', 'Total'),
): number => {
  const { paper, facts, money, translate, taxName, rate } = w;
  const columns = [
    { x: 460, align: 'right' },
    { x: 572, align: 'right' },
  ] as const;
  return paper.rows(y, columns, [
    [translate('Subtotal', 'Sous-total'), money(facts.subtotal)],
    ...facts.taxes.map((tax) => [`${taxName(tax)} (${rate(tax)})`, money(tax.amount)]),
    [total, money(facts.total)],
    ...extra,
  ]);
};

export const ordinary: readonly Layout[] = [
  {
    name: 'service',
    number: ({ digits }) => `INV-${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date } = w;
      drawSender(w);
      paper.text(572, 40, translate('INVOICE', 'FACTURE'), { size: 22, bold: true, align: 'right' });
      paper.rows(
        80,
        [{ x: 400 }, { x: 572, align: 'right' }],
        [
          [translate('Invoice No.:', 'No de facture :'), number],
          [translate('Date:', 'Date :'), date(facts.issuedOn, 'long')],
          [translate('Due date:', "Date d'échéance :"), date(facts.dueOn, 'long')],
        ],
      );
      drawCustomer(w, 40, 130);
      const y = drawItems(w, 210, getDefaultHeaders(w));
      drawSummary(w, y + 20);
      paper.text(40, 720, translate('Thank you for your business!', 'Merci de votre confiance!'), {
        size: 9,
      });
    },
  },
  {
    name: 'accounting-desk',
    number: ({ digits }) => digits,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.text(480, 38, translate('Invoice', 'Facture'), { size: 20, bold: true });
      paper.box(400, 65, 172, 40);
      paper.rows(
        68,
        [
          { x: 443, align: 'center' },
          { x: 529, align: 'center' },
        ],
        [
          [translate('Date', 'Date'), translate('Invoice #', 'Facture n°')],
          [date(facts.issuedOn, 'slashes'), number],
        ],
      );
      drawCustomer(w, 45, 120);
      paper.rows(
        205,
        [
          { x: 180, align: 'center' },
          { x: 300, align: 'center' },
          { x: 420, align: 'center' },
          { x: 520, align: 'center' },
        ],
        [
          [
            translate('P.O. No.', 'No de bon'),
            translate('Terms', 'Modalités'),
            translate('Due Date', 'Échéance'),
            translate('Rep', 'Rep.'),
          ],
          [
            String(4_500_000 + Number(facts.digits)),
            translate('Net 30', 'Net 30'),
            date(facts.dueOn, 'slashes'),
            'JD',
          ],
        ],
      );
      const y = drawItems(w, 250, [
        translate('Item', 'Article'),
        translate('Quantity', 'Quantité'),
        translate('Rate', 'Taux'),
        translate('Amount', 'Montant'),
      ]);
      const columns = [{ x: 380 }, { x: 572, align: 'right' }] as const;
      paper.rows(y + 30, columns, [
        [translate('Subtotal', 'Sous-total'), money(facts.subtotal)],
        ...facts.taxes.map((tax) => [
          `${w.taxName(tax)} ${translate('on sales', 'sur ventes')}`,
          money(tax.amount),
        ]),
        [translate('Total', 'Total'), money(facts.total)],
        [translate('Payments/Credits', 'Paiements/crédits'), money(0)],
      ]);
      paper.rows(y + 145, columns, [[translate('Balance Due', 'Solde dû'), money(facts.total)]], {
        bold: true,
        size: 12,
      });
    },
  },
  {
    name: 'ledger-desk',
    paper: { face: 'Times' },
    number: ({ digits }) => `00${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      drawSender(w);
      paper.text(306, 100, translate('INVOICE', 'FACTURE'), { size: 16, bold: true, align: 'center' });
      paper.rows(
        60,
        [{ x: 420 }, { x: 500 }],
        [
          [translate('Invoice No.:', 'Facture no :'), number],
          [translate('Date:', 'Date :'), date(facts.issuedOn, 'iso')],
          [translate('Page:', 'Page :'), '1'],
          [translate('Re: Order No.', 'Réf. commande'), `SO-${Number(facts.digits) + 71}`],
        ],
        { size: 9 },
      );
      drawCustomer(w, 40, 130, translate('Sold to:', 'Vendu à :'));
      drawCustomer(w, 320, 130, translate('Ship to:', 'Livré à :'));
      const y = drawItems(w, 230, [
        translate('Description', 'Description'),
        translate('Quantity', 'Quantité'),
        translate('Unit Price', 'Prix unit.'),
        translate('Amount', 'Montant'),
      ]);
      paper.rows(
        y + 8,
        [{ x: 60 }, { x: 572, align: 'right' }],
        [
          [translate('Subtotal:', 'Sous-total :'), money(facts.subtotal, 'bare')],
          ...facts.taxes.map((tax) => [`${w.taxName(tax)} ${w.rate(tax)}`, money(tax.amount, 'bare')]),
        ],
        { size: 9 },
      );
      paper.text(40, 640, `${translate('Business Number', "Numéro d'entreprise")}: 123456789 RT0001`, {
        size: 8,
      });
      paper.text(
        40,
        655,
        `${translate('Terms: Net 30. Due', 'Modalités : net 30. Échéance')} ${date(facts.dueOn, 'iso')}`,
        { size: 9 },
      );
      paper.rows(
        690,
        [{ x: 430 }, { x: 572, align: 'right' }],
        [[translate('Total Amount', 'Montant total'), money(facts.total, 'bare')]],
        { bold: true },
      );
    },
  },
  {
    name: 'wave',
    number: ({ digits }) => digits,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(572, 40, translate('INVOICE', 'FACTURE'), { size: 30, align: 'right' });
      paper.text(572, 80, facts.merchant.name, { bold: true, align: 'right' });
      paper.lines(572, 94, [facts.merchant.street, facts.merchant.city], { align: 'right' });
      drawCustomer(w, 40, 150, translate('BILL TO', 'FACTURER À'));
      paper.rows(
        150,
        [{ x: 460, align: 'right' }, { x: 470 }],
        [
          [translate('Invoice Number:', 'Numéro de facture :'), number],
          [translate('Invoice Date:', 'Date de facturation :'), date(facts.issuedOn, 'long')],
          [translate('Payment Due:', 'Paiement dû :'), date(facts.dueOn, 'long')],
          [translate('Amount Due (CAD):', 'Montant dû (CAD) :'), money(facts.total)],
        ],
      );
      const y = drawItems(w, 250, [
        translate('Items', 'Articles'),
        translate('Quantity', 'Quantité'),
        translate('Price', 'Prix'),
        translate('Amount', 'Montant'),
      ]);
      paper.rows(
        y + 20,
        [
          { x: 470, align: 'right' },
          { x: 572, align: 'right' },
        ],
        [
          [translate('Subtotal:', 'Sous-total :'), money(facts.subtotal)],
          ...facts.taxes.map((tax) => [
            `${w.taxName(tax)} ${w.rate(tax)} (123456789 RT0001):`,
            money(tax.amount),
          ]),
          [translate('Total:', 'Total :'), money(facts.total)],
          [translate('Amount Due (CAD):', 'Montant dû (CAD) :'), money(facts.total)],
        ],
        { leading: 19 },
      );
    },
  },
  {
    name: 'freelancer-grid',
    number: ({ digits }) => `2026-${digits.slice(0, 3)}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(40, 40, facts.merchant.name, { size: 24 });
      const columns = [{ x: 40 }, { x: 200 }, { x: 330 }, { x: 460 }];
      paper.rows(
        110,
        columns,
        [
          [
            translate('Billed To', 'Facturé à'),
            translate('Date of Issue', "Date d'émission"),
            translate('Invoice Number', 'Numéro de facture'),
            translate('Amount Due (CAD)', 'Montant dû (CAD)'),
          ],
        ],
        { size: 8, colour: '#777' },
      );
      paper.rows(123, columns, [[facts.customer.name, date(facts.issuedOn, 'iso'), number]]);
      paper.text(460, 121, money(facts.total), { size: 18, bold: true });
      paper.lines(40, 137, [facts.customer.street, facts.customer.city], { size: 9 });
      paper.text(200, 160, translate('Due Date', 'Échéance'), { size: 8, colour: '#777' });
      paper.text(200, 173, date(facts.dueOn, 'iso'));
      const y = drawItems(w, 230, [
        translate('Description', 'Description'),
        translate('Qty', 'Qté'),
        translate('Rate', 'Tarif'),
        translate('Line Total', 'Total'),
      ]);
      paper.rows(
        y + 20,
        [
          { x: 460, align: 'right' },
          { x: 572, align: 'right' },
        ],
        [
          [translate('Subtotal', 'Sous-total'), money(facts.subtotal, 'bare')],
          ...facts.taxes.map((tax) => [`${w.taxName(tax)} (${w.rate(tax)})`, money(tax.amount, 'bare')]),
          [translate('Total', 'Total'), money(facts.total, 'bare')],
          [translate('Amount Paid', 'Montant payé'), money(0, 'bare')],
          [translate('Amount Due (CAD)', 'Montant dû (CAD)'), money(facts.total)],
        ],
      );
    },
  },
  {
    name: 'card-processor',
    number: ({ digits }) => `9F2C41D8-${digits.slice(0, 4)}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(40, 40, translate('Invoice', 'Facture'), { size: 20, bold: true });
      paper.rows(
        75,
        [{ x: 40 }, { x: 150 }],
        [
          [translate('Invoice number', 'Numéro de facture'), number],
          [translate('Date of issue', "Date d'émission"), date(facts.issuedOn, 'long')],
          [translate('Date due', "Date d'échéance"), date(facts.dueOn, 'long')],
        ],
      );
      paper.text(40, 150, facts.merchant.name, { bold: true });
      paper.lines(40, 164, [facts.merchant.street, facts.merchant.city, 'Canada']);
      drawCustomer(w, 250, 150, translate('Bill to', 'Facturer à'));
      paper.text(
        40,
        240,
        translate(
          `${money(facts.total)} due ${date(facts.dueOn, 'long')}`,
          `${money(facts.total)} à payer le ${date(facts.dueOn, 'long')}`,
        ),
        { size: 17, bold: true },
      );
      const y = drawItems(w, 290, [
        translate('Description', 'Description'),
        translate('Qty', 'Qté'),
        translate('Unit price', 'Prix unitaire'),
        translate('Amount', 'Montant'),
      ]);
      paper.rows(
        y + 16,
        [{ x: 330 }, { x: 572, align: 'right' }],
        [
          [translate('Subtotal', 'Sous-total'), money(facts.subtotal)],
          ...facts.taxes.map((tax) => [
            `${w.taxName(tax)} (${w.rate(tax)} ${translate('on', 'sur')} ${money(facts.subtotal)})`,
            money(tax.amount),
          ]),
          [translate('Total', 'Total'), money(facts.total)],
          [translate('Amount due', 'Montant dû'), money(facts.total)],
        ],
      );
      paper.text(40, 740, `${number} · ${translate('Page 1 of 1', 'Page 1 de 1')}`, { size: 8 });
    },
  },
];
