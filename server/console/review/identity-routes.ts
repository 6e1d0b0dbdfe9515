import { z } from 'zod';
import { field } from '../../pages/web/form-body';
import { sendPage } from '../../pages/web/send-page';
import type { Operator } from '../../src/parties/operators';
import { type App, idParams } from '../../src/platform/http';
import { setFlash } from '../web/flash';
import type { ConsoleServices } from '../web/services';
import { ownershipBody, parseOwnership } from './form/ownership-form';
import { type ReviewPageProps, reviewPage } from './review-page';

const config = { access: 'console' } as const;

const matchBody = z.object({
  matchId: field(z.uuid()),
  state: field(z.enum(['cleared', 'confirmed'])),
  note: field(z.string().trim().min(1).max(1000)),
});

/** Actions of the card *Who applies* on the page of a review. */
export function registerIdentityRoutes(
  scope: App,
  { reviewDueDiligence }: Pick<ConsoleServices, 'reviewDueDiligence'>,
  buildPage: (operator: Operator, id: string) => Promise<ReviewPageProps>,
): void {
  const toPage = (id: string): string => `/operator/reviews/${id}#identity`;

  scope.post(
    '/reviews/:id/identity/check',
    { config, schema: { hide: true, params: idParams } },
    async ({ operator, params }, reply) => {
      await reviewDueDiligence.checkAgain(operator, params.id);
      setFlash(reply, { code: 'identityChecked' });
      return reply.redirect(toPage(params.id), 303);
    },
  );

  scope.post(
    '/reviews/:id/identity/match',
    { config, schema: { hide: true, params: idParams, body: matchBody } },
    async ({ operator, params, body }, reply) => {
      await reviewDueDiligence.resolveMatch(operator, params.id, body);
      setFlash(reply, { code: 'matchResolved' });
      return reply.redirect(toPage(params.id), 303);
    },
  );

  scope.post(
    '/reviews/:id/identity/owners',
    { config, schema: { hide: true, params: idParams, body: ownershipBody } },
    async ({ operator, params, body }, reply) => {
      const parsed = parseOwnership(body);
      if ('errors' in parsed) {
        const page = await buildPage(operator, params.id);
        return sendPage(reply, reviewPage({ ...page, owners: { input: body, errors: parsed.errors } }), 422);
      }
      await reviewDueDiligence.recordOwnership(operator, params.id, parsed.ownership);
      setFlash(reply, { code: 'ownershipRecorded' });
      return reply.redirect(toPage(params.id), 303);
    },
  );
}
