import { z } from 'zod';
import { problem } from '../../errors';
import type { App } from '../app/app';
import { describeError } from '../problems';
import type { HealthChecks } from './health-checks';
import { createHealthMonitor, type HealthLimits } from './health-monitor';

/** Seconds after which a load balancer may ask again. */
const retryAfter = 5;

/** For a load balancer: succeeds only while the database and the store of files accept writes. */
export function registerHealth(app: App, checks: HealthChecks, limits?: HealthLimits): void {
  const report = (error: unknown, part: string): void =>
    app.log.error({ ...describeError(error), part }, 'health check failed');
  const monitor = createHealthMonitor(checks, report, limits);
  app.get(
    '/health',
    { schema: { hide: true, response: { 200: z.object({ status: z.literal('ok') }) } } },
    async () => {
      const failing = await monitor.findFailing();
      if (failing.length > 0)
        throw problem('service-unavailable', { detail: `Failing: ${failing.join(', ')}.`, retryAfter });
      return { status: 'ok' as const };
    },
  );
}
