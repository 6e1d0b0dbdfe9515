import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { authorizeFor, type MerchantActor } from '../members';
import { authorize, type Operator, type OperatorAct } from '../operators';
import { lockMerchant } from './repository';

/** Whoever acts on merchants: an operator; null for the command on the server. */
export type Actor = Operator | null;

export function authorizeActor(by: Actor, act: OperatorAct): void {
  if (by !== null) authorize(by, act);
}

/** Keys and origins: what a merchant's own members may see and change. */
const ownActs = {
  read: { operator: 'merchants.read', member: 'developers.read' },
  change: { operator: 'merchants.manage', member: 'developers.manage' },
} as const;

/** Throws `forbidden`; `not-found` where a member reads of another merchant. */
export const authorizeReading = (merchantId: string, by: MerchantActor): void =>
  authorizeFor(by, merchantId, ownActs.read);

/** Begins a change of a merchant, by default of its keys or settings: one at a time. Throws `forbidden`, `not-found`. */
export async function lockForChange(
  trx: Executor,
  merchantId: string,
  by: MerchantActor,
  acts: Parameters<typeof authorizeFor>[2] = ownActs.change,
): Promise<void> {
  authorizeFor(by, merchantId, acts);
  if (!isId(merchantId) || !(await lockMerchant(trx, merchantId))) throw problem('not-found');
}
