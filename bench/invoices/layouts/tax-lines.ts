import type { Writer } from '../layout';

export const buildTaxLines = (w: Writer): string[][] =>
  w.facts.taxes.map((tax) => [`${w.taxName(tax)} @ ${w.rate(tax)}`, w.money(tax.amount)]);
