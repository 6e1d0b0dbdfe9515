import { createHash } from 'node:crypto';
import { type CapRule, uniformCaps } from '@tamarack/core/lending/criminal-rate';
import { listPublicRates } from '@tamarack/core/lending/list-public-rates';
import type { PublicRates } from '@tamarack/core/lending/public-rates';
import type { Cents } from '@tamarack/core/money/cents';
import { type Eligibility, toEligibility } from '@tamarack/core/protocol/eligibility';
import { type RateTable, toRateTable } from '@tamarack/core/protocol/rate-table';
import type { Merchant, PromotionsService } from '../../../parties/merchants';
import type { Executor } from '../../../platform/database';
import { problem } from '../../../platform/errors';

export interface RatesService extends ReturnType<typeof createRatesService> {}

export function createRatesService(deps: {
  readonly database: Executor;
  readonly promotions: Pick<PromotionsService, 'findCurrent'>;
  /** Criminal-rate caps; default 35 % for everyone. */
  readonly caps?: readonly CapRule[];
}) {
  const { database, promotions, caps = uniformCaps } = deps;
  const list = async ({ id, minimumPurchase, closedAt }: Merchant): Promise<PublicRates> => {
    if (closedAt !== null)
      throw problem('merchant-setup', {
        code: 'TC-1000-04',
        detail: 'This merchant account is closed: its pages advertise no financing.',
      });
    const promotion = await promotions.findCurrent(database, id);
    return listPublicRates({ minimumPurchase, promotion, caps });
  };
  return {
    /**
     * The rates that the merchant's pages may advertise today, and a tag that changes with them. Throws `merchant-setup`
     * for a closed merchant.
     */
    get: async (merchant: Merchant): Promise<{ readonly table: RateTable; readonly tag: string }> => {
      const table = toRateTable(await list(merchant));
      const tag = createHash('sha256').update(JSON.stringify(table)).digest('base64url').slice(0, 22);
      return { table, tag };
    },

    /** Whether an amount can be financed, by the same rates. Throws `merchant-setup` for a closed merchant. */
    assess: async (merchant: Merchant, amount: Cents): Promise<Eligibility> =>
      toEligibility(await list(merchant), amount),
  };
}
