import fc, { type Arbitrary } from 'fast-check';
import type { OperationInput } from './call-operation';
import type { Operation, Schema } from './operations';
import { toArbitrary } from './values';

/** Strings that parsers, databases, logs and renderers have stumbled over. */
const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e\ufeff',
  "'; drop table application; --",
  '$1',
  '%s%n%00',
  '{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'a\r\nset-cookie: x=1',
  '__proto__',
  'İ'.repeat(50),
  'e\u0301'.repeat(300),
  '9'.repeat(400),
  '2026-02-30',
  '-0',
  '1e400',
  'NaN',
  '２０２６',
  'x'.repeat(20_001),
];

const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...nasty),
  fc.constantFrom(0, -0, -1, 1.005, 1e21, 2 ** 53, -(2 ** 31) - 1, 5e-324, 1e308),
  fc.constantFrom(null, true, [], {}, [[]], { length: -1 }, { toString: 1 }, { $ne: null }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** A body near what the schema allows: one field wrong, missing or too many, or all of it something else. */
function toBrokenBody(schema: Schema): Arbitrary<unknown> {
  const names = Object.keys(schema.properties ?? {});
  const valid = toArbitrary(schema);
  if (names.length === 0) return fc.oneof(valid, anything);
  const name = fc.constantFrom(...names);
  const changed = fc
    .tuple(valid, name, anything)
    .map(([body, key, value]) => ({ ...(body as Record<string, unknown>), [key]: value }));
  const missing = fc.tuple(valid, name).map(([body, key]) => {
    const { [key]: _, ...rest } = body as Record<string, unknown>;
    return rest;
  });
  const extra = fc
    .tuple(valid, fc.constantFrom('__proto__', 'constructor', 'id', 'merchantId', 'status', ''), anything)
    .map(([body, key, value]) => Object.fromEntries([...Object.entries(body as object), [key, value]]));
  return fc.oneof(
    { weight: 2, arbitrary: valid },
    { weight: 5, arbitrary: changed },
    { weight: 1, arbitrary: missing },
    { weight: 1, arbitrary: extra },
    { weight: 1, arbitrary: anything },
  );
}

/** Inputs of an operation, from right to hopeless. */
export function toBrokenInput(
  { parameters, body }: Operation,
  ids: Arbitrary<string>,
): Arbitrary<OperationInput> {
  const path = parameters.filter((one) => one.in === 'path');
  const query = parameters.filter((one) => one.in === 'query');
  const pathText = fc.oneof(ids, fc.constantFrom(...nasty.filter(isWellFormed)), fc.uuid());
  const queryValue = (schema: Schema): Arbitrary<unknown> =>
    fc.oneof(toArbitrary(schema), ids, anything).map(toQueryText);
  return fc.record(
    {
      path: fc.record(Object.fromEntries(path.map(({ name }) => [name, pathText]))),
      query: fc.record(Object.fromEntries(query.map(({ name, schema }) => [name, queryValue(schema)])), {
        requiredKeys: query.filter(({ required }) => required).map(({ name }) => name),
      }),
      ...(body?.type === 'application/json' && { body: toBrokenBody(body.schema) }),
    },
    { noNullPrototype: true },
  );
}

/** Cannot be written into an address. */
const loneSurrogate = /\p{Surrogate}/u;

const isWellFormed = (text: string): boolean => !loneSurrogate.test(text);

const toQueryText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
    .replace(/\p{Surrogate}/gu, '?')
    .slice(0, 2_000);

interface Body {
  readonly type: string;
  readonly text: string;
}

/** Small, and deeper than a function that calls itself can go. */
export const deepBodies: readonly Body[] = [
  { type: 'application/json', text: `${'['.repeat(30_000)}${']'.repeat(30_000)}` },
  { type: 'application/json', text: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` },
];

/** Bodies that are no JSON, or not what their type says. */
export const brokenBodies: readonly Body[] = [
  { type: 'application/json', text: '' },
  { type: 'application/json', text: '{' },
  { type: 'application/json', text: '{"a":1,}' },
  { type: 'application/json', text: 'null' },
  { type: 'application/json', text: '"text"' },
  { type: 'application/json', text: '[1,2' },
  { type: 'application/json', text: '\u0000' },
  { type: 'application/json', text: '\ufeff{}' },
  { type: 'application/json', text: '{"__proto__":{"a":1}}' },
  { type: 'application/json', text: '{"constructor":{"prototype":{"a":1}}}' },
  { type: 'application/json', text: '{"a":"\\ud800"}' },
  { type: 'application/json', text: `{"a":1e${'9'.repeat(5_000)}}` },
  { type: 'application/json', text: `{${'"a":1,'.repeat(9_000)}"b":2}` },
  { type: 'application/json', text: `"${'x'.repeat(70_000)}"` },
  { type: 'application/json; charset=utf-7', text: '{}' },
  { type: 'application/json; charset=utf-16', text: '{}' },
  { type: 'application/xml', text: '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>' },
  { type: 'application/x-www-form-urlencoded', text: 'a=1' },
  { type: 'text/plain', text: '{}' },
  { type: 'multipart/form-data', text: 'no boundary' },
  { type: 'multipart/form-data; boundary=a', text: '--a\r\nContent-Disposition: form-data; name="file"' },
  { type: 'multipart/form-data; boundary=a', text: '--a--\r\n' },
  { type: '\u00e9', text: '{}' },
  { type: 'application/problem+json', text: '{}' },
];
