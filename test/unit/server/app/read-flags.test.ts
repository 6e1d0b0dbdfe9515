import { expect, test } from 'vitest';
import { readFlags } from '../../../../server/app/read-flags';

test('--role sets ROLE', () => {
  expect(readFlags([])).toEqual({});
  expect(readFlags(['--role', 'worker'])).toEqual({ ROLE: 'worker' });
  expect(readFlags(['--role=api'])).toEqual({ ROLE: 'api' });
});

test.each([['--rule', 'api'], ['worker'], ['--role']])('%s %s prints the usage', (...args) => {
  expect(() => readFlags(args)).toThrow('Usage: ');
});
