import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, inject } from 'vitest';
import { isOrdinary, type StatementRecord } from './both-databases';
import { createLockCheck } from './lock-order';

/**
 * Set-up of each API test file: writes the product's statements that it ran, by database, for the check in
 * `both-databases.ts`, and fails a file whose transactions lock rows out of order.
 */
const send = pg.Client.prototype.query;
const embedded = new Set<string>();
const postgres = new Set<string>();
const disorder = new Set<string>();
const lockChecks = new WeakMap<pg.Client, ReturnType<typeof createLockCheck>>();

Object.assign(pg.Client.prototype, {
  query(this: pg.Client, ...input: Parameters<typeof send>) {
    // of an overloaded method, the type has the parameters of its last overload only
    const [query, parameters] = input as unknown as [
      string | { readonly text: string; readonly values?: readonly unknown[] },
      unknown?,
    ];
    const text = typeof query === 'string' ? query : query.text;
    const check = lockChecks.get(this) ?? createLockCheck();
    lockChecks.set(this, check);
    const values = typeof query === 'string' ? parameters : query.values;
    const wrong = check(text, Array.isArray(values) ? values : []);
    if (wrong !== undefined) disorder.add(wrong);
    const stream: unknown = Reflect.get(Reflect.get(this, 'connection'), 'stream');
    const overNetwork = typeof stream === 'object' && stream !== null && 'remotePort' in stream;
    const statements = overNetwork ? postgres : embedded;
    if (!statements.has(text) && isOrdinary(text) && isCalledByProduct()) statements.add(text);
    return Reflect.apply(send, this, input);
  },
});

afterAll(() => {
  Object.assign(pg.Client.prototype, { query: send });
  const record: StatementRecord = {
    file: expect.getState().testPath ?? '',
    embedded: [...embedded],
    postgres: [...postgres],
  };
  fs.writeFileSync(path.join(inject('statements'), `${randomUUID()}.json`), JSON.stringify(record));
  expect([...disorder], 'transactions that lock rows out of order').toEqual([]);
});

/** Whether our own server called, not a test or a package alone; the frames include callers that await. */
function isCalledByProduct(): boolean {
  const files = listCallers();
  // the backup's are PostgreSQL's own
  if (files.some((file) => file.includes('/commands/backup/'))) return false;
  return files.some((file) => /\/server\/\w/.test(file) && !/node_modules|\/platform\/database\//.test(file));
}

/** The files of the stack's frames; written out as text, with its source maps, a stack costs ten times more. */
function listCallers(): readonly string[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  let files: readonly string[] = [];
  Error.stackTraceLimit = 200;
  Error.prepareStackTrace = (_, frames) => {
    files = frames.map((frame) => frame.getFileName() ?? '');
  };
  // whoever reads it first has it prepared
  void new Error().stack;
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return files;
}
