import type { Layout } from '../layout';
import { buildTaxLines } from './tax-lines';

/** Pages that are arranged unlike an ordinary invoice. */
export const pageStyles: readonly Layout[] = [
  {
    name: 'sidebar',
    number: ({ digits }) => `K/${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.box(0, 0, 170, 792, '#e7eef4');
      const blocks: readonly (readonly [string, readonly string[]])[] = [
        [translate('From', 'De'), [facts.merchant.name, facts.merchant.city]],
        [translate('To', 'À'), [facts.customer.name, facts.customer.city]],
        [translate('Invoice no', 'N° de facture'), [number]],
        [translate('Invoice date', 'Date de facture'), [date(facts.issuedOn, 'long')]],
        [translate('Payment due', 'Échéance de paiement'), [date(facts.dueOn, 'long')]],
        [translate('Customer ref', 'Réf. client'), ['PO 7718-22']],
      ];
      let y = 60;
      for (const [label, lines] of blocks) {
        paper.text(20, y, label, { size: 8, colour: '#567' });
        y = paper.lines(20, y + 12, lines, { size: 9 }) + 14;
      }
      paper.text(200, 60, translate('Invoice', 'Facture'), { size: 26 });
      const end = paper.rows(
        120,
        [{ x: 200 }, { x: 572, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount)]),
      );
      const after = paper.rows(
        end + 20,
        [{ x: 380 }, { x: 572, align: 'right' }],
        [[translate('Net', 'Net'), money(facts.subtotal)], ...buildTaxLines(w)],
      );
      paper.text(572, after + 14, translate('TOTAL TO PAY', 'TOTAL À PAYER'), { size: 9, align: 'right' });
      paper.text(572, after + 28, money(facts.total), { size: 24, bold: true, align: 'right' });
    },
  },
  {
    name: 'e-mail',
    number: ({ digits }) => `2026${digits}`,
    truth: () => ({ dueOn: null }),
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(306, 60, facts.merchant.name, { size: 16, align: 'center' });
      paper.text(306, 90, `${translate('Invoice', 'Facture')} ${number}`, { size: 12, align: 'center' });
      paper.text(306, 108, `${date(facts.issuedOn, 'long')} · ${facts.customer.name}`, {
        size: 9,
        align: 'center',
      });
      const end = paper.rows(
        150,
        [{ x: 140 }, { x: 470, align: 'right' }],
        facts.items.map(({ what, quantity, amount }) => [`${what} × ${quantity}`, money(amount)]),
      );
      paper.rows(
        end + 12,
        [{ x: 140 }, { x: 470, align: 'right' }],
        [
          [translate('Subtotal', 'Sous-total'), money(facts.subtotal)],
          ...buildTaxLines(w),
          [translate('Total due', 'Total dû'), money(facts.total)],
        ],
      );
    },
  },
  {
    name: 'dot-matrix',
    paper: { face: 'Courier', size: 9 },
    number: ({ digits }) => digits,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      const pad = (text: string, to: number): string => text.padEnd(to);
      const left = (text: string, to: number): string => text.padStart(to);
      paper.lines(30, 30, [
        facts.merchant.name.toUpperCase(),
        facts.merchant.city.toUpperCase(),
        '',
        `${pad(translate('INV NO', 'FACT. NO'), 12)}${pad(translate('INV DATE', 'DATE FACT.'), 14)}${pad(translate('CUST NO', 'NO CLIENT'), 12)}${pad(translate('DUE DATE', 'ECHEANCE'), 12)}`,
        `${pad(number, 12)}${pad(date(facts.issuedOn, 'iso'), 14)}${pad('10442', 12)}${pad(date(facts.dueOn, 'iso'), 12)}`,
        '',
        `${translate('SOLD TO', 'VENDU A')}: ${facts.customer.name.toUpperCase()}`,
        '-'.repeat(80),
        ...facts.items.map(
          ({ quantity, what, price, amount }) =>
            `${left(String(quantity), 4)} ${pad(what.toUpperCase(), 40)}${left(money(price, 'bare'), 14)}${left(money(amount, 'bare'), 16)}`,
        ),
        '-'.repeat(80),
        `${pad('', 45)}${pad(translate('SUB-TOTAL', 'SOUS-TOTAL'), 14)}${left(money(facts.subtotal, 'bare'), 16)}`,
        ...facts.taxes.map(
          (tax) => `${pad('', 45)}${pad(w.taxName(tax), 14)}${left(money(tax.amount, 'bare'), 16)}`,
        ),
        `${pad('', 45)}${pad('TOTAL', 14)}${left(money(facts.total, 'bare'), 16)}`,
      ]);
    },
  },
  {
    name: 'law-firm',
    paper: { face: 'Times', size: 11 },
    number: ({ digits }) => digits,
    truth: ({ total }) => ({ amountDue: total - 25_000, dueOn: null }),
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(306, 40, facts.merchant.name, { size: 16, align: 'center' });
      paper.text(306, 60, `${facts.merchant.street}, ${facts.merchant.city}`, { size: 9, align: 'center' });
      paper.lines(40, 100, [date(facts.issuedOn, 'long'), '', facts.customer.name, facts.customer.street]);
      paper.lines(400, 100, [
        `${translate('Our File', 'Notre dossier')}: 40213-002`,
        `${translate('Account No.', 'Note d’honoraires n°')} ${number}`.replace('Account No.', 'Invoice No.'),
      ]);
      paper.text(
        40,
        190,
        translate(
          'TO ALL SERVICES RENDERED in connection with the above matter:',
          'POUR SERVICES RENDUS relativement au dossier mentionné :',
        ),
      );
      const end = paper.rows(
        215,
        [{ x: 60 }, { x: 560, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount)]),
      );
      paper.rows(
        end + 10,
        [{ x: 300 }, { x: 560, align: 'right' }],
        [
          [translate('Total Fees', 'Total des honoraires'), money(facts.subtotal)],
          ...buildTaxLines(w),
          [translate('TOTAL FEES AND TAXES', 'TOTAL HONORAIRES ET TAXES'), money(facts.total)],
          [translate('Less: retainer applied', 'Moins : avance'), money(-25_000)],
          [translate('BALANCE NOW DUE AND OWING', 'SOLDE MAINTENANT EXIGIBLE'), money(facts.total - 25_000)],
        ],
      );
    },
  },
  {
    name: 'trucking',
    number: ({ digits }) => `TL${digits}`,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(40, 40, facts.merchant.name, { size: 14, bold: true });
      paper.rows(
        40,
        [{ x: 360 }, { x: 470 }],
        [
          [translate('INVOICE', 'FACTURE'), number],
          [translate('PRO #', 'N° PRO'), '00918273'],
          [translate('BOL #', 'N° CONN.'), 'B-5512'],
          ['DATE', date(facts.issuedOn, 'dots')],
          [translate('DUE', 'DÛ LE'), date(facts.dueOn, 'dots')],
        ],
      );
      const columns = [{ x: 40 }, { x: 220 }] as const;
      paper.rows(150, columns, [
        [translate('SHIPPER', 'EXPÉDITEUR'), translate('CONSIGNEE', 'DESTINATAIRE')],
        [facts.customer.name, 'Depot 4'],
        [facts.customer.city, facts.customer.city],
      ]);
      paper.text(420, 150, translate('BILL TO:', 'FACTURER À :'));
      paper.text(420, 166, facts.customer.name);
      const end = paper.rows(
        230,
        [{ x: 40 }, { x: 560, align: 'right' }],
        facts.items.map(({ what, amount }) => [what, money(amount)]),
      );
      paper.rows(
        end + 20,
        [{ x: 300 }, { x: 560, align: 'right' }],
        [
          [translate('SUBTOTAL', 'SOUS-TOTAL'), money(facts.subtotal)],
          [translate('FUEL LEVY', 'SUPPL. CARBURANT'), money(0)],
          ...buildTaxLines(w),
          [translate('PAY THIS AMOUNT ►', 'PAYEZ CE MONTANT ►').replace(' ►', ''), money(facts.total)],
        ],
      );
      paper.text(
        40,
        700,
        translate(
          `REMIT TO: ${facts.merchant.name}, PO BOX 118`,
          `REMETTRE À : ${facts.merchant.name}, C.P. 118`,
        ),
        { size: 9 },
      );
    },
  },
  {
    name: 'telecom',
    number: ({ digits }) => `5520${digits}1`,
    lines: 4,
    draw: (w) => {
      const { paper, facts, translate, number, date, money } = w;
      paper.text(40, 40, facts.merchant.name, { size: 13 });
      paper.text(
        330,
        40,
        translate('Account number: 519 555-0143 (88)', 'Numéro de compte : 418 555-0143 (88)'),
        {
          size: 9,
        },
      );
      paper.text(330, 54, `${translate('Invoice number:', 'Numéro de facture :')} ${number}`, { size: 9 });
      paper.text(
        330,
        68,
        `${translate('Invoice date:', 'Date de la facture :')} ${date(facts.issuedOn, 'short')}`,
        { size: 9 },
      );
      paper.text(40, 120, translate('Hello! Your total is', 'Bonjour! Votre total est de'), { size: 14 });
      paper.text(40, 142, money(facts.total), { size: 30, bold: true });
      paper.text(40, 182, `${translate('Please pay by', 'Payer avant le')} ${date(facts.dueOn, 'long')}`);
      const end = paper.rows(
        240,
        [{ x: 40 }, { x: 400, align: 'right' }],
        [
          [translate('Balance from last bill', 'Solde de la dernière facture'), money(0)],
          ...facts.items.map(({ what, amount }) => [what, money(amount)]),
          ...buildTaxLines(w),
          [translate('Total current charges', 'Total des frais courants'), money(facts.total)],
        ],
      );
      paper.text(40, end + 12, translate('TOTAL DUE', 'TOTAL À PAYER'), { bold: true });
      paper.text(400, end + 12, money(facts.total), { bold: true, align: 'right' });
    },
  },
];
