import { authorizeMember, type Member, type MemberAct } from './roles';

/**
 * Authorizes an act of a merchant's own side: of a member, or, with null, of its server, whose secret key allows all.
 *
 * @returns its actor on the audit trail
 * @throws `forbidden`; `not-found` if a member acts on another merchant
 */
export function authorizeMerchant(by: Member | null, merchantId: string, act: MemberAct): string {
  if (by === null) return `merchant:${merchantId}`;
  authorizeMember(by, merchantId, act);
  return `member:${by.id}`;
}
