import { pickRandom } from '../facts';
import type { Layout, Writer } from '../layout';
import type { DateStyle, MoneyStyle } from '../print';

/** Pieces that are put together by chance: what each layout alone does not try. */
const labelsByLanguage = {
  en: {
    title: ['INVOICE', 'Invoice', 'Tax Invoice', 'SALES INVOICE', 'Bill'],
    number: [
      'Invoice #',
      'Invoice No.',
      'Invoice Number',
      'Inv #',
      'INVOICE NO.',
      'Invoice ID',
      'Invoice no',
      'No.',
      'Invoice Ref.',
    ],
    issued: ['Date', 'Invoice Date', 'Issue Date', 'Issued on', 'Date of Invoice', 'Billing Date', 'DATE'],
    due: ['Due Date', 'Due', 'Payment Due', 'Pay by', 'Due on', 'DUE DATE', 'Date Due'],
    subtotal: ['Subtotal', 'Sub-total', 'SUBTOTAL', 'Sub Total', 'Total before tax', 'Net amount'],
    total: [
      'Total',
      'TOTAL',
      'Grand Total',
      'Invoice Total',
      'Total (CAD)',
      'Total Amount',
      'Total incl. taxes',
    ],
    owed: [
      'Amount Due',
      'Balance Due',
      'Total Due',
      'AMOUNT OWING',
      'Balance',
      'Please Pay',
      'Amount Due (CAD)',
    ],
    paid: ['Deposit', 'Less: deposit received', 'Payments received', 'Amount paid', 'Payment - thank you'],
    billTo: ['Bill To', 'Sold To:', 'Customer', 'To:', 'Billed to'],
    other: [
      ['P.O. #', 'PO-11872'],
      ['Customer #', '40077'],
      ['Order No.', 'SO-5518'],
      ['Job', '22-104'],
      ['Account No.', '7001-22'],
      ['Sales rep', 'Jo P.'],
      ['Terms', 'Net 30'],
      ['GST #', '123456789 RT0001'],
      ['Phone', '(519) 555-0188'],
      ['Quote #', 'Q-884'],
    ],
    foot: [
      'GST/HST Registration No. 123456789 RT0001',
      'Interest of 2% per month on overdue balances over $50.00.',
      'Questions about this invoice? Call 519-555-0188.',
      'E-transfer to pay@example.ca. Quote the invoice number.',
      'Our prices changed in January 2026.',
      'Page 1 of 1',
    ],
  },
  fr: {
    title: ['FACTURE', 'Facture', 'FACTURE DE VENTE', 'Facture'],
    number: [
      'Facture n°',
      'No de facture',
      'Numéro de facture',
      'N° facture',
      'Facture no',
      'FACTURE No',
      'No',
      'Facture #',
      'N° de facture',
    ],
    issued: [
      'Date',
      'Date de facturation',
      'Date de la facture',
      'Émise le',
      "Date d'émission",
      'DATE',
      'Facturé le',
    ],
    due: [
      'Échéance',
      "Date d'échéance",
      'Payable le',
      'À payer avant le',
      'Dû le',
      'Date limite de paiement',
    ],
    subtotal: ['Sous-total', 'SOUS-TOTAL', 'Total avant taxes', 'Sous total', 'Montant avant taxes'],
    total: [
      'Total',
      'TOTAL',
      'Montant total',
      'Grand total',
      'Total (CAD)',
      'Total de la facture',
      'Total taxes incluses',
    ],
    owed: ['Montant dû', 'Solde dû', 'Total à payer', 'À payer', 'Solde', 'Montant à payer', 'SOLDE À PAYER'],
    paid: ['Acompte', 'Moins : acompte reçu', 'Paiements reçus', 'Montant payé', 'Dépôt'],
    billTo: ['Facturé à', 'Vendu à :', 'Client', 'À :', 'Facturer à'],
    other: [
      ['Bon de commande', 'BC-11872'],
      ['No de client', '40077'],
      ['Commande n°', 'SO-5518'],
      ['Projet', '22-104'],
      ['No de compte', '7001-22'],
      ['Représentant', 'Jo P.'],
      ['Modalités', 'Net 30'],
      ['TPS n°', '123456789 RT0001'],
      ['Tél.', '418 555-0188'],
      ['Soumission n°', 'S-884'],
    ],
    foot: [
      'TPS 123456789 RT0001   TVQ 1012345678 TQ0001',
      'Intérêts de 2 % par mois sur tout solde de plus de 50,00 $.',
      'Une question sur cette facture? 418 555-0188.',
      'Virement Interac : payer@exemple.ca. Indiquer le numéro de facture.',
      'Nos prix ont changé en janvier 2026.',
      'Page 1 de 1',
    ],
  },
} as const;

