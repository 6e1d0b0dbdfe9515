import { CompiledQuery, type Insertable } from 'kysely';
import type { Executor } from './executor';

/** An insert into one of an area's own tables, which the area builds and the caller runs. */
export type InsertInto<Tables> = {
  readonly [Table in keyof Tables & string]: {
    readonly table: Table;
    readonly values: Readonly<Insertable<Tables[Table]>>;
  };
}[keyof Tables & string];

/** An insert of any area. */
export interface Insert {
  readonly table: string;
  readonly values: object;
}

/**
 * Runs inserts, of one area or of several, as one statement: all or none, in one round trip and without a transaction
 * around it. No insert sees the rows of another; references between their rows are checked at the end of the statement.
 */
export const runInserts = (executor: Executor, inserts: readonly Insert[]): Promise<void> =>
  runAlikeInserts(executor, [inserts]);

/**
 * Runs several lists of inserts as one statement, all or none: each insert of the first list gets a row of each list.
 * The text is cached for each number of lists and combination of tables and columns.
 *
 * @param lists at least one, all of the same tables and columns (see `describeInserts`)
 */
export async function runAlikeInserts(
  executor: Executor,
  lists: readonly (readonly Insert[])[],
): Promise<void> {
  const [first = []] = lists;
  const parameters = first.flatMap((_, index) =>
    lists.flatMap((inserts) => Object.values(inserts[index]?.values ?? {})),
  );
  await executor.executeQuery(CompiledQuery.raw(getText(first, lists.length), parameters));
}

/** The tables and columns of inserts, in their order. */
export const describeInserts = (inserts: readonly Insert[]): string =>
  inserts.map(({ table, values }) => `${table}:${Object.keys(values).join()}`).join(' ');

/** Tables and columns come from the code, so there are only a handful. */
const texts = new Map<string, string>();

function getText(inserts: readonly Insert[], rows: number): string {
  const key = `${rows} ${describeInserts(inserts)}`;
  const cached = texts.get(key);
  if (cached !== undefined) return cached;
  const text = writeText(inserts, rows);
  texts.set(key, text);
  return text;
}

function writeText(inserts: readonly Insert[], rows: number): string {
  let parameters = 0;
  const statements = inserts.map(({ table, values }) => {
    const columns = Object.keys(values);
    const row = () => `(${columns.map(() => `$${++parameters}`).join(', ')})`;
    const all = Array.from({ length: rows }, row).join(', ');
    return `insert into ${quote(table)} (${columns.map(quote).join(', ')}) values ${all}`;
  });
  const parts = statements.slice(0, -1).map((insert, index) => `${quote(`insert_${index}`)} as (${insert})`);
  return `${parts.length === 0 ? '' : `with ${parts.join(', ')} `}${statements.at(-1)}`;
}

const quote = (name: string): string => `"${name}"`;
