import { findMerchant, lockMerchant } from '../../../parties/merchants';
import { authorize, authorizeConfirmation, type Operator } from '../../../parties/operators';
import { type AuditAct, recordAudit } from '../../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../../platform/database';
import { problem } from '../../../platform/errors';
import type { Keys } from '../../../platform/keys';
import type { MailQueue } from '../../../platform/mail';
import type { MerchantEventsService } from '../../webhooks';
import * as changes from './change-repository';
import { notifyMerchant } from './notify-merchant';
import {
  decryptAccount,
  encryptAccount,
  type Payee,
  type PayeeInput,
  toChangeCell,
  toPayee,
} from './payee-details';
import { findPayee } from './payee-repository';
import { replacePayee } from './payees';

/** An open change, without the account number. */
export interface PayeeChange extends Payee {
  readonly id: string;
  readonly merchantId: string;
  /** Null if the merchant has no account yet. */
  readonly formerAccountEnding: string | null;
  readonly state: changes.PayeeChangeRow['state'];
  /** Ids of operators. */
  readonly proposedBy: string;
  readonly confirmedBy: string | null;
  readonly proposedAt: Date;
  /** Once confirmed: when it applies. */
  readonly effectiveAt: Date | null;
}

export interface PayeeChangesDeps {
  readonly database: Executor;
  readonly keys: Pick<Keys, 'encrypt' | 'decrypt'>;
  readonly mails: MailQueue;
  readonly events: Pick<MerchantEventsService, 'emit'>;
  /** From the confirmation until a change applies. */
  readonly payeeHoldMs: number;
  readonly now: () => Date;
}

/**
 * Changes of merchants' payout accounts. One operator proposes, another confirms, then the change is held: payouts to
 * the merchant wait meanwhile. The former and the new remittance address get a mail, and the merchant's server an event,
 * at the proposal and when it applies.
 */
