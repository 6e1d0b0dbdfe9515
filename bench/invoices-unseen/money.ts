/** A line of an invoice: how many, of what, at how many cents each. */
export type Line = readonly [quantity: number, text: string, unit: number];

export interface Row {
  readonly quantity: number;
  readonly text: string;
  readonly unit: number;
  readonly amount: number;
}

export interface Bill {
  readonly rows: readonly Row[];
  readonly subtotal: number;
  /** In the order of the rates. */
  readonly taxes: readonly number[];
  readonly total: number;
  /** What adds up to the total: lines, extras, taxes. */
  readonly parts: readonly number[];
}

/** Thousandths of a percent. */
export const rate = {
  gst: 5000,
  qst: 9975,
  ontario: 13_000,
  atlantic: 15_000,
  novaScotia: 14_000,
  bc: 7000,
  saskatchewan: 6000,
  manitoba: 7000,
} as const;

export const share = (cents: number, thousandths: number): number =>
  Math.round((cents * thousandths) / 100_000);

export const sum = (cents: readonly number[]): number => cents.reduce((total, each) => total + each, 0);

export const extend = (quantity: number, unit: number): number =>
  Math.round((Math.round(quantity * 1000) * unit) / 1000);

/** Taxes are on the lines and the `extras` (freight, a discount below zero) together, each rounded by itself. */
export function bill(lines: readonly Line[], rates: readonly number[], extras: readonly number[] = []): Bill {
  const rows = lines.map(([quantity, text, unit]) => ({
    quantity,
    text,
    unit,
    amount: extend(quantity, unit),
  }));
  const subtotal = sum(rows.map((row) => row.amount));
  const base = subtotal + sum(extras);
  const taxes = rates.map((each) => share(base, each));
  const parts = [...rows.map((row) => row.amount), ...extras, ...taxes];
  return { rows, subtotal, taxes, total: sum(parts), parts };
}

/** The tax of a bill by its place. */
export const tax = ({ taxes }: Bill, place = 0): number => taxes[place] ?? 0;

function grouped(cents: number, separator: string, point: string): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, separator);
  return `${cents < 0 ? '-' : ''}${whole}${point}${digits.slice(-2)}`;
}

/** `1,234.56` */
export const plain = (cents: number): string => grouped(cents, ',', '.');
/** `$1,234.56` */
export const dollars = (cents: number): string => (cents < 0 ? `-$${plain(-cents)}` : `$${plain(cents)}`);
/** `1234.56` */
export const bare = (cents: number): string => grouped(cents, '', '.');
/** `1 234,56`, with the space that is told. */
export const comma = (cents: number, space = ' '): string => grouped(cents, space, ',');
/** `1 234,56 $` */
export const piastres = (cents: number, space = ' '): string => `${comma(cents, space)}${space || ' '}$`;
/** `(1,234.56)` below zero. */
export const bracketed = (cents: number): string => (cents < 0 ? `(${plain(-cents)})` : plain(cents));

export const nbsp = '\u00a0';
/** Only the fonts of the packages draw it. */
export const thin = '\u2009';
