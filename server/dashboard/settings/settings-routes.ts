import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { findLogoError } from '../../pages/logo/find-logo-error';
import { sendPage } from '../../pages/web/send-page';
import { logoLimits } from '../../src/parties/merchants';
import { type App, readUpload } from '../../src/platform/http';
import { authorizePage } from '../context';
import { places } from '../navigation';
import { setFlash, takeFlash } from '../web/flash';
import { checkOpenMerchant, openMerchantQuery } from '../web/open-merchant';
import type { DashboardServices } from '../web/services';
import { settingsPage } from './settings-page';

const config = { access: 'member' } as const;
const { path } = places.settings;
const forms = { hide: true, querystring: openMerchantQuery } as const;

/** Settings that owners may change: the logo. */
export function registerSettingsPages(scope: App, { merchantLogos }: DashboardServices): void {
  const readLogo = ({ dashboard: { merchant, as } }: Pick<FastifyRequest, 'dashboard'>) =>
    merchantLogos.read(merchant.id, as);

  scope.get('/settings', { config, schema: { hide: true } }, async (request, reply) => {
    const { dashboard: context } = request;
    const flash = takeFlash(request, reply, context.language);
    return sendPage(reply, settingsPage({ context, logoUrl: await readLogo(request), flash }));
  });

  scope.post(
    '/settings/logo',
    { config: { ...config, upload: true }, schema: forms },
    async (request, reply) => {
      const { dashboard: context } = request;
      checkOpenMerchant(context, request.query);
      authorizePage(context, 'settings.manage');
      try {
        const { content } = await readUpload(request, { limit: logoLimits.bytes });
        await merchantLogos.set(context.merchant.id, await buffer(content), context.as);
      } catch (error) {
        const code = findLogoError(error);
        if (code === null) throw error;
        const props = { context, logoUrl: await readLogo(request), error: code };
        return sendPage(reply, settingsPage(props), 422);
      }
      setFlash(reply, 'logoChanged');
      return reply.redirect(path, 303);
    },
  );

  scope.post('/settings/logo/remove', { config, schema: forms }, async (request, reply) => {
    const { dashboard: context } = request;
    checkOpenMerchant(context, request.query);
    await merchantLogos.remove(context.merchant.id, context.as);
    setFlash(reply, 'logoRemoved');
    return reply.redirect(path, 303);
  });
}
