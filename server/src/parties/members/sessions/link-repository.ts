import type { Executor } from '../../../platform/database';
import { membersTables } from '../tables';

export async function insertLink(
  trx: Executor,
  link: {
    readonly id: string;
    readonly memberId: string | null;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await membersTables(trx)
    .insertInto('member_login_link')
    .values({
      id: link.id,
      member_id: link.memberId,
      token_hash: null,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** A link with the address that it is mailed to, if its member has joined a merchant or was invited after `invitedAfter`. */
export async function findLinkToMail(
  executor: Executor,
  id: string,
  { now, invitedAfter }: { readonly now: Date; readonly invitedAfter: Date },
) {
  return membersTables(executor)
    .selectFrom('member_login_link as link')
    .innerJoin('member', 'member.id', 'link.member_id')
    .select(['member.email', 'member.language'])
    .where('link.id', '=', id)
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('membership')
          .select('membership.id')
          .whereRef('membership.member_id', '=', 'link.member_id')
          .where('membership.removed_at', 'is', null)
          .where((row) =>
            row.or([
              row('membership.joined_at', 'is not', null),
              row('membership.invited_at', '>', invitedAfter),
            ]),
          ),
      ),
    )
    .executeTakeFirst();
}

export async function setLinkToken(executor: Executor, id: string, tokenHash: Buffer): Promise<void> {
  await membersTables(executor)
    .updateTable('member_login_link')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .execute();
}

/** Uses a link that works; returns its member. Null for any other token. */
export async function consumeLink(trx: Executor, tokenHash: Buffer, now: Date): Promise<string | null> {
  const row = await membersTables(trx)
    .updateTable('member_login_link')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('member_id as memberId')
    .executeTakeFirst();
  return row?.memberId ?? null;
}

export async function removeLinksBefore(executor: Executor, before: Date): Promise<void> {
  await membersTables(executor).deleteFrom('member_login_link').where('expires_at', '<', before).execute();
}
