import { dayMs } from '@tamarack/core/calendar/durations';
import type { MembershipRow } from './repository';

/** How long an invited member has to log in for the first time. */
const invitationLifetimeMs = 14 * dayMs;

/** Invitations sent after this can still be accepted. */
export const getInvitedAfter = (now: Date): Date => new Date(now.getTime() - invitationLifetimeMs);

export type MembershipStatus = 'invited' | 'expired' | 'joined';

/** Whether the member has joined; if not, whether the invitation is still valid. */
export function getMembershipStatus(
  { invitedAt, joinedAt }: Pick<MembershipRow, 'invitedAt' | 'joinedAt'>,
  now: Date,
): MembershipStatus {
  if (joinedAt !== null) return 'joined';
  return invitedAt > getInvitedAfter(now) ? 'invited' : 'expired';
}
