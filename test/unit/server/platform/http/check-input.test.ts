import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dollars } from '../../../../../server/src/platform/http/openapi/schemas';
import { dayQuery, pageQuery } from '../../../../../server/src/platform/http/pagination';
import { checkInput } from '../../../../../server/src/platform/http/validation/check-input';

const schema = z.object({
  amount: dollars.min(1).max(100),
  currency: z.literal('CAD').default('CAD'),
  status: z.enum(['open', 'used']).optional(),
  reference: z.string().max(5).optional(),
  expiresAt: z.iso.datetime().optional(),
  seller: z.object({ url: z.string() }).optional(),
  items: z.array(z.object({ name: z.string() })).optional(),
  labels: z.record(z.string().max(5), z.string()).optional(),
  closed: z.strictObject({ name: z.string() }).optional(),
});

const check = (input: unknown, isStrict = true) => {
  const checked = checkInput(schema, input, { part: 'body', isStrict });
  return 'errors' in checked ? checked.errors : checked.value;
};
const checkQuery = (input: unknown) => {
  const query = pageQuery.extend(dayQuery.shape);
  const checked = checkInput(query, input, { part: 'querystring', isStrict: true });
  return 'errors' in checked ? checked.errors : checked.value;
};

describe('a wrong value', () => {
  test.each<[input: object, path: string, expected: string, received: string]>([
    [{ amount: undefined }, '/amount', 'a number', 'nothing'],
    [{ amount: '12.50' }, '/amount', 'a number', '"12.50"'],
    [{ amount: 12.505 }, '/amount', 'at most two decimals', '12.505'],
    [{ amount: 0 }, '/amount', 'at least 1', '0'],
    [{ amount: 100.01 }, '/amount', 'at most 100', '100.01'],
    [{ currency: 'USD' }, '/currency', '"CAD"', '"USD"'],
    [{ status: 'paid' }, '/status', 'one of "open", "used"', '"paid"'],
    [{ reference: 'A-1042' }, '/reference', 'at most 5 characters', 'a string of 6 characters'],
    [{ reference: 7 }, '/reference', 'a string', 'a number'],
    [{ expiresAt: 'soon' }, '/expiresAt', 'a time with its offset, as 2026-11-30T17:00:00Z', '"soon"'],
    [{ seller: 'me' }, '/seller', 'an object', 'a string of 2 characters'],
    [{ items: {} }, '/items', 'a list', 'an object'],
    [{ items: [{ name: 'a' }, {}] }, '/items/1/name', 'a string', 'nothing'],
    [{ labels: [] }, '/labels', 'an object', 'a list of 0 items'],
    [{ labels: { any: 7 } }, '/labels/any', 'a string', 'a number'],
    [
      { labels: { longer: '' } },
      '/labels/longer',
      'names of at most 5 characters',
      'a string of 6 characters',
    ],
  ])('%j names the field, what was expected and what came', (input, path, expected, received) => {
    expect(check({ amount: 1, ...input })).toEqual([{ path, code: 'invalid', expected, received }]);
  });

  test('in a query, and of a whole body', () => {
    expect(checkQuery({ limit: 'ten', from: '2026-02-30', to: '0001-01-01' })).toEqual([
      { path: '/limit', code: 'invalid', expected: 'a number', received: '"ten"' },
      { path: '/from', code: 'invalid', expected: 'a date as YYYY-MM-DD', received: '"2026-02-30"' },
      {
        path: '/to',
        code: 'invalid',
        expected: 'a date from 2000-01-01 to 2099-12-31',
        received: '"0001-01-01"',
      },
    ]);
    expect(checkQuery({ from: 'soon' })).toMatchObject([{ path: '/from', received: '"soon"' }]);
    expect(check([1, 2])).toEqual([
      { path: '/', code: 'invalid', expected: 'an object', received: 'a list of 2 items' },
    ]);
  });
});

describe('an unknown name', () => {
  test('is refused at any depth, with the name that is most like it, next to the other errors', () => {
    const closed = { name: 'a', sku: 'b' };
    expect(check({ amount: 1, closed })).toMatchObject([{ path: '/closed/sku', code: 'unknown' }]);
    expect(check({ ammount: 5, seller: { url: '', uri: '' }, items: [{ name: 'a', sku: 'b' }] })).toEqual([
      {
        path: '/ammount',
        code: 'unknown',
        expected: `only the fields ${Object.keys(schema.shape).join(', ')}`,
        received: 'an unknown field',
        nearest: 'amount',
      },
      {
        path: '/seller/uri',
        code: 'unknown',
        expected: 'only the fields url',
        received: 'an unknown field',
        nearest: 'url',
      },
      {
        path: '/items/0/sku',
        code: 'unknown',
        expected: 'only the fields name',
        received: 'an unknown field',
      },
      { path: '/amount', code: 'invalid', expected: 'a number', received: 'nothing' },
    ]);
    expect(checkQuery({ constructor: '1' })).toMatchObject([
      { path: '/constructor', expected: 'only the query parameters cursor, limit, from, to' },
    ]);
  });

  test('is dropped where it is not refused, and names of a record are free', () => {
    const known = { amount: 1, currency: 'CAD', labels: { any: 'thing' } };
    expect(check(known)).toEqual(known);
    expect(check({ ...known, ammount: 5 }, false)).toEqual(known);
  });

  test('an unknown name that may be a value is not repeated', () => {
    const values = ['ada@shop.example', '4165550123', 'id_046454286', 'whsec_abc', 'ct_abc', 'x'.repeat(41)];
    for (const name of values) {
      const errors = check({ amount: 1, [name]: 1 });
      expect(errors).toMatchObject([{ path: '/', code: 'unknown' }]);
      const ofRecord = check({ amount: 1, labels: { [name]: 1 } });
      expect(ofRecord).toMatchObject([{ path: '/labels', code: 'invalid' }]);
      expect(JSON.stringify([errors, ofRecord])).not.toContain(name);
    }
  });

  test('ends the list after twenty', () => {
    const names = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`field${at}`, at]));
    expect(check({ amount: 1, ...names })).toHaveLength(20);
  });
});