const numberFormats = [
  (d: string) => `INV-${d}`,
  (d: string) => d,
  (d: string) => `2026-${d.slice(0, 4)}`,
  (d: string) => `${d.slice(0, 2)}/${d.slice(2)}`,
  (d: string) => `F${d}`,
  (d: string) => `00${d}`,
  (d: string) => `SI ${d}`,
] as const;

type DrawHeader = (w: Writer, said: HeaderTexts) => void;

interface HeaderTexts {
  readonly title: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly billTo: string;
  readonly pick: <T>(from: readonly T[]) => T;
}

const titleRight: DrawHeader = ({ paper, facts }, { title, rows }) => {
  paper.text(40, 40, facts.merchant.name, { size: 16, bold: true });
  paper.lines(40, 62, [facts.merchant.street, facts.merchant.city], { size: 9 });
  paper.text(572, 38, title, { size: 22, align: 'right' });
  paper.rows(
    72,
    [
      { x: 470, align: 'right' },
      { x: 572, align: 'right' },
    ],
    rows,
    { size: 9 },
  );
};
const titleLeft: DrawHeader = ({ paper, facts }, { title, rows }) => {
  paper.text(40, 36, title, { size: 26, bold: true });
  paper.rows(
    76,
    [{ x: 40 }, { x: 150 }],
    rows.map(([label, value]) => [`${label}:`, value]),
    { size: 9 },
  );
  paper.text(572, 40, facts.merchant.name, { size: 12, bold: true, align: 'right' });
  paper.lines(572, 58, [facts.merchant.street, facts.merchant.city], { size: 9, align: 'right' });
};
const grid: DrawHeader = ({ paper, facts }, { title, rows }) => {
  paper.text(40, 40, facts.merchant.name, { size: 14, bold: true });
  paper.text(300, 70, title, { size: 18, align: 'center' });
  const columns = rows.map((_, at) => ({ x: 42 + (at * 530) / rows.length }));
  paper.rows(104, columns, [rows.map(([label]) => label)], { size: 8, bold: true });
  paper.rows(118, columns, [rows.map(([, value]) => value)], { size: 9 });
};
const inline: DrawHeader = ({ paper, facts }, { title, rows }) => {
  paper.text(300, 36, facts.merchant.name, { size: 16, align: 'center' });
  paper.text(300, 56, `${facts.merchant.street} · ${facts.merchant.city}`, { size: 8, align: 'center' });
  paper.text(40, 84, title, { size: 14, bold: true });
  paper.lines(
    400,
    76,
    rows.map(([label, value]) => `${label}: ${value}`),
    { size: 9 },
  );
};
const stacked: DrawHeader = ({ paper, facts }, { title, rows }) => {
  paper.text(40, 40, facts.merchant.name, { size: 14, bold: true });
  paper.text(420, 40, title, { size: 16, bold: true });
  for (const [at, [label, value]] of rows.entries()) {
    paper.text(at % 2 === 0 ? 330 : 460, 66 + Math.floor(at / 2) * 30, label, { size: 7, colour: '#777' });
    paper.text(at % 2 === 0 ? 330 : 460, 75 + Math.floor(at / 2) * 30, value, { size: 10 });
  }
};
const headers: readonly DrawHeader[] = [titleRight, titleLeft, grid, inline, stacked];

const formatNumber = (digits: string): string => {
  const format = numberFormats[Number(digits) % numberFormats.length];
  return format ? format(digits) : digits;
};

const isPaidInPart = (digits: string): boolean => Number(digits.at(-1)) < 3;
const computePaid = (total: number): number => Math.round(total / 5);

