import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTooDeep, maxJsonDepth } from '../../../../../server/src/platform/http/bodies/json-body';

const nest = (depth: number): string => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;

test('32 levels are accepted, 33 are not, also in text that is not JSON', () => {
  expect(maxJsonDepth).toBe(32);
  expect([nest(32), `[${nest(32)}]`, '['.repeat(33), '{'.repeat(60_000)].map(isTooDeep)).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

test('brackets within strings do not count', () => {
  const brackets = '[{'.repeat(100);
  for (const value of [brackets, `"${brackets}`, `\\"${brackets}\\`, { [brackets]: brackets }])
    expect(isTooDeep(JSON.stringify(value))).toBe(false);
});

test('the depth of any value is that of its nesting', () => {
  const getDepth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(getDepth)) : 0;
  fc.assert(
    fc.property(fc.jsonValue({ depthSize: 'xlarge', maxDepth: 40 }), (value) => {
      expect(isTooDeep(JSON.stringify(value))).toBe(getDepth(value) > maxJsonDepth);
    }),
  );
});
