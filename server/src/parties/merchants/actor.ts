import { type Executor, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { authorizeFor, type MerchantActor } from '../members';
import { authorize, type Operator, type OperatorAct } from '../operators';
import { lockMerchant } from './repository';

/** Who acts on a merchant: an operator, or null for the command-line program. */
export type Actor = Operator | null;

export function authorizeActor(by: Actor, act: OperatorAct): void {
  if (by !== null) authorize(by, act);
}

/** Who may read and change keys and origins: also the merchant's own members. */
const ownActs = {
  read: { operator: 'merchants.read', member: 'developers.read' },
  change: { operator: 'merchants.manage', member: 'developers.manage' },
} as const;

/** Throws `forbidden`; `not-found` if a member reads another merchant. */
export const authorizeReading = (merchantId: string, by: MerchantActor): void =>
  authorizeFor(by, merchantId, ownActs.read);

/** Authorizes a change of a merchant and locks it, by default for its keys or settings. Throws `forbidden`, `not-found`. */
export async function lockForChange(
  trx: Executor,
  merchantId: string,
  by: MerchantActor,
  acts: Parameters<typeof authorizeFor>[2] = ownActs.change,
): Promise<void> {
  authorizeFor(by, merchantId, acts);
  if (!isId(merchantId) || !(await lockMerchant(trx, merchantId))) throw problem('not-found');
}
