import { expect, test } from 'vitest';
import { isSignerName } from '../../../../../server/src/financing/agreements/signing/signer-name';

const applicant = { first: 'Marie-Ève', last: "O'Brien Côté" };

test.each([
  'Marie-Ève O’Brien Côté',
  'MARIE EVE OBRIEN-COTE',
  "  o'brien   cote,  marie ",
  'Marie J. P. O’Brien Côté',
])('%s is accepted as her signature', (typed) => {
  expect(isSignerName(typed, applicant)).toBe(true);
});

test.each([
  '',
  'Marie',
  'Marie Côté',
  'M. O’Brien Côté',
  'Jean O’Brien Côté',
  'x',
  'Marie O’Brien Cotes',
  'Marie a b c d e O’Brien Côté',
])('%s is not accepted as her signature', (typed) => {
  expect(isSignerName(typed, applicant)).toBe(false);
});

test('a repeated word in a name must be repeated in the signature', () => {
  expect(isSignerName('Ali', { first: 'Ali', last: 'Ali' })).toBe(false);
  expect(isSignerName('ali ali', { first: 'Ali', last: 'Ali' })).toBe(true);
});
