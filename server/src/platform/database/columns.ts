import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `timestamptz`: read as a Date. Set from the application's clock wherever tests depend on it. */
export type Timestamp = ColumnType<Date, Date, Date>;

/** A timestamp that the database sets on insert. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** `jsonb`: read as a value, written as text (`JSON.stringify`). */
export type Json<T extends object | null> = JSONColumnType<T, string, string>;

export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** Optional when inserting: the column has a default. */
export type Defaulted<T> = Generated<T>;
