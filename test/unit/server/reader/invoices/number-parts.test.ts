import { expect, it } from 'vitest';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefillConfidence } from '../../../../../server/reader/invoices/values/invoice-reading';
import { buildDocument, buildInvoice, type PlacedText, toWords } from './build-invoice';

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

const numbered = (...printed: readonly PlacedText[]) =>
  readInvoice(
    buildInvoice({
      top: [[400, 90, 'Invoice No.:'], ...printed, [400, 104, 'Date:'], [480, 104, '2026-11-03']],
    }),
  ).number;

it.each([
  'PML-7 118',
  'L2026-441 907',
  'F-88 134',
  'WL-0260 4417',
  'A1 5512',
])('digits in groups are one number: %s', (printed) => {
  const number = numbered([480, 90, printed]);
  expect(number?.value).toBe(printed);
  expect(number?.confidence).toBeGreaterThanOrEqual(prefillConfidence);
});

it.each([
  ['A-1042 2026', 'A-1042'],
  ['A-1042 $500', 'A-1042'],
  ['S-2201, 28 May 2026', 'S-2201'],
])('what follows a number in its cell is not of it: %s', (printed, value) => {
  expect(numbered([480, 90, printed])?.value).toBe(value);
});

it('a number that more digits follow in its cell is not certain', () => {
  // a slash between them
  expect(numbered([480, 90, 'AR 2026'], [522, 90, '1187'])?.confidence).toBeLessThan(prefillConfidence);
  expect(numbered([480, 90, 'AR 2026'])?.confidence).toBeGreaterThanOrEqual(prefillConfidence);
});
