import type { Language } from '@tamarack/core/language';
import type { Executor } from '../../platform/database';
import type { MemberRole } from './roles';
import { membersTables } from './tables';

const selectMemberships = (executor: Executor) =>
  membersTables(executor)
    .selectFrom('membership_list')
    .select([
      'id',
      'member_id as memberId',
      'merchant_id as merchantId',
      'role',
      'invited_at as invitedAt',
      'joined_at as joinedAt',
      'email',
      'language',
      'merchant_name as merchantName',
      'merchant_closed_at as merchantClosedAt',
    ]);

export type MembershipRow = Awaited<ReturnType<ReturnType<typeof selectMemberships>['execute']>>[number];

/** Memberships of a merchant, in the order of their invitations. */
export async function listMemberships(executor: Executor, merchantId: string): Promise<MembershipRow[]> {
  return selectMemberships(executor).where('merchant_id', '=', merchantId).orderBy('id').execute();
}

/** Those that a member can open, by the merchants' names: joined, or invited after `invitedAfter`. */
export async function listMemberMerchants(
  executor: Executor,
  memberId: string,
  invitedAfter: Date,
): Promise<MembershipRow[]> {
  return selectMemberships(executor)
    .where('member_id', '=', memberId)
    .where((row) => row.or([row('joined_at', 'is not', null), row('invited_at', '>', invitedAfter)]))
    .orderBy('merchant_name')
    .orderBy('id')
    .execute();
}

export async function findMembership(executor: Executor, id: string): Promise<MembershipRow | undefined> {
  return selectMemberships(executor).where('id', '=', id).executeTakeFirst();
}

/** Language of a merchant; undefined if there is no such merchant. */
export async function findMerchantLanguage(executor: Executor, id: string): Promise<Language | undefined> {
  const row = await membersTables(executor)
    .selectFrom('member_merchant')
    .select('language')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.language;
}

/** One change of a merchant's members at a time, so that two owners cannot remove each other. */
export async function lockMemberships(trx: Executor, merchantId: string): Promise<void> {
  await membersTables(trx)
    .selectFrom('membership')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function findMemberByEmail(executor: Executor, email: string) {
  return membersTables(executor)
    .selectFrom('member')
    .select(['id', 'email', 'language'])
    .where('email', '=', email)
    .executeTakeFirst();
}

export async function findMember(executor: Executor, id: string) {
  return membersTables(executor)
    .selectFrom('member')
    .select(['id', 'email', 'language'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Email addresses of the members with these ids; removed ones too. */
export async function listMemberEmails(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return membersTables(executor)
    .selectFrom('member')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .execute();
}

/** Returns the id of the member with this address; a new one if there is none. */
export async function ensureMember(
  trx: Executor,
  member: { readonly id: string; readonly email: string; readonly language: Language; readonly now: Date },
): Promise<string> {
  const { id, email, language, now } = member;
  const row = await membersTables(trx)
    .insertInto('member')
    .values({ id, email, language, created_at: now })
    // an update returns the row that another transaction has just inserted, too
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** False if the member already belongs to the merchant. */
export async function insertMembership(
  trx: Executor,
  membership: {
    readonly id: string;
    readonly memberId: string;
    readonly merchantId: string;
    readonly role: MemberRole;
    readonly now: Date;
  },
): Promise<boolean> {
  const { id, memberId, merchantId, role, now } = membership;
  const row = await membersTables(trx)
    .insertInto('membership')
    .values({ id, member_id: memberId, merchant_id: merchantId, role, invited_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateMembership(
  trx: Executor,
  id: string,
  set:
    | { readonly role: MemberRole }
    | { readonly role: MemberRole; readonly invited_at: Date }
    | { readonly removed_at: Date },
): Promise<void> {
  await membersTables(trx).updateTable('membership').set(set).where('id', '=', id).execute();
}

/** False if the member joined before. */
export async function markJoined(trx: Executor, id: string, now: Date): Promise<boolean> {
  const result = await membersTables(trx)
    .updateTable('membership')
    .set({ joined_at: now })
    .where('id', '=', id)
    .where('joined_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function updateLanguage(
  executor: Executor,
  memberId: string,
  language: Language,
): Promise<void> {
  await membersTables(executor).updateTable('member').set({ language }).where('id', '=', memberId).execute();
}
