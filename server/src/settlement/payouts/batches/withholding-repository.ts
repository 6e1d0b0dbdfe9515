import { sql } from 'kysely';
import type { Executor } from '../../../platform/database';
import type { PayoutRow } from '../repository';
import { payoutsTables } from '../tables';

/** An amount withheld from a payout for a recovery, seen from one of the two: with the other one. */
export interface Withheld {
  /** Cents. */
  readonly cents: number;
  readonly withheldAt: Date;
  readonly payoutId: string;
  readonly checkoutId: string;
  readonly reference: string | null;
}

/** Oldest first. */
export async function listWithholdings(
  executor: Executor,
  { id, kind }: Pick<PayoutRow, 'id' | 'kind'>,
): Promise<Withheld[]> {
  const [own, other] =
    kind === 'purchase'
      ? (['withholding.payout_id', 'withholding.recovery_id'] as const)
      : (['withholding.recovery_id', 'withholding.payout_id'] as const);
  return payoutsTables(executor)
    .selectFrom('payout_withholding as withholding')
    .innerJoin('payout', 'payout.id', other)
    .select([
      'withholding.cents',
      'withholding.withheld_at as withheldAt',
      'payout.id as payoutId',
      'payout.checkout_id as checkoutId',
      'payout.reference',
    ])
    .where(own, '=', id)
    .orderBy('withholding.id')
    .execute();
}

/** Pending recoveries with what the bank returned of their own purchase, oldest first, locked until the transaction ends. */
export async function lockRecoveries(trx: Executor) {
  return payoutsTables(trx)
    .selectFrom('payout')
    .select((row) => [
      'payout.id',
      'payout.merchant_id as merchantId',
      'payout.checkout_id as checkoutId',
      'payout.cents',
      'payout.withheld_cents as withheld',
      'payout.fee_cents as fee',
      row
        .selectFrom('payout as purchase')
        .select(sql<number>`coalesce(sum(cents - withheld_cents - fee_cents), 0)::bigint`.as('cents'))
        .whereRef('purchase.checkout_id', '=', 'payout.checkout_id')
        .where('purchase.state', '=', 'returned')
        .as('returned'),
    ])
    .where('payout.state', '=', 'pending')
    .where('payout.kind', '=', 'recovery')
    .orderBy('payout.id')
    .forNoKeyUpdate('payout')
    .execute();
}
