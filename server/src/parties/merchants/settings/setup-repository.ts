import type { Executor } from '../../../platform/database';
import { merchantsTables } from '../tables';

/** Progress of a merchant's setup for its first checkout. */
export interface MerchantSetup {
  /** Whether an origin of its pages is registered. */
  readonly hasOrigin: boolean;
  /** Whether it has an active key of each kind. */
  readonly hasKeys: boolean;
  /** Whether a page on one of its origins has called the API. */
  readonly isSeen: boolean;
}

export async function findSetup(executor: Executor, merchantId: string, now: Date): Promise<MerchantSetup> {
  const origins = await merchantsTables(executor)
    .selectFrom('merchant_origin')
    .select((row) => row('seen_at', 'is not', null).as('isSeen'))
    .where('merchant_id', '=', merchantId)
    .where('kind', '=', 'page')
    .execute();
  const kinds = await merchantsTables(executor)
    .selectFrom('merchant_key')
    .select('kind')
    .distinct()
    .where('merchant_id', '=', merchantId)
    .where('revoked_at', 'is', null)
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now)]))
    .execute();
  return {
    hasOrigin: origins.length > 0,
    hasKeys: kinds.length === 2,
    isSeen: origins.some(({ isSeen }) => isSeen === true),
  };
}
