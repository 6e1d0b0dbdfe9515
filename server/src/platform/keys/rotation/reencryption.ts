import { dayMs } from '@tamarack/core/calendar/durations';
import { type Executor, inTransaction } from '../../database';
import { isProblem } from '../../errors';
import { CiphertextError, type Keys } from '../keys';
import { endPlainPeriods } from '../plain-period';
import { firstId, listPasses, lockPass, type Pass, startPass, updatePass } from './pass-repository';
import { nameColumn, type SealedColumn, type SealedRow, toCell } from './sealed-column';
import { countSealed, lockOldRows, replaceCipher, type SealedValue, tryReplaceCipher } from './sealed-rows';

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
  checkEveryMs: dayMs,
  retryMs: 10 * 60_000,
  batchSize: 25,
};

/** Values of a column. */
export interface ColumnProgress {
  /** Table and column. */
  readonly name: string;
  readonly all: number;
  /** Encrypted with another key than the newest one, or not at all. */
  readonly remaining: number;
  /** They are not encrypted again: their rows are deleted within a day. */
  readonly expires: boolean;
}

/**
 * Encrypts every value of an older key with the newest key, a few at a time, and those that are not encrypted once no
 * release before this one may run.
 */
export interface Reencryption extends ReturnType<typeof createReencryption> {}

export function createReencryption(deps: {
  readonly database: Executor;
  readonly keys: Pick<
    Keys,
    'encrypt' | 'decrypt' | 'keyedHash' | 'newestPrefix' | 'plainUntil' | 'writesPlain'
  >;
  readonly columns: readonly SealedColumn[];
  readonly warn: (details: object, message: string) => void;
  readonly now: () => Date;
  readonly timing?: ReencryptionTiming;
}) {
  const { database, keys, columns, warn, now, timing = defaultTiming } = deps;
  const prefix = keys.newestPrefix;

  const isDue = (pass: Pass | undefined, target: Buffer): boolean => {
    if (!pass?.prefix.equals(target)) return true;
    if (pass.finishedAt === null) return false;
    const waitMs = pass.remaining > 0 ? timing.retryMs : timing.checkEveryMs;
    return now().getTime() - pass.finishedAt.getTime() >= waitMs;
  };

  /** False if the row needs a unique hash that another row already has. */
  const store = async (
    trx: Executor,
    column: SealedColumn & { readonly id: string },
    row: SealedRow,
    sealed: SealedValue,
  ): Promise<boolean> => {
    if (!column.index || row.plain === null) {
      await replaceCipher(trx, column, row, sealed);
      return true;
    }
    if (await tryReplaceCipher(trx, column, row, sealed)) return true;
    // to the previous release, addresses that differ in case were two
    const { identifies } = column.index;
    if (!identifies && (await tryReplaceCipher(trx, column, row, { ...sealed, hash: null }))) return true;
    warn(
      { column: nameColumn(column), rowId: row.id },
      'a row was not encrypted: another row of the column has the same blind index; correct or merge one of them',
    );
    return false;
  };

  /** Whether it is encrypted with the newest key now. */
  const reencrypt = async (
    trx: Executor,
    column: SealedColumn & { readonly id: string },
    row: SealedRow,
  ): Promise<boolean> => {
    const cell = toCell(column, row);
    let sealed: SealedValue;
    try {
      const plain = row.plain ?? (await keys.decrypt(column.purpose, row.cipher ?? Buffer.of(), cell));
      sealed = {
        cipher: await keys.encrypt(column.purpose, plain, cell),
        hash: column.index ? column.index.toHash(keys, plain) : null,
      };
    } catch (error) {
      // the key service is away: the next run continues here
      if (isProblem(error) && error.type === 'service-unavailable') throw error;
      const details = { column: nameColumn(column), rowId: row.id };
      if (error instanceof CiphertextError)
        warn(
          details,
          'a value cannot be decrypted with any key of the ring: it was altered, or a key is missing',
        );
      else warn({ ...details, err: error }, 'the key of a value cannot be used');
      return false;
    }
    return store(trx, column, row, sealed);
  };

  /** Encrypts the next rows again. Returns whether the pass continues. */
  const runBatch = (column: SealedColumn & { readonly id: string }, target: Buffer): Promise<boolean> =>
    inTransaction(database, async (trx) => {
      const name = nameColumn(column);
      const pass = await lockPass(trx, name);
      if (!pass || isDue(pass, target)) {
        const { old } = await countSealed(trx, column, prefix);
        await startPass(trx, { name, prefix: target, remaining: old, now: now() });
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

  /** Whether the previous release may still run; from the first time that it may not, it refuses to start. */
  const isPlainRead = async (): Promise<boolean> =>
    keys.plainUntil !== null && (keys.writesPlain() || !(await endPlainPeriods(database)));

  return {
    /** Continues where an earlier run of any process ended. */
    run: async (): Promise<void> => {
      const endsAt = performance.now() + timing.runMs;
      const plainRead = await isPlainRead();
      const passes = await listPasses(database);
      for (const column of columns) {
        const { id } = column;
        if (id === null) continue;
        const target = plainRead && column.plain ? Buffer.concat([prefix, leavesPlain]) : prefix;
        const pass = passes.get(nameColumn(column));
        // most runs find nothing to do, and lock nothing
        if (pass && pass.finishedAt !== null && !isDue(pass, target)) continue;
        const current = { ...toCurrent(column, plainRead), id };
        while (performance.now() < endsAt && (await runBatch(current, target)));
      }
    },

    /** Counts all values. */
    readProgress: async (): Promise<readonly ColumnProgress[]> => {
      const progress: ColumnProgress[] = [];
      for (const column of columns) {
        const current = toCurrent(column, keys.writesPlain());
        const { all, old } = await countSealed(database, current, prefix);
        progress.push({ name: nameColumn(column), all, remaining: old, expires: column.id === null });
      }
      return progress;
    },
  };
}

/** Marks a pass that leaves alone what the previous release reads: the one after it is due at once. */
const leavesPlain = Buffer.from('plain');

/** A column without the one that the previous release reads, where it still does. */
function toCurrent(column: SealedColumn, isPlainRead: boolean): SealedColumn {
  const { plain: _, ...rest } = column;
  return isPlainRead ? rest : column;
}
