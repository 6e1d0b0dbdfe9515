import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { ratesPath } from '@tamarack/core/protocol/rate-table';
import type { FastifyRequest } from 'fastify';
import { isProblem } from '../../errors';
import type { App } from '../app/app';

const shared: FastifyCorsOptions = {
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: [
    'content-type',
    'merchantKey',
    'sessionToken',
    'checkoutId',
    'Idempotency-Key',
    // monitoring scripts of a merchant's page add them to every call
    'traceparent',
    'X-Request-Id',
  ],
  exposedHeaders: ['Retry-After', 'Idempotency-Replayed', 'X-Request-Id'],
  maxAge: 600,
};

/** Entry points of an integration: a developer may call them from a page that is not registered yet. */
const entryPaths: readonly string[] = ['/v1/checkout', ratesPath];

/**
 * Exact origins only: those that merchants registered, and our own. The merchant's own origin is checked once the
 * caller is known (see access.ts); a preflight carries no key. Any page may call the entry points, but can read the
 * response only where it is the refusal meant for its developer (`TC-1000…`). Credentials are allowed because the SDK's
 * call sends them, and without the header a browser withholds every response.
 */
export async function registerCors(
  app: App,
  isRegisteredOrigin: (origin: string) => Promise<boolean>,
  publicOrigin: string,
): Promise<void> {
  await app.register(cors, {
    delegator: async (request: FastifyRequest): Promise<FastifyCorsOptions> => {
      const { origin } = request.headers;
      const allowed = origin !== undefined && (origin === publicOrigin || (await isRegisteredOrigin(origin)));
      const isEntryPreflight =
        request.method === 'OPTIONS' && entryPaths.includes(request.url.split('?')[0] ?? '');
      return { ...shared, origin: origin !== undefined && (allowed || isEntryPreflight) ? origin : false };
    },
  });
  app.addHook('onError', async (request, reply, error) => {
    const { origin } = request.headers;
    if (origin === undefined || !isProblem(error) || error.type !== 'merchant-setup') return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
  });
}
