import { expect, it } from 'vitest';
import { createAlphabet, decode } from '../../../../../server/reader/ocr/recognize-line';

// the third class is a character that no invoice uses
const alphabet = createAlphabet([null, 'a', null, 'é', 'e', 'E', '1', ' ']);

/** The answer of the recognizer: at each step, a probability of some classes. */
const decodeSteps = (...steps: readonly Readonly<Record<number, number>>[]) => {
  const count = alphabet.classes.length;
  const values = new Float32Array(steps.length * count);
  for (const [step, probabilities] of steps.entries())
    for (const [index, probability] of Object.entries(probabilities))
      values[step * count + Number(index)] = probability;
  return decode({ values, dimensions: [1, steps.length, count] }, alphabet, steps.length * 8);
};

it('steps with the same character are one, and a blank parts two of the same', () => {
  const read = decodeSteps({ 1: 0.8 }, { 1: 0.9 }, { 0: 0.9 }, { 1: 0.7 });
  expect(read.map(({ text, middle }) => [text, middle])).toEqual([
    ['a', 8],
    ['a', 28],
  ]);
  expect(read[0]?.probability).toBeCloseTo(0.9);
});

it('a character that no invoice uses is not read, however likely', () => {
  expect(decodeSteps({ 2: 0.7, 6: 0.2, 0: 0.1 }).map(({ text }) => text)).toEqual(['1']);
});

it('a letter is as certain as all its accents and cases together', () => {
  const [letter] = decodeSteps({ 3: 0.3, 4: 0.4, 5: 0.2 });
  expect(letter?.text).toBe('e');
  expect(letter?.probability).toBeCloseTo(0.9);
});
