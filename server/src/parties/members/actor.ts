import { authorize, type Operator } from '../operators';
import { authorizeMember, type Member } from './roles';

/** The actor on behalf of a merchant: one of its members, an operator, or null for the command on the server. */
export type MerchantActor = Member | Operator | null;

export const isMember = (by: MerchantActor): by is Member => by !== null && 'merchantId' in by;

export const toMerchantAuditActor = (by: MerchantActor): string => {
  if (by === null) return 'system';
  return `${isMember(by) ? 'member' : 'operator'}:${by.id}`;
};

type OperatorsAct = Parameters<typeof authorize>[1];
type MembersAct = Parameters<typeof authorizeMember>[2];

/** Throws `forbidden`; `not-found` if a member acts on another merchant. */
export function authorizeFor(
  by: MerchantActor,
  merchantId: string,
  acts: { readonly operator: OperatorsAct; readonly member: MembersAct },
): void {
  if (by === null) return;
  if (isMember(by)) authorizeMember(by, merchantId, acts.member);
  else authorize(by, acts.operator);
}
