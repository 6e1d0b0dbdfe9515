import { randomBytes } from 'node:crypto';
import { dayMs } from '@tamarack/core/calendar/durations';
import { recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import type { OperatorNotices } from '../mails/notices';
import { findOperator } from '../repository';
import { authorize, type Operator } from '../roles';
import * as keys from './key-repository';

/** The end of a key that does not expire. */
export const endless = new Date('9999-01-01T00:00:00Z');

/** Minimum interval between writes of the last use. */
const updateIntervalMs = 60_000;

export interface OperatorKeySummary {
  readonly id: string;
  readonly lastFour: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
}

/** Result of a lookup; the holder of a key that does not work is for the audit trail only. */
type KeyLookup =
  | { readonly operator: Operator }
  | {
      readonly operator: null;
      readonly reason: 'unknownKey' | 'disabled' | 'expired' | 'revoked';
      readonly holderId: string | null;
    };

/** Keys of the operators' API: `op_…`. */
export interface OperatorKeysService extends ReturnType<typeof createOperatorKeys> {}

/** Whether it is a key of the sandbox, which the documentation prints. */
export const isSandboxKey = (key: string): boolean => key.startsWith('op_sandbox_');

export function createOperatorKeys(deps: {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'hash'>;
  readonly notices: OperatorNotices;
  /** Days until a new key expires. */
  readonly keyDays: number;
  readonly now: () => Date;
  /** Whether the sandbox's operators, whose keys are public, exist here. */
  readonly sandbox: boolean;
}) {
  const { database, notices, keyDays, now, sandbox } = deps;

  const lookUp = async (executor: Executor, key: string): Promise<KeyLookup> => {
    const refuse = (reason: 'unknownKey' | 'disabled' | 'expired' | 'revoked', holderId: string | null) =>
      ({ operator: null, reason, holderId }) as const;
    // the database may contain the operators of a sandbox that used it before
    if (!key.startsWith('op_') || (!sandbox && isSandboxKey(key))) return refuse('unknownKey', null);
    const row = await keys.findKey(executor, deps.keys.hash(key));
    if (!row) return refuse('unknownKey', null);
    const { id, name, roles, keyId, lastUsedAt } = row;
    if (row.disabledAt !== null) return refuse('disabled', id);
    if (row.revokedAt !== null) return refuse('revoked', id);
    if (row.expiresAt <= now()) return refuse('expired', id);
    if (lastUsedAt === null || now().getTime() - lastUsedAt.getTime() > updateIntervalMs)
      await keys.updateKeyUse(executor, keyId, now());
    return { operator: { id, name, roles } };
  };

  const audit = (
    trx: Executor,
    act: 'operator.keyCreated' | 'operator.keyRevoked',
    by: Operator | null,
    operatorId: string,
  ) =>
    recordAudit(trx, {
      applicationId: null,
      actor: by === null ? 'system' : `operator:${by.id}`,
      act,
      details: { operatorId },
      at: now(),
    });

  return {
    /** As `findByKey`, with the reason why a key does not work. */
    lookUp,
    findByKey: async (key: string): Promise<Operator | null> => (await lookUp(database, key)).operator,

    /**
     * Returns the key, of which only a hash is stored. Throws `not-found` for an unknown or disabled operator;
     * `step-not-allowed` for another operator, as whom the admin could act with it.
     *
     * @param by null: the command
     */
    create: (operatorId: string, by: Operator | null): Promise<string> =>
      inTransaction(database, async (trx) => {
        if (by !== null) authorize(by, 'operators.manage');
        const operator = isId(operatorId) ? await findOperator(trx, operatorId) : undefined;
        if (!operator || operator.disabledAt !== null) throw problem('not-found');
        if (by !== null && by.id !== operatorId)
          throw problem('step-not-allowed', {
            detail: 'Another operator’s key is created by the command on the server.',
          });
        const key = `op_${randomBytes(32).toString('base64url')}`;
        await keys.insertKey(trx, {
          id: newId(now()),
          operatorId,
          keyHash: deps.keys.hash(key),
          lastFour: key.slice(-4),
          now: now(),
          expiresAt: new Date(now().getTime() + keyDays * dayMs),
        });
        await audit(trx, 'operator.keyCreated', by, operatorId);
        await notices.notifyAdmins(trx, { event: 'keyCreated', operatorId, by });
        return key;
      }),

    /** For the sandbox, whose keys are documented; they do not expire. */
    setSandboxKey: (operatorId: string, key: string): Promise<void> =>
      keys.insertKey(database, {
        id: newId(now()),
        operatorId,
        keyHash: deps.keys.hash(key),
        lastFour: key.slice(-4),
        now: now(),
        expiresAt: endless,
      }),

    list: async (operatorId: string, by: Operator): Promise<readonly OperatorKeySummary[]> => {
      authorize(by, 'operators.manage');
      return isId(operatorId) ? keys.listKeys(database, operatorId) : [];
    },

    /** Throws `not-found`. */
    revoke: (operatorId: string, keyId: string, by: Operator): Promise<void> =>
      inTransaction(database, async (trx) => {
        authorize(by, 'operators.manage');
        const known = isId(operatorId) && isId(keyId);
        if (!known || (await keys.revokeKeys(trx, operatorId, { keyId, now: now() })) === 0)
          throw problem('not-found');
        await audit(trx, 'operator.keyRevoked', by, operatorId);
      }),
  };
}
