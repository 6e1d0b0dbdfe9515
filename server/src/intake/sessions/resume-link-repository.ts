import { type Executor, newId } from '../../platform/database';
import { sessionsTables } from './tables';

export interface NewResumeLink {
  readonly applicationId: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  readonly now: Date;
}

export async function insertResumeLink(executor: Executor, link: NewResumeLink): Promise<void> {
  await sessionsTables(executor)
    .insertInto('resume_link')
    .values({
      id: newId(link.now),
      application_id: link.applicationId,
      token_hash: link.tokenHash,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** An unexpired link, with the checkout that its application is on now and whose phone number can receive a code. */
export async function findResumeLink(executor: Executor, tokenHash: Buffer, now: Date) {
  return sessionsTables(executor)
    .selectFrom('resume_link_target')
    .select(['id as linkId', 'application_id as applicationId', 'checkout_id as checkoutId'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export async function removeExpiredResumeLinks(executor: Executor, now: Date): Promise<void> {
  await sessionsTables(executor).deleteFrom('resume_link').where('expires_at', '<=', now).execute();
}
