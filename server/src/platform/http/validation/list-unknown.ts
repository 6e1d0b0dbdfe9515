import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/** A name that an object of a request should not have. */
export interface UnknownName {
  /** Path of the object. */
  readonly path: readonly PropertyKey[];
  readonly name: string;
  /** The names that the object may have. */
  readonly known: readonly string[];
}

/**
 * Names that a schema does not know, at any depth. zod drops them silently; a closed schema would have to be written so
 * at each operation. Unions and records know every name.
 */
export function listUnknown(
  schema: $ZodType,
  value: unknown,
  path: readonly PropertyKey[] = [],
): readonly UnknownName[] {
  // each schema is one of the known kinds
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return listUnknown(def.innerType, value, path);
    case 'pipe':
      return listUnknown(def.in, value, path);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item: unknown, at) => listUnknown(def.element, item, [...path, at]))
        : [];
    case 'object':
      return isObject(value) && isClosed(def) ? listUnknownFields(def.shape, value, path) : [];
    default:
      return [];
  }
}

/** Only a `looseObject`, or one with a catchall, has names beyond its shape; a `strictObject` catches none. */
const isClosed = ({ catchall }: { readonly catchall?: $ZodType | undefined }): boolean =>
  catchall === undefined || catchall._zod.def.type === 'never';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function listUnknownFields(
  shape: Readonly<Record<string, $ZodType>>,
  value: Readonly<Record<string, unknown>>,
  path: readonly PropertyKey[],
): readonly UnknownName[] {
  const known = Object.keys(shape);
  return Object.entries(value).flatMap(([name, field]) => {
    const schema = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return schema ? listUnknown(schema, field, [...path, name]) : [{ path, name, known }];
  });
}
