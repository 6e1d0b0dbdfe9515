import { answerError, answerLength, observationsError, tidyAnswer } from '@tamarack/core/validation/answer';
import { expect, test } from 'vitest';

test('words or a file answer a request; blanks and invisible control characters are no words', () => {
  expect(answerError('', 0)).toBe('answerRequired');
  expect(answerError(' \n\t\u0000\u0007 ', 0)).toBe('answerRequired');
  expect(answerError('', 1)).toBeNull();
  expect(answerError('Here it is.', 0)).toBeNull();
});

test('2000 characters to the character, whatever their size in memory and around them', () => {
  expect(answerError('a'.repeat(2000), 0)).toBeNull();
  expect(answerError('a'.repeat(2001), 1)).toBe('answerTooLong');
  expect(answerError(`  ${'é'.normalize('NFD').repeat(2000)}\r\n`, 0)).toBeNull();
  expect(answerLength('🏦'.repeat(3))).toBe(3);
  expect(observationsError('')).toBeNull();
  expect(observationsError('🏦'.repeat(2001))).toBe('answerTooLong');
});

test('lines are kept, with one kind of end', () => {
  expect(tidyAnswer(' one\r\ntwo\rthree\n')).toBe('one\ntwo\nthree');
});
