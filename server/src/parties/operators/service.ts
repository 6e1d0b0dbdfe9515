import { randomBytes } from 'node:crypto';
import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, newId } from '../../platform/database';
import type { Keys } from '../../platform/keys';
import * as operators from './repository';
import { removeOperatorSessions } from './session-repository';

/** A person who reviews applications. */
export interface Operator {
  readonly id: string;
  readonly name: string;
}

export interface OperatorsService {
  /** The operator of an `op_` key, or null for an unknown or disabled key. */
  findByKey(key: string): Promise<Operator | null>;
  /**
   * Returns the key, of which only a hash is stored. Null where an operator with this email address exists. `key` is
   * for the sandbox; default: 256 random bits.
   */
  createOperator(input: {
    readonly name: string;
    readonly email: string;
    readonly key?: string;
  }): Promise<string | null>;
  /**
   * Disables the key and ends the operator's sessions; the operator's actions stay on record. False where there is no
   * such operator.
   */
  disableOperator(email: string): Promise<boolean>;
}

/** Whether it is the sandbox’s key, which the documentation prints. */
export const isSandboxKey = (key: string): boolean => key.startsWith('op_sandbox_');

export function createOperatorsService(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly now: () => Date;
  /** Whether the sandbox's operator, whose key is public, exists here. */
  readonly sandbox: boolean;
}): OperatorsService {
  const { database, keys, now, sandbox } = deps;
  const audit = (trx: Executor, act: AuditAct, operatorId: string) =>
    recordAudit(trx, { applicationId: null, actor: 'system', act, details: { operatorId }, at: now() });
  const normalizeEmail = (email: string): string => email.trim().toLowerCase();

  return {
    findByKey: async (key) => {
      // the database may contain the operator of a sandbox that used it before
      if (!key.startsWith('op_') || (!sandbox && isSandboxKey(key))) return null;
      return (await operators.findByKey(database, keys.hash(key))) ?? null;
    },

    createOperator: ({ name, email, key = `op_${randomBytes(32).toString('base64url')}` }) =>
      inTransaction(database, async (trx) => {
        const id = newId(now());
        const row = { id, name, email: normalizeEmail(email), keyHash: keys.hash(key), now: now() };
        if (!(await operators.insertOperator(trx, row))) return null;
        await audit(trx, 'operator.created', id);
        return key;
      }),

    disableOperator: (email) =>
      inTransaction(database, async (trx) => {
        const id = await operators.disableOperator(trx, normalizeEmail(email), now());
        if (id === null) return false;
        await removeOperatorSessions(trx, id);
        await audit(trx, 'operator.disabled', id);
        return true;
      }),
  };
}
