import type { LimitsService } from '../../limits';
import type { App } from '../app/app';
import { toClientNetwork } from './client-network';

/** Calls per minute. */
export interface RateLimits {
  readonly perAddress: number;
  readonly perSession: number;
  /**
   * Per address, on routes with `limit: 'checkout'` or `'report'`; a quarter of it on routes with `limit: 'link'`.
   */
  readonly checkout: number;
  /** Per session, on routes with `limit: 'verification'`. */
  readonly verification: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A stricter limit, in addition to the one that every route has. Reports of analytics and recordings have theirs alone: they
     * use up no call of a customer's.
     */
    limit?: 'checkout' | 'verification' | 'link' | 'report' | 'recording';
  }
}

const windowMs = 60_000;

/**
 * Refuses excess calls with `rate-limited`. All processes count together: codes exactly, which are refused while the
 * database cannot count them; other calls roughly, without a statement in the call, and with the database away as well.
 */
export function registerRateLimits(app: App, limits: RateLimits, counts: LimitsService): void {
  app.addHook('onClose', counts.close);
  const count = (key: string, max: number): void => counts.enforceRoughly(key, { max, windowMs });

  // Before authentication: guessing tokens is limited too.
  app.addHook('onRequest', (request, _reply, done) => {
    const { limit } = request.routeOptions.config;
    const network = toClientNetwork(request.ip);
    if (limit === 'checkout') count(`checkout:${network}`, limits.checkout);
    if (limit === 'link') count(`link:${network}`, Math.ceil(limits.checkout / 4));
    if (limit === 'report') count(`report:${network}`, limits.checkout);
    else if (limit === 'recording') count(`recording:${network}`, limits.perAddress);
    else count(`address:${network}`, limits.perAddress);
    done();
  });
  app.addHook('preValidation', ({ caller, routeOptions }, _reply, done) => {
    const { access, limit } = routeOptions.config;
    if (access === 'session') count(`calls:${caller?.scope}`, limits.perSession);
    if (limit !== 'verification') return done();
    counts
      .enforce(`verification:${caller?.scope}`, { max: limits.verification, windowMs })
      .then(() => done(), done);
  });
}