function draw(w: Writer): void {
  const { paper, facts, number, date, money } = w;
  const labels = labelsByLanguage[facts.language];
  const pickOne = <T>(from: readonly T[]): T => pickRandom(facts.random, from);
  const dates: readonly DateStyle[] = ['iso', 'long', 'short', 'dashed', 'dots'];
  const [dateStyle, style] = [pickOne(dates), pickOne<MoneyStyle>(['usual', 'usual', 'bare', 'plain'])];
  const others = labels.other.filter(() => facts.random() < 0.3).slice(0, 2);
  const rows: (readonly [string, string])[] = [
    [pickOne(labels.number), number],
    [pickOne(labels.issued), date(facts.issuedOn, dateStyle)],
    [pickOne(labels.due), date(facts.dueOn, dateStyle)],
    ...others,
  ];
  if (facts.random() < 0.3) rows.reverse();
  pickOne(headers)(w, { title: pickOne(labels.title), rows, billTo: '', pick: pickOne });
  paper.text(40, 150, pickOne(labels.billTo), { bold: true, size: 9 });
  paper.lines(40, 163, [facts.customer.name, facts.customer.street, facts.customer.city], { size: 9 });
  const columns = pickOne([
    [{ x: 40 }, { x: 330, align: 'right' }, { x: 440, align: 'right' }, { x: 572, align: 'right' }],
    [{ x: 90 }, { x: 60, align: 'right' }, { x: 460, align: 'right' }, { x: 560, align: 'right' }],
  ] as const);
  const top =
    facts.language === 'fr'
      ? ['Description', 'Qté', 'Prix', pickOne(['Montant', 'Total'])]
      : ['Description', 'Qty', 'Price', pickOne(['Amount', 'Total'])];
  const end = paper.rows(
    225,
    columns,
    [
      top,
      ...facts.items.map(({ what, quantity, price, amount }) => [
        what,
        String(quantity),
        money(price, style),
        money(amount, style),
      ]),
    ],
    { size: 9 },
  );
  const paid = isPaidInPart(facts.digits) ? computePaid(facts.total) : 0;
  const taxRows = facts.taxes.map((tax) => [
    pickOne([
      `${w.taxName(tax)} ${w.rate(tax)}`,
      w.taxName(tax),
      `${w.taxName(tax)} (${w.rate(tax)})`,
      `${w.taxName(tax)} #123456789`,
    ]),
    money(tax.amount, style),
  ]);
  const summary = [
    ...(facts.random() < 0.85 ? [[pickOne(labels.subtotal), money(facts.subtotal, style)]] : []),
    ...taxRows,
    [pickOne(labels.total), money(facts.total, pickOne<MoneyStyle>([style, 'usual']))],
    ...(paid > 0 ? [[pickOne(labels.paid), money(-paid, style)]] : []),
    ...(paid > 0 || facts.random() < 0.5 ? [[pickOne(labels.owed), money(facts.total - paid)]] : []),
  ];
  const [left, right] = pickOne([
    [400, 572],
    [330, 560],
    [440, 572],
    [40, 572],
  ] as const);
  const y = Math.max(end + 16, pickOne([0, 420, 560]));
  if (facts.random() < 0.5) paper.rows(y, [{ x: left }, { x: right, align: 'right' }], summary);
  else
    paper.rows(
      y,
      [
        { x: right - 90, align: 'right' },
        { x: right, align: 'right' },
      ],
      summary.map(([label = '', value = '']) => [`${label}:`, value]),
    );
  paper.lines(40, 720, labels.foot.filter(() => facts.random() < 0.4).slice(0, 3), { size: 8 });
}

export const composed: readonly Layout[] = Array.from(
  { length: 40 },
  (_, index): Layout => ({
    name: `composed-${index}`,
    paper: {
      face: (['Helvetica', 'Times', 'Courier'] as const)[index % 5] ?? 'Helvetica',
      size: index % 5 === 2 ? 9 : 10,
    },
    number: ({ digits }) => formatNumber(digits),
    truth: ({ digits, total }) => ({ amountDue: total - (isPaidInPart(digits) ? computePaid(total) : 0) }),
    draw,
  }),
);
