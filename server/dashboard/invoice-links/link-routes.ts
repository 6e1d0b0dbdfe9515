import { z } from 'zod';
import { sendPage } from '../../pages/web/send-page';
import type { App } from '../../src/platform/http';
import { authorizePage } from '../context';
import { places } from '../navigation';
import { runSearch } from '../search/run-search';
import { setFlash, takeFlash } from '../web/flash';
import type { DashboardServices } from '../web/services';
import { registerLinkForm } from './link-form-routes';
import { cancelLinkPage, linkPage } from './link-page';
import { listQuery, readSearch } from './link-query';
import { linksPage } from './links-page';
import { registerLinkUpload } from './upload-routes';

const config = { access: 'member' } as const;

const linkParams = z.object({ linkId: z.string().max(100) });
const page = { config, schema: { hide: true, params: linkParams } } as const;

/** Invoice links: the list with its search, one by one, from a form and from a file. */
export function registerInvoiceLinkPages(scope: App, services: DashboardServices): void {
  const { invoiceLinks } = services;

  scope.get(
    '/invoice-links',
    { config, schema: { hide: true, querystring: listQuery } },
    async (request, reply) => {
      const { dashboard: context, query } = request;
      authorizePage(context, 'invoiceLinks.read');
      const { results, status } = await runSearch(query, readSearch, (search, page) =>
        invoiceLinks.search(context.merchant.id, search, page),
      );
      const flash = takeFlash(request, reply, context.language);
      return sendPage(reply, linksPage({ context, results, flash }), status);
    },
  );

  registerLinkForm(scope, services);
  registerLinkUpload(scope, services);
  registerLinkActs(scope, services);
}

/** A link and the actions on it. */
function registerLinkActs(scope: App, { invoiceLinks }: DashboardServices): void {
  scope.get('/invoice-links/:linkId', page, async (request, reply) => {
    const { dashboard: context, params } = request;
    authorizePage(context, 'invoiceLinks.read');
    const link = await invoiceLinks.get(context.merchant.id, params.linkId);
    return sendPage(reply, linkPage({ context, link, flash: takeFlash(request, reply, context.language) }));
  });

  scope.get('/invoice-links/:linkId/cancel', page, async ({ dashboard: context, params }, reply) => {
    authorizePage(context, 'invoiceLinks.manage');
    const link = await invoiceLinks.get(context.merchant.id, params.linkId);
    return sendPage(reply, cancelLinkPage({ context, link }));
  });

  const acts = [
    ['cancel', 'deactivate', 'linkCancelled'],
    ['send', 'send', 'linkSent'],
  ] as const;
  for (const [path, act, flash] of acts)
    scope.post(`/invoice-links/:linkId/${path}`, page, async ({ dashboard: context, params }, reply) => {
      await invoiceLinks[act](context.merchant.id, params.linkId, async () => undefined, context.as);
      setFlash(reply, flash);
      return reply.redirect(`${places.invoiceLinks.path}/${params.linkId}`, 303);
    });
}
