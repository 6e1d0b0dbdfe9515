import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import { isProblem } from '../../errors';
import type { App } from '../app/app';

const shared: FastifyCorsOptions = {
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['content-type', 'merchantKey', 'sessionToken', 'checkoutId', 'Idempotency-Key'],
  exposedHeaders: ['Retry-After', 'Idempotency-Replayed'],
  maxAge: 600,
};

/** Where a merchant's developer comes first, from a page that may not be registered yet. */
const entrance = '/v1/checkout';

/**
 * Exact origins only: those merchants registered, and our own. Which merchant's it must be is known once the caller is
 * (see access.ts); a preflight carries no key. A strange page may knock at the entrance all the same: what it is
 * answered there it can read only where that is the refusal meant for its developer (`TC-1000…`). Credentials are named
 * because the SDK's call has them, and a browser keeps every answer without that from it.
 */
export async function registerCors(
  app: App,
  isKnownOrigin: (origin: string) => Promise<boolean>,
  publicOrigin: string,
): Promise<void> {
  await app.register(cors, {
    delegator: async (request: FastifyRequest): Promise<FastifyCorsOptions> => {
      const { origin } = request.headers;
      const allowed = origin !== undefined && (origin === publicOrigin || (await isKnownOrigin(origin)));
      const knocks = request.method === 'OPTIONS' && request.url.split('?')[0] === entrance;
      return { ...shared, origin: origin !== undefined && (allowed || knocks) ? origin : false };
    },
  });
  app.addHook('onError', async (request, reply, error) => {
    const { origin } = request.headers;
    if (origin === undefined || !isProblem(error) || error.type !== 'merchant-setup') return;
    reply.header('access-control-allow-origin', origin).header('access-control-allow-credentials', 'true');
  });
}
