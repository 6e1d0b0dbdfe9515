import {
  countAnswerCharacters,
  normalizeAnswer,
  validateAnswer,
  validateObservations,
} from '@tamarack/core/validation/reviewer-answer';
import { expect, test } from 'vitest';

test('words or a file answer a request; blanks and invisible control characters are no words', () => {
  expect(validateAnswer('', 0)).toBe('answerRequired');
  expect(validateAnswer(' \n\t\u0000\u0007 ', 0)).toBe('answerRequired');
  expect(validateAnswer('', 1)).toBeNull();
  expect(validateAnswer('Here it is.', 0)).toBeNull();
});

test('2000 characters to the character, whatever their size in memory and around them', () => {
  expect(validateAnswer('a'.repeat(2000), 0)).toBeNull();
  expect(validateAnswer('a'.repeat(2001), 1)).toBe('answerTooLong');
  expect(validateAnswer(`  ${'é'.normalize('NFD').repeat(2000)}\r\n`, 0)).toBeNull();
  expect(countAnswerCharacters('🏦'.repeat(3))).toBe(3);
  expect(validateObservations('')).toBeNull();
  expect(validateObservations('🏦'.repeat(2001))).toBe('answerTooLong');
});

test('lines are kept, with one kind of end', () => {
  expect(normalizeAnswer(' one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree');
});
