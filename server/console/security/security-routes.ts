import { sendPage } from '../../pages/web/send-page';
import { type App, idParams } from '../../src/platform/http';
import { setFlash, takeFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { securityPage } from './security-page';

const path = '/operator/security';
const config = { access: 'console' } as const;

/** Frozen accounts, and purchases that wait for a person. */
export function registerSecurityPages(
  scope: App,
  { accounts, customerPasskeys, now }: ConsoleServices,
): void {
  const form = { config, schema: { hide: true, params: idParams } } as const;

  scope.get('/security', { config, schema: { hide: true } }, async (request, reply) => {
    const { operator } = request;
    const reviews = await accounts.listOpenReviews(operator);
    return sendPage(reply, securityPage({ operator, reviews, flash: takeFlash(request, reply), now: now() }));
  });

  scope.post('/security/:id/clear', form, async ({ operator, params }, reply) => {
    await accounts.resolveReview(operator, params.id, 'cleared');
    setFlash(reply, { code: 'accountCleared' });
    return reply.redirect(path, 303);
  });

  scope.post('/security/:id/refuse', form, async ({ operator, params }, reply) => {
    await accounts.resolveReview(operator, params.id, 'refused');
    setFlash(reply, { code: 'purchaseRefused' });
    return reply.redirect(path, 303);
  });

  scope.post('/security/passkeys/:id/remove', form, async ({ operator, params }, reply) => {
    await customerPasskeys.remove(operator, params.id);
    setFlash(reply, { code: 'customerPasskeyRemoved' });
    return reply.redirect(path, 303);
  });
}
