import { sendPage } from '../../pages/web/send-page';
import type { App } from '../../src/platform/http';
import { takeFlash } from '../web/flash';
import { homePage } from './home-page';

const config = { access: 'member' } as const;

export function registerHomePage(scope: App): void {
  scope.get('/', { config, schema: { hide: true } }, async (request, reply) => {
    const { dashboard: context } = request;
    return sendPage(reply, homePage({ context, flash: takeFlash(request, reply, context.language) }));
  });
}
