import type { RawBuilder } from 'kysely';

/**
 * An area's data about an application: an expression within the application's own statement, so that all parts are of
 * one moment and cost one round trip. Only the area interprets the value.
 */
export interface Part<Value> {
  /** May name the columns of `application` and of its `checkout`; returns a value, usually `jsonb`. */
  read(): RawBuilder<unknown>;
  /** Parses the value; dates and times in `jsonb` are text. */
  parse(read: unknown): Value;
}

export function definePart<Read, Value>(
  read: () => RawBuilder<Read>,
  parse: (read: Read) => Value,
): Part<Value> {
  // The type of raw SQL is unchecked, here as elsewhere.
  return { read, parse: (value) => parse(value as Read) };
}
