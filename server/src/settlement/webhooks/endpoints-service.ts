import { dayMs } from '@tamarack/core/calendar/durations';
import { authorizeMember, type Member } from '../../parties/members';
import { lockMerchant } from '../../parties/merchants';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId, newId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { StoreResponse } from '../../platform/http';
import type { Keys } from '../../platform/keys';
import * as endpoints from './endpoint-repository';
import type { MerchantEventType } from './events/event-types';
import { toSecretCell } from './secret-cell';
import type { WebhookSender } from './sending/sender';
import { generateSecret } from './sending/signature';
import { targetRules } from './sending/target';
import { type EndpointView, toEndpointView } from './views/views';

const maxEndpoints = 10;
const previousSecretValidMs = dayMs;
/** A second rotation within this time is a repeated request: the secret in between is not in use yet. */
const repeatedRotationMs = 60_000;

type EndpointWithSecret = EndpointView & { readonly secret: string };

interface EndpointInput {
  readonly url: string;
  /** Null: all, future types included. */
  readonly eventTypes: readonly MerchantEventType[] | null;
}

interface EndpointChange {
  readonly url?: string | undefined;
  readonly eventTypes?: EndpointInput['eventTypes'] | undefined;
}

/**
 * Manages a merchant's webhook endpoints. Every id is looked up among the merchant's own; others are `not-found`.
 *
 * `by` is a member of the merchant; without it, the merchant's server. Throws `forbidden` for a member's role.
 */
export function createEndpointsService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly sender: Pick<WebhookSender, 'validateTarget'>;
  readonly now: () => Date;
}) {
  const { database, keys, sender, now } = deps;

  const checkUrl = async (url: string): Promise<void> => {
    const code = await sender.validateTarget(url);
    if (code !== null)
      throw problem('validation-failed', { errors: [{ path: '/url', code, expected: targetRules[code] }] });
  };

  const getEndpoint = async (
    executor: Executor,
    merchantId: string,
    id: string,
  ): Promise<endpoints.EndpointRow> => {
    const row = isId(id) ? await endpoints.findEndpoint(executor, id) : undefined;
    if (row?.merchantId !== merchantId) throw problem('not-found');
    return row;
  };

  const getView = async (executor: Executor, merchantId: string, id: string): Promise<EndpointView> =>
    toEndpointView(await getEndpoint(executor, merchantId, id), now());

  /** Concurrent changes of a merchant run one after the other. */
  const mutate = <T>(
    merchantId: string,
    name: 'created' | 'changed' | 'secretRotated' | 'removed',
    by: Member | undefined,
    work: (trx: Executor) => Promise<{ readonly endpointId: string; readonly result: T }>,
  ): Promise<T> =>
    inTransaction(database, async (trx) => {
      if (by) authorizeMember(by, merchantId, 'developers.manage');
      await lockMerchant(trx, merchantId);
      const { endpointId, result } = await work(trx);
      await recordAudit(trx, {
        applicationId: null,
        actor: by ? `member:${by.id}` : `merchant:${merchantId}`,
        act: `webhookEndpoint.${name}`,
        details: { endpointId, ...(by && { merchantId }) },
        at: now(),
      });
      return result;
    });

  return {
    list: async (merchantId: string): Promise<EndpointView[]> =>
      (await endpoints.listEndpoints(database, merchantId)).map((row) => toEndpointView(row, now())),

    get: (merchantId: string, id: string): Promise<EndpointView> => getView(database, merchantId, id),

    /**
     * Only this response contains the secret. Throws `validation-failed` for a URL that cannot receive events;
     * `step-not-allowed` if the merchant has ten endpoints.
     */
    create: async (
      merchantId: string,
      {
        url,
        eventTypes,
        secret = generateSecret(),
      }: EndpointInput & {
        /** A secret that both sides already know; otherwise a new one. */
        readonly secret?: string;
      },
      storeResponse: StoreResponse<EndpointWithSecret>,
      by?: Member,
    ): Promise<EndpointWithSecret> => {
      await checkUrl(url);
      return mutate(merchantId, 'created', by, async (trx) => {
        const others = await endpoints.listEndpoints(trx, merchantId);
        if (others.length >= maxEndpoints)
          throw problem('step-not-allowed', {
            detail: `A merchant can have at most ${maxEndpoints} endpoints. Delete one first.`,
          });
        const endpointId = newId(now());
        await endpoints.insertEndpoint(trx, {
          id: endpointId,
          merchantId,
          url,
          eventTypes,
          secretCipher: await keys.encrypt('webhook', secret, toSecretCell(endpointId)),
          now: now(),
        });
        const result = { ...(await getView(trx, merchantId, endpointId)), secret };
        await storeResponse(trx, result);
        return { endpointId, result };
      });
    },

    /** Disabling an endpoint fails its pending deliveries. */
    change: async (
      merchantId: string,
      id: string,
      { enabled, ...change }: EndpointChange & { readonly enabled?: boolean | undefined },
      by?: Member,
    ): Promise<EndpointView> => {
      await getEndpoint(database, merchantId, id);
      if (change.url !== undefined) await checkUrl(change.url);
      return mutate(merchantId, 'changed', by, async (trx) => {
        const before = await getEndpoint(trx, merchantId, id);
        await endpoints.updateEndpoint(trx, id, change);
        if (enabled === false) await endpoints.disableEndpoint(trx, id, 'merchant', now());
        if (enabled === true && before.disabledAt !== null) await endpoints.enableEndpoint(trx, id);
        return { endpointId: id, result: await getView(trx, merchantId, id) };
      });
    },

    /**
     * The previous secret also signs for a day; the one before it does not. Within a minute of the former rotation, the
     * previous secret stays the one that was in use before both.
     */
    rotateSecret: (
      merchantId: string,
      id: string,
      storeResponse: StoreResponse<EndpointWithSecret>,
      by?: Member,
    ): Promise<EndpointWithSecret> =>
      mutate(merchantId, 'secretRotated', by, async (trx) => {
        const before = await getEndpoint(trx, merchantId, id);
        const secret = generateSecret();
        await endpoints.replaceSecret(trx, id, {
          cipher: await keys.encrypt('webhook', secret, toSecretCell(id)),
          ...choosePrevious(before, now()),
        });
        const result = { ...(await getView(trx, merchantId, id)), secret };
        await storeResponse(trx, result);
        return { endpointId: id, result };
      }),

    /** Also removes its deliveries. */
    remove: (merchantId: string, id: string, by?: Member): Promise<void> =>
      mutate(merchantId, 'removed', by, async (trx) => {
        await getEndpoint(trx, merchantId, id);
        await endpoints.removeEndpoint(trx, id);
        return { endpointId: id, result: undefined };
      }),

    /** Removes secrets that no longer sign. */
    sweep: (): Promise<void> => endpoints.removeExpiredSecrets(database, now()),
  };
}

/** The secret that signs beside a new one. */
function choosePrevious(
  { secretCipher, previousSecretCipher, previousUntil }: endpoints.EndpointRow,
  now: Date,
): { readonly previous: Buffer; readonly previousUntil: Date } {
  if (previousSecretCipher !== null && previousUntil !== null) {
    const rotatedAt = previousUntil.getTime() - previousSecretValidMs;
    if (now.getTime() - rotatedAt < repeatedRotationMs)
      return { previous: previousSecretCipher, previousUntil };
  }
  return { previous: secretCipher, previousUntil: new Date(now.getTime() + previousSecretValidMs) };
}
