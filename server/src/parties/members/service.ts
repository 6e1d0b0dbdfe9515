import { hourMs } from '@tamarack/core/calendar/durations';
import type { Language } from '@tamarack/core/language';
import { normalizeEmail, validateEmail } from '@tamarack/core/validation/email';
import { type AuditAct, recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../platform/database';
import { problem } from '../../platform/errors';
import { type StoreResponse, storeNothing } from '../../platform/http';
import type { LimitsService } from '../../platform/limits';
import type { MailQueue } from '../../platform/mail';
import { authorizeFor, isMember, type MerchantActor, toMerchantAuditActor } from './actor';
import { getMembershipStatus, type MembershipStatus } from './invitation';
import * as members from './repository';
import type { Member, MemberRole } from './roles';

/** Far above actual use. */
const maxMembers = 100;
/** Mails to addresses that a merchant chooses. */
const invitations = { max: 20, windowMs: hourMs };

export interface MembershipSummary {
  readonly id: string;
  readonly memberId: string;
  readonly email: string;
  readonly role: MemberRole;
  /** When the latest invitation was sent. */
  readonly invitedAt: Date;
  /** Null until the member has opened the dashboard. */
  readonly joinedAt: Date | null;
  /** An invitation expires after 14 days. */
  readonly status: MembershipStatus;
}

interface Invitation {
  readonly email: string;
  /** Operators and the command invite owners only. */
  readonly role: MemberRole;
  /** Language of the emails and the dashboard, for a new member. Default: the merchant's. */
  readonly language?: Language | undefined;
}

/** Who works with a merchant's dashboard. */
export interface MembersService extends ReturnType<typeof createMembersService> {}

export function createMembersService(deps: {
  readonly database: Executor;
  readonly limits: Pick<LimitsService, 'enforce'>;
  readonly mails: MailQueue;
  readonly now: () => Date;
}) {
  const { database, limits, mails, now } = deps;

  const audit = (
    trx: Executor,
    act: AuditAct,
    by: MerchantActor,
    { merchantId, memberId, role }: { merchantId: string; memberId: string; role: MemberRole },
  ) =>
    recordAudit(trx, {
      applicationId: null,
      actor: toMerchantAuditActor(by),
      act,
      details: { merchantId, memberId, role },
      at: now(),
    });

  const queueInvitation = (trx: Executor, membershipId: string, merchantId: string) =>
    mails.queue(trx, {
      kind: 'memberInvitation',
      // of its own: an invitation can be mailed again
      about: newId(now()),
      merchantId,
      details: { membershipId },
    });

  /** Invites a member who has not joined again. */
  const renew = async (
    trx: Executor,
    membership: members.MembershipRow,
    by: MerchantActor,
    storeResponse: StoreResponse<MembershipSummary>,
  ) => {
    const { id, merchantId, role } = membership;
    await members.updateMembership(trx, id, { role, invited_at: now() });
    await audit(trx, 'merchant.memberInvited', by, membership);
    await queueInvitation(trx, id, merchantId);
    const renewed = toSummary({ ...membership, invitedAt: now() }, now());
    await storeResponse(trx, renewed);
    return renewed;
  };

  const getLanguage = async (merchantId: string): Promise<Language> => {
    const found = isId(merchantId) ? await members.findMerchantLanguage(database, merchantId) : undefined;
    if (found === undefined) throw problem('not-found');
    return found;
  };

  /** The membership under the lock of its merchant's members. */
  const lockOwn = async (trx: Executor, id: string, by: Member) => {
    await members.lockMemberships(trx, by.merchantId);
    const all = await members.listMemberships(trx, by.merchantId);
    const found = all.find((each) => each.id === id);
    if (!found) throw problem('not-found');
    return { membership: found, all };
  };

  /** Throws `step-not-allowed` if nobody else who has joined is an owner. */
  const requireAnotherOwner = (
    membership: members.MembershipRow,
    all: readonly members.MembershipRow[],
  ): void => {
    if (membership.role !== 'owner' || membership.joinedAt === null) return;
    const others = all.some(
      ({ id, role, joinedAt }) => id !== membership.id && role === 'owner' && joinedAt !== null,
    );
    if (!others)
      throw problem('step-not-allowed', {
        errors: [{ path: '/role', code: 'lastOwner' }],
        detail: 'The last owner cannot leave.',
      });
  };

  return {
    /** In the order of their invitations. Throws `forbidden`, as all below, and `not-found`. */
    list: async (merchantId: string, by: MerchantActor): Promise<readonly MembershipSummary[]> => {
      authorizeFor(by, merchantId, { operator: 'merchants.read', member: 'members.read' });
      await getLanguage(merchantId);
      return (await members.listMemberships(database, merchantId)).map((row) => toSummary(row, now()));
    },

    /**
     * Somebody whose invitation has expired is invited again, in the given role. Throws `not-found`; `validation-failed` with
     * `emailRequired`, `emailInvalid` …, or `memberExists`; `step-not-allowed` where the merchant has too many; `rate-limited`.
     */
    invite: async (
      merchantId: string,
      { email: text, role, language }: Invitation,
      by: MerchantActor,
      storeResponse: StoreResponse<MembershipSummary> = storeNothing,
    ): Promise<MembershipSummary> => {
      authorizeFor(by, merchantId, { operator: 'merchants.manage', member: 'members.manage' });
      if (!isMember(by) && role !== 'owner') throw problem('forbidden');
      const code = validateEmail(text);
      if (code !== null) throw emailProblem(code);
      const own = await getLanguage(merchantId);
      await limits.enforce(`memberInvitations:${merchantId}`, invitations);
      return inTransaction(database, async (trx) => {
        await members.lockMemberships(trx, merchantId);
        const all = await members.listMemberships(trx, merchantId);
        const email = normalizeEmail(text);
        const former = all.find((each) => each.email === email);
        if (former && getMembershipStatus(former, now()) === 'expired')
          return renew(trx, { ...former, role }, by, storeResponse);
        if (all.length >= maxMembers)
          throw problem('step-not-allowed', { detail: `A merchant has at most ${maxMembers} members.` });
        const memberId = await members.ensureMember(trx, {
          id: newId(now()),
          email,
          language: language ?? own,
          now: now(),
        });
        const id = newId(now());
        if (!(await members.insertMembership(trx, { id, memberId, merchantId, role, now: now() })))
          throw emailProblem('memberExists');
        await audit(trx, 'merchant.memberInvited', by, { merchantId, memberId, role });
        await queueInvitation(trx, id, merchantId);
        const invited = {
          id,
          memberId,
          email,
          role,
          invitedAt: now(),
          joinedAt: null,
          status: 'invited',
        } as const;
        await storeResponse(trx, invited);
        return invited;
      });
    },

    /** Mails the invitation again, for another 14 days. Throws `not-found`; `step-not-allowed` once the member has joined. */
    inviteAgain: async (id: string, by: Member): Promise<void> => {
      authorizeFor(by, by.merchantId, { operator: 'merchants.manage', member: 'members.manage' });
      await limits.enforce(`memberInvitations:${by.merchantId}`, invitations);
      await inTransaction(database, async (trx) => {
        const { membership } = await lockOwn(trx, id, by);
        if (membership.joinedAt !== null) throw problem('step-not-allowed');
        await renew(trx, membership, by, storeNothing);
      });
    },

    /** Throws `not-found`; `step-not-allowed` for the last owner. */
    changeRole: (id: string, role: MemberRole, by: Member): Promise<void> =>
      inTransaction(database, async (trx) => {
        authorizeFor(by, by.merchantId, { operator: 'merchants.manage', member: 'members.manage' });
        const { membership, all } = await lockOwn(trx, id, by);
        if (membership.role === role) return;
        requireAnotherOwner(membership, all);
        await members.updateMembership(trx, id, { role });
        await audit(trx, 'merchant.memberRoleChanged', by, { ...membership, role });
      }),

    /** The member loses the dashboard at once. Members may remove themselves. Throws as above. */
    remove: (id: string, by: Member): Promise<void> =>
      inTransaction(database, async (trx) => {
        const { membership, all } = await lockOwn(trx, id, by);
        if (membership.memberId !== by.id)
          authorizeFor(by, by.merchantId, { operator: 'merchants.manage', member: 'members.manage' });
        requireAnotherOwner(membership, all);
        await members.updateMembership(trx, id, { removed_at: now() });
        await audit(trx, 'merchant.memberRemoved', by, membership);
      }),

    /** Whether an owner has joined. */
    hasOwner: async (merchantId: string): Promise<boolean> =>
      (await members.listMemberships(database, merchantId)).some(
        ({ role, joinedAt }) => role === 'owner' && joinedAt !== null,
      ),

    /** Email addresses by the members' ids, for the audit trail. */
    listEmails: async (ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
      const rows = await members.listMemberEmails(database, ids);
      return new Map(rows.map(({ id, email }) => [id, email]));
    },
  };
}

const emailProblem = (code: string) => problem('validation-failed', { errors: [{ path: '/email', code }] });

const toSummary = (row: members.MembershipRow, now: Date): MembershipSummary => {
  const { id, memberId, email, role, invitedAt, joinedAt } = row;
  return { id, memberId, email, role, invitedAt, joinedAt, status: getMembershipStatus(row, now) };
};
