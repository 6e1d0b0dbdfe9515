import type { Problem } from '@tamarack/core/errors/catalogue';
import { z } from 'zod';
import { problem } from '../../errors';
import type { App } from '../app/app';
import { describeError, toProblemBody } from '../problems';
import type { HealthChecks } from './health-checks';
import { createHealthMonitor, type HealthLimits } from './health-monitor';
import type { Readiness } from './readiness';

/** Seconds after which a load balancer may ask again. */
const retryAfter = 5;

const schema = {
  hide: true,
  response: { 200: z.object({ status: z.literal('ok') }), 503: z.custom<Problem>() },
};
const ok = { status: 'ok' } as const;

/**
 * For load balancers and orchestrators. `/health` succeeds only while the database and the store of files accept
 * writes; `/readyz` while this process wants requests and the database accepts writes; `/livez` as long as the process
 * responds at all.
 */
export function registerHealth(
  app: App,
  checks: HealthChecks,
  readiness: Readiness,
  limits?: HealthLimits,
): void {
  const report = (error: unknown, part: string): void =>
    app.log.error({ ...describeError(error), part }, 'health check failed');
  const monitor = createHealthMonitor(checks, report, limits);

  app.get('/health', { schema }, async () => {
    const failing = await monitor.findFailing();
    if (failing.length > 0)
      throw problem('service-unavailable', { detail: `Failing: ${failing.join(', ')}.`, retryAfter });
    return ok;
  });

  app.get('/livez', { schema }, async () => ok);

  // most calls work without the file store: taking the process out of rotation would help no one
  app.get('/readyz', { schema }, async (request, reply) => {
    if (readiness.isDraining()) {
      const answer = problem('service-unavailable', { detail: 'The process is shutting down.', retryAfter });
      // as intended, so not thrown: it would be logged as a failure
      return reply
        .code(503)
        .header('retry-after', retryAfter)
        .type('application/problem+json')
        .serializer(JSON.stringify)
        .send(toProblemBody(answer, request.id));
    }
    if ((await monitor.findFailing()).includes('database'))
      throw problem('service-unavailable', { detail: 'Failing: database.', retryAfter });
    return ok;
  });

  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining()) reply.header('connection', 'close');
    done();
  });
}
