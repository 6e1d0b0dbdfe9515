import { expect, test } from 'vitest';
import type { InvoiceReading } from '../../../../../server/reader/invoices/values/invoice-reading';
import { prefill, toDocumentKind } from '../../../../../server/src/financing/invoices/prefill';

const sure = <T>(value: T) => ({ value, confidence: 0.9 });
const unsure = <T>(value: T) => ({ value, confidence: 0.899 });

const readingOf = (changes: Partial<InvoiceReading>): InvoiceReading => ({
  source: 'textLayer',
  pageCount: 1,
  kind: sure('invoice'),
  number: sure('NL-30017'),
  total: sure(3_000_00),
  amountDue: null,
  currency: null,
  merchant: null,
  issuedOn: null,
  dueOn: null,
  ...changes,
});

const nothing = { number: null, amount: null };

test.each<[string, Partial<InvoiceReading>, ReturnType<typeof prefill>]>([
  ['number and total', {}, { number: 'NL-30017', amount: 3_000_00 }],
  [
    'what is due of it, not its total',
    { amountDue: sure(1_000_00) },
    { number: 'NL-30017', amount: 1_000_00 },
  ],
  [
    'its total, where what is due is not sure',
    { amountDue: unsure(1_000_00) },
    { number: 'NL-30017', amount: 3_000_00 },
  ],
  ['no amount that is not sure', { total: unsure(3_000_00) }, { number: 'NL-30017', amount: null }],
  ['no number that is not sure', { number: unsure('NL-30017') }, { number: null, amount: 3_000_00 }],
  ['no number at all', { number: null }, { number: null, amount: 3_000_00 }],
  ['the number as it is kept', { number: sure(' NL\u201130017 ') }, { number: 'NL-30017', amount: 3_000_00 }],
  ['no number that none can have', { number: sure('<b>') }, { number: null, amount: 3_000_00 }],
  ['no number that is too long', { number: sure('1'.repeat(51)) }, { number: null, amount: 3_000_00 }],
  ['the least there is', { total: sure(100_00) }, { number: 'NL-30017', amount: 100_00 }],
  ['nothing of too little', { total: sure(99_99) }, nothing],
  ['nothing of one below zero', { total: sure(-3_000_00) }, nothing],
  ['nothing of one that is paid', { amountDue: sure(0) }, nothing],
  ['nothing of a credit note', { kind: sure('creditNote'), total: sure(3_000_00) }, nothing],
  ['nothing of a quote', { kind: sure('quote') }, nothing],
  ['nothing of a statement', { kind: sure('statement') }, nothing],
  ['nothing of a receipt', { kind: sure('receipt') }, nothing],
  ['nothing of another paper', { kind: sure('other') }, nothing],
  ['nothing of what is hardly an invoice', { kind: { value: 'invoice', confidence: 0.49 } }, nothing],
])('what is prefilled: %s', (_name, changes, filled) => {
  expect(prefill(readingOf(changes))).toEqual(filled);
});

test('nothing is prefilled of what could not be read', () => {
  expect(prefill(null)).toEqual(nothing);
});

test('a document is taken for what it is more likely than not', () => {
  expect(toDocumentKind(readingOf({ kind: { value: 'quote', confidence: 0.5 } }))).toBe('quote');
  expect(toDocumentKind(readingOf({ kind: { value: 'quote', confidence: 0.49 } }))).toBe('other');
});
