import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { problem } from '../../errors';
import type { LimitsService } from '../../limits';
import type { App } from '../app/app';
import { toClientNetwork } from './client-network';
import { buildSharedStore } from './shared-store';

/** Calls per minute. */
export interface RateLimits {
  readonly perAddress: number;
  readonly perSession: number;
  /** Per address, on routes with `limit: 'checkout'`; a quarter of it on routes with `limit: 'link'`. */
  readonly checkout: number;
  /** Per session, on routes with `limit: 'verification'`. */
  readonly verification: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stricter limit, in addition to the one that every route has. */
    limit?: 'checkout' | 'verification' | 'link';
  }
}

type ToKey = (request: FastifyRequest) => string;

/**
 * Refuses excess calls with `rate-limited`. All processes count together: codes exactly, which are refused while the
 * database cannot count them; other calls roughly, without a statement in the call, and with the database away as well.
 */
export async function registerRateLimits(app: App, limits: RateLimits, counts: LimitsService): Promise<void> {
  await app.register(rateLimit, { global: false, store: buildSharedStore(counts) });
  app.addHook('onClose', counts.close);
  const createLimiter = (max: number, keyGenerator: ToKey, options = { skipOnError: true }) => {
    const check = app.createRateLimit({ max, timeWindow: 60_000, keyGenerator, ...options });
    return async (request: FastifyRequest): Promise<void> => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded)
        throw problem('rate-limited', { retryAfter: Math.max(1, result.ttlInSeconds) });
    };
  };
  const perAddress = createLimiter(limits.perAddress, ({ ip }) => `address:${toClientNetwork(ip)}`);
  const perSession = createLimiter(limits.perSession, ({ caller }) => `calls:${caller?.scope}`);
  const checkout = createLimiter(limits.checkout, ({ ip }) => `checkout:${toClientNetwork(ip)}`);
  const link = createLimiter(Math.ceil(limits.checkout / 4), ({ ip }) => `link:${toClientNetwork(ip)}`);
  const verification = createLimiter(limits.verification, ({ caller }) => `verification:${caller?.scope}`, {
    skipOnError: false,
  });

  // Before authentication: guessing tokens is limited too.
  app.addHook('onRequest', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit === 'checkout') await checkout(request);
    if (limit === 'link') await link(request);
    await perAddress(request);
  });
  app.addHook('preValidation', async (request) => {
    const { access, limit } = request.routeOptions.config;
    if (access === 'session') await perSession(request);
    if (limit === 'verification') await verification(request);
  });
}
