import { expect, test } from 'vitest';
import { writesPlain } from '../../../../../server/src/platform/keys/plain-period';

const until = new Date('2026-11-24T08:00:00.000Z');

test.each([
  ['a moment before', until, '2026-11-24T07:59:59.999Z', true],
  ['at its end', until, '2026-11-24T08:00:00.000Z', false],
  ['after it', until, '2026-12-01T00:00:00.000Z', false],
  ['where no earlier release ran', null, '2026-11-24T07:59:59.999Z', false],
] as const)('values are stored for the previous release: %s', (_, end, now, expected) => {
  expect(writesPlain(end, new Date(now))).toBe(expected);
});
