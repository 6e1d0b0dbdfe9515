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
 * The text is cached for each combination of tables and columns.
 */
export async function runInserts(executor: Executor, inserts: readonly Insert[]): Promise<void> {
  const parameters = inserts.flatMap(({ values }) => Object.values(values));
  await executor.executeQuery(CompiledQuery.raw(getText(inserts), parameters));
}

/** Tables and columns come from the code, so there are only a handful. */
const texts = new Map<string, string>();

function getText(inserts: readonly Insert[]): string {
  const shape = inserts.map(({ table, values }) => `${table}:${Object.keys(values).join()}`).join(' ');
  const cached = texts.get(shape);
  if (cached !== undefined) return cached;
  const text = writeText(inserts);
  texts.set(shape, text);
  return text;
}

function writeText(inserts: readonly Insert[]): string {
  let parameters = 0;
  const statements = inserts.map(({ table, values }) => {
    const columns = Object.keys(values);
    const placeholders = columns.map(() => `$${++parameters}`);
    return `insert into ${quote(table)} (${columns.map(quote).join(', ')}) values (${placeholders.join(', ')})`;
  });
  const parts = statements.slice(0, -1).map((insert, index) => `${quote(`insert_${index}`)} as (${insert})`);
  return `${parts.length === 0 ? '' : `with ${parts.join(', ')} `}${statements.at(-1)}`;
}

const quote = (name: string): string => `"${name}"`;
