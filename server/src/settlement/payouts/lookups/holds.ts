import type { Executor } from '../../../platform/database';
import type { PayoutRow } from '../repository';
import { payoutsTables } from '../tables';

/** Why a payout is not in the next batch; see `lockWaitingPayouts`. */
export type PayoutHold =
  /** The merchant has no payout account. */
  | { readonly reason: 'noAccount' }
  /** The merchant's account was changed: payouts wait until then. */
  | { readonly reason: 'accountChange'; readonly until: Date }
  /** The customer reported that a purchase was not theirs. */
  | { readonly reason: 'securityCheck' };

/** Holds of payouts, by payout. */
export async function listHolds(
  executor: Executor,
  rows: readonly Pick<PayoutRow, 'id' | 'merchantId' | 'kind' | 'state'>[],
): Promise<ReadonlyMap<string, PayoutHold>> {
  const waiting = rows.filter(({ kind, state }) => kind === 'purchase' && state === 'pending');
  if (waiting.length === 0) return new Map();
  const frozen = await listFrozen(
    executor,
    waiting.map(({ id }) => id),
  );
  const ofMerchants = await listMerchantHolds(executor, [
    ...new Set(waiting.map(({ merchantId }) => merchantId)),
  ]);
  return new Map(
    waiting.flatMap(({ id, merchantId }) => {
      const hold = frozen.has(id) ? { reason: 'securityCheck' as const } : ofMerchants.get(merchantId);
      return hold === undefined ? [] : [[id, hold]];
    }),
  );
}

async function listFrozen(executor: Executor, payoutIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await payoutsTables(executor)
    .selectFrom('frozen_payout')
    .select('payout_id as id')
    .where('payout_id', 'in', payoutIds)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** The reasons for which all payouts of a merchant are on hold, by merchant. */
async function listMerchantHolds(
  executor: Executor,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, PayoutHold>> {
  const changes = await payoutsTables(executor)
    .selectFrom('payee_change')
    .select(['merchant_id as merchantId', 'effective_at as until'])
    .where('merchant_id', 'in', merchantIds)
    .where('state', '=', 'held')
    .execute();
  const payees = await payoutsTables(executor)
    .selectFrom('merchant_payee')
    .select('merchant_id as merchantId')
    .where('merchant_id', 'in', merchantIds)
    .where('replaced_at', 'is', null)
    .execute();
  const withPayee = new Set(payees.map(({ merchantId }) => merchantId));
  return new Map<string, PayoutHold>([
    ...merchantIds.flatMap((id): [string, PayoutHold][] =>
      withPayee.has(id) ? [] : [[id, { reason: 'noAccount' }]],
    ),
    ...changes.flatMap(({ merchantId, until }): [string, PayoutHold][] =>
      until === null ? [] : [[merchantId, { reason: 'accountChange', until }]],
    ),
  ]);
}
