import type { Executor } from '../../platform/database/executor';
import { newId } from '../../platform/database/ids';
import { sessionsTables } from './tables';

export interface NewLink {
  readonly applicationId: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
  readonly now: Date;
}

export async function insertLink(executor: Executor, link: NewLink): Promise<void> {
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

/** A link that is not over, with the checkout that its application stands on now and has a number to send a code to. */
export async function findLink(executor: Executor, tokenHash: Buffer, now: Date) {
  return sessionsTables(executor)
    .selectFrom('resume_link')
    .innerJoin('application', 'application.id', 'resume_link.application_id')
    .innerJoin('checkout', 'checkout.application_id', 'application.id')
    .select(({ fn, ref }) => [
      'resume_link.id as linkId',
      'application.id as applicationId',
      // where its offer ran out, the checkout goes on with another application
      fn.coalesce(ref('checkout.replaced_by'), ref('checkout.id')).as('checkoutId'),
    ])
    .where('resume_link.token_hash', '=', tokenHash)
    .where('resume_link.expires_at', '>', now)
    .where('application.phone', 'is not', null)
    .where('application.phone_verified_at', 'is not', null)
    .where('checkout.status', '!=', 'cancelled')
    .executeTakeFirst();
}

export async function removeLinksBefore(executor: Executor, now: Date): Promise<void> {
  await sessionsTables(executor).deleteFrom('resume_link').where('expires_at', '<=', now).execute();
}
