import type { FieldProblem } from '@tamarack/core/errors/catalogue';
import { findNearestName } from '@tamarack/core/errors/find-nearest-name';
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core';
import { describeExpected, isClosed } from './describe-issue';
import { describeValue, mayBeSecret } from './describe-value';
import { listUnknown, type UnknownName } from './list-unknown';
import { readPointer, toPointer } from './pointer';

/** Part of a request, by Fastify's name. */
export type Part = 'body' | 'querystring' | 'params' | 'headers';

/** A response names no more of them. */
const mostErrors = 20;
/** Other names may be values: an address, a number or a token as the key of an object. */
const isName = (text: string): boolean => /^[A-Za-z_$][\w$.-]{0,39}$/.test(text) && !mayBeSecret(text);

/**
 * Validates a part of a merchant's request and explains each error.
 *
 * @param isStrict whether unknown names are errors
 */
export function checkInput(
  schema: $ZodType,
  input: unknown,
  { part, isStrict }: { readonly part: Part; readonly isStrict: boolean },
): { readonly value: unknown } | { readonly errors: readonly FieldProblem[] } {
  const unknown = isStrict ? listUnknown(schema, input) : [];
  const { success, data, error } = safeParse(schema, input);
  if (success && unknown.length === 0) return { value: data };
  const errors = [
    ...unknown.map((name) => toUnknownProblem(name, part)),
    ...(error?.issues ?? [])
      // a strict object's own issue for the names listed above
      .filter(({ code }) => !isStrict || code !== 'unrecognized_keys')
      .map((issue) => toFieldProblem(issue, input)),
  ];
  return { errors: errors.slice(0, mostErrors) };
}

function toFieldProblem(issue: $ZodIssue, input: unknown): FieldProblem {
  // a request without a body has null in its place
  const whole = input ?? undefined;
  const value = issue.code === 'invalid_key' ? issue.path.at(-1) : readPointer(whole, toPointer(issue.path));
  return {
    path: toPointer(keepNames(issue.path)),
    code: 'invalid',
    expected: describeExpected(issue),
    received: describeValue(value, isClosed(issue)),
  };
}

/** Up to the first name of a record that may be a value. */
function keepNames(path: readonly PropertyKey[]): readonly PropertyKey[] {
  const end = path.findIndex((part) => typeof part === 'string' && !isName(part));
  return end === -1 ? path : path.slice(0, end);
}

/** A name without a place in the schema; of a part that has no schema, `known` is empty. */
export function toUnknownProblem({ path, name, known }: UnknownName, part: Part): FieldProblem {
  const what = part === 'querystring' ? 'query parameter' : 'field';
  const nearest = findNearestName(name, known);
  return {
    path: toPointer(isName(name) ? [...path, name] : path),
    code: 'unknown',
    expected: known.length === 0 ? `no ${what}s` : `only the ${what}s ${known.join(', ')}`,
    received: `an unknown ${what}`,
    ...(nearest !== null && { nearest }),
  };
}
