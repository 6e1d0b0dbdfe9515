import { type Executor, inTransaction } from '../../database';
import { isProblem } from '../../errors';
import { CiphertextError, type Keys } from '../keys';
import { firstId, lockPass, type Pass, startPass, updatePass } from './pass-repository';
import { nameColumn, type SealedColumn, toCell } from './sealed-column';
import { countSealed, lockOldRows, replaceCipher } from './sealed-rows';

export interface ReencryptionTiming {
  /** How long one run may take; the next one continues. */
  readonly runMs: number;
  /** From the end of a pass to the next one: another process may have written with the old key. */
  readonly checkEveryMs: number;
  /** The same, where values were locked or did not open. */
  readonly retryMs: number;
  /** Rows of one transaction. */
  readonly batchSize: number;
}

const defaultTiming: ReencryptionTiming = {
  runMs: 50_000,
  checkEveryMs: 24 * 3_600_000,
  retryMs: 10 * 60_000,
  batchSize: 25,
};

/** Values of a column. */
export interface ColumnProgress {
  /** Table and column. */
  readonly name: string;
  readonly all: number;
  /** Encrypted with another key than the newest one. */
  readonly remaining: number;
  /** They are not encrypted again: their rows are deleted within a day. */
  readonly expires: boolean;
}

/** Encrypts every value of an older key with the newest one, a few at a time. */
export interface Reencryption {
  /** Continues where an earlier run, of any process, ended. */
  run(): Promise<void>;
  /** Counts all values. */
  readProgress(): Promise<readonly ColumnProgress[]>;
}

export function createReencryption(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt' | 'newestPrefix'>;
  readonly columns: readonly SealedColumn[];
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
  readonly timing?: ReencryptionTiming;
}): Reencryption {
  const { database, keys, columns, warn, now, timing = defaultTiming } = deps;
  const prefix = keys.newestPrefix;

  const isDue = (pass: Pass | undefined): boolean => {
    if (!pass?.prefix.equals(prefix)) return true;
    if (pass.finishedAt === null) return false;
    const waitMs = pass.remaining > 0 ? timing.retryMs : timing.checkEveryMs;
    return now().getTime() - pass.finishedAt.getTime() >= waitMs;
  };

  /** Whether it is encrypted with the newest key now. */
  const reencrypt = async (
    trx: Executor,
    column: SealedColumn & { readonly id: string },
    row: Awaited<ReturnType<typeof lockOldRows>>[number],
  ): Promise<boolean> => {
    const cell = toCell(column, row);
    let cipher: Buffer;
    try {
      const plain = await keys.decrypt(column.purpose, row.cipher, cell);
      cipher = await keys.encrypt(column.purpose, plain, cell);
    } catch (error) {
      // the key service is away: the next run continues here
      if (isProblem(error) && error.type === 'service-unavailable') throw error;
      const details = { column: nameColumn(column), rowId: row.id };
      if (error instanceof CiphertextError) warn(details, 'a value does not open');
      else warn({ ...details, err: error }, 'the key of a value cannot be used');
      return false;
    }
    await replaceCipher(trx, column, row, cipher);
    return true;
  };

  /** Encrypts the next rows again. Returns whether the pass goes on. */
  const runBatch = (column: SealedColumn & { readonly id: string }): Promise<boolean> =>
    inTransaction(database, async (trx) => {
      const name = nameColumn(column);
      const pass = await lockPass(trx, name);
      if (!pass || isDue(pass)) {
        const { old } = await countSealed(trx, column, prefix);
        await startPass(trx, { name, prefix, remaining: old, now: now() });
        return true;
      }
      if (pass.finishedAt !== null) return false;
      const rows = await lockOldRows(trx, column, {
        prefix,
        afterId: pass.lastId,
        limit: timing.batchSize,
      });
      let done = 0;
      for (const row of rows) if (await reencrypt(trx, column, row)) done += 1;
      const failed = pass.failed + rows.length - done;
      const lastId = rows.at(-1)?.id ?? firstId;
      if (rows.length === timing.batchSize) {
        const remaining = Math.max(0, pass.remaining - done);
        await updatePass(trx, name, { lastId, remaining, failed, finishedAt: null });
        return true;
      }
      // what others had locked or wrote meanwhile counts again
      const { old } = await countSealed(trx, column, prefix);
      await updatePass(trx, name, { lastId, remaining: old, failed, finishedAt: now() });
      return false;
    });

  return {
    run: async () => {
      const endsAt = performance.now() + timing.runMs;
      for (const column of columns) {
        const { id } = column;
        if (id === null) continue;
        while (performance.now() < endsAt && (await runBatch({ ...column, id })));
      }
    },

    readProgress: async () => {
      const progress: ColumnProgress[] = [];
      for (const column of columns) {
        const { all, old } = await countSealed(database, column, prefix);
        progress.push({ name: nameColumn(column), all, remaining: old, expires: column.id === null });
      }
      return progress;
    },
  };
}
