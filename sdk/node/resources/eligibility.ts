import type { Call, CallOptions } from '../client/call';
import type { Eligibility, Query } from '../client/types';

export interface EligibilityChecks {
  /**
   * Whether an amount can be financed at your shop, and from how much a week. It says nothing about a customer: only an
   * application decides.
   */
  check(query: Query<'Merchant_CheckEligibility'>, options?: CallOptions): Promise<Eligibility>;
}

export const createEligibility = (call: Call): EligibilityChecks => ({
  check: (query, options) => call('Merchant_CheckEligibility', { query }, options),
});
