import { expect, test } from 'vitest';
import { computeCapDelay } from '../../../../../server/src/intake/verification/codes/send-delays';
import { buildPumpCaps } from '../../../../../server/src/intake/verification/limits';

const minute = 60_000;
const now = new Date('2026-11-29T12:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * minute);

// of an application in an hour, of a network in an hour, and of a network in a day
test.each([
  ['none reached', [null, null, null], 0],
  ['one', [ago(50), null, null], 10],
  ['the last of several', [ago(50), ago(20), null], 40],
  ['that of a day', [ago(50), ago(20), ago(60)], 23 * 60],
])('the wait of caps is that of all that are reached: %s', (_, reached, minutes) => {
  expect(computeCapDelay(buildPumpCaps(60), reached, now)).toBe(minutes * minute);
});
