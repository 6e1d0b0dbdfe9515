import { type ColumnType, sql } from 'kysely';
import type { Executor } from '../database';
import type { Keys } from './keys';
import { keysTables } from './tables';

/**
 * Whether values are stored as the previous release reads and writes them, beside their ciphertexts. It may run beside this
 * one, or in its place again, until `until`; null: no such release ran on the database.
 */
export const writesPlain = (until: Date | null, now: Date): boolean => until !== null && now < until;

declare const isCopy: unique symbol;

/** A value as the previous release reads it. */
export type PlainCopy = string & { readonly [isCopy]: true };

/** The column of a table with values that the previous release reads and writes: they are encrypted in another one. */
export type PlainColumn<T> = ColumnType<T | null, PlainCopy | null | undefined, PlainCopy | null>;

/** The plain value to store beside its ciphertext: null once the previous release can no longer run. */
export const toPlainCopy = (keys: Pick<Keys, 'writesPlain'>, value: string | null): PlainCopy | null =>
  keys.writesPlain() ? (value as PlainCopy | null) : null;

/** The end of the last period; null if there is none. */
export async function readPlainUntil(database: Executor): Promise<Date | null> {
  const row = await keysTables(database)
    .selectFrom('plain_period')
    .select('plain_until as until')
    .where('plain_until', 'is not', null)
    .orderBy('plain_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until ?? null;
}

/** Keys that know until when values are stored as the previous release reads them. */
export const withPlainPeriod = (keys: Keys, until: Date | null, now: () => Date): Keys => ({
  ...keys,
  plainUntil: until,
  writesPlain: () => writesPlain(until, now()),
});

/** Once the periods are over by the database's clock, the previous release refuses to start. Returns whether they are. */
export async function endPlainPeriods(database: Executor): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`select end_plain_periods() as over`.execute(database);
  return rows[0]?.over ?? false;
}
