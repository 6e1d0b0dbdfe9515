import { z } from 'zod';
import { type App, language, problems } from '../../../platform/http';
import { disownPath } from '../alerts/disown-links';
import type { AccountsService } from '../service';
import { createDisownPage } from './disown-page';

/** “This was not me”: the page that an alert's link opens, and what its button calls. */
export function registerDisownRoutes(
  app: App,
  { accounts }: { readonly accounts: Pick<AccountsService, 'disown'> },
): void {
  const page = createDisownPage();
  const querystring = z.object({ lng: language.default('en') });
  app.get(disownPath, { schema: { hide: true, querystring } }, async (request, reply) =>
    reply
      .header('content-security-policy', page.policy)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.build(request.query.lng)),
  );

  app.post(
    '/v1/account/disown',
    {
      config: { access: 'open', limit: 'link' },
      schema: {
        operationId: 'Account_Disown',
        tags: ['Account'],
        summary: 'Report that an alert describes something the customer did not do',
        description:
          'Called by the page that an alert links to. Freezes the credit line, ends the customer’s sessions and opens a review.',
        body: z.object({ token: z.string().max(200) }).meta({ id: 'DisownInput' }),
        response: { 204: z.null().meta({ description: 'The account is frozen.' }), ...problems },
      },
    },
    async ({ body }, reply) => {
      await accounts.disown(body.token);
      return reply.code(204).send(null);
    },
  );
}
