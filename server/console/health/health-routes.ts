import { sendPage } from '../../pages/web/send-page';
import { type App, idParams } from '../../src/platform/http';
import { setFlash, takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { healthPage } from './health-page';

const path = '/operator/health';
const config = { access: 'console' } as const;

/** Queues, failed jobs and late work. */
export function registerHealthPages(scope: App, { operations, now }: ConsoleServices): void {
  scope.get('/health', { config, schema: { hide: true } }, async (request, reply) => {
    const { operator } = request;
    const health = await operations.getHealth(operator);
    return sendPage(reply, healthPage({ ...health, operator, flash: takeFlash(request, reply), now: now() }));
  });

  scope.post(
    '/health/jobs/:id/retry',
    { config, schema: { hide: true, params: idParams } },
    async ({ operator, params }, reply) => {
      await operations.retryJob(operator, params.id);
      setFlash(reply, { code: 'jobRetried' });
      return reply.redirect(path, 303);
    },
  );
}
