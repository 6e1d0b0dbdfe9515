import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import type { OriginBook } from '../merchants/origins';
import type { App } from './app';

const shared: FastifyCorsOptions = {
  credentials: true,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['content-type', 'merchantKey', 'sessionToken', 'checkoutId', 'Idempotency-Key'],
  exposedHeaders: ['Retry-After', 'Idempotency-Replayed'],
  maxAge: 600,
};

/**
 * Exact origins only: those merchants registered, and our own. Which merchant's it must be is known once the caller is
 * (see access.ts); a preflight carries no key.
 */
export async function registerCors(app: App, origins: OriginBook, publicOrigin: string): Promise<void> {
  await app.register(cors, {
    delegator: async (request: FastifyRequest): Promise<FastifyCorsOptions> => {
      const { origin } = request.headers;
      const allowed = origin !== undefined && (origin === publicOrigin || (await origins.known(origin)));
      return { ...shared, origin: allowed ? origin : false };
    },
  });
}
