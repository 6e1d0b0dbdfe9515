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

/** Holds of a merchant's payouts, by payout. */
export async function listHolds(
  executor: Executor,
  merchantId: string,
  rows: readonly Pick<PayoutRow, 'id' | 'kind' | 'state'>[],
): Promise<ReadonlyMap<string, PayoutHold>> {
  const waiting = rows.flatMap(({ id, kind, state }) =>
    kind === 'purchase' && state === 'pending' ? [id] : [],
  );
  if (waiting.length === 0) return new Map();
  const frozen = await listFrozen(executor, waiting);
  const ofMerchant = await findMerchantHold(executor, merchantId);
  return new Map(
    waiting.flatMap((id) => {
      const hold = frozen.has(id) ? { reason: 'securityCheck' as const } : ofMerchant;
      return hold === null ? [] : [[id, hold]];
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

/** The reasons for which all payouts of a merchant are on hold. */
async function findMerchantHold(executor: Executor, merchantId: string): Promise<PayoutHold | null> {
  const change = await payoutsTables(executor)
    .selectFrom('payee_change')
    .select('effective_at as until')
    .where('merchant_id', '=', merchantId)
    .where('state', '=', 'held')
    .executeTakeFirst();
  if (change?.until) return { reason: 'accountChange', until: change.until };
  const payee = await payoutsTables(executor)
    .selectFrom('merchant_payee')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  return payee ? null : { reason: 'noAccount' };
}
