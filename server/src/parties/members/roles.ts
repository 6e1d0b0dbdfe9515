import { problem } from '../../platform/errors';

/** A member has one role for each merchant. */
export const memberRoles = ['owner', 'developer', 'accounting'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** The roles that allow each act. Services authorize by it; the dashboard hides what it does not allow. */
const allowedRoles = {
  'home.read': ['owner', 'developer', 'accounting'],
  'checkouts.read': ['owner', 'developer', 'accounting'],
  /** Refunds and cancellations. */
  'checkouts.refund': ['owner', 'accounting'],
  'invoiceLinks.read': ['owner', 'accounting'],
  'invoiceLinks.manage': ['owner', 'accounting'],
  'payouts.read': ['owner', 'accounting'],
  /** Keys, origins, webhook endpoints and events. */
  'developers.read': ['owner', 'developer'],
  'developers.manage': ['owner', 'developer'],
  /** The logo. */
  'settings.manage': ['owner'],
  'members.read': ['owner', 'developer', 'accounting'],
  'members.manage': ['owner'],
} as const satisfies Readonly<Record<string, readonly MemberRole[]>>;

export type MemberAct = keyof typeof allowedRoles;

/** In the order of the table. */
export const memberActs = Object.keys(allowedRoles) as readonly MemberAct[];

/** A person who acts for a merchant. */
export interface Member {
  readonly id: string;
  readonly merchantId: string;
  readonly role: MemberRole;
}

export const canMember = (role: MemberRole, act: MemberAct): boolean =>
  (allowedRoles[act] as readonly MemberRole[]).includes(role);

/** Throws `not-found` for another merchant, which must stay unknown; `forbidden` if the role does not allow the act. */
export function authorizeMember(member: Member, merchantId: string, act: MemberAct): void {
  if (member.merchantId !== merchantId) throw problem('not-found');
  if (!canMember(member.role, act))
    throw problem('forbidden', { detail: `Requires the role ${allowedRoles[act].join(' or ')}.` });
}
