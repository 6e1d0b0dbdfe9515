import { createHash } from 'node:crypto';
import { type CapRule, uniformCaps } from '@tamarack/core/lending/criminal-rate';
import { listPublicRates } from '@tamarack/core/lending/list-public-rates';
import { type RateTable, toRateTable } from '@tamarack/core/protocol/rate-table';
import type { Merchant, PromotionsService } from '../../../parties/merchants';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';

export interface RatesService {
  /**
   * The rates that the merchant's pages may advertise today, and a tag that changes with them. Throws `merchant-setup`
   * for a closed merchant.
   */
  get(merchant: Merchant): Promise<{ readonly table: RateTable; readonly tag: string }>;
}

export function createRatesService(deps: {
  readonly database: Executor;
  readonly promotions: Pick<PromotionsService, 'findCurrent'>;
  /** Criminal-rate caps; default 35 % for everyone. */
  readonly caps?: readonly CapRule[];
}): RatesService {
  const { database, promotions, caps = uniformCaps } = deps;
  return {
    get: async ({ id, minimumPurchase, closedAt }) => {
      if (closedAt !== null)
        throw problem('merchant-setup', {
          code: 'TC-1000-04',
          detail: 'This merchant account is closed: its pages advertise no financing.',
        });
      const promotion = await promotions.findCurrent(database, id);
      const table = toRateTable(listPublicRates({ minimumPurchase, promotion, caps }));
      const tag = createHash('sha256').update(JSON.stringify(table)).digest('base64url').slice(0, 22);
      return { table, tag };
    },
  };
}
