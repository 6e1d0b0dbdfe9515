import type { Language } from '@tamarack/core/language';
import { formatMoney } from '@tamarack/core/money/format';
import { drawPdf } from './pdfs';

export interface InvoicePdfOptions {
  readonly number?: string;
  /** Cents before taxes; taxes are those of Ontario in English and of Quebec in French. */
  readonly subtotal?: number;
  readonly language?: Language;
  /** ISO 4217; another than CAD is said wherever an amount stands. */
  readonly currency?: string;
  readonly merchant?: string;
  readonly title?: string;
  /** Pages of lines before the last, which has the totals. */
  readonly pages?: number;
  /** Cents paid already. */
  readonly paid?: number;
}

const labelsByLanguage = {
  en: {
    title: 'INVOICE',
    number: 'Invoice number',
    date: ['Invoice date', 'November 4, 2026'],
    due: ['Due date', 'December 4, 2026'],
    to: 'Bill to',
    heads: ['Description', 'Qty', 'Amount'],
    line: 'Kitchen equipment',
    subtotal: 'Subtotal',
    taxes: [['HST 13%', 13_000]],
    total: 'Total',
    paid: 'Deposit received',
    due2: 'Balance due',
  },
  fr: {
    title: 'FACTURE',
    number: 'No de facture',
    date: ['Date de facturation', '4 novembre 2026'],
    due: ['Échéance', '4 décembre 2026'],
    to: 'Facturé à',
    heads: ['Description', 'Qté', 'Montant'],
    line: 'Équipement de cuisine',
    subtotal: 'Sous-total',
    taxes: [
      ['TPS 5 %', 5_000],
      ['TVQ 9,975 %', 9_975],
    ],
    total: 'Total',
    paid: 'Acompte reçu',
    due2: 'Solde dû',
  },
} as const;

/** Cents with taxes, as `invoicePdf` prints them. */
export function computeInvoiceTotal({
  subtotal = 2_888_65,
  language = 'en',
}: InvoicePdfOptions = {}): number {
  return labelsByLanguage[language].taxes.reduce(
    (sum, [, rate]) => sum + computeTax(subtotal, rate),
    subtotal,
  );
}

/** @param rate in thousandths of a percent */
const computeTax = (cents: number, rate: number): number => Math.round((cents * rate) / 100_000);

/** An ordinary invoice of a supplier, with a text layer; the same options make the same bytes. */
export async function invoicePdf(options: InvoicePdfOptions = {}): Promise<Buffer> {
  const { number = 'NL-30017', subtotal = 2_888_65, language = 'en', currency = 'CAD' } = options;
  const { merchant = 'Northline Restaurant Supply', pages = 1, paid = 0 } = options;
  const labels = labelsByLanguage[language];
  const money = (cents: number): string =>
    currency === 'CAD' ? formatMoney(cents, language, 2) : `${(cents / 100).toFixed(2)} ${currency}`;
  const total = computeInvoiceTotal(options);
  return drawPdf({}, (doc) => {
    const at = (text: string, x: number, y: number, width = 160, align: 'left' | 'right' = 'left') =>
      doc.text(text, x, y, { width, align, lineBreak: false });
    doc.fontSize(16);
    at(merchant, 40, 40, 320);
    at(options.title ?? labels.title, 400, 40, 170, 'right');
    doc.fontSize(10);
    at('88 Industry Street, Etobicoke ON M9W 5N2', 40, 64, 320);
    const facts = [[labels.number, number], labels.date, labels.due];
    facts.forEach(([label = '', value = ''], index) => {
      at(label, 340, 100 + index * 16);
      at(value, 450, 100 + index * 16, 120, 'right');
    });
    at(labels.to, 40, 100);
    at('Café Boréal inc.', 40, 116);
    for (let page = 0; page < pages; page++) {
      if (page > 0) doc.addPage();
      labels.heads.forEach((head, index) => {
        at(head, [40, 340, 450][index] ?? 40, 180, 120, index === 0 ? 'left' : 'right');
      });
      at(`${labels.line} ${page + 1}`, 40, 200, 280);
      at('1', 340, 200, 120, 'right');
      at(page === pages - 1 ? money(subtotal) : money(0), 450, 200, 120, 'right');
    }
    const sums: [string, number][] = [
      [labels.subtotal, subtotal],
      ...labels.taxes.map(([label, rate]): [string, number] => [label, computeTax(subtotal, rate)]),
      [labels.total, total],
      ...(paid > 0
        ? ([
            [labels.paid, -paid],
            [labels.due2, total - paid],
          ] as [string, number][])
        : []),
    ];
    sums.forEach(([label, cents], index) => {
      at(label, 340, 260 + index * 18);
      at(money(cents), 450, 260 + index * 18, 120, 'right');
    });
  });
}
