import type { RawBuilder } from 'kysely';

/**
 * What an area knows of an application: read by an expression within the application's own statement, so that all
 * parts are of one moment and cost one round trip, and understood by the area alone.
 */
export interface Part<Told> {
  /** May name the columns of `application`; answers a value, most often `jsonb`. */
  read(): RawBuilder<unknown>;
  /** From what was read: dates and times in `jsonb` are text. */
  tell(read: unknown): Told;
}

export function part<Read, Told>(read: () => RawBuilder<Read>, tell: (read: Read) => Told): Part<Told> {
  // as everywhere, the type of raw SQL is what its author says it is
  return { read, tell: (value) => tell(value as Read) };
}
