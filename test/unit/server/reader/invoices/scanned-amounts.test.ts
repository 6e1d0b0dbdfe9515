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

it('a thousand is one digit in a low box, a letter’s width before its hundreds', () => {
  const [digit, rest] = [
    { text: '7', x: 503, y: 142, width: 4.6, height: 7 },
    { text: '863,47', x: 514.6, y: 142, width: 33, height: 8.6 },
  ];
  const words = toWords([
    [40, 20, 'Plomberie Desrosiers et fils inc.'],
    [460, 40, 'Facture: 4311'],
    [40, 100, 'Sous-total'],
    [500, 100, '6839,29'],
    [40, 114, 'TPS'],
    [500, 114, '341,96'],
    [40, 128, 'TVQ'],
    [500, 128, '682,22'],
    [40, 142, 'Total taxes incluses'],
  ]);
  const read = [...words, digit, rest].map((word) => ({ ...word, confidence: 0.95 }));
  const reading = readInvoice({ ...buildDocument(read), source: 'recognition' });
  expect(prefill(reading)).toEqual({ number: '4311', amount: 786_347 });
});
