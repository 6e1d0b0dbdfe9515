import { describe, expect, it } from 'vitest';
import type { Word } from '../../../../../server/reader/document/document-words';
import { buildLines } from '../../../../../server/reader/invoices/layout/build-lines';
import { findLabels, maxLabels } from '../../../../../server/reader/invoices/layout/find-labels';
import { maxTokens } from '../../../../../server/reader/invoices/layout/split-tokens';
import { readInvoice } from '../../../../../server/reader/invoices/read-invoice';
import { buildDocument, buildInvoice, toWords } from './build-invoice';

const many = 100_000;

const spread = (text: string, across: number): readonly Word[] =>
  Array.from({ length: many }, (_, index) => ({
    text,
    x: (index % across) * 30,
    y: Math.floor(index / across) * 12,
    width: 20,
    height: 10,
    confidence: 1,
  }));

const tokenCount = (words: readonly Word[]): number =>
  buildLines(buildDocument(words)).reduce((sum, { tokens }) => sum + tokens.length, 0);

/** A word that counts how often its text is asked for. */
function counted(words: readonly Word[]): { readonly words: readonly Word[]; readonly asked: () => number } {
  let asked = 0;
  const watched = words.map(
    (word): Word => ({
      ...word,
      get text() {
        asked += 1;
        return word.text;
      },
    }),
  );
  return { words: watched, asked: () => asked };
}

describe('a file designed to take long', () => {
  it.each([
    ['labels', 'Total', 10],
    ['amounts on one line', '$1,234.56', many],
    ['digits of one amount', '123', many],
    ['signs', '$', 20],
    ['single letters', 'T', 40],
    ['dates', '11/21/2026', 6],
    ['pieces of pieces', 'No.:#1:#2:#3', 8],
  ])('100,000 words, %s, are read up to the limit of an invoice', (_, text, across) => {
    const { words, asked } = counted(spread(text, across));
    expect(readInvoice(buildDocument(words))).toMatchObject({ kind: expect.anything() });
    expect(asked()).toBeLessThanOrEqual(maxTokens + 1);
    expect(tokenCount(words)).toBeLessThanOrEqual(maxTokens);
  });

  it('labels are read up to a limit', () => {
    expect(findLabels(buildLines(buildDocument(spread('Total', 10))))).toHaveLength(maxLabels);
  });

  it('the limits apply to all pages together', () => {
    const pages = Array.from({ length: 5 }, () =>
      toWords(Array.from({ length: 3_000 }, (_, row) => [40, row * 12, 'Total 5.00'])),
    );
    expect(buildLines(buildDocument(...pages)).flatMap(({ tokens }) => tokens)).toHaveLength(maxTokens);
  });

  it.each([
    ['letters', 'a'.repeat(100_000)],
    ['digits', '1'.repeat(100_000)],
    ['digits in groups', '1 '.repeat(50_000)],
    ['groups', '1,'.repeat(50_000)],
    ['seams', 'No:#$'.repeat(20_000)],
    ['dashes', '-'.repeat(100_000)],
    ['dates', '1/1/20'.repeat(20_000)],
    ['parentheses', '('.repeat(100_000)],
  ])('one word of 100,000 characters, %s, does not affect the rest', (_, text) => {
    const long: Word = { text, x: 40, y: 300, width: 500, height: 10, confidence: 1 };
    const invoice = buildInvoice();
    const pages = invoice.pages.map((page) => ({ ...page, words: [long, ...page.words] }));
    expect(readInvoice({ ...invoice, pages })).toMatchObject({
      total: { value: 113_000 },
      number: { value: 'INV-1042' },
    });
  });

  it.each([
    ['of no size', { width: 0, height: 0 }],
    ['turned inside out', { width: -5, height: -5 }],
    ['as tall as the page', { width: 10, height: 792 }],
    ['beyond all measure', { width: 1e300, height: 1e300 }],
    ['of no number', { width: Number.NaN, height: Number.NaN }],
  ])('words %s are read without an error', (_, size) => {
    const odd: Word = { text: 'Total', x: 0, y: 0, confidence: 1, ...size };
    expect(() => readInvoice(buildDocument([odd, odd, ...toWords([[40, 40, 'Total $5.00']])]))).not.toThrow();
  });

  it('a file without pages or words yields nothing', () => {
    const nothing = { number: null, total: null, amountDue: null, merchant: null, currency: null };
    expect(readInvoice(buildDocument())).toMatchObject(nothing);
    expect(readInvoice(buildDocument([]))).toMatchObject({ ...nothing, kind: { value: 'other' } });
  });
});
