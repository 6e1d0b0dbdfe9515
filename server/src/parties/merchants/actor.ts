import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { authorize, type Operator, type OperatorAct } from '../operators';
import { lockMerchant } from './repository';

/** Whoever acts on merchants: an operator; null for the command on the server. */
export type Actor = Operator | null;

export const toAuditActor = (by: Actor): string => (by === null ? 'system' : `operator:${by.id}`);

export function authorizeActor(by: Actor, act: OperatorAct): void {
  if (by !== null) authorize(by, act);
}

/** Begins a change of a merchant: one at a time. Throws `forbidden`, `not-found`. */
export async function lockForChange(trx: Executor, merchantId: string, by: Actor): Promise<void> {
  authorizeActor(by, 'merchants.manage');
  if (!isId(merchantId) || !(await lockMerchant(trx, merchantId))) throw problem('not-found');
}
