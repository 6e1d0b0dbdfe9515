import { sendPage } from '../../pages/web/send-page';
import type { App } from '../../src/platform/http';
import { authorizePage } from '../context';
import { takeFlash } from '../web/flash';
import type { DashboardServices } from '../web/services';
import { homePage } from './home-page';

const config = { access: 'member' } as const;

export function registerHomePage(scope: App, services: DashboardServices): void {
  const { lookups, members, merchantEvents, merchants } = services;
  scope.get('/', { config, schema: { hide: true } }, async (request, reply) => {
    const { dashboard: context } = request;
    authorizePage(context, 'home.read');
    const { id } = context.merchant;
    const { items } = await lookups.list(id, { cursor: null, limit: 1 });
    const [latest = null] = items;
    const enabled = (await merchantEvents.endpoints.list(id)).filter(({ disabled }) => disabled === null);
    return sendPage(
      reply,
      homePage({
        context,
        facts: {
          ...(await merchants.readSetup(id, context.as)),
          hasOwner: await members.hasOwner(id),
          hasEndpoint: enabled.length > 0,
          hasCheckout: latest !== null,
        },
        latest,
        endpoints: {
          active: enabled.length,
          failing: enabled.filter(({ failingSince }) => failingSince !== null).length,
        },
        flash: takeFlash(request, reply, context.language),
      }),
    );
  });
}
