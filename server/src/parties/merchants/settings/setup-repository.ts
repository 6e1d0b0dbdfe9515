import type { Executor } from '../../../platform/database';
import { merchantsTables } from '../tables';

/** What a merchant has of what its first checkout needs. */
export interface MerchantSetup {
  /** Of its pages. */
  readonly hasOrigin: boolean;
  /** Keys that work, one of each kind. */
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
