import type { Executor } from '../../../platform/database';
import { exposureOf } from '../../credit';
import { isRejectedElsewhere } from '../conclusion/rejection-repository';

/** The customer's history from other applications, as a decision counts it. */
export interface History {
  /** Cents. */
  readonly exposure: number;
  /** A rejection of another application is in force. */
  readonly rejectedElsewhere: boolean;
}

export async function findHistory(
  executor: Executor,
  of: { readonly customerId: string; readonly applicationId: string; readonly today: string },
): Promise<History> {
  const rejectedElsewhere = await isRejectedElsewhere(executor, of);
  return {
    exposure: await exposureOf(executor, of.customerId, of.applicationId, of.today),
    rejectedElsewhere,
  };
}
