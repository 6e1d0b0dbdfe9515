import { holdMerchant } from '../../parties/merchants';
import { recordAudit } from '../../platform/audit';
import { type Executor, inTransaction, isId } from '../../platform/database';
import { problem } from '../../platform/errors';
import type { Keep } from '../../platform/http';
import type { Keys } from '../../platform/keys';
import * as endpoints from './endpoint-repository';
import type { MerchantEventType } from './event-types';
import type { WebhookSender } from './sender';
import { newSecret } from './signature';
import { type EndpointView, endpointView } from './views';

const most = 10;
const previousSecretMs = 24 * 3_600_000;

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

/** Manages a merchant's webhook endpoints. Every id is looked up among the merchant's own; others are `not-found`. */
export interface EndpointsService {
  list(merchantId: string): Promise<EndpointView[]>;
  get(merchantId: string, id: string): Promise<EndpointView>;
  /**
   * Only this response contains the secret. Throws `validation-failed` for a URL that cannot receive events;
   * `step-not-allowed` where the merchant has ten endpoints.
   */
  create(
    merchantId: string,
    input: EndpointInput & {
      /** A secret that both sides already know; otherwise a new one. */
      readonly secret?: string;
    },
    keep: Keep<EndpointWithSecret>,
  ): Promise<EndpointWithSecret>;
  /** Disabling an endpoint gives up its pending deliveries. */
  change(
    merchantId: string,
    id: string,
    change: EndpointChange & { readonly enabled?: boolean | undefined },
  ): Promise<EndpointView>;
  /** The previous secret also signs for a day; the one before it does not. */
  rotateSecret(merchantId: string, id: string, keep: Keep<EndpointWithSecret>): Promise<EndpointWithSecret>;
  /** Also removes its deliveries. */
  remove(merchantId: string, id: string): Promise<void>;
  /** Removes secrets that no longer sign. */
  sweep(): Promise<void>;
}

export function createEndpointsService(deps: {
  readonly database: Executor;
  readonly keys: Keys;
  readonly sender: Pick<WebhookSender, 'faultOf'>;
  readonly now: () => Date;
}): EndpointsService {
  const { database, keys, sender, now } = deps;

  const checkUrl = async (url: string): Promise<void> => {
    const code = await sender.faultOf(url);
    if (code !== null) throw problem('validation-failed', { errors: [{ path: '/url', code }] });
  };

  const own = async (executor: Executor, merchantId: string, id: string): Promise<endpoints.EndpointRow> => {
    const row = isId(id) ? await endpoints.findEndpoint(executor, id) : undefined;
    if (row?.merchantId !== merchantId) throw problem('not-found');
    return row;
  };

  const view = async (executor: Executor, merchantId: string, id: string): Promise<EndpointView> =>
    endpointView(await own(executor, merchantId, id), now());

  /** Concurrent changes of a merchant run one after the other. */
  const act = <T>(
    merchantId: string,
    name: 'created' | 'changed' | 'secretRotated' | 'removed',
    work: (trx: Executor) => Promise<{ readonly endpointId: string; readonly answer: T }>,
  ): Promise<T> =>
    inTransaction(database, async (trx) => {
      await holdMerchant(trx, merchantId);
      const { endpointId, answer } = await work(trx);
      await recordAudit(trx, {
        applicationId: null,
        actor: `merchant:${merchantId}`,
        act: `webhookEndpoint.${name}`,
        details: { endpointId },
        at: now(),
      });
      return answer;
    });

  return {
    list: async (merchantId) =>
      (await endpoints.listEndpoints(database, merchantId)).map((row) => endpointView(row, now())),

    get: (merchantId, id) => view(database, merchantId, id),

    create: async (merchantId, { url, eventTypes, secret = newSecret() }, keep) => {
      await checkUrl(url);
      return act(merchantId, 'created', async (trx) => {
        const others = await endpoints.listEndpoints(trx, merchantId);
        if (others.length >= most)
          throw problem('step-not-allowed', {
            detail: `A merchant can have at most ${most} endpoints. Delete one first.`,
          });
        const secretCipher = keys.encrypt('webhook', secret);
        const endpointId = await endpoints.insertEndpoint(trx, {
          merchantId,
          url,
          eventTypes,
          secretCipher,
          now: now(),
        });
        const answer = { ...(await view(trx, merchantId, endpointId)), secret };
        await keep(trx, answer);
        return { endpointId, answer };
      });
    },

    change: async (merchantId, id, { enabled, ...change }) => {
      await own(database, merchantId, id);
      if (change.url !== undefined) await checkUrl(change.url);
      return act(merchantId, 'changed', async (trx) => {
        const before = await own(trx, merchantId, id);
        await endpoints.updateEndpoint(trx, id, change);
        if (enabled === false) await endpoints.disable(trx, id, 'merchant', now());
        if (enabled === true && before.disabledAt !== null) await endpoints.enable(trx, id);
        return { endpointId: id, answer: await view(trx, merchantId, id) };
      });
    },

    rotateSecret: (merchantId, id, keep) =>
      act(merchantId, 'secretRotated', async (trx) => {
        const before = await own(trx, merchantId, id);
        const secret = newSecret();
        await endpoints.replaceSecret(trx, id, {
          cipher: keys.encrypt('webhook', secret),
          previous: before.secretCipher,
          previousUntil: new Date(now().getTime() + previousSecretMs),
        });
        const answer = { ...(await view(trx, merchantId, id)), secret };
        await keep(trx, answer);
        return { endpointId: id, answer };
      }),

    remove: (merchantId, id) =>
      act(merchantId, 'removed', async (trx) => {
        await own(trx, merchantId, id);
        await endpoints.removeEndpoint(trx, id);
        return { endpointId: id, answer: undefined };
      }),

    sweep: () => endpoints.forgetPreviousSecrets(database, now()),
  };
}
