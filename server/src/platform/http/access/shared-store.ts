import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { LimitsService } from '../../limits';

/**
 * Counts of @fastify/rate-limit that all processes share. A limiter with `skipOnError` counts roughly and never fails;
 * any other counts exactly, and its calls fail while the database cannot count them.
 */
export function buildSharedStore(limits: LimitsService): FastifyRateLimitStoreCtor {
  return class SharedStore implements FastifyRateLimitStore {
    readonly #rough: boolean;

    /** @param options the limiter's, with `skipOnError` */
    constructor(options: object) {
      this.#rough = Reflect.get(options, 'skipOnError') === true;
    }

    incr(...[key, callback, windowMs, max]: Parameters<FastifyRateLimitStore['incr']>): void {
      const answer = ({ count, ttlMs }: { count: number; ttlMs: number }): void =>
        callback(null, { current: count, ttl: ttlMs });
      if (this.#rough) answer(limits.countRoughly(key, { max, windowMs }));
      else limits.count(key, windowMs).then(answer, (error: Error) => callback(error));
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedStore(options);
    }
  };
}
