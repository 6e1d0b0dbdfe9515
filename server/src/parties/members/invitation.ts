import type { MembershipRow } from './repository';

/** So long an invited member can log in for the first time. */
const invitationLifetimeMs = 14 * 86_400_000;

/** Later invitations can still be accepted. */
export const getInvitedAfter = (now: Date): Date => new Date(now.getTime() - invitationLifetimeMs);

export type MembershipStatus = 'invited' | 'expired' | 'joined';

/** Whether the member has opened the dashboard, and can still do so by the invitation. */
export function getMembershipStatus(
  { invitedAt, joinedAt }: Pick<MembershipRow, 'invitedAt' | 'joinedAt'>,
  now: Date,
): MembershipStatus {
  if (joinedAt !== null) return 'joined';
  return invitedAt > getInvitedAfter(now) ? 'invited' : 'expired';
}
