import { expect, test } from 'vitest';
import { describeKey } from '../../../../../server/src/parties/merchants/describe-credentials';

test.each([
  [
    'pk_sandbox_1',
    'live',
    /^a publishable key of a sandbox, .* set `apiUrl`, or the address of the script, to/,
  ],
  ['pk_test_1', 'live', /^a publishable key of a sandbox, .* or use a live key$/],
  ['pk_live_1', 'live', /^a publishable key that is unknown, revoked or expired$/],
  ['pk_live_1', 'test', /^a publishable key of the live environment, .* leave `apiUrl` out/],
  ['pk_sandbox_1', 'test', /^a publishable key that is unknown, revoked or expired$/],
] as const)('%s, refused by a server that is %s, is described with a way out', (key, mode, described) => {
  expect(describeKey(key, mode)).toMatch(described);
  expect(describeKey(key, mode)).not.toContain(key);
});
