import type { RawBuilder } from 'kysely';

/**
 * An area's data about an application: an expression within the application's own statement, so that all parts are of
 * one moment and cost one round trip. Only the area interprets the value.
 */
export interface Part<Told> {
  /** May name the columns of `application`; returns a value, usually `jsonb`. */
  read(): RawBuilder<unknown>;
  /** Parses the value; dates and times in `jsonb` are text. */
  tell(read: unknown): Told;
}

export function part<Read, Told>(read: () => RawBuilder<Read>, tell: (read: Read) => Told): Part<Told> {
  // The type of raw SQL is unchecked, here as elsewhere.
  return { read, tell: (value) => tell(value as Read) };
}
