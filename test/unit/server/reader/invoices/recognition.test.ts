import { expect, it } from 'vitest';
import type { DocumentWords, Word } from '../../../../../server/reader/document/document-words';
import { createTermCorrector } from '../../../../../server/reader/invoices/layout/correct-terms';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { prefill } from '../../../../../server/src/financing/invoices/prefill';
import { buildDocument, buildInvoice, type PlacedText, summary } from './build-invoice';

/** As OCR reads a page: every word a little unsure, some of them changed or moved. */
const recognize = (document: DocumentWords, change: (word: Word) => Partial<Word>): DocumentWords => ({
  ...buildDocument(
    (document.pages[0]?.words ?? []).map((word) => ({ ...word, confidence: 0.93, ...change(word) })),
  ),
  source: 'recognition',
});

it.each([
  ['Invoce', 'invoice'],
  ['Tota1', 'total'],
  ['Subtctal', 'subtotal'],
  ['Numéno', 'numero'],
])('a label with one wrong letter is put right: %s', (read, meant) => {
  expect(createTermCorrector(['invoice no', 'total', 'subtotal', 'numero'])(read)).toEqual([meant]);
});

it.each(['Bakery', 'Tool', 'INV-1042', 'Totem'])('%s is no label', (text) => {
  const correct = createTermCorrector(['invoice no', 'total', 'subtotal']);
  expect(correct(text).join(' ')).toBe(text.toLowerCase().replace('-', ' '));
});

it('a number and a total are read beside labels that OCR misread', () => {
  const misread: Record<string, string> = { Invoice: 'lnvoice', Subtotal: 'Subtotai', Total: 'Tota1' };
  const reading = readInvoice(recognize(buildInvoice(), ({ text }) => ({ text: misread[text] ?? text })));
  expect([reading.number?.value, reading.total?.value]).toEqual(['INV-1042', 113_000]);
});

it('lines of a photograph that rise at the bottom and fall at the top are lines', () => {
  // 30 words more, so that both halves of the page have lines
  const rows = Array.from({ length: 12 }, (_, row) =>
    ['Copper', 'pipe', 'of', 'type', 'L', 'each'].map(
      (text, at): Word => ({
        text,
        x: 40 + at * 90,
        y: 160 + row * 18,
        width: 60,
        height: 10,
        confidence: 1,
      }),
    ),
  ).flat();
  const [page] = buildInvoice().pages;
  const document = buildDocument([...(page?.words ?? []), ...rows]);
  const tilt = (word: Word): Partial<Word> => ({
    y: word.y + (word.x + word.width / 2) * ((word.y - 230) / 230) * 0.035,
  });
  const reading = readInvoice(recognize(document, tilt));
  expect([reading.number?.value, reading.total?.value]).toEqual(['INV-1042', 113_000]);
});

const below = (label: PlacedText, ...amounts: readonly PlacedText[]): readonly PlacedText[] => [
  ...summary,
  label,
  ...amounts,
];

it.each([
  ['the row of the balance is missing', below([400, 452, 'Deposit paid'], [500, 462, '-$400.00'])],
  [
    'its words stand a row too low',
    below([400, 465, 'Acompte'], [500, 452, '$400.00'], [500, 478, '$730.00']),
  ],
])('a total is not what is due where something was paid of it: %s', (_, sums) => {
  const reading = readInvoice(recognize(buildInvoice({ sums }), () => ({})));
  expect(reading.total?.value).toBe(113_000);
  expect(prefill(reading)).toEqual({ number: 'INV-1042', amount: null });
});

it.each<[string, PlacedText, number, number | null, ...PlacedText[]]>([
  ['as if by hand, an amount just below the total is doubted', [330, 470, '36.46'], 0.5, null],
  ['beside a tax number as well', [330, 470, '36.46'], 0.5, null, [40, 470, 'HST # 466039093 RT0001']],
  ['in print it is not', [330, 470, '36.46'], 0.95, 113_000],
  ['in the column of amounts it is print that was read badly', [500, 470, '1,036.46'], 0.5, 113_000],
])('%s', (_, note, confidence, amount, ...more) => {
  const invoice = buildInvoice({ sums: [...summary, note, ...more] });
  const reading = readInvoice(recognize(invoice, ({ text }) => (text === note[2] ? { confidence } : {})));
  expect(prefill(reading).amount).toBe(amount);
});

it.each([
  ['INO0066701', null],
  ['F1O24', null],
  ['INV012', 'INV012'],
  ['SO4471', 'SO4471'],
  ['IN0066701', 'IN0066701'],
])('a letter O beside digits may be a zero: %s', (read, number) => {
  const change = ({ text }: Word): Partial<Word> => (text === 'INV-1042' ? { text: read } : {});
  expect(prefill(readInvoice(recognize(buildInvoice(), change))).number).toBe(number);
});

it('a number with the letter O in a text layer is as printed', () => {
  const [page] = buildInvoice().pages;
  const words = (page?.words ?? []).map((word) =>
    word.text === 'INV-1042' ? { ...word, text: 'INO0066701' } : word,
  );
  expect(prefill(readInvoice(buildDocument(words))).number).toBe('INO0066701');
});

it.each(['INVO IC E', 'FACT URE', 'IN VOICE'])('a title that OCR read in pieces: %s', (title) => {
  const [page] = buildInvoice().pages;
  const words = (page?.words ?? [])
    .filter(({ text }) => !/^(?:Invoice|No\.:|INV-1042)$/.test(text))
    .flatMap((word): readonly Word[] =>
      word.text === 'INVOICE'
        ? title.split(' ').map((text, at) => ({ ...word, text, x: word.x + at * 24, width: 20 }))
        : [word],
    );
  const { kind } = readInvoice({ ...buildDocument(words), source: 'recognition' });
  expect(kind).toMatchObject({ value: 'invoice' });
});
