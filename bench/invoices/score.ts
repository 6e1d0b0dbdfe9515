import { toTerms } from '../../server/reader/invoices/labels/terms';
import {
  type FieldValue,
  type InvoiceReading,
  prefillConfidence,
} from '../../server/reader/invoices/values/invoice-reading';
import { toNumberKey } from '../../server/reader/invoices/values/number-key';
import type { GroundTruth } from './test-invoice';

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

/** `sureOfNone`: a confident value that the document does not contain. */
export type Mark = 'right' | 'unsureRight' | 'unsureWrong' | 'empty' | 'wrong' | 'sureOfNone' | 'none';

export interface ScoredInvoice {
  readonly name: string;
  readonly truth: GroundTruth;
  readonly reading: InvoiceReading | null;
  readonly marks: Readonly<Record<Field, Mark>>;
}

export function score(name: string, truth: GroundTruth, reading: InvoiceReading | null): ScoredInvoice {
  const marks = Object.fromEntries(fields.map((field) => [field, computeMark(field, truth, reading)]));
  return { name, truth, reading, marks: marks as Record<Field, Mark> };
}

function computeMark(field: Field, truth: GroundTruth, reading: InvoiceReading | null): Mark {
  const found: FieldValue<unknown> | null = reading?.[field] ?? null;
  const expected = truth[field];
  const sure = found !== null && found.confidence >= prefillConfidence;
  if (expected === null) return sure ? 'sureOfNone' : 'none';
  if (!found) return 'empty';
  const right = isSame(field, expected, found.value);
  if (sure) return right ? 'right' : 'wrong';
  return right ? 'unsureRight' : 'unsureWrong';
}

function isSame(field: Field, expected: unknown, value: unknown): boolean {
  if (field === 'number') return toNumberKey(String(expected)) === toNumberKey(String(value));
  if (field === 'merchant') return toTerms(String(expected)).join() === toTerms(String(value)).join();
  return expected === value;
}

/** Whether the form is prefilled correctly: the number and the total of an invoice in Canadian dollars. */
export const isPrefilledCorrectly = ({ marks, truth }: ScoredInvoice): boolean =>
  truth.kind === 'invoice' && marks.number === 'right' && marks.total === 'right';
