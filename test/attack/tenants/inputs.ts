import fc from 'fast-check';
import { business, personal } from '../../support/verification';
import type { OperationInput } from '../contract/call-operation';
import type { Operation } from '../contract/operations';
import { toArbitrary } from '../contract/values';
import { findIdPlaces, type Ids } from './ids';

/** Values that a form accepts, so that a call reaches what the operation does. */
const accepted: Readonly<Record<string, unknown>> = {
  ...personal,
  ...business,
  eligible: true,
  accepted: true,
  name: 'Élodie Côté',
  code: '123456',
  email: 'ada@shop.example',
  phone: '+14165550123',
  cartTotal: 2500,
  customer: { email: 'ada@shop.example', phone: '+14165550123', business: { name: 'Ada inc.' } },
  amount: 900,
  payable: 900,
  url: 'http://localhost:9/hooks',
  visit: 'abcdefghijklmnopabcdefghijklmnop',
  recorded: [{ kind: 'press', at: 1_800_000_000_000, id: 10, x: 1, y: 1 }],
};

/** Whose ids a call names. */
export interface IdChoice {
  readonly name: string;
  readonly ids: Ids;
  /** With a client token, beside which an operation refuses everything else. */
  readonly withClientToken?: true;
}

/** Values for an operation that its schema allows, with the chosen ids where it takes one. */
export function buildInput(
  operation: Operation,
  { ids, withClientToken }: IdChoice,
  seed: number,
): OperationInput {
  const sample = (schema: Parameters<typeof toArbitrary>[0]): unknown =>
    fc.sample(toArbitrary(schema), { seed, numRuns: 1 })[0];
  const places = findIdPlaces(operation);
  const pick = (place: 'path' | 'query' | 'body'): Record<string, string> =>
    Object.fromEntries(
      places.filter((one) => one.in === place).map(({ field, key }) => [field, ids[key] ?? '']),
    );
  const required = operation.parameters.filter((one) => one.in === 'query' && one.required);
  const query = Object.fromEntries(required.map(({ name, schema }) => [name, sample(schema)]));
  const body = operation.body?.type === 'application/json' ? sample(operation.body.schema) : undefined;
  const { clientToken, ...inBody } = pick('body');
  const place = { path: pick('path'), query: { ...query, ...pick('query') } };
  if (withClientToken) return { ...place, body: { clientToken, requestSource: 'tamarackDirectApp' } };
  if (!isObject(body)) return { ...place, body };
  const { clientToken: _, ...others } = body;
  return { ...place, body: { ...others, ...pickAccepted(body), ...inBody } };
}

/** Whether an operation takes a client token in place of everything else. */
export const takesClientToken = (operation: Operation): boolean =>
  findIdPlaces(operation).some(({ field }) => field === 'clientToken');

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pickAccepted = (body: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(accepted).filter(([name]) => name in body));
