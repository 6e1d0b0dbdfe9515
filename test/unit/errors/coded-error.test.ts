import { createCodedError, isCodedError } from '@tamarack/core/errors/coded-error';
import { expect, test } from 'vitest';

test('an error is recognised by its brand and code, even from another copy of the module', () => {
  const cause = new Error('below');
  const error = createCodedError('offline', 'no answer', { retryable: true, cause });
  expect(error).toMatchObject({ name: 'TamarackError', code: 'offline', retryable: true, cause });
  expect(isCodedError(error)).toBe(true);
  expect(isCodedError(error, 'offline')).toBe(true);
  expect(isCodedError(error, 'other')).toBe(false);
  const elsewhere = Object.assign(new Error('x'), { code: 'a', [Symbol.for('tamarack.error')]: true });
  expect(isCodedError(elsewhere, 'a')).toBe(true);
});

test('other values are not recognised', () => {
  for (const value of [null, undefined, 'x', new Error('x'), { code: 'offline' }]) {
    expect(isCodedError(value)).toBe(false);
  }
});
