import {
  countAnswerCharacters,
  normalizeAnswer,
  validateAnswer,
  validateObservations,
} from '@tamarack/core/validation/reviewer-answer';
import { expect, test } from 'vitest';

test('text or a file answers a request; blanks and invisible control characters do not count as text', () => {
  expect(validateAnswer('', 0)).toBe('answerRequired');
  expect(validateAnswer(' \n\t\u0000\u0007 ', 0)).toBe('answerRequired');
  expect(validateAnswer('', 1)).toBeNull();
  expect(validateAnswer('Here it is.', 0)).toBeNull();
});

test('exactly 2000 characters are allowed, whatever their encoding and surrounding space', () => {
  expect(validateAnswer('a'.repeat(2000), 0)).toBeNull();
  expect(validateAnswer('a'.repeat(2001), 1)).toBe('answerTooLong');
  expect(validateAnswer(`  ${'é'.normalize('NFD').repeat(2000)}\r\n`, 0)).toBeNull();
  expect(countAnswerCharacters('🏦'.repeat(3))).toBe(3);
  expect(validateObservations('')).toBeNull();
  expect(validateObservations('🏦'.repeat(2001))).toBe('answerTooLong');
});

test('lines are kept, with normalised line endings', () => {
  expect(normalizeAnswer(' one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree');
});
