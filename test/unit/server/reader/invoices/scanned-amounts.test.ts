import { expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { buildDocument, toWords } from './build-invoice';

it('a scan abbreviates the amount owing below a payment of nothing', () => {
  const words = toWords([
    [40, 20, 'Rosebud Veterinary Clinic'],
    [460, 40, 'Inv: 306177'],
    [40, 100, 'Herd visit'],
    [480, 100, '185.00'],
    [40, 114, 'Total services & products'],
    [480, 114, '2,678.00'],
    [40, 128, 'GST on'],
    [100, 128, 'items'],
    [480, 128, '80.60'],
    [40, 142, 'Payments today'],
    [480, 142, '0.00'],
    [40, 156, 'Amt Owing'],
    [480, 156, '$2,758.60'],
  ]).map((word) => ({ ...word, confidence: 0.95 }));
  const reading = readInvoice({ ...buildDocument(words), source: 'recognition' });
  expect(prefill(reading)).toEqual({ number: '306177', amount: 275_860 });
});
