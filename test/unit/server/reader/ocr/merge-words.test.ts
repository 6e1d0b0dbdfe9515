import { expect, it } from 'vitest';
import type { Word } from '../../../../../server/reader/document/document-words';
import { mergeWords } from '../../../../../server/reader/ocr/merge-words';

const word = (text: string, confidence: number, x = 100, width = 80): Word => ({
  text,
  x,
  y: 200,
  width,
  height: 20,
  confidence,
});

it('a word that both readings have is surer than each of them', () => {
  const [merged] = mergeWords([word('1,234.56', 0.8)], [word('1,234.56', 0.7)]);
  expect(merged?.text).toBe('1,234.56');
  expect(merged?.confidence).toBeCloseTo(0.94);
});

it('a word that they read differently is less sure than the better of them, whose text it has', () => {
  const [merged] = mergeWords([word('1,284.56', 0.7)], [word('1,234.56', 0.8)]);
  expect(merged?.text).toBe('1,234.56');
  expect(merged?.confidence).toBeCloseTo(0.8 * (1 - 0.35));
});

it('a word that the other reading split is the same word', () => {
  const [merged] = mergeWords(
    [word('1,234.56', 0.8)],
    [word('1,23', 0.9, 100, 40), word('4.56', 0.8, 140, 40)],
  );
  expect(merged?.confidence).toBeCloseTo(0.96);
});

it('words that only one of the readings has are kept', () => {
  const merged = mergeWords([word('Total', 0.9, 10, 40)], [word('95.00', 0.6, 300)]);
  expect(merged.map(({ text, confidence }) => [text, confidence])).toEqual([
    ['Total', 0.9],
    ['95.00', 0.6],
  ]);
});
