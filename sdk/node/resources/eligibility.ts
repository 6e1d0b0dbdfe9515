import type { Call, CallOptions } from '../client/call';
import type { Eligibility, Query } from '../client/types';

export interface EligibilityChecks {
  /**
   * Checks whether an amount can be financed at your shop, and returns the lowest weekly payment. The result does not depend on
   * a customer: only an application determines whether a customer is approved.
   */
  check(query: Query<'Merchant_CheckEligibility'>, options?: CallOptions): Promise<Eligibility>;
}

export const createEligibility = (call: Call): EligibilityChecks => ({
  check: (query, options) => call('Merchant_CheckEligibility', { query }, options),
});
