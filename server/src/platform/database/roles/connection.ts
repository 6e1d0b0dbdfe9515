import type { Kysely } from 'kysely';

/** A connection for statements on PostgreSQL's own catalogue. */
export type Connection = Kysely<Record<never, never>>;
