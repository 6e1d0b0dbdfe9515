import { toEmailIndex } from '../../server/src/platform/keys/people';
import { openRecipient } from '../../server/src/platform/mail/repository';
import type { Api } from './api';

/** Mails that are queued to an address, or were sent to it and have it still. */
export const listMailsTo = (api: Api, email: string) =>
  api.database
    .selectFrom('mail')
    .selectAll()
    .where('recipient_hash', '=', toEmailIndex(api.services.keys, email))
    .execute();

/** A mail with its address opened. */
export async function getMail(api: Api, id: string) {
  const row = await api.database
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return openRecipient(api.services.keys, row);
}
