import type { Executor } from '../../../platform/database';
import { computeExposure } from '../../credit';
import { isRejectedElsewhere } from '../conclusion/rejection-repository';

/** The customer's history from other applications, as a decision counts it. */
export interface CustomerHistory {
  /** The amount owed and still available, in cents. */
  readonly exposure: number;
  /** A rejection of another application is in force. */
  readonly rejectedElsewhere: boolean;
}

export async function getCustomerHistory(
  executor: Executor,
  scope: { readonly customerId: string; readonly applicationId: string; readonly today: string },
): Promise<CustomerHistory> {
  const rejectedElsewhere = await isRejectedElsewhere(executor, scope);
  return {
    exposure: await computeExposure(executor, scope.customerId, scope.applicationId, scope.today),
    rejectedElsewhere,
  };
}
