import { normalizeInvoiceNumber, validateInvoiceNumber } from '@tamarack/core/validation/invoice';
import { expect, test } from 'vitest';

test.each([
  '1',
  '#1042',
  'INV-2026/014',
  'F.2026_11 #3',
  'Dépôt-Évangéline 12',
  'De\u0301po\u0302t 12',
  '請求書12',
  'A'.repeat(50),
  '  INV   7 ',
  'INV\u20117',
  'INV–7',
])('%j is a valid invoice number', (text) => {
  expect(validateInvoiceNumber(text)).toBeNull();
});

test.each([
  '-1',
  '#',
  '##1',
  'INV 1 😀',
  '1️⃣',
  'INV\u00001',
  'INV\u202e1',
  'INV\u200b1',
  'INV1\u3164',
  '\u115fINV1',
  '<script>',
  "1' or 1=1",
  'A&B',
  'A'.repeat(51),
  `#${'1'.repeat(50)}`,
])('%j is not a valid invoice number', (text) => {
  expect(validateInvoiceNumber(text)).toBe('invoiceFormat');
});

test.each(['', ' ', '\u00a0\n'])('%j is empty', (text) => {
  expect(validateInvoiceNumber(text)).toBe('invoiceNumberRequired');
});

test.each([
  ['  INV   7 ', 'INV 7'],
  ['De\u0301po\u0302t', 'Dépôt'],
  ['INV\u20117\u20132026', 'INV-7-2026'],
])('%j is stored as %j', (text, kept) => {
  expect(normalizeInvoiceNumber(text)).toBe(kept);
});
