import { problem } from '../../platform/errors';
import { canMember, type MemberAct, type MerchantActor } from '../members';

/** What a secret key can be limited to, and the act that a member who issues such a key has to be allowed. */
const neededActs = {
  checkouts: 'checkouts.read',
  /** Cancellations, captures and releases too. */
  refunds: 'checkouts.refund',
  invoiceLinks: 'invoiceLinks.manage',
  payouts: 'payouts.read',
  webhooks: 'developers.manage',
} as const satisfies Readonly<Record<string, MemberAct>>;

export type KeyPermission = keyof typeof neededActs;
export const keyPermissions = Object.keys(neededActs) as [KeyPermission, ...KeyPermission[]];

/** Null: everything, also what a later release adds. */
export type KeyPermissions = readonly KeyPermission[] | null;

/** What a key of this actor may allow: no more than a member may do in the dashboard. */
export const listIssuable = (by: MerchantActor): readonly KeyPermission[] =>
  keyPermissions.filter(
    (permission) => by === null || !('role' in by) || canMember(by.role, neededActs[permission]),
  );

export const mayIssue = (by: MerchantActor, permissions: KeyPermissions): boolean => {
  const issuable = listIssuable(by);
  return permissions === null
    ? issuable.length === keyPermissions.length
    : permissions.every((each) => issuable.includes(each));
};

/** Throws `forbidden` for a key that allows more than its issuer may do. */
export function authorizeIssue(by: MerchantActor, permissions: KeyPermissions): void {
  if (!mayIssue(by, permissions))
    throw problem('forbidden', {
      detail: `Requires the role owner: the key allows more than ${listIssuable(by).join(' and ')}.`,
    });
}

/** All of them are stored as everything. */
export const normalizePermissions = (permissions: KeyPermissions): KeyPermissions =>
  permissions === null || keyPermissions.every((each) => permissions.includes(each))
    ? null
    : keyPermissions.filter((each) => permissions.includes(each));
