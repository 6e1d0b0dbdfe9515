import type { Executor } from '../../platform/database';
import type { MerchantEventType } from './events/event-types';
import type { DisabledReason } from './tables';
import { webhooksTables } from './tables';

const columns = [
  'id',
  'merchant_id as merchantId',
  'url',
  'event_types as eventTypes',
  'secret_cipher as secretCipher',
  'previous_secret_cipher as previousSecretCipher',
  'previous_until as previousUntil',
  'created_at as createdAt',
  'disabled_at as disabledAt',
  'disabled_reason as disabledReason',
  'failing_since as failingSince',
] as const;

/** A merchant's endpoints, oldest first. */
export async function listEndpoints(executor: Executor, merchantId: string) {
  return webhooksTables(executor)
    .selectFrom('webhook_endpoint')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .orderBy('id')
    .execute();
}

export type EndpointRow = Awaited<ReturnType<typeof listEndpoints>>[number];

export async function findEndpoint(executor: Executor, id: string) {
  return webhooksTables(executor)
    .selectFrom('webhook_endpoint')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** An endpoint, locked against removal until the transaction ends. */
export async function lockEndpointForKeyShare(trx: Executor, id: string) {
  return webhooksTables(trx)
    .selectFrom('webhook_endpoint')
    .select(columns)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** Endpoints that receive events of a type, locked against removal until the transaction ends. */
export async function lockSubscribedEndpoints(
  trx: Executor,
  merchantId: string,
  type: MerchantEventType,
): Promise<EndpointRow[]> {
  const rows = await webhooksTables(trx)
    .selectFrom('webhook_endpoint')
    .select(columns)
    .where('merchant_id', '=', merchantId)
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.filter(({ eventTypes }) => eventTypes === null || eventTypes.includes(type));
}

export async function insertEndpoint(
  trx: Executor,
  endpoint: {
    readonly id: string;
    readonly merchantId: string;
    readonly url: string;
    readonly eventTypes: readonly MerchantEventType[] | null;
    readonly secretCipher: Buffer;
    readonly now: Date;
  },
): Promise<void> {
  await webhooksTables(trx)
    .insertInto('webhook_endpoint')
    .values({
      id: endpoint.id,
      merchant_id: endpoint.merchantId,
      url: endpoint.url,
      event_types: endpoint.eventTypes && JSON.stringify(endpoint.eventTypes),
      secret_cipher: endpoint.secretCipher,
      previous_until: null,
      created_at: endpoint.now,
      disabled_at: null,
      failing_since: null,
      held_until: null,
    })
    .execute();
}

export async function updateEndpoint(
  executor: Executor,
  id: string,
  {
    url,
    eventTypes,
  }: {
    readonly url?: string | undefined;
    readonly eventTypes?: readonly MerchantEventType[] | null | undefined;
  },
): Promise<void> {
  const set = {
    ...(url === undefined ? {} : { url }),
    ...(eventTypes === undefined ? {} : { event_types: eventTypes && JSON.stringify(eventTypes) }),
  };
  if (Object.keys(set).length === 0) return;
  await webhooksTables(executor).updateTable('webhook_endpoint').set(set).where('id', '=', id).execute();
}

export async function enableEndpoint(executor: Executor, id: string): Promise<void> {
  await webhooksTables(executor)
    .updateTable('webhook_endpoint')
    .set({ disabled_at: null, disabled_reason: null, failing_since: null })
    .where('id', '=', id)
    .execute();
}

/** Also fails its pending deliveries. An endpoint that is already disabled keeps its reason. */
export async function disableEndpoint(
  trx: Executor,
  id: string,
  reason: DisabledReason,
  now: Date,
): Promise<void> {
  await webhooksTables(trx)
    .updateTable('webhook_endpoint')
    .set({ disabled_at: now, disabled_reason: reason })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .execute();
  await webhooksTables(trx)
    .updateTable('webhook_delivery')
    .set({ state: 'failed', next_try_at: null })
    .where('endpoint_id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}

/** Sets a new secret; the previous one also signs until `previousUntil`. */
export async function replaceSecret(
  executor: Executor,
  id: string,
  secret: { readonly cipher: Buffer; readonly previous: Buffer; readonly previousUntil: Date },
): Promise<void> {
  await webhooksTables(executor)
    .updateTable('webhook_endpoint')
    .set({
      secret_cipher: secret.cipher,
      previous_secret_cipher: secret.previous,
      previous_until: secret.previousUntil,
    })
    .where('id', '=', id)
    .execute();
}

/** Removes old secrets that no longer sign. */
export async function removeExpiredSecrets(executor: Executor, now: Date): Promise<void> {
  await webhooksTables(executor)
    .updateTable('webhook_endpoint')
    .set({ previous_secret_cipher: null, previous_until: null })
    .where('previous_until', '<=', now)
    .execute();
}

export async function removeEndpoint(trx: Executor, id: string): Promise<void> {
  await webhooksTables(trx).deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}

/** Recipient of the mail about an endpoint, if its merchant gave an address. */
export async function findAlertRecipient(executor: Executor, endpointId: string) {
  return webhooksTables(executor)
    .selectFrom('webhook_alert_recipient')
    .select(['url', 'merchant', 'email', 'language'])
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirst();
}

export type AlertRecipient = NonNullable<Awaited<ReturnType<typeof findAlertRecipient>>>;
