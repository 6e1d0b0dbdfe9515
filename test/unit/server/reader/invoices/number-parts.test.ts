import { expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { buildDocument, toWords } from './build-invoice';

it('the raised letter of `N°` belongs to its label', () => {
  const raised = toWords([[131.5, 59, 'o']], 7);
  const document = buildDocument([
    ...toWords([
      [40, 20, 'Morin Sarrazin avocats inc.'],
      [40, 60, 'NOTE D’HONORAIRES N'],
    ]),
    ...raised,
    ...toWords([
      [140, 60, 'NH-26-0884'],
      [40, 100, 'Honoraires'],
      [480, 100, '1 000,00 $'],
      [40, 114, 'TPS'],
      [480, 114, '50,00 $'],
      [40, 128, 'Total'],
      [480, 128, '1 050,00 $'],
    ]),
  ]);
  expect(readInvoice(document).number?.value).toBe('NH-26-0884');
});

it('a scan sets the first letter of a number apart, and another paper is numbered below it', () => {
  const words = toWords([
    [40, 20, 'Humber Fuels Limited'],
    [400, 40, 'Invoice'],
    [454, 40, 'D'],
    [471, 40, '881204'],
    [400, 60, 'Ticket'],
    [450, 60, '4410'],
    [40, 100, 'Sub-total'],
    [480, 100, '$1,000.00'],
    [40, 114, 'HST 15%'],
    [480, 114, '$150.00'],
    [40, 128, 'Total this invoice'],
    [480, 128, '$1,150.00'],
  ]).map((word) => ({ ...word, confidence: 0.95 }));
  const document = { ...buildDocument(words), source: 'recognition' as const };
  expect(readInvoice(document).number?.value).toBe('D 881204');
});
