import { sql } from 'kysely';
import type { Api } from './api';
import { makeOperator } from './reviews';
import { waitUntil } from './wait-until';

export interface AccountAlert {
  readonly recipient: string;
  readonly text: string;
  /** Of the link to report that it was not them. */
  readonly token: string;
}

/** The alerts mailed to these addresses, oldest first, once there are as many. */
export async function waitForAlerts(
  api: Api,
  recipients: readonly string[],
  count: number,
): Promise<readonly AccountAlert[]> {
  const rows = await waitUntil(
    () =>
      api.database
        .selectFrom('outbox_message')
        .select(['recipient', 'text'])
        .where('recipient', 'in', [...recipients])
        .where('text', 'like', '%/not-me?%')
        // the copy of an agreement has the link, too
        .where(sql<boolean>`jsonb_array_length(attachments) = 0`)
        .orderBy('id')
        .execute(),
    (found) => found.length >= count,
  );
  return rows.map(({ recipient, text }) => ({ recipient, text, token: parseToken(text) }));
}

/** The token of the link in the copy of a signed agreement, once that is mailed. */
export async function waitForCopyToken(api: Api, recipient: string): Promise<string> {
  const [copy] = await waitUntil(
    () =>
      api.database
        .selectFrom('outbox_message')
        .select('text')
        .where('recipient', '=', recipient)
        .where(sql<boolean>`jsonb_array_length(attachments) > 0`)
        .execute(),
    (found) => found.length > 0,
  );
  return parseToken(copy?.text ?? '');
}

const parseToken = (text: string): string => /\/not-me\?lng=\w+#([\w-]+)/.exec(text)?.[1] ?? '';

/** Kinds and recipients of a customer's alerts, in the order of the kinds. */
export const listAlertKinds = async (api: Api, customerId: string): Promise<readonly string[]> => {
  const rows = await api.database
    .selectFrom('account_alert')
    .select('kind')
    .where('customer_id', '=', customerId)
    .orderBy('kind')
    .execute();
  return rows.map(({ kind }) => kind);
};

/** What an operator decides on all that waits in a customer's account. Returns the reasons. */
export async function resolveAccountReviews(
  api: Api,
  customerId: string,
  outcome: 'cleared' | 'refused',
): Promise<readonly string[]> {
  const { accounts } = api.services;
  const { operator } = await makeOperator(api);
  const own = (await accounts.listOpenReviews(operator)).filter((review) => review.customerId === customerId);
  for (const { id } of own) await accounts.resolveReview(operator, id, outcome);
  return own.map(({ reason }) => reason);
}
