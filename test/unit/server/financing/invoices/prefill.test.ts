import { expect, test } from 'vitest';
import type { InvoiceReading } from '../../../../../server/reader/invoices/values/invoice-reading';
import { prefill, toDocumentKind } from '../../../../../server/src/financing/invoices/prefill';

const sure = <T>(value: T) => ({ value, confidence: 0.9 });
const unsure = <T>(value: T) => ({ value, confidence: 0.899 });

const buildReading = (changes: Partial<InvoiceReading>): InvoiceReading => ({
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
  ['the amount due, not the total', { amountDue: sure(1_000_00) }, { number: 'NL-30017', amount: 1_000_00 }],
  [
    'the total, if an uncertain amount due is no other',
    { amountDue: unsure(3_000_00) },
    { number: 'NL-30017', amount: 3_000_00 },
  ],
  [
    'no amount, if an uncertain amount due is another one',
    { amountDue: unsure(1_000_00) },
    { number: 'NL-30017', amount: null },
  ],
  ['no uncertain amount', { total: unsure(3_000_00) }, { number: 'NL-30017', amount: null }],
  ['no uncertain number', { number: unsure('NL-30017') }, { number: null, amount: 3_000_00 }],
  [
    'no amount of perhaps another currency',
    { currency: { value: 'USD', confidence: 0.55 } },
    { number: 'NL-30017', amount: null },
  ],
  [
    'no amount beside the mention of another currency',
    { currency: { value: 'CAD', confidence: 0.6 } },
    { number: 'NL-30017', amount: null },
  ],
  [
    'the amount of a plain dollar sign',
    { currency: { value: 'CAD', confidence: 0.65 } },
    { number: 'NL-30017', amount: 3_000_00 },
  ],
  ['no missing number', { number: null }, { number: null, amount: 3_000_00 }],
  ['the normalised number', { number: sure(' NL\u201130017 ') }, { number: 'NL-30017', amount: 3_000_00 }],
  ['no invalid number', { number: sure('<b>') }, { number: null, amount: 3_000_00 }],
  ['no number that is too long', { number: sure('1'.repeat(51)) }, { number: null, amount: 3_000_00 }],
  ['the minimum amount', { total: sure(100_00) }, { number: 'NL-30017', amount: 100_00 }],
  ['nothing below the minimum amount', { total: sure(99_99) }, nothing],
  ['nothing for a negative total', { total: sure(-3_000_00) }, nothing],
  ['nothing for a paid invoice', { amountDue: sure(0) }, nothing],
  ['nothing for a credit note', { kind: sure('creditNote'), total: sure(3_000_00) }, nothing],
  ['nothing for a quote', { kind: sure('quote') }, nothing],
  ['nothing for a statement', { kind: sure('statement') }, nothing],
  ['nothing for a receipt', { kind: sure('receipt') }, nothing],
  ['nothing for another document', { kind: sure('other') }, nothing],
  ['nothing for a doubtful invoice', { kind: { value: 'invoice', confidence: 0.49 } }, nothing],
])('prefills %s', (_name, changes, filled) => {
  expect(prefill(buildReading(changes))).toEqual(filled);
});

test('an unreadable file prefills nothing', () => {
  expect(prefill(null)).toEqual(nothing);
});

test('a document is classified by the more likely type', () => {
  expect(toDocumentKind(buildReading({ kind: { value: 'quote', confidence: 0.5 } }))).toBe('quote');
  expect(toDocumentKind(buildReading({ kind: { value: 'quote', confidence: 0.49 } }))).toBe('other');
});
