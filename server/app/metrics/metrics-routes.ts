import { timingSafeEqual } from 'node:crypto';
import type { MetricsConfig } from '../../src/config';
import { problem } from '../../src/platform/errors';
import { type App, readBearer } from '../../src/platform/http';
import type { Keys } from '../../src/platform/keys';
import type { Metrics } from './metrics';
import type { RenderMetrics } from './render-metrics';

/** Counts requests, and serves `/metrics` if a token is configured. */
export function registerMetrics(
  app: App,
  config: MetricsConfig,
  services: {
    readonly metrics: Metrics;
    readonly renderMetrics: RenderMetrics;
    readonly keys: Pick<Keys, 'hash'>;
  },
): void {
  const { metrics, renderMetrics, keys } = services;
  // by route pattern: URLs may contain anything, and their number is unbounded
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unmatched';
    metrics.requests.inc({ method, route, status: reply.statusCode });
    metrics.durations.observe({ method, route }, reply.elapsedTime / 1000);
    done();
  });
  if (config.token === null) return;
  const expected = keys.hash(config.token);
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!timingSafeEqual(keys.hash(readBearer(request) ?? ''), expected)) throw problem('unauthorized');
    return reply.type(metrics.registry.contentType).send(await renderMetrics());
  });
}