export function createPayeeChanges(deps: PayeeChangesDeps) {
  const { database, keys, payeeHoldMs, now } = deps;

  const audit = (trx: Executor, actor: string, act: AuditAct, change: { merchantId: string; id: string }) =>
    recordAudit(trx, {
      applicationId: null,
      actor,
      act,
      details: { merchantId: change.merchantId, changeId: change.id },
      at: now(),
    });

  const toChange = async (row: changes.PayeeChangeRow): Promise<PayeeChange> => {
    const { accountCipher, formerRemittanceEmail, formerLanguage, confirmedAt, ...change } = row;
    const { institution, transit } = await decryptAccount(keys, toChangeCell(row.id), accountCipher);
    return { ...change, institution, transit };
  };

  const getChange = async (executor: Executor, id: string): Promise<changes.PayeeChangeRow> => {
    const row = isId(id) ? await changes.findChange(executor, id) : undefined;
    if (!row) throw problem('not-found');
    return row;
  };

  /** Locks its merchant, so that one thing at a time happens to a change. */
  const lockChange = async (trx: Executor, id: string): Promise<changes.PayeeChangeRow> => {
    const { merchantId } = await getChange(trx, id);
    await lockMerchant(trx, merchantId);
    return getChange(trx, id);
  };

  const apply = async (trx: Executor, change: changes.PayeeChangeRow): Promise<void> => {
    const account = await decryptAccount(keys, toChangeCell(change.id), change.accountCipher);
    const { merchantId, confirmedBy } = change;
    const actor = confirmedBy === null ? 'system' : `operator:${confirmedBy}`;
    await replacePayee(deps, trx, { merchantId, payee: await toChange(change), input: account, actor });
    await changes.setChange(trx, change.id, { state: 'applied', closed_at: now() });
    await notifyMerchant(deps, trx, 'payeeChanged', change);
  };

  return {
    /**
     * Throws `not-found`, `validation-failed`; `step-not-allowed` while another change of the merchant is open.
     */
    propose: async (operator: Operator, merchantId: string, input: PayeeInput): Promise<PayeeChange> => {
      authorize(operator, 'payees.propose');
      const payee = toPayee(input);
      return inTransaction(database, async (trx) => {
        if (!isId(merchantId) || !(await lockMerchant(trx, merchantId))) throw problem('not-found');
        const id = newId(now());
        const former = await findPayee(trx, merchantId);
        const inserted = await changes.insertChange(trx, {
          id,
          merchantId,
          formerPayeeId: former?.id ?? null,
          ...payee,
          cipher: await encryptAccount(keys, toChangeCell(id), input),
          operatorId: operator.id,
          now: now(),
        });
        if (!inserted)
          throw problem('step-not-allowed', { detail: 'Another change of this merchant is open.' });
        await audit(trx, `operator:${operator.id}`, 'payee.changeProposed', { merchantId, id });
        const change = await getChange(trx, id);
        await notifyMerchant(deps, trx, 'payeeChangeProposed', change);
        return toChange(change);
      });
    },

    /** Throws `not-found`; `step-not-allowed` for the operator's own proposal, or one that is confirmed or closed. */
    confirm: async (operator: Operator, id: string): Promise<PayeeChange> => {
      authorize(operator, 'payees.confirm');
      return inTransaction(database, async (trx) => {
        const change = await lockChange(trx, id);
        await authorizeConfirmation(trx, operator, 'payees.confirm', change.proposedBy);
        if (change.state !== 'proposed')
          throw problem('step-not-allowed', { detail: 'The change is confirmed or closed.' });
        await changes.setChange(trx, id, {
          state: 'held',
          confirmed_by: operator.id,
          confirmed_at: now(),
          effective_at: new Date(now().getTime() + payeeHoldMs),
        });
        await audit(trx, `operator:${operator.id}`, 'payee.changeConfirmed', change);
        if (payeeHoldMs === 0) await apply(trx, await getChange(trx, id));
        return toChange(await getChange(trx, id));
      });
    },

    /** Ends a change that has not applied yet. Throws `not-found`; `step-not-allowed`. */
    cancel: async (operator: Operator, id: string): Promise<PayeeChange> => {
      authorize(operator, 'payees.propose');
      return inTransaction(database, async (trx) => {
        const change = await lockChange(trx, id);
        if (change.state !== 'proposed' && change.state !== 'held')
          throw problem('step-not-allowed', { detail: 'The change is closed.' });
        const set = { state: 'cancelled', cancelled_by: operator.id, closed_at: now() } as const;
        await changes.setChange(trx, id, set);
        await audit(trx, `operator:${operator.id}`, 'payee.changeCancelled', change);
        await notifyMerchant(deps, trx, 'payeeChangeCancelled', change);
        return toChange(await getChange(trx, id));
      });
    },

    /** The merchant's open change, if any. */
    findOpen: async (operator: Operator, merchantId: string): Promise<PayeeChange | null> => {
      authorize(operator, 'payees.read');
      const row = isId(merchantId) ? await changes.findOpenChange(database, merchantId) : undefined;
      return row ? toChange(row) : null;
    },

    /** Open changes, oldest first, with the merchants' names. */
    listOpen: async (
      operator: Operator,
    ): Promise<readonly (PayeeChange & { readonly merchant: string })[]> => {
      authorize(operator, 'payees.read');
      const rows = await changes.listOpenChanges(database);
      const names = await Promise.all(
        rows.map(async ({ merchantId }) => (await findMerchant(database, merchantId))?.name ?? ''),
      );
      return Promise.all(
        rows.map(async (row, index) => ({ ...(await toChange(row)), merchant: names[index] ?? '' })),
      );
    },

    /** Applies the changes whose hold is over. Returns errors: those changes remain on hold, and the next call tries again. */
    applyDue: async (): Promise<readonly unknown[]> => {
      const failures: unknown[] = [];
      for (const id of await changes.listDueChanges(database, now()))
        await inTransaction(database, async (trx) => {
          const change = await lockChange(trx, id);
          if (change.state === 'held') await apply(trx, change);
        }).catch((error: unknown) => failures.push(error));
      return failures;
    },
  };
}
