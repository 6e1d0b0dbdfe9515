import { type Facts, factsOf, type Language, type Tax } from './facts';
import { drawPdf, type Paper, type PaperOptions } from './paper';
import { type DateStyle, date, type MoneyStyle, money, percent } from './print';
import type { TestInvoice, Truth } from './test-invoice';

/** What a layout writes with. */
export interface Writer {
  readonly paper: Paper;
  readonly facts: Facts;
  readonly number: string;
  readonly say: (english: string, french: string) => string;
  readonly money: (cents: number, style?: MoneyStyle) => string;
  readonly date: (day: string, style: DateStyle) => string;
  readonly rate: (tax: Tax) => string;
  /** Of a tax, in the language. */
  readonly taxName: (tax: Tax) => string;
}

export interface Layout {
  readonly name: string;
  readonly paper?: PaperOptions;
  readonly lines?: number;
  readonly number: (facts: Facts) => string | null;
  /** Where it is not that of an ordinary invoice. */
  readonly truth?: (facts: Facts) => Partial<Truth>;
  readonly draw: (writer: Writer) => void;
}

const languages: readonly Language[] = ['en', 'fr'];

/** Every layout in both languages, of so many makings each. */
export function invoicesOf(layouts: readonly Layout[], makings: number): readonly TestInvoice[] {
  return layouts.flatMap((layout, place) =>
    languages.flatMap((language) =>
      Array.from({ length: makings }, (_, making) =>
        testInvoice(layout, language, place * 17 + making * 1_009 + 3),
      ),
    ),
  );
}

function testInvoice(layout: Layout, language: Language, seed: number): TestInvoice {
  const facts = (): Facts =>
    factsOf(seed, language, layout.lines === undefined ? {} : { lines: layout.lines });
  const of = facts();
  const number = layout.number(of);
  const truth: Truth = {
    kind: 'invoice',
    number,
    total: of.total,
    amountDue: of.total,
    currency: 'CAD',
    merchant: of.merchant.name,
    issuedOn: of.issuedOn,
    dueOn: of.dueOn,
    ...layout.truth?.(of),
  };
  return {
    name: `${layout.name}-${language}-${seed}`,
    truth,
    make: () =>
      drawPdf(
        (paper, fresh) => layout.draw(writerOf(paper, fresh, number ?? '')),
        facts(),
        layout.paper ?? {},
      ),
  };
}

function writerOf(paper: Paper, facts: Facts, number: string): Writer {
  const { language } = facts;
  return {
    paper,
    facts,
    number,
    say: (english, french) => (language === 'fr' ? french : english),
    money: (cents, style) => money(cents, language, style),
    date: (day, style) => date(day, language, style),
    rate: ({ rate }) => percent(rate, language),
    taxName: ({ name }) => name[language],
  };
}

/** The sender at the top left, as most have it. */
export function head({ paper, facts: { merchant } }: Writer, x = 40, y = 40): number {
  paper.text(x, y, merchant.name, { size: 15, bold: true });
  return paper.lines(x, y + 20, [merchant.street, merchant.city], { size: 9 });
}

export function billTo(
  { paper, facts: { customer }, say }: Writer,
  x: number,
  y: number,
  label = say('Bill To', 'Facturé à'),
): void {
  paper.text(x, y, label, { bold: true, size: 9 });
  paper.lines(x, y + 13, [customer.name, customer.street, customer.city], { size: 9 });
}
