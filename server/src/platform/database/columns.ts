import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** `timestamptz`: read as a Date; always written by the application's clock where tests depend on it. */
export type Timestamp = ColumnType<Date, Date, Date>;

/** A timestamp the database fills in when the row is made. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;

/** `jsonb`: read as a value, written as text (`JSON.stringify`). */
export type Json<T extends object | null> = JSONColumnType<T, string, string>;

/** A nullable `jsonb` column. */
export type NullableJson<T extends object> = ColumnType<T | null, string | null | undefined, string | null>;

/** Optional when inserting: the column has a default. */
export type Defaulted<T> = Generated<T>;
