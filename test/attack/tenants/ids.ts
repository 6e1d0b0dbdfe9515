import type { Operation, Schema } from '../contract/operations';

/** Ids of one tenant, by the part of the path before them, or by the field that holds them. */
export type Ids = Readonly<Record<string, string>>;

/** Fields that name something of a tenant. */
const isIdField = (name: string): boolean =>
  /(^id|Id|Token|^token|^cursor|^hash)$/.test(name) && !fieldsOfNoTenant.has(name);

/** The merchant's own words: an order's or an ad's number names nothing here. */
const fieldsOfNoTenant = new Set(['trackingId', 'invoiceId']);

export interface IdPlace {
  readonly in: 'path' | 'query' | 'body';
  readonly field: string;
  /** Key of the id in `Ids`. */
  readonly key: string;
}

/** Where an operation takes an id of a tenant. */
export function findIdPlaces({ path, parameters, body }: Operation): readonly IdPlace[] {
  const inPath = [...path.matchAll(/([\w-]+)\/\{(\w+)\}/g)].map(
    ([, segment = '', field = '']): IdPlace => ({ in: 'path', field, key: segment }),
  );
  const inQuery = parameters
    .filter((one) => one.in === 'query' && isIdField(one.name))
    .map(({ name }): IdPlace => ({ in: 'query', field: name, key: name }));
  const inBody = [...listFields(body?.schema ?? {})]
    .filter(isIdField)
    .map((field): IdPlace => ({ in: 'body', field, key: field }));
  return [...inPath, ...inQuery, ...inBody];
}

function listFields(schema: Schema): Set<string> {
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return new Set([
    ...Object.keys(schema.properties ?? {}),
    ...variants.flatMap((variant) => [...listFields(variant)]),
  ]);
}
