import { problem } from '../../platform/errors';
import { canMember, type MemberAct, type MerchantActor } from '../members';

/** The permissions of secret keys, each with the act that a member who issues such a key must be allowed. */
const requiredActs = {
  checkouts: 'checkouts.read',
  /** Cancellations, captures and releases too. */
  refunds: 'checkouts.refund',
  invoiceLinks: 'invoiceLinks.manage',
  payouts: 'payouts.read',
  webhooks: 'developers.manage',
} as const satisfies Readonly<Record<string, MemberAct>>;

export type KeyPermission = keyof typeof requiredActs;
export const keyPermissions = Object.keys(requiredActs) as [KeyPermission, ...KeyPermission[]];

/** Null: everything, including what later releases add. */
export type KeyPermissions = readonly KeyPermission[] | null;

/** Permissions that this actor can give a key: no more than a member may do in the dashboard. */
export const listIssuable = (by: MerchantActor): readonly KeyPermission[] =>
  keyPermissions.filter(
    (permission) => by === null || !('role' in by) || canMember(by.role, requiredActs[permission]),
  );

export const canIssue = (by: MerchantActor, permissions: KeyPermissions): boolean => {
  const issuable = listIssuable(by);
  return permissions === null
    ? issuable.length === keyPermissions.length
    : permissions.every((each) => issuable.includes(each));
};

/** Throws `forbidden` for a key that allows more than its issuer may do. */
export function authorizeIssue(by: MerchantActor, permissions: KeyPermissions): void {
  if (!canIssue(by, permissions))
    throw problem('forbidden', {
      detail: `Requires the role owner: the key allows more than ${listIssuable(by).join(' and ')}.`,
    });
}

/** All permissions together are stored as null, which allows everything. */
export const normalizePermissions = (permissions: KeyPermissions): KeyPermissions =>
  permissions === null || keyPermissions.every((each) => permissions.includes(each))
    ? null
    : keyPermissions.filter((each) => permissions.includes(each));
