import type { Facts } from '@tamarack/core/flow/facts';
import type { Executor } from '../database/executor';
import { isSigned } from './repository';

/** The agreements' part of an application's facts. */
export async function agreementFacts(
  executor: Executor,
  applicationId: string,
): Promise<Pick<Facts, 'agreement'>> {
  return { agreement: (await isSigned(executor, applicationId)) ? 'signed' : 'none' };
}
