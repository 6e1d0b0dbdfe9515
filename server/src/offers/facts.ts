import type { Facts } from '@tamarack/core/flow/facts';
import type { Executor } from '../database/executor';
import { findSelectedId } from './repository';

/** The offers' part of an application's facts. */
export async function offerFacts(executor: Executor, applicationId: string): Promise<Pick<Facts, 'option'>> {
  return { option: await findSelectedId(executor, applicationId) };
}
