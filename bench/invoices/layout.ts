import { type Language, languages } from '../../src/language';
import { createFacts, type Facts, type Tax } from './facts';
import { drawPdf, type Paper, type PaperOptions } from './paper';
import { type DateStyle, formatDate, formatMoney, formatPercent, type MoneyStyle } from './print';
import type { GroundTruth, TestInvoice } from './test-invoice';

/** The tools and data of a layout. */
export interface Writer {
  readonly paper: Paper;
  readonly facts: Facts;
  readonly number: string;
  readonly translate: (english: string, french: string) => string;
  readonly money: (cents: number, style?: MoneyStyle) => string;
  readonly date: (day: string, style: DateStyle) => string;
  readonly rate: (tax: Tax) => string;
  /** Name of a tax in the invoice's language. */
  readonly taxName: (tax: Tax) => string;
}

export interface Layout {
  readonly name: string;
  readonly paper?: PaperOptions;
  readonly lines?: number;
  readonly number: (facts: Facts) => string | null;
  /** Differences from the ground truth of an ordinary invoice. */
  readonly truth?: (facts: Facts) => Partial<GroundTruth>;
  readonly draw: (writer: Writer) => void;
}

/** Every layout in both languages, with as many variants of each. */
export function buildInvoices(layouts: readonly Layout[], variants: number): readonly TestInvoice[] {
  return layouts.flatMap((layout, index) =>
    languages.flatMap((language) =>
      Array.from({ length: variants }, (_, variant) =>
        buildTestInvoice(layout, language, index * 17 + variant * 1_009 + 3),
      ),
    ),
  );
}

function buildTestInvoice(layout: Layout, language: Language, seed: number): TestInvoice {
  const newFacts = (): Facts =>
    createFacts(seed, language, layout.lines === undefined ? {} : { lines: layout.lines });
  const facts = newFacts();
  const number = layout.number(facts);
  const truth: GroundTruth = {
    kind: 'invoice',
    number,
    total: facts.total,
    amountDue: facts.total,
    currency: 'CAD',
    merchant: facts.merchant.name,
    issuedOn: facts.issuedOn,
    dueOn: facts.dueOn,
    ...layout.truth?.(facts),
  };
  return {
    name: `${layout.name}-${language}-${seed}`,
    truth,
    make: () =>
      drawPdf(
        (paper, fresh) => layout.draw(createWriter(paper, fresh, number ?? '')),
        newFacts(),
        layout.paper ?? {},
      ),
  };
}

function createWriter(paper: Paper, facts: Facts, number: string): Writer {
  const { language } = facts;
  return {
    paper,
    facts,
    number,
    translate: (english, french) => (language === 'fr' ? french : english),
    money: (cents, style) => formatMoney(cents, language, style),
    date: (day, style) => formatDate(day, language, style),
    rate: ({ rate }) => formatPercent(rate, language),
    taxName: ({ name }) => name[language],
  };
}

/** The sender at the top left, where most invoices have it. */
export function drawSender({ paper, facts: { merchant } }: Writer, x = 40, y = 40): number {
  paper.text(x, y, merchant.name, { size: 15, bold: true });
  return paper.lines(x, y + 20, [merchant.street, merchant.city], { size: 9 });
}

export function drawCustomer(
  { paper, facts: { customer }, translate }: Writer,
  x: number,
  y: number,
  label = translate('Bill To', 'Facturé à'),
): void {
  paper.text(x, y, label, { bold: true, size: 9 });
  paper.lines(x, y + 13, [customer.name, customer.street, customer.city], { size: 9 });
}

/** The items without quantities: text and amount, right-aligned at `right`. Returns the position below them. */
export const drawItems = (w: Writer, y: number, right = 572): number =>
  w.paper.rows(
    y,
    [{ x: 40 }, { x: right, align: 'right' }],
    w.facts.items.map(({ what, amount }) => [what, w.money(amount)]),
  );

/** Rows with name, rate and amount of each tax. */
export const buildTaxRows = (w: Writer): string[][] =>
  w.facts.taxes.map((tax) => [`${w.taxName(tax)} ${w.rate(tax)}`, w.money(tax.amount)]);
