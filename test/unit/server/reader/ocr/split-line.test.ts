import { expect, it } from 'vitest';
import { LINE_HEIGHT, type LineImage } from '../../../../../server/reader/ocr/line-image';
import type { ReadCharacter } from '../../../../../server/reader/ocr/recognize-line';
import { splitLine } from '../../../../../server/reader/ocr/split-line';

const [TOP, BOTTOM] = [12, 36];

/** A line with a block of ink for each character: its text, and where it begins and ends; a space has none. */
function drawLine(
  characters: readonly (readonly [text: string, from: number, to: number, probability?: number])[],
  width = 400,
): { readonly image: LineImage; readonly read: readonly ReadCharacter[] } {
  const pixels = new Uint8Array(width * LINE_HEIGHT).fill(240);
  for (const [text, from, to] of characters)
    if (text !== ' ')
      for (let row = TOP; row < BOTTOM; row++) pixels.fill(20, row * width + from, row * width + to);
  const line = {
    left: 100,
    right: 100 + width / 2,
    middle: 200,
    slope: 0,
    height: LINE_HEIGHT / 2,
    points: [],
  };
  return {
    image: { width, height: LINE_HEIGHT, pixels, line, scale: 2 },
    read: characters.map(([text, from, to, probability = 0.99]) => ({
      text,
      middle: (from + to) / 2,
      probability,
    })),
  };
}

const split = (...given: Parameters<typeof drawLine>) => {
  const { image, read } = drawLine(...given);
  return splitLine(image, read);
};
const getTexts = (words: ReturnType<typeof splitLine>): readonly string[] => words.map(({ text }) => text);

it('a word has the box of its ink in the page, and the least certain of its characters', () => {
  const [word] = split([
    ['T', 20, 34],
    ['o', 37, 50, 0.7],
  ]);
  expect(word).toEqual({ text: 'To', x: 110, y: 194, width: 15, height: 12, confidence: 0.7 });
});

it('words end at a space that was read, and at a gap as wide as one', () => {
  const read = split([
    ['D', 10, 22],
    ['u', 25, 35],
    [' ', 36, 40],
    ['l', 43, 47],
    ['e', 50, 60],
    ['5', 90, 100],
  ]);
  expect(getTexts(read)).toEqual(['Du', 'le', '5']);
});

it('digits stand further apart than letters', () => {
  const read = split([
    ['4', 10, 22],
    ['2', 26, 38],
    ['1', 46, 50],
    ['1', 58, 62],
    ['.', 68, 71],
    ['0', 76, 88],
    ['7', 150, 162],
  ]);
  expect(getTexts(read)).toEqual(['4211.0', '7']);
});

it('letters of one width stay together', () => {
  const typed = [...'invoice'].map((text, index) => [text, 10 + index * 18, 18 + index * 18] as const);
  expect(getTexts(split(typed))).toEqual(['invoice']);
});

it('a line of which nothing was read has no words', () => {
  expect(split([[' ', 10, 20]])).toEqual([]);
  expect(split([])).toEqual([]);
});
