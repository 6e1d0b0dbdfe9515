import { expect, test } from 'vitest';
import type { InvoiceReading } from '../../server/reader/invoices/values/invoice-reading';
import type { DrawnInvoice } from '../invoices/drawn-invoices';
import { meetsDrawnTarget, scoreDrawn } from '../invoices/score-drawn';

const sure = <T>(value: T) => ({ value, confidence: 0.95 });

const reading: InvoiceReading = {
  source: 'textLayer',
  pageCount: 1,
  kind: sure('invoice'),
  number: sure('NL-1'),
  total: sure(500_00),
  amountDue: sure(500_00),
  currency: sure('CAD'),
  merchant: sure('NORTHERN SUPPLY'),
  issuedOn: sure('2026-11-03'),
  dueOn: null,
};

const draw = (truth: Partial<DrawnInvoice['truth']> = {}, ambiguous = false): DrawnInvoice => ({
  file: 'a.pdf',
  mediaType: 'application/pdf',
  kind: 'goods',
  form: 'text',
  language: 'en',
  ambiguous,
  truth: {
    number: 'nl 1',
    amountDue: 500_00,
    currency: 'CAD',
    merchants: ['Northern Supply'],
    issuedOn: '2026-11-03',
    dueOn: '2026-12-03',
    ...truth,
  },
  read: async () => Buffer.alloc(0),
});

test('what is prefilled is compared: numbers by their key, names without case, nothing for what was not found', () => {
  expect(scoreDrawn(draw(), reading).marks).toEqual({
    number: 'right',
    amount: 'right',
    currency: 'right',
    merchant: 'right',
    issuedOn: 'right',
    dueOn: 'empty',
  });
});

test.each<[string, DrawnInvoice]>([
  ['another one', draw({ amountDue: 499_00 })],
  ['one of a paid invoice', draw({ amountDue: 0 })],
  ['one in another currency', draw({ currency: 'USD' })],
  ['one where two readings hold', draw({}, true)],
])('an amount is wrong: %s', (_, document) => {
  const scored = scoreDrawn(document, reading);
  expect(scored.marks.amount).toBe('wrong');
  expect(meetsDrawnTarget([scored])).toBe(false);
});

test('the target is 85 of 100 invoices with number and amount', () => {
  const right = scoreDrawn(draw(), reading);
  const empty = scoreDrawn(draw(), { ...reading, number: null });
  const score = (count: number) => [...Array(count).fill(right), ...Array(100 - count).fill(empty)];
  expect(meetsDrawnTarget(score(85))).toBe(true);
  expect(meetsDrawnTarget(score(84))).toBe(false);
});
