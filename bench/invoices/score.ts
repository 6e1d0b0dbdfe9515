import { type Found, type InvoiceReading, sureFrom } from '../../server/reader/invoices/invoice-reading';
import { numberKey } from '../../server/reader/invoices/number-key';
import { atomsOf } from '../../server/reader/invoices/words/atoms';
import type { Truth } from './test-invoice';

export const fields = [
  'number',
  'total',
  'amountDue',
  'currency',
  'merchant',
  'issuedOn',
  'dueOn',
  'kind',
] as const;
export type Field = (typeof fields)[number];

/** `sureOfNone`: something sure where the document has nothing. */
export type Mark = 'right' | 'unsureRight' | 'unsureWrong' | 'empty' | 'wrong' | 'sureOfNone' | 'none';

export interface Scored {
  readonly name: string;
  readonly truth: Truth;
  readonly reading: InvoiceReading | null;
  readonly marks: Readonly<Record<Field, Mark>>;
}

export function score(name: string, truth: Truth, reading: InvoiceReading | null): Scored {
  const marks = Object.fromEntries(fields.map((field) => [field, markOf(field, truth, reading)]));
  return { name, truth, reading, marks: marks as Record<Field, Mark> };
}

function markOf(field: Field, truth: Truth, reading: InvoiceReading | null): Mark {
  const found: Found<unknown> | null = reading?.[field] ?? null;
  const expected = truth[field];
  const sure = found !== null && found.confidence >= sureFrom;
  if (expected === null) return sure ? 'sureOfNone' : 'none';
  if (!found) return 'empty';
  const right = isSame(field, expected, found.value);
  if (sure) return right ? 'right' : 'wrong';
  return right ? 'unsureRight' : 'unsureWrong';
}

function isSame(field: Field, expected: unknown, value: unknown): boolean {
  if (field === 'number') return numberKey(String(expected)) === numberKey(String(value));
  if (field === 'merchant') return atomsOf(String(expected)).join() === atomsOf(String(value)).join();
  return expected === value;
}

/** What a form is filled with: the number and the total of an invoice in Canadian dollars. */
export const isFilledRight = ({ marks, truth }: Scored): boolean =>
  truth.kind === 'invoice' && marks.number === 'right' && marks.total === 'right';
